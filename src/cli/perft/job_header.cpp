#include "job_header.hpp"

#include <optional>

#include <alquerque/text.hpp>

#include "../chosen_game.hpp"
#include "../failure.hpp"
#include "../limits.hpp"
#include "../number_text.hpp"

namespace alquerque::cli {
namespace {

std::string format_line(FileKind kind) {
  return std::string{"# alquerque-perft-"} + (kind == FileKind::jobs ? "jobs" : "results") + " 1";
}

std::string field_line(const std::string& key, const std::string& value) {
  return "# " + key + ' ' + value;
}

/// The value of the field that the next line must be.
std::string next_value(LineReader& in, const std::string& key, const std::string& what) {
  const std::string beginning = field_line(key, "");
  if (!in.next() || !in.line().starts_with(beginning)) {
    in.refuse(in_quotes(beginning + what));
  }
  return in.line().substr(beginning.size());
}

std::uint64_t next_number(LineReader& in, const std::string& key, std::uint64_t highest) {
  const std::string text = next_value(in, key, "NUMBER");
  const std::optional<std::uint64_t> number = parse_whole(text, 0, highest);
  if (!number) {
    in.refuse("the " + key + ' ' + in_quotes(text),
              "a whole number from 0 to " + std::to_string(highest));
  }
  return *number;
}

}  // namespace

std::vector<std::string> lines_of(const JobHeader& header, FileKind kind) {
  return {format_line(kind),
          field_line("rules", std::string{header.rules.name()}),
          field_line("position", to_text(header.position)),
          field_line("depth", std::to_string(header.depth)),
          field_line("ply", std::to_string(header.ply)),
          field_line("jobs", std::to_string(header.jobs)),
          field_line("id", hex_of(header.id))};
}

std::string line_of(Part part) { return field_line("part", to_text(part)); }

JobHeader read_job_header(LineReader& in, FileKind kind) {
  if (!in.next() || in.line() != format_line(kind)) {
    in.refuse(in_quotes(format_line(kind)));
  }
  JobHeader header{};
  const std::string rules = next_value(in, "rules", "NAME");
  const std::optional<RuleBook> known = find_rules(rules);
  if (!known) {
    in.refuse("the unknown rule set " + in_quotes(rules), "the name of one");
  }
  header.rules = *known;
  header.position = read_position(in, next_value(in, "position", "TEXT"), header.rules);
  header.depth = static_cast<unsigned>(next_number(in, "depth", deepest));
  header.ply = static_cast<unsigned>(next_number(in, "ply", header.depth));
  header.jobs = next_number(in, "jobs", most_jobs);
  const std::string id = next_value(in, "id", "ID");
  const std::optional<std::uint64_t> number = parse_hex(id);
  if (!number) {
    in.refuse("the id " + in_quotes(id), "16 hexadecimal digits");
  }
  header.id = *number;
  return header;
}

Part read_part(LineReader& in) {
  const std::string text = next_value(in, "part", "I/N");
  const std::optional<Part> part = parse_part(text);
  if (!part) {
    in.refuse("the part " + in_quotes(text), "I/N with I from 1 to N");
  }
  return *part;
}

Position read_position(const LineReader& in, std::string_view text, const RuleSet& rules) {
  const auto position = parse_position(text, rules);
  if (!position) {
    throw BadArguments{in.place() + ": bad position " + position.error().message()};
  }
  // Else two texts of one job would have two ids.
  if (to_text(*position) != text) {
    in.refuse(in_quotes(text), "the position as " + in_quotes(to_text(*position)));
  }
  return *position;
}

std::vector<std::string_view> fields_of(std::string_view line, std::size_t most) {
  std::vector<std::string_view> fields;
  while (fields.size() + 1 < most) {
    const std::size_t end = line.find_first_of("\t ");
    if (end == std::string_view::npos) {
      break;
    }
    fields.push_back(line.substr(0, end));
    line.remove_prefix(end + 1);
  }
  fields.push_back(line);
  return fields;
}

}  // namespace alquerque::cli

#include "table_file.hpp"

#include <zlib.h>

#include <optional>
#include <utility>

#include <failure.hpp>
#include <number_text.hpp>

#include "../../strategy/little_endian.hpp"
#include "../file_content.hpp"
#include "group_coding.hpp"

namespace alquerque::solver {
namespace {

constexpr std::string_view first_words = "alquerque table ";
constexpr std::string_view version = "1";
constexpr std::size_t checksum_size = number_size;

std::uint32_t checksum_of(std::string_view bytes) {
  return static_cast<std::uint32_t>(::crc32_z(
      ::crc32_z(0, nullptr, 0), reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

std::string text_of(const TableHeader& header) {
  const TableCounts& counts = header.counts;
  return std::string{first_words} + std::string{version} + "\nrules " + header.rules + "\nmen " +
         std::to_string(header.own_men) + "\nagainst " + std::to_string(header.enemy_men) +
         "\nwon " + std::to_string(counts.won) + "\nlost " + std::to_string(counts.lost) +
         "\nneither " + std::to_string(counts.neither) + "\nlongest-win " +
         std::to_string(counts.longest_win) + "\nlongest-loss " +
         std::to_string(counts.longest_loss) + "\n\n";
}

/// What stands behind a word on the next line.
std::optional<std::string_view> take_line(std::string_view& text, std::string_view word) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos || !text.starts_with(word)) {
    return std::nullopt;
  }
  const std::string_view value = text.substr(word.size(), end - word.size());
  text.remove_prefix(end + 1);
  return value;
}

std::optional<std::uint64_t> take_number(std::string_view& text, std::string_view word) {
  const auto value = take_line(text, word);
  return value ? cli::parse_whole(*value) : std::nullopt;
}

std::optional<TableHeader> header_in(std::string_view text) {
  take_line(text, first_words);
  const auto rules = take_line(text, "rules ");
  const auto own_men = take_number(text, "men ");
  const auto enemy_men = take_number(text, "against ");
  const auto won = take_number(text, "won ");
  const auto lost = take_number(text, "lost ");
  const auto neither = take_number(text, "neither ");
  const auto longest_win = take_number(text, "longest-win ");
  const auto longest_loss = take_number(text, "longest-loss ");
  if (!rules || !own_men || !enemy_men || !won || !lost || !neither || !longest_win ||
      !longest_loss || !text.starts_with('\n')) {
    return std::nullopt;
  }
  return TableHeader{std::string{*rules},
                     static_cast<unsigned>(*own_men),
                     static_cast<unsigned>(*enemy_men),
                     {*won, *lost, *neither, *longest_win, *longest_loss}};
}

std::string men_in_words(unsigned own_men, unsigned enemy_men) {
  return std::to_string(own_men) + " against " + std::to_string(enemy_men);
}

}  // namespace

std::string table_path(const std::string& folder, unsigned own_men, unsigned enemy_men) {
  return folder + '/' + std::to_string(own_men) + "v" + std::to_string(enemy_men) + ".table";
}

std::string table_bytes(const TableHeader& header, const std::vector<std::string>& groups) {
  std::string bytes = text_of(header);
  for (const std::string& group : groups) {
    add_number(bytes, static_cast<std::uint32_t>(group.size()));
  }
  for (const std::string& group : groups) {
    bytes += group;
  }
  add_number(bytes, checksum_of(bytes));
  return bytes;
}

TableFile::TableFile(const BoardIndex& index, const std::string& folder, unsigned own_men,
                     unsigned enemy_men)
    : index_{index},
      path_{table_path(folder, own_men, enemy_men)},
      content_{content_of(path_)},
      first_group_{index.slice(own_men, enemy_men).first_group},
      end_group_{index.slice(own_men, enemy_men).end_group} {
  read_header(own_men, enemy_men);
  find_groups();
  const std::size_t checked = content_.size() - checksum_size;
  if (checksum_of(std::string_view{content_}.substr(0, checked)) != number_at(content_, checked)) {
    refuse("it is damaged: its checksum is wrong");
  }
}

void TableFile::expect_rules(const std::string& rules) const {
  if (header_.rules != rules) {
    refuse("it is of the rules " + header_.rules + ", not " + rules);
  }
}

GroupRecords TableFile::records_of(std::uint32_t number) const {
  const Extent& extent = extents_[number - first_group_];
  auto records =
      unpacked(std::string_view{content_}.substr(extent.begin, extent.end - extent.begin),
               index_.group(number).size);
  if (!records) {
    refuse("it is damaged: a group cannot be unpacked");
  }
  return std::move(*records);
}

void TableFile::read_header(unsigned own_men, unsigned enemy_men) {
  std::string_view text = content_;
  const auto found = take_line(text, first_words);
  if (!found) {
    refuse("it is not a table");
  }
  if (*found != version) {
    refuse("its format is not " + std::string{version});
  }
  const auto header = header_in(content_);
  if (!header || !content_.starts_with(text_of(*header))) {
    refuse("it is damaged: it has no good header");
  }
  header_ = *header;
  header_size_ = text_of(header_).size();
  if (header_.own_men != own_men || header_.enemy_men != enemy_men) {
    refuse("it is of " + men_in_words(header_.own_men, header_.enemy_men) + " men");
  }
}

void TableFile::find_groups() {
  std::size_t groups = 0;
  for (std::uint32_t number = first_group_; number < end_group_; ++number) {
    groups += index_.group(number).size != 0 ? 1U : 0U;
  }
  std::size_t entry = header_size_;
  std::size_t begin = entry + groups * number_size;
  for (std::uint32_t number = first_group_; number < end_group_; ++number) {
    std::size_t end = begin;
    if (index_.group(number).size != 0) {
      if (entry + number_size > content_.size()) {
        refuse("it is cut short");
      }
      end += number_at(content_, entry);
      entry += number_size;
    }
    extents_.push_back({begin, end});
    begin = end;
  }
  if (begin + checksum_size > content_.size()) {
    refuse("it is cut short");
  }
  if (begin + checksum_size < content_.size()) {
    refuse("there are bytes behind its end");
  }
}

void TableFile::refuse(const std::string& reason) const {
  throw cli::Failure{static_cast<int>(cli::ExitCode::failure),
                     "cannot use '" + path_ + "': " + reason};
}

}  // namespace alquerque::solver

#include "job_result.hpp"

#include <optional>
#include <string_view>
#include <vector>

#include "../number_text.hpp"
#include "fnv.hpp"

namespace alquerque::cli {
namespace {

std::string unchecked_line_of(const JobResult& result) {
  return std::to_string(result.number) + '\t' + std::to_string(result.lines) + '\t' +
         std::to_string(result.leaves);
}

std::string check_of(const JobHeader& header, const JobResult& result) {
  return hex_of(Fnv{}.add(hex_of(header.id)).add("\t").add(unchecked_line_of(result)).value());
}

std::string fault_of(const JobHeader& header, Part part, const JobResult& result,
                     std::string_view check) {
  const std::string job = "job " + std::to_string(result.number);
  if (result.number < 1 || result.number > header.jobs) {
    return job + " is foreign, the jobs are 1 to " + std::to_string(header.jobs);
  }
  if (check != check_of(header, result)) {
    return job + " is foreign or was changed, its check is " + std::string{check} + " and not " +
           check_of(header, result);
  }
  if (!part.contains(result.number)) {
    return job + " is foreign, it is not in part " + to_text(part);
  }
  return {};
}

}  // namespace

std::string line_of(const JobHeader& header, const JobResult& result) {
  return unchecked_line_of(result) + '\t' + check_of(header, result);
}

CheckedResult read_result(const LineReader& in, const JobHeader& header, Part part) {
  const std::vector<std::string_view> fields = fields_of(in.line(), 4);
  if (fields.size() != 4) {
    in.refuse("NUMBER, LINES, LEAVES and CHECK of a job");
  }
  const auto number_in = [&](std::size_t index, const char* what) {
    const std::optional<std::uint64_t> number = parse_whole(fields[index]);
    if (!number) {
      in.refuse(in_quotes(fields[index]), what);
    }
    return *number;
  };
  const JobResult result{number_in(0, "the number of a job"), number_in(1, "a number of lines"),
                         number_in(2, "a number of leaves")};
  if (!parse_hex(fields[3])) {
    in.refuse("the check " + in_quotes(fields[3]), "16 hexadecimal digits");
  }
  return {result, fault_of(header, part, result, fields[3])};
}

}  // namespace alquerque::cli

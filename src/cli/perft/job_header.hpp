#ifndef ALQUERQUE_CLI_JOB_HEADER_HPP
#define ALQUERQUE_CLI_JOB_HEADER_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <alquerque/alquerque.hpp>

#include "../line_reader.hpp"
#include "part.hpp"

namespace alquerque::cli {

/// What a count is that was divided into jobs. It stands at the beginning of the file of the jobs
/// and of each file of results, one line a field, so that a result is of use by itself.
struct JobHeader {
  RuleBook rules;
  Position position;
  unsigned depth;
  /// The ply of the positions that are the jobs.
  unsigned ply;
  std::uint64_t jobs;
  /// Hash of all other fields and of the jobs; it ties results to their jobs.
  std::uint64_t id;

  /// The plies below a job.
  [[nodiscard]] unsigned rest() const noexcept { return depth - ply; }
};

enum class FileKind { jobs, results };

/// The lines, without line ends, in the order in which they stand in a file; the last is the id.
[[nodiscard]] std::vector<std::string> lines_of(const JobHeader& header, FileKind kind);

/// The line that follows them in a file of results.
[[nodiscard]] std::string line_of(Part part);

/// @throws BadArguments if something else stands there
[[nodiscard]] JobHeader read_job_header(LineReader& in, FileKind kind);
[[nodiscard]] Part read_part(LineReader& in);

/// A position as `to_text` writes it, part of the line that was read.
/// @throws BadArguments if it is none
[[nodiscard]] Position read_position(const LineReader& in, std::string_view text,
                                     const RuleSet& rules);

/// The fields of a line, parted by a tab each, or a blank; the last takes all the rest.
[[nodiscard]] std::vector<std::string_view> fields_of(std::string_view line, std::size_t most);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_JOB_HEADER_HPP

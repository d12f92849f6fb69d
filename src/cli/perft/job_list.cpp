#include "job_list.hpp"

#include <cstddef>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <alquerque/perft.hpp>
#include <alquerque/text.hpp>

#include "../failure.hpp"
#include "../number_text.hpp"
#include "../output.hpp"
#include "fnv.hpp"

namespace alquerque::cli {
namespace {

std::string line_of(const Layer& jobs, std::size_t index) {
  return std::to_string(index + 1) + '\t' + std::to_string(jobs[index].lines) + '\t' +
         to_text(jobs[index].position);
}

/// The hash of the file as it is printed, but for the line of the id.
std::uint64_t id_of(const JobList& list) {
  Fnv hash;
  std::vector<std::string> lines = lines_of(list.header, FileKind::jobs);
  lines.pop_back();
  for (const std::string& line : lines) {
    hash.add(line).add("\n");
  }
  for (std::size_t i = 0; i < list.jobs.size(); ++i) {
    hash.add(line_of(list.jobs, i)).add("\n");
  }
  return hash.value();
}

ReachedPosition read_job(LineReader& in, std::size_t index, const JobHeader& header) {
  const std::string job = "job " + std::to_string(index + 1);
  if (!in.next()) {
    in.refuse(job + " of " + std::to_string(header.jobs));
  }
  const std::vector<std::string_view> fields = fields_of(in.line(), 3);
  if (fields.size() != 3) {
    in.refuse("NUMBER, LINES and POSITION of " + job);
  }
  if (parse_whole(fields[0]) != index + 1) {
    in.refuse("the number " + in_quotes(fields[0]), job);
  }
  const std::optional<std::uint64_t> lines = parse_whole(fields[1], 1, perft_overflow - 1);
  if (!lines) {
    in.refuse(in_quotes(fields[1]), "the number of lines that lead to " + job);
  }
  return {read_position(in, fields[2], header.rules), *lines};
}

}  // namespace

JobList make_job_list(JobHeader header, Layer jobs) {
  JobList list{std::move(header), std::move(jobs)};
  list.header.jobs = list.jobs.size();
  list.header.id = id_of(list);
  return list;
}

void print_job_list(const JobList& list) {
  for (const std::string& line : lines_of(list.header, FileKind::jobs)) {
    print(line + '\n');
  }
  for (std::size_t i = 0; i < list.jobs.size(); ++i) {
    print(line_of(list.jobs, i) + '\n');
  }
}

JobList read_job_list(File& file) {
  LineReader in{file};
  JobList list{read_job_header(in, FileKind::jobs), {}};
  const std::string id_place = in.place();
  for (std::size_t i = 0; i < list.header.jobs; ++i) {
    const ReachedPosition job = read_job(in, i, list.header);
    if (i > 0 && !(list.jobs.back().position < job.position)) {
      in.refuse("job " + std::to_string(i + 1) + " out of order",
                "each position once, in their order");
    }
    try {
      list.jobs.push_back(job);
    } catch (const std::bad_alloc&) {
      throw Failure{static_cast<int>(ExitCode::failure),
                    "no memory for the " + std::to_string(list.header.jobs) + " jobs in '" +
                        file.path() + "', after " + std::to_string(i) + " of them"};
    }
  }
  in.next();
  in.expect_end("the end after " + std::to_string(list.header.jobs) + " jobs");
  if (const std::uint64_t id = id_of(list); id != list.header.id) {
    throw BadArguments{id_place + ": found the id " + hex_of(list.header.id) + ", expected " +
                       hex_of(id) + " for these jobs; the file was changed"};
  }
  return list;
}

}  // namespace alquerque::cli

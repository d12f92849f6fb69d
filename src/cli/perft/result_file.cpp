#include "result_file.hpp"

#include <algorithm>
#include <cstddef>

#include "../failure.hpp"
#include "../output.hpp"

namespace alquerque::cli {
namespace {

std::vector<std::string> header_lines(const JobHeader& header, Part part) {
  std::vector<std::string> lines = lines_of(header, FileKind::results);
  lines.push_back(line_of(part));
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += line + '\n';
  }
  return text;
}

std::string text_of(const JobHeader& header, const std::vector<JobResult>& results) {
  std::string text;
  for (const JobResult& result : results) {
    text += line_of(header, result) + '\n';
  }
  return text;
}

/// Whether a process that was writing this text may have left the file so.
bool is_beginning_of(File& file, const std::string& text) {
  if (file.size() >= text.size()) {
    return false;
  }
  std::string content(text.size(), '\0');
  std::size_t filled = 0;
  while (const std::size_t count = file.read(content.data() + filled, content.size() - filled)) {
    filled += count;
  }
  file.rewind();
  return text.compare(0, filled, content, 0, filled) == 0;
}

}  // namespace

PrintedResults::PrintedResults(const JobList& list, Part part) : header_{list.header} {
  print(joined(header_lines(header_, part)));
  flush();
}

void PrintedResults::take(const std::vector<JobResult>& results) {
  print(text_of(header_, results));
  flush();
}

ResultFile::ResultFile(const std::string& path, const JobList& list, Part part)
    : header_{list.header}, file_{File::to_append(path)}, done_(list.jobs.size() + 1) {
  const std::string header = joined(header_lines(header_, part));
  if (is_beginning_of(file_, header)) {
    file_.cut(0);
    file_.append(header);
    file_.sync();
  } else {
    read(list, part);
  }
}

void ResultFile::read(const JobList& list, Part part) {
  LineReader in{file_};
  for (const std::string& expected : header_lines(header_, part)) {
    if (!in.next() || in.line() != expected) {
      in.refuse(in_quotes(expected));
    }
  }
  while (in.next()) {
    read_result_line(in, list, part);
  }
  if (in.torn()) {
    file_.cut(in.offset());
  }
}

void ResultFile::read_result_line(const LineReader& in, const JobList& list, Part part) {
  const auto [result, fault] = read_result(in, header_, part);
  if (!fault.empty()) {
    throw BadArguments{in.place() + ": " + fault};
  }
  const std::string job = "job " + std::to_string(result.number);
  if (done_[result.number]) {
    throw BadArguments{in.place() + ": " + job + " is there for the second time"};
  }
  const std::uint64_t lines = list.jobs[result.number - 1].lines;
  if (result.lines != lines) {
    in.refuse(std::to_string(result.lines) + " lines", std::to_string(lines) + " for " + job);
  }
  done_[result.number] = true;
}

void ResultFile::take(const std::vector<JobResult>& results) {
  file_.append(text_of(header_, results));
  file_.sync();
  for (const JobResult& result : results) {
    done_[result.number] = true;
  }
}

}  // namespace alquerque::cli

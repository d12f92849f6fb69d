#ifndef ALQUERQUE_CLI_RESULT_FILE_HPP
#define ALQUERQUE_CLI_RESULT_FILE_HPP

#include <cstdint>
#include <string>
#include <vector>

#include "../file.hpp"
#include "job_list.hpp"
#include "job_result.hpp"
#include "part.hpp"

namespace alquerque::cli {

/// Takes the results of one part as they come.
class ResultSink {
 public:
  ResultSink() = default;
  ResultSink(const ResultSink&) = delete;
  ResultSink& operator=(const ResultSink&) = delete;
  virtual ~ResultSink() = default;

  [[nodiscard]] virtual bool has(std::uint64_t job) const = 0;
  /// Afterwards the results are where they should be, and no crash can take them away.
  virtual void take(const std::vector<JobResult>& results) = 0;
  /// Whether what is missing can be added by another process.
  [[nodiscard]] virtual bool can_be_resumed() const = 0;
};

/// Standard output.
class PrintedResults final : public ResultSink {
 public:
  PrintedResults(const JobList& list, Part part);

  [[nodiscard]] bool has(std::uint64_t) const override { return false; }
  void take(const std::vector<JobResult>& results) override;
  [[nodiscard]] bool can_be_resumed() const override { return false; }

 private:
  const JobHeader& header_;
};

/// A file that may hold results already. However its last process ended, it loses no complete line
/// and keeps no other.
class ResultFile final : public ResultSink {
 public:
  /// @throws BadArguments if the file holds anything but results of this part of these jobs
  /// @throws Failure if another process has it
  ResultFile(const std::string& path, const JobList& list, Part part);

  [[nodiscard]] bool has(std::uint64_t job) const override { return done_[job]; }
  void take(const std::vector<JobResult>& results) override;
  [[nodiscard]] bool can_be_resumed() const override { return true; }

 private:
  void read(const JobList& list, Part part);
  void read_result_line(const LineReader& in, const JobList& list, Part part);

  const JobHeader& header_;
  File file_;
  /// By job number; there is no job 0.
  std::vector<bool> done_;
};

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_RESULT_FILE_HPP

#include "result_sum.hpp"

#include <algorithm>
#include <cstddef>
#include <new>
#include <optional>
#include <set>

#include <alquerque/perft.hpp>

#include "../failure.hpp"
#include "../file.hpp"
#include "../line_reader.hpp"
#include "counting.hpp"
#include "job_result.hpp"

namespace alquerque::cli {
namespace {

[[noreturn]] void refuse_results(const std::string& message) {
  throw Failure{static_cast<int>(ExitCode::failure), message};
}

class Adder {
 public:
  void add(const std::string& path) {
    File file = File::to_read(path);
    LineReader in{file};
    const JobHeader header = read_job_header(in, FileKind::results);
    if (header_) {
      expect_same_count(header, file.path());
    } else {
      header_ = header;
    }
    paths_.push_back(file.path());
    const Part part = read_part(in);
    part_counts_.insert(part.count);
    while (in.next()) {
      add_line(in, part);
    }
    in.expect_end("a result");
  }

  /// How many results it has.
  [[nodiscard]] std::size_t size() const noexcept { return found_.size(); }

  [[nodiscard]] ResultSum sum() {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Found& a, const Found& b) { return a.number < b.number; });
    const auto twice =
        std::adjacent_find(found_.begin(), found_.end(),
                           [](const Found& a, const Found& b) { return a.number == b.number; });
    if (twice != found_.end()) {
      // The sort is stable, so that the second is the later one.
      refuse_results(place_of(twice[1]) + ": job " + std::to_string(twice->number) +
                     " is doubled, " + place_of(*twice) + " has it too");
    }
    if (found_.size() < header_->jobs) {
      refuse_results(missing());
    }
    return {*header_, checked_count(header_->depth, leaves_)};
  }

 private:
  struct Found {
    std::uint64_t number;
    std::size_t path;
    std::uint64_t line;
  };

  /// @pre this is not the first file
  void expect_same_count(const JobHeader& header, const std::string& path) const {
    const std::vector<std::string> found = lines_of(header, FileKind::results);
    const std::vector<std::string> expected = lines_of(*header_, FileKind::results);
    const auto [other, own] = std::mismatch(found.begin(), found.end(), expected.begin());
    if (other != found.end()) {
      refuse_results(path + ':' + std::to_string(other - found.begin() + 1) + ": found " +
                     in_quotes(*other) + ", expected " + in_quotes(*own) + " as in " +
                     paths_.front());
    }
  }

  void add_line(const LineReader& in, Part part) {
    const auto [result, fault] = read_result(in, *header_, part);
    if (!fault.empty()) {
      refuse_results(in.place() + ": " + fault);
    }
    leaves_ = sum_of_counts(leaves_, product_of_counts(result.lines, result.leaves));
    found_.push_back({result.number, paths_.size() - 1, in.number()});
  }

  [[nodiscard]] std::string place_of(const Found& found) const {
    return paths_[found.path] + ':' + std::to_string(found.line);
  }

  /// @pre none is doubled, and one is missing
  [[nodiscard]] std::string missing() const {
    std::uint64_t first = 1;
    while (first <= found_.size() && found_[first - 1].number == first) {
      ++first;
    }
    std::string message = "job " + std::to_string(first);
    // Which part to run again, if all files were parted alike.
    if (part_counts_.size() == 1) {
      const std::uint64_t count = *part_counts_.begin();
      message += " of part " + to_text(Part{(first - 1) % count + 1, count});
    }
    message += " is missing";
    if (const std::uint64_t more = header_->jobs - found_.size() - 1; more > 0) {
      message += ", and " + std::to_string(more) + (more == 1 ? " other" : " others");
    }
    return message;
  }

  std::optional<JobHeader> header_;
  std::vector<std::string> paths_;
  std::set<std::uint64_t> part_counts_;
  std::vector<Found> found_;
  std::uint64_t leaves_ = 0;
};

}  // namespace

ResultSum sum_of_results(const std::vector<std::string>& paths) {
  expect_one_standard_input(paths);
  Adder adder;
  for (const std::string& path : paths) {
    try {
      adder.add(path);
    } catch (const std::bad_alloc&) {
      refuse_results("no memory for the results in '" + path + "', after " +
                     std::to_string(adder.size()) + " of them");
    }
  }
  return adder.sum();
}

}  // namespace alquerque::cli

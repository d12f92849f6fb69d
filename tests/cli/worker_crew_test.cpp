#include "perft/worker_crew.hpp"

#include <atomic>
#include <cstddef>
#include <optional>
#include <stdexcept>

#include <catch2/catch_test_macros.hpp>

namespace alquerque::cli {
namespace {

/// Work without an end of its own.
std::optional<std::size_t> endless(std::size_t, const std::atomic<bool>& stopped) {
  while (!stopped) {
  }
  return std::nullopt;
}

TEST_CASE("running tasks end when the crew is stopped") {
  WorkerCrew<std::optional<std::size_t>> crew{2, 5, endless};
  CHECK(crew.wait().more);
  crew.stop();
  std::size_t answers = 0;
  for (bool more = true; more;) {
    const auto delivery = crew.wait();
    answers += delivery.answers.size();
    more = delivery.more;
  }
  CHECK(answers <= 2);
}

TEST_CASE("running tasks end when what takes their answers fails") {
  CHECK_THROWS_AS(([] {
                    const WorkerCrew<std::optional<std::size_t>> crew{2, 5, endless};
                    throw std::runtime_error{"the disk is full"};
                  }()),
                  std::runtime_error);
}

}  // namespace
}  // namespace alquerque::cli

// Compares the library with the naive reference, under every rule set with a name, in
// - every position with few men: any points, both sides, either to move, every combination of bans
//   that the rules allow;
// - a seeded sample of positions for each greater number of men.
//
//   alquerque_exhaustive_check <most men> <sample size> [<threads>]
//
// Prints a line for each rule set and number of men; the exit status is 0 if nothing differs.

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <alquerque/alquerque.hpp>

#include "reference/comparison.hpp"
#include "unit/random_positions.hpp"

namespace alquerque::test {
namespace {

std::atomic<bool> failed{false};

void report(const std::string& difference) {
  static std::mutex printing;
  const std::lock_guard lock{printing};
  if (!failed.exchange(true)) std::printf("FAILED: %s\n", difference.c_str());
}

// One thread's part of the work under one rule set.
template <class Rules>
class Worker {
 public:
  /// Every position with men on these points.
  void compare_men(const std::vector<Point>& men) {
    for (std::uint32_t colours = 0; colours < std::uint32_t{1} << men.size(); ++colours) {
      Setup setup;
      for (std::size_t i = 0; i < men.size(); ++i) {
        ((colours >> i & 1U) != 0 ? setup.white : setup.black) |= men[i];
      }
      for (const Side side : {Side::white, Side::black}) {
        setup.to_move = side;
        compare_bans(setup, men, 0);
      }
    }
  }

  void compare_random(sampling::Random& random, std::size_t men) {
    const std::size_t least = men < max_men ? 0 : men - max_men;
    const std::size_t white = least + random.below((std::min)(men, max_men) - least + 1);
    compare(*Position::from(sampling::random_setup(random, Rules::rules, white, men - white),
                            Rules::rules));
  }

  [[nodiscard]] std::uint64_t compared() const { return compared_; }

 private:
  // Every combination of bans on the men from `index` on. Those that the rules do not know are
  // refused; one that is dropped makes another position, whose turn comes by itself.
  void compare_bans(const Setup& setup, const std::vector<Point>& men, std::size_t index) {
    if (index < men.size()) {
      compare_bans(setup, men, index + 1);
      if (Rules::rules.no_return != NoReturn::none) {
        Setup banned = setup;
        banned.no_west |= men[index];
        compare_bans(banned, men, index + 1);
        banned = setup;
        banned.no_east |= men[index];
        compare_bans(banned, men, index + 1);
      }
      return;
    }
    const auto position = Position::from(setup, Rules::rules);
    const bool exists = position && position->setup() == setup;
    // Whether it does is the reference's to say too; for few men only, as most do not.
    if (men.size() <= 3 && exists != reference_keeps(setup)) {
      report((exists ? "accepted: " : "refused or changed: ") + reference::text(state_of(setup)));
    }
    if (exists) {
      compare(*position);
    }
  }

  [[nodiscard]] bool reference_keeps(const Setup& setup) const {
    const reference::State state = state_of(setup);
    // A player has moved one man last (B11, reading 3).
    for (const Bitboard men : {setup.white, setup.black}) {
      if (Rules::rules.no_return == NoReturn::next_turn &&
          ((setup.no_west | setup.no_east) & men).size() > 1) {
        return false;
      }
    }
    return reference::canonical(state, reference_) == state;
  }

  void compare(const Position& position) {
    ++compared_;
    if (const auto difference = comparison_.difference(position)) {
      report(*difference);
    }
  }

  Comparison<Rules> comparison_;
  reference::Rules reference_ = reference_rules<Rules>();
  std::uint64_t compared_ = 0;
};

// Every choice of so many points.
std::vector<std::vector<Point>> choices(std::size_t count) {
  std::vector<std::vector<Point>> found;
  std::vector<Point> chosen;
  const auto choose = [&](const auto& self, std::size_t first) -> void {
    if (chosen.size() == count) {
      found.push_back(chosen);
      return;
    }
    for (std::size_t i = first; i < point_count; ++i) {
      chosen.push_back(point_at(i));
      self(self, i + 1);
      chosen.pop_back();
    }
  };
  choose(choose, 0);
  return found;
}

struct Work {
  std::size_t most_men;
  std::size_t sample;
  std::size_t threads;
};

// Runs `work(worker, thread)` on every thread and adds up what they compared.
template <class Rules, class Each>
std::uint64_t on_threads(std::size_t threads, Each&& each) {
  std::atomic<std::uint64_t> compared{0};
  std::vector<std::thread> crew;
  for (std::size_t thread = 0; thread < threads; ++thread) {
    crew.emplace_back([&, thread] {
      Worker<Rules> worker;
      each(worker, thread);
      compared += worker.compared();
    });
  }
  for (std::thread& thread : crew) thread.join();
  return compared;
}

template <class Rules>
void check(const char* name, const Work& work) {
  for (std::size_t men = 0; men <= work.most_men && !failed; ++men) {
    const std::vector<std::vector<Point>> all = choices(men);
    const std::uint64_t compared =
        on_threads<Rules>(work.threads, [&](Worker<Rules>& worker, std::size_t thread) {
          for (std::size_t i = thread; i < all.size() && !failed; i += work.threads) {
            worker.compare_men(all[i]);
          }
        });
    std::printf("%s: all %llu positions with %zu men\n", name,
                static_cast<unsigned long long>(compared), men);
    std::fflush(stdout);
  }
  for (std::size_t men = work.most_men + 1; men <= 2 * max_men && !failed; ++men) {
    const std::uint64_t compared =
        on_threads<Rules>(work.threads, [&](Worker<Rules>& worker, std::size_t thread) {
          sampling::Random random{men * 1000 + thread};
          for (std::size_t i = thread; i < work.sample && !failed; i += work.threads) {
            worker.compare_random(random, men);
          }
        });
    std::printf("%s: %llu positions with %zu men\n", name,
                static_cast<unsigned long long>(compared), men);
    std::fflush(stdout);
  }
}

int run(const Work& work) {
#ifdef ALQUERQUE_CHECKED_RULE_SET
  // One of the rule sets alone takes a quarter of the time to compile (tests/mutation).
  check<sampling::ALQUERQUE_CHECKED_RULE_SET>("the rule set", work);
#else
  check<sampling::Brainking>("brainking", work);
  check<sampling::Qirkat>("qirkat", work);
  check<sampling::Freestyle>("freestyle", work);
  check<sampling::Alfonso>("alfonso", work);
#endif
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

}  // namespace
}  // namespace alquerque::test

int main(int argument_count, char** arguments) {
  std::array<std::size_t, 3> numbers{0, 0, 1};
  if (argument_count < 3 || argument_count > 4) {
    std::fputs("usage: alquerque_exhaustive_check <most men> <sample size> [<threads>]\n", stderr);
    return 2;
  }
  for (int i = 1; i < argument_count; ++i) {
    numbers.at(static_cast<std::size_t>(i - 1)) = std::strtoull(arguments[i], nullptr, 10);
  }
  return alquerque::test::run({numbers[0], numbers[1], (std::max)(std::size_t{1}, numbers[2])});
}

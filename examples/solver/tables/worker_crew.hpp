#ifndef ALQUERQUE_SOLVER_TABLES_WORKER_CREW_HPP
#define ALQUERQUE_SOLVER_TABLES_WORKER_CREW_HPP

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <failure.hpp>

namespace alquerque::cli {

/// Threads that work on tasks 0, 1, 2 and so on, while the thread that made them waits for answers.
/// It does nothing else, so that answers are safe, and interrupts noticed, while tasks take long.
template <class Answer>
class WorkerCrew {
 public:
  using Work = std::function<Answer(std::size_t, const std::atomic<bool>&)>;

  /// @param work called as `work(task, stopped)` on any of the threads, to return soon with any
  ///   answer when `stopped` becomes true; must not throw
  /// @throws Failure if a thread cannot be started
  WorkerCrew(unsigned threads, std::size_t tasks, Work work)
      : tasks_{tasks}, working_{std::min<std::size_t>(threads, tasks)}, work_{std::move(work)} {
    // No task begins before all threads are there: else a failure would wait for its end.
    std::unique_lock lock{mutex_};
    try {
      for (std::size_t i = std::min<std::size_t>(threads, tasks); i > 0; --i) {
        threads_.emplace_back([this] { run(); });
      }
    } catch (const std::system_error& error) {
      tasks_ = 0;
      const std::size_t wanted = working_;
      lock.unlock();
      const std::size_t failed = threads_.size() + 1;
      leave();
      throw Failure{static_cast<int>(ExitCode::failure),
                    "cannot start thread " + std::to_string(failed) + " of " +
                        std::to_string(wanted) + ": " + error.code().message()};
    } catch (...) {
      tasks_ = 0;
      lock.unlock();
      leave();
      throw;
    }
  }
  WorkerCrew(const WorkerCrew&) = delete;
  WorkerCrew& operator=(const WorkerCrew&) = delete;
  ~WorkerCrew() { leave(); }

  /// Lets no further task begin, and the running ones end.
  void stop() {
    const std::lock_guard lock{mutex_};
    stopped_ = true;
    tasks_ = next_;
  }

  struct Delivery {
    std::vector<Answer> answers;
    /// Whether there may be more.
    bool more;
  };

  /// What came since the last call. Waits for something, but not for long.
  [[nodiscard]] Delivery wait() {
    constexpr std::chrono::milliseconds patience{100};
    std::unique_lock lock{mutex_};
    changed_.wait_for(lock, patience, [this] { return !answers_.empty() || working_ == 0; });
    return {std::exchange(answers_, {}), working_ > 0};
  }

 private:
  void run() {
    std::unique_lock lock{mutex_};
    while (next_ < tasks_) {
      const std::size_t task = next_++;
      lock.unlock();
      Answer answer = work_(task, stopped_);
      lock.lock();
      answers_.push_back(std::move(answer));
      changed_.notify_one();
    }
    --working_;
    changed_.notify_one();
  }

  void leave() {
    stop();
    for (std::thread& thread : threads_) {
      thread.join();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t tasks_;
  std::size_t next_ = 0;
  std::size_t working_;
  std::atomic<bool> stopped_{false};
  std::vector<Answer> answers_;
  Work work_;
  std::vector<std::thread> threads_;
};

}  // namespace alquerque::cli

#endif  // ALQUERQUE_SOLVER_TABLES_WORKER_CREW_HPP

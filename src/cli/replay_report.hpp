#ifndef ALQUERQUE_CLI_REPLAY_REPORT_HPP
#define ALQUERQUE_CLI_REPLAY_REPORT_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include <alquerque/text.hpp>

namespace alquerque::cli {

/// What was found in games. Moves and results are those of the sound games.
struct ReplayCount {
  /// In the order in which they are shown.
  static constexpr std::array scores{GameScore::white_wins, GameScore::black_wins, GameScore::draw,
                                     GameScore::both_lose, GameScore::unknown};

  std::uint64_t games = 0;
  std::uint64_t faulty = 0;
  std::uint64_t moves = 0;
  /// How many games have each score, by its number.
  std::array<std::uint64_t, scores.size()> results{};

  [[nodiscard]] std::uint64_t& with(GameScore score) noexcept {
    return results[static_cast<std::size_t>(score)];
  }
  [[nodiscard]] std::uint64_t with(GameScore score) const noexcept {
    return results[static_cast<std::size_t>(score)];
  }
};

/// Shows what is found in games.
class ReplayReport {
 public:
  ReplayReport() = default;
  ReplayReport(const ReplayReport&) = delete;
  ReplayReport& operator=(const ReplayReport&) = delete;
  virtual ~ReplayReport() = default;

  /// @param file its name
  virtual void fault(const std::string& file, const GameError& error) = 0;
  /// A file could not be read, or not to its end.
  virtual void unreadable(const std::string& file, const std::string& message) = 0;
  /// All files are read. The summary is out when this returns.
  virtual void end(const ReplayCount& count) = 0;
};

/// A line for each fault as it is found, `file:line:column: reason`, and a summary.
[[nodiscard]] std::unique_ptr<ReplayReport> make_replay_text_report();

/// One JSON document, at the end.
[[nodiscard]] std::unique_ptr<ReplayReport> make_replay_json_report();

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_REPLAY_REPORT_HPP

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "output.hpp"
#include "perft_report.hpp"
#include "wording.hpp"

namespace alquerque::cli {
namespace {

class TextPerftReport final : public PerftReport {
 public:
  explicit TextPerftReport(PerftTask task) : task_{std::move(task)} {}

  void begin_table() override {
    print_table_line("depth", task_.unit, "time", task_.unit + "/s");
    flush();
  }

  void table_row(unsigned depth, const Measurement& measured) override {
    print_table_line(std::to_string(depth), with_commas(measured.count),
                     with_milliseconds(measured.seconds) + " s", rate_of(measured));
    flush();
  }

  void begin_divide(std::size_t text_width) override {
    text_width_ = std::max(text_width, total_label.size());
  }

  void divide_row(const std::string& text, std::uint64_t leaves) override {
    print_divide_line(text, leaves);
    flush();
  }

  void divide_total(const Measurement& measured) override {
    print_divide_line(total_label, measured.count);
  }

  void end(bool) override { flush(); }

 private:
  static constexpr std::string_view total_label = "total";

  [[nodiscard]] static std::string rate_of(const Measurement& measured) {
    // In less time than the table can show, a rate would be noise.
    constexpr double shortest_time = 0.001;
    // A table of positions may know more leaves than 64 bits tell a second.
    constexpr double highest_rate = 1e19;
    const double rate = static_cast<double>(measured.count) / measured.seconds;
    return measured.seconds < shortest_time || rate > highest_rate
               ? "-"
               : with_commas(static_cast<std::uint64_t>(rate));
  }

  void print_table_line(std::string_view depth, std::string_view count, std::string_view time,
                        std::string_view rate) const {
    constexpr std::size_t narrow = 5;
    constexpr std::size_t wide = 12;
    print(right_aligned(depth, narrow) + "  " + right_aligned(count, count_width()) + "  " +
          right_aligned(time, wide) + "  " + right_aligned(rate, wide) + '\n');
  }

  void print_divide_line(std::string_view text, std::uint64_t leaves) const {
    print(left_aligned(text, text_width_) + "  " +
          right_aligned(with_commas(leaves), count_width()) + '\n');
  }

  // Rows are printed before the largest count is known. A ply adds about a digit, with its commas.
  [[nodiscard]] std::size_t count_width() const {
    constexpr std::size_t narrowest = 6;
    constexpr std::size_t widest = 15;
    return std::clamp<std::size_t>(task_.depth, narrowest, widest);
  }

  PerftTask task_;
  std::size_t text_width_ = 0;
};

}  // namespace

std::unique_ptr<PerftReport> make_text_report(PerftTask task) {
  return std::make_unique<TextPerftReport>(std::move(task));
}

}  // namespace alquerque::cli

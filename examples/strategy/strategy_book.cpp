#include "strategy_book.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <system_error>
#include <utility>

#include <alquerque/text.hpp>

#include "little_endian.hpp"
#include "strategy_bytes.hpp"

namespace alquerque::solver {
namespace {

/// What a header says, line by line.
class Header {
 public:
  explicit Header(std::string_view file) : file_{file}, end_{first_line_of_file.size()} {}

  /// The rest of the next line, which must begin with a word.
  [[nodiscard]] std::optional<std::string_view> value(std::string_view word) {
    const std::size_t line_end = file_.find('\n', end_);
    if (line_end == std::string_view::npos) {
      return std::nullopt;
    }
    const std::string_view line = file_.substr(end_, line_end - end_);
    if (!line.starts_with(word) || !line.substr(word.size()).starts_with(' ')) {
      return std::nullopt;
    }
    end_ = line_end + 1;
    return line.substr(word.size() + 1);
  }

  /// Behind what was read.
  [[nodiscard]] std::size_t end() const noexcept { return end_; }

 private:
  std::string_view file_;
  std::size_t end_;
};

std::optional<std::size_t> number_in(std::string_view text) {
  std::size_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && rest == end ? std::optional{number} : std::nullopt;
}

StrategyFault fault(std::string message) { return {std::move(message)}; }

}  // namespace

Result<StrategyBook, StrategyFault> StrategyBook::read(std::string file) {
  if (file.starts_with("\xFD"
                       "7zXZ")) {
    return fault("is compressed: unpack it with xz -dk");
  }
  if (!file.starts_with(first_line_of_file)) {
    return fault("is not a strategy: its first line is not 'alquerque strategy 1'");
  }
  Header header{file};
  const auto rules_name = header.value("rules");
  const auto root_text = rules_name ? header.value("position") : std::nullopt;
  const auto winner_name = root_text ? header.value("winner") : std::nullopt;
  const auto count_text = winner_name ? header.value("records") : std::nullopt;
  const auto plies_text = count_text ? header.value("plies") : std::nullopt;
  const std::size_t first = header.end() + 1;
  if (!plies_text || file.substr(header.end(), 1) != "\n") {
    return fault(
        "is damaged: its header is not the lines rules, position, winner, records, plies and an "
        "empty one");
  }
  const std::optional<RuleBook> rules = find_rule_book(*rules_name);
  if (!rules) {
    return fault("is for rules that are not known here, '" + std::string{*rules_name} + "'");
  }
  const auto root = parse_position(*root_text, rules->rules());
  if (!root) {
    return fault("is damaged: the position of its header is " + root.error().message());
  }
  if (*winner_name != "white" && *winner_name != "black") {
    return fault("is damaged: its winner is '" + std::string{*winner_name} +
                 "', not white or black");
  }
  const auto count = number_in(*count_text);
  const auto plies = number_in(*plies_text);
  if (!count || !plies) {
    return fault("is damaged: its header has no number of " +
                 std::string{count ? "plies" : "records"});
  }
  if ((file.size() - first) % record_size != 0 || (file.size() - first) / record_size != *count) {
    return fault("is damaged: it has not the " + std::to_string(*count) + " records of its header");
  }
  StrategyBook book{std::move(file), first, *rules,
                    *winner_name == "white" ? Side::white : Side::black};
  for (std::size_t index = 0; index < book.size(); ++index) {
    if (const std::optional<std::string> found = book.fault_at(index)) {
      return fault("is damaged: record " + std::to_string(index) + ": " + *found);
    }
  }
  if (book.plies_from(*root) != *plies) {
    return fault("is damaged: its records do not win the position of its header in its plies");
  }
  return book;
}

std::size_t StrategyBook::size() const noexcept { return (file_.size() - first_) / record_size; }

std::string_view StrategyBook::bytes_at(std::size_t index) const {
  return std::string_view{file_}.substr(first_ + index * record_size, record_size);
}

unsigned StrategyBook::plies_at(std::size_t index) const {
  return number_at(bytes_at(index), 20) >> 16U;
}

std::optional<StrategyRecord> StrategyBook::decoded(std::size_t index) const {
  const std::string_view bytes = bytes_at(index);
  const std::uint32_t last = number_at(bytes, 12);
  const std::uint32_t captured = number_at(bytes, key_size);
  const auto from = static_cast<unsigned char>(bytes[20]);
  const auto to = static_cast<unsigned char>(bytes[21]);
  Setup setup;
  std::uint32_t outside = captured;
  for (const auto& [points, bits] : {std::pair{&setup.white, number_at(bytes, 0)},
                                     {&setup.black, number_at(bytes, 4)},
                                     {&setup.no_west, number_at(bytes, 8)},
                                     {&setup.no_east, last & ~(std::uint32_t{1} << 31U)}}) {
    outside |= bits;
    *points = Bitboard::from_bits(bits & Bitboard::all().bits());
  }
  setup.to_move = (last >> 31U) == 0 ? Side::white : Side::black;
  const auto position = Position::from(setup, rules_);
  if ((outside & ~Bitboard::all().bits()) != 0 || from >= point_count || to >= point_count ||
      !position || position->setup() != setup) {
    return std::nullopt;
  }
  return StrategyRecord{
      *position, {point_at(from), point_at(to), Bitboard::from_bits(captured)}, plies_at(index)};
}

std::optional<std::string> StrategyBook::fault_at(std::size_t index) const {
  if (index > 0 && std::memcmp(bytes_at(index - 1).data(), bytes_at(index).data(), key_size) >= 0) {
    return "the records are not sorted, or one stands twice";
  }
  const std::optional<StrategyRecord> record = decoded(index);
  if (!record) {
    return "it is no position and move";
  }
  if (record->position.to_move() != winner_) {
    return "it is not the winner's turn";
  }
  if (!rules_.is_legal(record->position, record->move)) {
    return "the move is not legal";
  }
  const std::optional<unsigned> left = plies_from(rules_.after(record->position, record->move));
  if (!left) {
    return "a reply to the move leads out of the file";
  }
  return *left < record->plies ? std::nullopt
                               : std::optional<std::string>{"its plies do not get fewer"};
}

StrategyRecord StrategyBook::operator[](std::size_t index) const { return *decoded(index); }

std::optional<std::size_t> StrategyBook::index_of_record(const Position& position) const {
  const RecordBytes wanted = bytes_of({position, Move{Point::a1, Point::a1}, 0});
  std::size_t low = 0;
  std::size_t high = size();
  while (low < high) {
    const std::size_t middle = low + (high - low) / 2;
    const int order = std::memcmp(bytes_at(middle).data(), wanted.data(), key_size);
    if (order == 0) {
      return middle;
    }
    (order < 0 ? low : high) = order < 0 ? middle + 1 : middle;
  }
  return std::nullopt;
}

std::optional<StrategyRecord> StrategyBook::find(const Position& position) const {
  const std::optional<std::size_t> index = index_of_record(position);
  return index ? decoded(*index) : std::nullopt;
}

std::optional<unsigned> StrategyBook::plies_from(const Position& position) const {
  const auto plies_of = [this](const Position& at) {
    const std::optional<std::size_t> index = index_of_record(at);
    return index ? std::optional{plies_at(*index)} : std::nullopt;
  };
  if (position.to_move() == winner_) {
    return plies_of(position);
  }
  std::optional<unsigned> most = 0;
  rules_.for_each_successor(position, [&](const Move& /*move*/, const Position& next) {
    const std::optional<unsigned> plies = plies_of(next);
    most = plies ? std::optional{std::max(*most, *plies + 1)} : std::nullopt;
    return plies ? Visit::go_on : Visit::stop;
  });
  return most;
}

}  // namespace alquerque::solver

#include "strategy_check.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <system_error>
#include <vector>

#include "rules_by_coordinates.hpp"

namespace alquerque::checker {
namespace {

constexpr std::size_t record_size = 24;
constexpr std::size_t position_size = 16;
constexpr std::uint32_t points = 25;
constexpr std::uint32_t all_points = (std::uint32_t{1} << points) - 1;
constexpr std::uint32_t black_to_move = std::uint32_t{1} << 31U;

struct Header {
  std::string rules_name;
  Rules rules;
  std::string position;
  Board root;
  char winner;
  std::size_t records;
  unsigned plies;
};

/// Takes the next line of the header away, and its name from the line.
std::string value_of(std::string_view& rest, std::string_view name) {
  const std::size_t end = rest.find('\n');
  if (end == std::string_view::npos || !rest.starts_with(name)) {
    throw Fault{"the header has no line '" + std::string{name} + "...' where it should be"};
  }
  std::string value{rest.substr(name.size(), end - name.size())};
  rest.remove_prefix(end + 1);
  return value;
}

template <class Number>
Number number_of(const std::string& text, const char* what) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end || text != std::to_string(number)) {
    throw Fault{std::string{"the header has a bad number of "} + what};
  }
  return number;
}

/// Reads `bbbbb/bbbbb/bb1ww/wwwww/wwwww w a1<,b1>`.
std::optional<Board> board_of(std::string_view text) {
  Board board;
  int file = 0;
  int rank = size - 1;
  std::size_t i = 0;
  for (; i < text.size() && text[i] != ' '; ++i) {
    const char c = text[i];
    if (c == '/' && file == size && rank > 0) {
      --rank;
      file = 0;
    } else if ((c == 'w' || c == 'b') && file < size) {
      board.at({file++, rank}).side = c;
    } else if (c >= '1' && c <= '5' && file + (c - '0') <= size) {
      file += c - '0';
    } else {
      return std::nullopt;
    }
  }
  text.remove_prefix(i);
  if (rank != 0 || file != size || !(text.starts_with(" w ") || text.starts_with(" b ")) ||
      text.size() < 4) {
    return std::nullopt;
  }
  board.to_move = text[1];
  text.remove_prefix(3);
  if (text == "-") {
    return board;
  }
  for (;;) {
    if (text.size() < 3 || text[0] < 'a' || text[0] > 'e' || text[1] < '1' || text[1] > '5' ||
        (text[2] != '<' && text[2] != '>')) {
      return std::nullopt;
    }
    Man& man = board.at({text[0] - 'a', text[1] - '1'});
    if (man.side == ' ') {
      return std::nullopt;
    }
    (text[2] == '<' ? man.no_west : man.no_east) = true;
    text.remove_prefix(3);
    if (text.empty()) {
      return board;
    }
    if (text[0] != ',') {
      return std::nullopt;
    }
    text.remove_prefix(1);
  }
}

Header take_header(std::string_view& rest) {
  if (!rest.starts_with("alquerque strategy ")) {
    throw Fault{"it is not a strategy"};
  }
  if (value_of(rest, "alquerque strategy ") != "1") {
    throw Fault{"it has another format than 1"};
  }
  Header header{};
  header.rules_name = value_of(rest, "rules ");
  const auto rules = rules_of(header.rules_name);
  if (!rules) {
    throw Fault{"it has rules that are not known"};
  }
  header.rules = *rules;
  header.position = value_of(rest, "position ");
  const auto root = board_of(header.position);
  if (!root) {
    throw Fault{"the header has a bad position"};
  }
  header.root = *root;
  if (const std::string fault = fault_of(header.root, header.rules); !fault.empty()) {
    throw Fault{"the position of the header has " + fault};
  }
  const std::string winner = value_of(rest, "winner ");
  if (winner != "white" && winner != "black") {
    throw Fault{"the header has a bad winner"};
  }
  header.winner = winner.front();
  header.records = number_of<std::size_t>(value_of(rest, "records "), "records");
  header.plies = number_of<unsigned>(value_of(rest, "plies "), "plies");
  if (!value_of(rest, "").empty()) {
    throw Fault{"the header does not end with an empty line"};
  }
  return header;
}

std::uint32_t word_at(std::string_view bytes, std::size_t offset) {
  std::uint32_t word = 0;
  for (std::size_t i = 4; i-- > 0;) {
    word = word << 8U | static_cast<unsigned char>(bytes[offset + i]);
  }
  return word;
}

Place place_of(std::uint32_t index) {
  return {static_cast<int>(index % size), static_cast<int>(index / size)};
}

bool has(std::uint32_t set, std::uint32_t index) { return (set >> index & 1U) != 0; }

/// The 16 bytes that stand for a position.
std::string bytes_of(const Board& board) {
  std::array<std::uint32_t, 4> words{};
  for (std::uint32_t index = 0; index < points; ++index) {
    const Man man = board.at(place_of(index));
    const std::uint32_t bit = std::uint32_t{1} << index;
    words[0] |= man.side == 'w' ? bit : 0;
    words[1] |= man.side == 'b' ? bit : 0;
    words[2] |= man.no_west ? bit : 0;
    words[3] |= man.no_east ? bit : 0;
  }
  words[3] |= board.to_move == 'b' ? black_to_move : 0;
  std::string bytes;
  for (const std::uint32_t word : words) {
    for (unsigned shift = 0; shift < 32; shift += 8) {
      bytes += static_cast<char>(word >> shift & 0xffU);
    }
  }
  return bytes;
}

class Records {
 public:
  Records(std::string_view bytes, const Header& header) : bytes_{bytes}, header_{header} {
    if (bytes.size() / record_size < header.records) {
      throw Fault{"it is cut short: " + std::to_string(bytes.size() / record_size) + " of " +
                  std::to_string(header.records) + " records are whole"};
    }
    if (bytes.size() != header.records * record_size) {
      throw Fault{"it has bytes behind the last record"};
    }
    for (std::size_t i = 1; i < header.records; ++i) {
      const int order = position(i - 1).compare(position(i));
      if (order == 0) {
        throw Fault{of(i) + "the position is there twice"};
      }
      if (order > 0) {
        throw Fault{of(i) + "the records are not sorted"};
      }
    }
    for (std::size_t i = 0; i < header.records; ++i) {
      static_cast<void>(board(i));
    }
  }

  [[nodiscard]] static std::string of(std::size_t record) {
    return "record " + std::to_string(record) + ": ";
  }

  /// @throws Fault if no game has the position, or it is not the winner's turn
  [[nodiscard]] Board board(std::size_t record) const {
    const std::string_view bytes = position(record);
    const std::uint32_t white = word_at(bytes, 0);
    const std::uint32_t black = word_at(bytes, 4);
    const std::uint32_t no_west = word_at(bytes, 8);
    const std::uint32_t no_east = word_at(bytes, 12) & ~black_to_move;
    if (((white | black | no_west | no_east) & ~all_points) != 0 || (white & black) != 0 ||
        ((no_west | no_east) & ~(white | black)) != 0) {
      throw Fault{of(record) + "it is no position"};
    }
    Board board;
    board.to_move = (word_at(bytes, 12) & black_to_move) != 0 ? 'b' : 'w';
    for (std::uint32_t index = 0; index < points; ++index) {
      const char side = has(white, index) ? 'w' : has(black, index) ? 'b' : ' ';
      board.at(place_of(index)) = {side, has(no_west, index), has(no_east, index)};
    }
    if (const std::string fault = fault_of(board, header_.rules); !fault.empty()) {
      throw Fault{of(record) + "the position has " + fault};
    }
    if (board.to_move != header_.winner) {
      throw Fault{of(record) + "it is not the winner's turn"};
    }
    return board;
  }

  [[nodiscard]] Turn turn(std::size_t record) const {
    const std::string_view bytes = bytes_.substr(record * record_size, record_size);
    const std::uint32_t captured = word_at(bytes, 16);
    const auto from = static_cast<unsigned char>(bytes[20]);
    const auto to = static_cast<unsigned char>(bytes[21]);
    if (from >= points || to >= points || (captured & ~all_points) != 0) {
      throw Fault{of(record) + "it is no move"};
    }
    Turn turn{place_of(from), place_of(to), {}};
    for (std::uint32_t index = 0; index < points; ++index) {
      if (has(captured, index)) {
        turn.captured.insert(place_of(index));
      }
    }
    return turn;
  }

  [[nodiscard]] unsigned plies(std::size_t record) const {
    const std::string_view bytes = bytes_.substr(record * record_size, record_size);
    return static_cast<unsigned>(static_cast<unsigned char>(bytes[22])) |
           static_cast<unsigned>(static_cast<unsigned char>(bytes[23])) << 8U;
  }

  [[nodiscard]] std::optional<std::size_t> find(const Board& board) const {
    const std::string wanted = bytes_of(board);
    std::size_t begin = 0;
    std::size_t end = header_.records;
    while (begin < end) {
      const std::size_t middle = begin + (end - begin) / 2;
      if (position(middle) < wanted) {
        begin = middle + 1;
      } else {
        end = middle;
      }
    }
    return begin < header_.records && position(begin) == wanted ? std::optional{begin}
                                                                : std::nullopt;
  }

 private:
  [[nodiscard]] std::string_view position(std::size_t record) const {
    return bytes_.substr(record * record_size, position_size);
  }

  std::string_view bytes_;
  const Header& header_;
};

/// Each reply must lead to a position of the file with so few plies that `plies` hold.
/// @return how many replies there are
std::size_t check_replies(const Board& board, unsigned plies, const Records& records,
                          const Rules& rules, const std::string& place) {
  const std::set<Turn> replies = turns_of(board, rules);
  for (const Turn& reply : replies) {
    const auto next = records.find(after(board, reply, rules));
    if (!next) {
      throw Fault{place + "the reply " + name_of(reply) + " leads to no position of the file"};
    }
    if (records.plies(*next) >= plies) {
      throw Fault{place + "the reply " + name_of(reply) + " leads to no smaller number of plies"};
    }
  }
  return replies.size();
}

}  // namespace

Finding check_strategy(std::string_view file) {
  std::string_view rest = file;
  const Header header = take_header(rest);
  const Records records{rest, header};
  std::size_t replies = 0;
  for (std::size_t record = 0; record < header.records; ++record) {
    const Board board = records.board(record);
    const Turn turn = records.turn(record);
    const std::string place = Records::of(record);
    if (!turns_of(board, header.rules).contains(turn)) {
      throw Fault{place + "the move " + name_of(turn) + " is not legal"};
    }
    if (records.plies(record) == 0) {
      throw Fault{place + "a move takes a ply"};
    }
    replies += check_replies(after(board, turn, header.rules), records.plies(record) - 1, records,
                             header.rules, place + "after " + name_of(turn) + ", ");
  }
  if (header.root.to_move != header.winner) {
    replies += check_replies(header.root, header.plies, records, header.rules, "at the root, ");
  } else if (const auto root = records.find(header.root); !root) {
    throw Fault{"the position of the header is not in the file"};
  } else if (records.plies(*root) != header.plies) {
    throw Fault{"the header has other plies than its position"};
  }
  return {header.rules_name, header.position, header.winner == 'w' ? "White" : "Black",
          header.records,    replies,         header.plies};
}

}  // namespace alquerque::checker

// Prints what must be the same on every processor: random games with the hash of each position and
// move, the games as text and read again, and counts by every way of counting.

#include <alquerque/all.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>

namespace {

namespace alq = alquerque;

/// Numbers from nothing but arithmetic of 64 bits.
class Chooser {
 public:
  std::size_t operator()(std::size_t count) noexcept {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<std::size_t>((state_ >> 32) * count >> 32);
  }

 private:
  std::uint64_t state_ = 88'172'645'463'325'252;
};

void print(const char* what, std::uint64_t number) {
  std::printf("%s %llu\n", what, static_cast<unsigned long long>(number));
}

void play(Chooser& chooser) {
  alq::Game game{alq::rule_book<alq::rules::brainking>};
  for (int turn = 0; turn < 80; ++turn) {
    const alq::Position position = game.position();
    const auto move = alq::pick_move(position, chooser);
    if (!move) {
      break;
    }
    const std::string text = alq::to_text(position, *move);
    // std::hash answers with as many bits as the machine has.
    std::printf("%s %s %016llx %08lx\n", alq::to_text(position).c_str(), text.c_str(),
                static_cast<unsigned long long>(position.hash()),
                static_cast<unsigned long>(std::hash<alq::Move>{}(*move) & 0xffff'ffffU));
    if (alq::parse_move(position, text).value() != *move || !game.play(*move)) {
      std::printf("is not read again\n");
    }
  }
  std::printf("%s", alq::to_text(alq::game_text_of(game)).c_str());
}

void count() {
  const alq::Position start = alq::Position::start();
  print("moves", alq::perft(start, 9));
  print("made", alq::perft_made(start, 7));
  print("routes", alq::perft_routes(start, 7));
  alq::PerftTable<> table{std::size_t{1} << 16U};
  print("with a table", alq::perft(start, 9, table));
  print("different positions", alq::unique_positions(start, 6).size());
}

}  // namespace

int main() {
  Chooser chooser;
  for (int number = 0; number < 20; ++number) {
    play(chooser);
  }
  count();
}

// Game texts: whatever is accepted replays legally, is stable after one normalisation and is read
// again under the same limit, and chunks of another size read the same.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include <alquerque/text/game_reader.hpp>
#include <alquerque/text/game_text.hpp>

namespace {

using alquerque::Game;
using alquerque::GameError;
using alquerque::GameReader;
using alquerque::GameText;
using alquerque::Result;

void require(bool holds) {
  if (!holds) {
    std::abort();
  }
}

void check_error(const GameError& error) {
  require(error.line > 0 && error.column > 0 && error.game > 0 && !error.expected.empty());
  for (const char character : error.message()) {
    require(character >= 0x20 && character < 0x7f);
  }
}

// Low, so that inputs reach it.
const alquerque::GameReaderOptions options{.longest_game = 2000};

void check_game(const GameText& game) {
  const std::optional<Game> replayed = alquerque::game_of(game);
  require(replayed && replayed->turns().size() == game.moves.size());
  const std::string written = to_text(game);
  const Result<GameText, GameError> reread = alquerque::parse_game(written, options);
  require(reread && *reread == game && to_text(*reread) == written);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text{data, data + size};
  GameReader whole{std::string_view{text}, options};
  const std::size_t chunk = size % 7 + 1;
  GameReader in_chunks{
      [rest = std::string_view{text}, chunk](char* buffer, std::size_t room) mutable {
        const std::size_t count = rest.copy(buffer, std::min(room, chunk));
        rest.remove_prefix(count);
        return count;
      },
      options};
  while (const std::optional<Result<GameText, GameError>> game = whole.next()) {
    const std::optional<Result<GameText, GameError>> same = in_chunks.next();
    require(same && same->has_value() == game->has_value());
    if (*game) {
      require(**same == **game);
      check_game(**game);
    } else {
      require(same->error().message() == game->error().message());
      check_error(game->error());
    }
  }
  require(!in_chunks.next());
  return 0;
}

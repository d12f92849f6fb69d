#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include <alquerque/alquerque.h>
#include <alquerque/alquerque.hpp>
#include <alquerque/play.hpp>
#include <alquerque/text.hpp>

#include "books.hpp"
#include "call.hpp"
#include "convert.hpp"
#include "game.hpp"
#include "place.hpp"

using alquerque::Game;
using alquerque::GameError;
using alquerque::GameReader;
using alquerque::GameReaderOptions;
using alquerque::GameText;
using alquerque::ParseFault;
using alquerque::Result;
using alquerque::RuleBook;
using alquerque::Side;
using namespace alquerque::c_api;

namespace {

std::optional<RuleBook> find_named_book(std::string_view name) noexcept {
  const alq_rules rules = rules_named(name);
  return is_known(rules) ? std::optional{book_of(rules)} : std::nullopt;
}

/// The bytes of a text in small pieces, as most readers read one game and are done.
GameReader::Source source_of(std::string_view text) {
  return [text](char* buffer, std::size_t size) mutable {
    constexpr std::size_t piece = 4096;
    const std::size_t count = text.copy(buffer, (std::min)(size, piece));
    text.remove_prefix(count);
    return count;
  };
}

/// How many bytes of a text lie before a place in it.
std::uint64_t offset_of(std::string_view text, std::uint64_t line, std::uint64_t column) {
  alquerque::detail::GameSource source{source_of(text)};
  source.skip_byte_order_mark();
  while (source.peek() != alquerque::detail::GameSource::end &&
         (source.place().line < line ||
          (source.place().line == line && source.place().column < column))) {
    source.take();
  }
  return source.offset();
}

/// Turns a place in what follows `begin` into one in the whole text.
void move_behind(const alq_text_place& begin, std::uint64_t& line, std::uint64_t& column) noexcept {
  column += line == 1 && begin.column > 1 ? begin.column - 1 : 0;
  line += begin.line > 1 ? begin.line - 1 : 0;
}

void refuse_game(Call& call, GameError error, std::string_view text, const alq_text_place& begin) {
  const std::uint64_t offset = begin.offset + offset_of(text, error.line, error.column);
  move_behind(begin, error.line, error.column);
  error.game += begin.games;
  call.fail(status_of(error.fault), {error.message()}, {offset, 0});
}

alq_text_place place_after(const alq_text_place& begin, const GameReader& reader) noexcept {
  alq_text_place place{begin.offset + reader.next_offset(), reader.next_line(),
                       reader.next_column(), begin.games + 1};
  move_behind(begin, place.line, place.column);
  return place;
}

alq_game* new_game(GameText text) {
  // The moves were checked when they were read.
  std::optional<Game> game = game_of(text);
  const alq_rules rules = rules_named(text.book.name());
  return new alq_game{rules, *std::move(game), std::move(text)};
}

/// Why there is no game where there should be one, or one more than there should be.
GameError miscount(const GameReader& reader, bool is_missing) {
  if (is_missing) {
    return {ParseFault::no_game,
            reader.next_line(),
            reader.next_column(),
            1,
            0,
            Side::white,
            "no game",
            "a game"};
  }
  return {
      ParseFault::trailing_text, reader.line(), reader.column(), 2, 0, Side::white, "one more game",
      "the end after the first"};
}

}  // namespace

alq_status alq_game_from_text(alq_rules rules, const char* text, std::size_t size,
                              alq_text_place* place, alq_game** game, alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<RuleBook> book = find_book(call, rules);
    if (!book || !call.given(text, "text") || !call.given(game, "game")) {
      return;
    }
    const alq_text_place begin = place == nullptr ? alq_text_place{0, 0, 0, 0} : *place;
    if (begin.offset > size) {
      call.fail(ALQ_OUT_OF_RANGE, {"'place' is behind the end of the text"});
      return;
    }
    const std::string_view rest =
        std::string_view{text, size}.substr(static_cast<std::size_t>(begin.offset));
    GameReaderOptions options{*book, std::size_t{1} << 20U, &find_named_book};
    GameReader reader{source_of(rest), options};
    std::optional<Result<GameText, GameError>> read = reader.next();
    if (!read) {
      refuse_game(call, miscount(reader, true), rest, begin);
    } else if (!*read) {
      refuse_game(call, read->error(), rest, begin);
    } else {
      const alq_text_place after = place_after(begin, reader);
      if (place == nullptr && reader.next()) {
        refuse_game(call, miscount(reader, false), rest, begin);
        return;
      }
      *game = new_game(**std::move(read));
      if (place != nullptr) {
        *place = after;
      }
      return;
    }
    if (place != nullptr) {
      *place = place_after(begin, reader);
    }
  });
}

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <alquerque/alquerque.h>
#include <alquerque/text.hpp>

#include "call.hpp"
#include "game.hpp"
#include "output.hpp"

using alquerque::GameTag;
using namespace alquerque::c_api;

namespace {

// A reader reads 1000, and a text may have ten that are not among these.
constexpr std::size_t most_tags = 990;

void refuse_because_missing(Call& call, std::string_view name) {
  call.fail(ALQ_NO_SUCH_TAG, {"the game has no tag '", name, "'"});
}

bool is_tag_name(Call& call, std::string_view name) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  constexpr std::string_view others = "0123456789_";
  std::size_t good = 0;
  while (good < name.size() && (letters.find(name[good]) != std::string_view::npos ||
                                (good > 0 && others.find(name[good]) != std::string_view::npos))) {
    ++good;
  }
  if (name.empty() || good < name.size()) {
    call.fail(ALQ_BAD_TEXT, {"'name' is not a letter, then letters, digits and '_'"}, {good, 0});
    return false;
  }
  if (alquerque::detail::is_reserved_tag(name)) {
    call.fail(ALQ_BAD_TEXT, {"'name' is ", name, ", which follows from the game itself"});
    return false;
  }
  return true;
}

bool is_tag_value(Call& call, std::string_view value) {
  const std::size_t line_end = value.find_first_of("\r\n");
  if (line_end != std::string_view::npos) {
    call.fail(ALQ_BAD_TEXT, {"'value' has a line end"}, {line_end, 0});
  }
  return line_end == std::string_view::npos;
}

}  // namespace

alq_status alq_game_tag(const alq_game* game, const char* name, char* buffer, std::size_t capacity,
                        std::size_t* size, alq_error* error) {
  return answered(error, [&](Call& call) {
    if (!call.given(game, "game") || !call.given(name, "name") ||
        !given_buffer(call, buffer, capacity, size)) {
      return;
    }
    if (const std::string* value = game->noted.find(name)) {
      write_text(call, *value, buffer, capacity, size);
    } else {
      refuse_because_missing(call, name);
    }
  });
}

alq_status alq_game_set_tag(alq_game* game, const char* name, const char* value, alq_error* error) {
  return answered(error, [&](Call& call) {
    if (!call.given(game, "game") || !call.given(name, "name") || !is_tag_name(call, name)) {
      return;
    }
    std::vector<GameTag>& tags = game->noted.tags;
    const auto tag = std::find_if(tags.begin(), tags.end(),
                                  [name](const GameTag& other) { return other.name == name; });
    if (value == nullptr) {
      if (tag == tags.end()) {
        refuse_because_missing(call, name);
      } else {
        tags.erase(tag);
      }
    } else if (is_tag_value(call, value)) {
      if (tag != tags.end()) {
        tag->value = value;
      } else if (tags.size() >= most_tags) {
        call.fail(ALQ_OUT_OF_RANGE, {"the game has 990 tags already"});
      } else {
        tags.push_back({name, value});
      }
    }
  });
}

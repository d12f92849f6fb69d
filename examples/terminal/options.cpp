#include "options.hpp"

#include <getopt.h>

#include <array>
#include <charconv>
#include <string_view>

namespace terminal {

using namespace alquerque;

namespace {

constexpr std::array<option, 9> known_options{{{"rules", required_argument, nullptr, 'r'},
                                               {"level", required_argument, nullptr, 'l'},
                                               {"side", required_argument, nullptr, 's'},
                                               {"load", required_argument, nullptr, 'f'},
                                               {"strategy", required_argument, nullptr, 'w'},
                                               {"ascii", no_argument, nullptr, 'a'},
                                               {"no-color", no_argument, nullptr, 'c'},
                                               {"help", no_argument, nullptr, 'h'},
                                               {nullptr, 0, nullptr, 0}}};

std::string rule_names() {
  std::string names;
  for (const RuleBook book : named_rule_books()) {
    names += (names.empty() ? "" : ", ") + std::string{book.name()};
  }
  return names;
}

BadOptions bad_value(std::string_view name, std::string_view value, std::string_view expected) {
  return {std::string{name} + " is '" + std::string{value} + "', expected " +
          std::string{expected}};
}

}  // namespace

Result<Options, BadOptions> parse_options(int count, char** arguments) {
  Options options;
  Level level = options.setting.players.black;
  std::string_view side = "white";
  opterr = 0;
  for (;;) {
    // The word that is looked at, as getopt does not name an unknown long option.
    const int place = optind;
    const int letter = getopt_long(count, arguments, "+:", known_options.data(), nullptr);
    if (letter == -1) {
      break;
    }
    const std::string_view value = optarg == nullptr ? "" : optarg;
    switch (letter) {
      case 'r':
        if (const std::optional<RuleBook> rules = find_rule_book(value)) {
          options.setting.rules = *rules;
        } else {
          return bad_value("--rules", value, "one of " + rule_names());
        }
        break;
      case 'l': {
        if (value == "perfect") {
          level = perfect;
          break;
        }
        const char* const end = value.data() + value.size();
        const auto [rest, error] = std::from_chars(value.data(), end, level);
        if (error != std::errc{} || rest != end || level > top_level) {
          return bad_value("--level", value,
                           "a number from 0 to " + std::to_string(top_level) + ", or perfect");
        }
        break;
      }
      case 's':
        side = value;
        if (side != "white" && side != "black" && side != "none") {
          return bad_value("--side", value, "white, black or none");
        }
        break;
      case 'f':
        options.load = value;
        break;
      case 'w':
        options.strategy = value;
        break;
      case 'a':
        options.ascii = true;
        break;
      case 'c':
        options.color = false;
        break;
      case 'h':
        options.help = true;
        break;
      case ':':
        return BadOptions{std::string{arguments[place]} + " needs a value"};
      default:
        return BadOptions{"unknown option '" + std::string{arguments[place]} + "'"};
    }
  }
  if (optind < count) {
    return BadOptions{"unexpected argument '" + std::string{arguments[optind]} + "'"};
  }
  if (level == perfect && options.strategy.empty()) {
    return BadOptions{"--level perfect needs --strategy FILE"};
  }
  options.setting.players = {side == "white" ? person : level, side == "black" ? person : level};
  return options;
}

}  // namespace terminal

#include "svg_drawing.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <optional>

#include <alquerque/alquerque.hpp>
#include <alquerque/text.hpp>

#include "wording.hpp"

namespace alquerque::cli {
namespace {

// All lengths in units of the view box.
constexpr double spacing = 100;
constexpr double edge = 100;
constexpr double size = 2 * edge + spacing * (file_count - 1);
constexpr double frame_width = 44;
constexpr double man_radius = 34;
constexpr double halo_radius = 40;

struct Spot {
  double x;
  double y;
};

Spot spot_of(Point point) {
  return {edge + spacing * static_cast<double>(file_of(point)),
          size - edge - spacing * static_cast<double>(rank_of(point))};
}

/// The spot so far from `to` on the way to it from `from`.
Spot short_of(Spot from, Spot to, double distance) {
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  return {to.x - (to.x - from.x) / length * distance, to.y - (to.y - from.y) / length * distance};
}

/// With one decimal at most, whatever the locale.
std::string text_of(double number) {
  std::array<char, 32> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(),
                                 std::round(number * 10) / 10, std::chars_format::fixed);
  return {buffer.data(), end.ptr};
}

std::string text_of(Spot spot) { return text_of(spot.x) + ' ' + text_of(spot.y); }

/// The text as XML has it. Neither names, moves nor position texts hold any other character that
/// XML takes for its own.
std::string escaped(std::string_view text) {
  std::string xml;
  for (const char character : text) {
    switch (character) {
      case '<':
        xml += "&lt;";
        break;
      case '>':
        xml += "&gt;";
        break;
      default:
        xml += character;
    }
  }
  return xml;
}

std::string circle(Spot centre, double radius, std::string_view attributes = "") {
  return "<circle cx=\"" + text_of(centre.x) + "\" cy=\"" + text_of(centre.y) + "\" r=\"" +
         text_of(radius) + "\"" + (attributes.empty() ? "" : " ") + std::string{attributes} +
         "/>\n";
}

std::string in_group(std::string_view attributes, const std::string& content) {
  return content.empty() ? "" : "<g " + std::string{attributes} + ">\n" + content + "</g>\n";
}

std::string circles(Bitboard points, double radius) {
  std::string all;
  for (const Point point : points) {
    all += circle(spot_of(point), radius);
  }
  return all;
}

constexpr std::string_view definitions =
    R"(<defs>
<linearGradient id="alquerque-frame" x2="1" y2="1">
<stop stop-color="#7d5330"/><stop offset="1" stop-color="#4e3019"/>
</linearGradient>
<linearGradient id="alquerque-field" x2="1" y2="1">
<stop stop-color="#f4dfb6"/><stop offset="1" stop-color="#e2c08a"/>
</linearGradient>
<radialGradient id="alquerque-white" cx=".36" cy=".3" r=".8">
<stop stop-color="#ffffff"/><stop offset=".55" stop-color="#f8efdd"/><stop offset="1" stop-color="#d9c6a2"/>
</radialGradient>
<radialGradient id="alquerque-black" cx=".36" cy=".3" r=".8">
<stop stop-color="#6a5d55"/><stop offset=".5" stop-color="#332a25"/><stop offset="1" stop-color="#14100d"/>
</radialGradient>
</defs>
)";

std::string board() {
  const auto square = [](double inset, double radius, const char* fill) {
    const std::string length = text_of(size - 2 * inset);
    return "<rect x=\"" + text_of(inset) + "\" y=\"" + text_of(inset) + "\" width=\"" + length +
           "\" height=\"" + length + "\" rx=\"" + text_of(radius) + "\" fill=\"url(#" + fill +
           ")\"/>\n";
  };
  return in_group("class=\"board\"",
                  square(0, 26, "alquerque-frame") + square(frame_width, 10, "alquerque-field"));
}

/// Each line of the board, from end to end.
std::string lines() {
  std::string path;
  for (const Direction direction :
       {Direction::east, Direction::north, Direction::north_east, Direction::south_east}) {
    Bitboard entered;
    for (const Point point : step_origins(direction)) {
      entered |= *step_target(point, direction);
    }
    for (const Point begin : step_origins(direction) - entered) {
      Point end = begin;
      while (const std::optional<Point> next = step_target(end, direction)) {
        end = *next;
      }
      path += 'M' + text_of(spot_of(begin)) + 'L' + text_of(spot_of(end));
    }
  }
  return in_group(R"(class="lines" stroke="#6b4423" stroke-width="4" stroke-linecap="round")",
                  "<path d=\"" + path + "\"/>\n") +
         in_group(R"(class="points" fill="#6b4423")", circles(Bitboard::all(), 6));
}

std::string label(Spot spot, const std::string& text) {
  return "<text x=\"" + text_of(spot.x) + "\" y=\"" + text_of(spot.y) + "\">" + text + "</text>\n";
}

std::string coordinates() {
  // How far below its middle a letter stands.
  constexpr double drop = 7.5;
  std::string labels;
  for (const Point point : points_of(Rank::first)) {
    labels += label({spot_of(point).x, size - frame_width / 2 + drop}, to_text(point).substr(0, 1));
  }
  for (const Point point : points_of(alquerque::File::a)) {
    labels += label({frame_width / 2, spot_of(point).y + drop}, to_text(point).substr(1));
  }
  return in_group(
      "class=\"coordinates\" font-family=\"sans-serif\" font-size=\"21\" font-weight=\"bold\" "
      "text-anchor=\"middle\" fill=\"#f3e2c4\"",
      labels);
}

/// The men differ in brightness and in their middle: a ring for White, a dot for Black.
std::string men(const Position& position, Side side) {
  const bool is_white = side == Side::white;
  std::string all;
  for (const Point point : position.men(side)) {
    const Spot spot = spot_of(point);
    all += in_group("class=\"man\"",
                    "<title>" + std::string{to_text(side)} + " man on " + to_text(point) +
                        "</title>\n" + circle(spot, man_radius) +
                        (is_white ? circle(spot, 21, R"(fill="none" stroke="#b89c6c")")
                                  : circle(spot, 8, R"(fill="#a8988b" stroke="none")")));
  }
  return in_group(std::string{"class=\"men "} + (is_white ? "white" : "black") +
                      "\" fill=\"url(#alquerque-" + (is_white ? "white" : "black") +
                      ")\" stroke=\"" + (is_white ? "#5b4025" : "#080605") +
                      R"(" stroke-width="2.5")",
                  all);
}

std::string shadows(const Position& position) {
  std::string all;
  for (const Point point : position.occupied()) {
    const Spot spot = spot_of(point);
    all += circle({spot.x + 2, spot.y + 5}, man_radius + 1);
  }
  return in_group(R"(class="shadows" fill="#2b1808" opacity=".3")", all);
}

// ---- The last move -----------------------------------------------------------------------------

constexpr std::string_view move_colour = "#0b6e8a";

/// The captured men as they stood.
std::string captured_men(const Route& route, Side side) {
  const bool is_white = side == Side::white;
  return in_group(std::string{R"(class="captured" fill=")"} + (is_white ? "#ffffff" : "#1d1612") +
                      "\" fill-opacity=\"" + (is_white ? ".55" : ".35") +
                      "\" stroke=\"#3a2814\" stroke-opacity=\".75\" stroke-width=\"2.5\" "
                      "stroke-dasharray=\"6 5\"",
                  circles(route.captured(), man_radius - 2));
}

/// A path in a colour on a broader white one, so that it stands out on everything.
std::string on_white(const std::string& path, double width, std::string_view attributes) {
  std::string both;
  for (const bool is_white : {true, false}) {
    both += R"(<path fill="none" stroke-linejoin="round" stroke-linecap="round" )" +
            (is_white ? R"(stroke="#ffffff" stroke-width=")" + text_of(width + 5) + "\""
                      : std::string{attributes} + " stroke-width=\"" + text_of(width) + "\"") +
            " d=\"" + path + "\"/>\n";
  }
  return both;
}

/// A cross on each captured man.
std::string crosses(Bitboard captured) {
  constexpr double arm = 12;
  std::string path;
  for (const Point point : captured) {
    const Spot spot = spot_of(point);
    for (const double slope : {1.0, -1.0}) {
      path += 'M' + text_of(Spot{spot.x - arm, spot.y - slope * arm}) + 'L' +
              text_of(Spot{spot.x + arm, spot.y + slope * arm});
    }
  }
  return path.empty() ? "" : on_white(path, 7, "stroke=\"#b3261e\"");
}

/// From the origin through the landings, with a head before the man.
std::string arrow(const Route& route) {
  constexpr double head_length = 20;
  constexpr double head_half_width = 13;
  constexpr double gap = halo_radius + 5;
  std::string path = 'M' + text_of(spot_of(route.from()));
  Spot before = spot_of(route.from());
  for (std::size_t i = 0; i + 1 < route.size(); ++i) {
    before = spot_of(route[i]);
    path += 'L' + text_of(before);
  }
  const Spot end = spot_of(route.to());
  const Spot tip = short_of(before, end, gap);
  const Spot neck = short_of(before, end, gap + head_length);
  path += 'L' + text_of(neck);
  // The way from neck to tip, turned to one side.
  const Spot aside{(tip.y - neck.y) / head_length * head_half_width,
                   (neck.x - tip.x) / head_length * head_half_width};
  const std::string head = 'M' + text_of(tip) + 'L' +
                           text_of(Spot{neck.x + aside.x, neck.y + aside.y}) + 'L' +
                           text_of(Spot{neck.x - aside.x, neck.y - aside.y}) + 'Z';
  return on_white(path + head, 3, "") + on_white(path, 9, "") +
         R"(<path stroke-width="3" stroke-linejoin="round" d=")" + head + "\"/>\n";
}

/// The landings of a chain, numbered, as their order cannot be seen where a chain goes round.
std::string jump_numbers(const Route& route) {
  std::string numbers;
  std::array<int, point_count> seen{};
  for (std::size_t i = 0; i + 1 < route.size(); ++i) {
    Spot spot = spot_of(route[i]);
    spot.x += 27.0 * seen[index_of(route[i])]++;
    numbers += circle(spot, 14, R"(stroke="#ffffff" stroke-width="2.5")");
    numbers += R"(<text fill="#ffffff" stroke="none" x=")" + text_of(spot.x) + "\" y=\"" +
               text_of(spot.y + 6) + "\">" + std::to_string(i + 1) + "</text>\n";
  }
  return in_group(
      R"(font-family="sans-serif" font-size="17" font-weight="bold" text-anchor="middle")",
      numbers);
}

std::string last_move(const Route& route) {
  const std::string colour{move_colour};
  return in_group(R"(class="last-move" fill=")" + colour + "\" stroke=\"" + colour + "\"",
                  circle(spot_of(route.from()), man_radius - 2,
                         "fill=\"#ffffff\" fill-opacity=\".35\" stroke-width=\"4\" "
                         "stroke-dasharray=\"7 6\"") +
                      arrow(route) + crosses(route.captured()) +
                      circle(spot_of(route.to()), halo_radius, R"(fill="none" stroke-width="5")") +
                      jump_numbers(route));
}

// ---- What can move -----------------------------------------------------------------------------

std::string targets(const BoardMarks& marks) {
  const std::string halos = circles(marks.movable_men, halo_radius);
  return in_group(R"(class="movable" fill="none" stroke="#1f7a34" stroke-width="5")", halos) +
         in_group(R"(class="step-targets" fill="#1f7a34" stroke="#ffffff" stroke-width="3")",
                  circles(marks.step_targets, 14)) +
         in_group(
             "class=\"jump-targets\" fill=\"#1f7a34\" fill-opacity=\".25\" stroke=\"#1f7a34\" "
             "stroke-width=\"6\"",
             circles(marks.jump_targets, 23));
}

// ---- In words ----------------------------------------------------------------------------------

std::string description(const Position& position, const BoardMarks& marks) {
  std::string words;
  for (const Side side : {Side::white, Side::black}) {
    words += std::string{to_text(side)} + ": " + listed(position.men(side)) + ". ";
  }
  if (marks.last_move) {
    words += "Last move: " + to_text(*marks.last_move) + ". ";
  }
  if (!marks.movable_men.empty()) {
    words += "Can move: " + listed(marks.movable_men) + "; to: " + listed(marks.targets()) + ". ";
  }
  return words + "Position: " + to_text(position);
}

}  // namespace

std::string svg_of(const Position& position, const BoardMarks& marks, std::string_view title) {
  const std::string extent = text_of(size);
  std::string svg = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + extent + ' ' +
                    extent + "\" role=\"img\">\n<title>" + escaped(title) + "</title>\n<desc>" +
                    escaped(description(position, marks)) + "</desc>\n";
  svg += definitions;
  svg += board();
  svg += lines();
  svg += coordinates();
  if (marks.last_move) {
    svg += captured_men(*marks.last_move, position.to_move());
    svg += last_move(*marks.last_move);
  }
  svg += shadows(position);
  svg += men(position, Side::white);
  svg += men(position, Side::black);
  svg += targets(marks);
  return svg + "</svg>\n";
}

}  // namespace alquerque::cli

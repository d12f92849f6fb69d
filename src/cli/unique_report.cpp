#include "unique_report.hpp"

#include <algorithm>
#include <string_view>

#include <nlohmann/json.hpp>

#include "output.hpp"
#include "wording.hpp"

namespace alquerque::cli {
namespace {

class TextUniqueReport final : public UniqueReport {
 public:
  explicit TextUniqueReport(unsigned depth) : width_{std::clamp<std::size_t>(depth, 9, 15)} {
    print_line("ply", "positions", "lines");
  }

  void add(const UniqueRow& row) override {
    print_line(std::to_string(row.ply), with_commas(row.positions), with_commas(row.lines));
  }

  void end(bool) override {}

 private:
  void print_line(std::string_view ply, std::string_view positions, std::string_view lines) const {
    print(right_aligned(ply, 3) + "  " + right_aligned(positions, width_) + "  " +
          right_aligned(lines, width_) + '\n');
    flush();
  }

  // Rows are printed before the largest number is known. A ply adds about a digit, with its commas.
  std::size_t width_;
};

class JsonUniqueReport final : public UniqueReport {
 public:
  JsonUniqueReport(const std::string& rules, const std::string& position, unsigned depth) {
    document_["rules"] = rules;
    document_["position"] = position;
    document_["depth"] = depth;
    // Its place; the value comes at the end.
    document_["complete"] = false;
    document_["rows"] = Json::array();
  }

  void add(const UniqueRow& row) override {
    Json json;
    json["ply"] = row.ply;
    json["positions"] = row.positions;
    json["lines"] = row.lines;
    document_["rows"].push_back(json);
  }

  void end(bool complete) override {
    document_["complete"] = complete;
    print_document(document_.dump(2) + '\n');
  }

 private:
  using Json = nlohmann::ordered_json;
  Json document_;
};

}  // namespace

std::unique_ptr<UniqueReport> make_unique_text_report(unsigned depth) {
  return std::make_unique<TextUniqueReport>(depth);
}

std::unique_ptr<UniqueReport> make_unique_json_report(const std::string& rules,
                                                      const std::string& position, unsigned depth) {
  return std::make_unique<JsonUniqueReport>(rules, position, depth);
}

}  // namespace alquerque::cli

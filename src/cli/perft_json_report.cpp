#include <nlohmann/json.hpp>

#include "output.hpp"
#include "perft_report.hpp"

namespace alquerque::cli {
namespace {

using Json = nlohmann::ordered_json;

void add(Json& target, const Measurement& measured) {
  target["count"] = measured.count;
  target["seconds"] = measured.seconds;
  // A clock may be too coarse to see any time pass.
  target["per_second"] =
      measured.seconds > 0 ? Json(static_cast<double>(measured.count) / measured.seconds) : Json();
}

class JsonPerftReport final : public PerftReport {
 public:
  explicit JsonPerftReport(const PerftTask& task) {
    document_["rules"] = task.rules;
    document_["position"] = task.position;
    document_["unit"] = task.unit;
    document_["depth"] = task.depth;
    // Its place; the value comes at the end.
    document_["complete"] = false;
  }

  void begin_table() override { document_["rows"] = Json::array(); }

  void table_row(unsigned depth, const Measurement& measured) override {
    Json row;
    row["depth"] = depth;
    add(row, measured);
    document_["rows"].push_back(row);
  }

  void begin_divide(std::size_t) override { document_["divide"] = Json::array(); }

  void divide_row(const std::string& text, std::uint64_t leaves) override {
    Json row;
    row["move"] = text;
    row["count"] = leaves;
    document_["divide"].push_back(row);
  }

  void divide_total(const Measurement& measured) override { add(document_["total"], measured); }

  void end(bool complete) override {
    document_["complete"] = complete;
    print_document(document_.dump(2) + '\n');
  }

 private:
  Json document_;
};

}  // namespace

std::unique_ptr<PerftReport> make_json_report(const PerftTask& task) {
  return std::make_unique<JsonPerftReport>(task);
}

}  // namespace alquerque::cli

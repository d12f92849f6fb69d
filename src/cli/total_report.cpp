#include "total_report.hpp"

#include <algorithm>
#include <string>

#include <alquerque/text.hpp>
#include <nlohmann/json.hpp>

#include "number_text.hpp"
#include "output.hpp"
#include "wording.hpp"

namespace alquerque::cli {
namespace {

void print_text(const ResultSum& sum) {
  const std::string count = with_commas(sum.leaves);
  const std::size_t width = std::max<std::size_t>(count.size(), 6);
  print("depth  " + right_aligned("moves", width) + '\n' +
        right_aligned(std::to_string(sum.header.depth), 5) + "  " + right_aligned(count, width) +
        '\n');
}

void print_json(const ResultSum& sum) {
  using Json = nlohmann::ordered_json;
  Json document;
  document["rules"] = sum.header.rules;
  document["position"] = to_text(sum.header.position);
  document["unit"] = "moves";
  document["depth"] = sum.header.depth;
  document["complete"] = true;
  document["jobs"] = sum.header.jobs;
  document["id"] = hex_of(sum.header.id);
  Json row;
  row["depth"] = sum.header.depth;
  row["count"] = sum.leaves;
  document["rows"] = Json::array({row});
  print_document(document.dump(2) + '\n');
}

}  // namespace

void print_total(const ResultSum& sum, bool json) {
  if (json) {
    print_json(sum);
  } else {
    print_text(sum);
  }
}

}  // namespace alquerque::cli

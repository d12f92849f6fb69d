#include "report.hpp"

#include <utility>

#include "../output.hpp"
#include "../wording.hpp"

namespace alquerque::cli {

Report::Report(bool json, Json fields)
    // In braces it would be the one element of an array.
    : json_{json}, document_(std::move(fields)) {
  // Its place; the value comes at the end.
  document_["complete"] = false;
}

void Report::begin(std::string rows, std::vector<Column> columns, bool titles) {
  rows_ = std::move(rows);
  columns_ = std::move(columns);
  document_[rows_] = Json::array();
  if (titles && !json_) {
    std::vector<std::string> cells;
    for (const Column& column : columns_) {
      cells.push_back(column.title);
    }
    print_line(cells);
  }
}

void Report::row(const std::vector<std::string>& cells, Json row) {
  if (json_) {
    document_[rows_].push_back(std::move(row));
  } else {
    print_line(cells);
  }
}

void Report::total(const std::vector<std::string>& cells, Json total) {
  if (json_) {
    document_["total"] = std::move(total);
  } else {
    print_line(cells);
  }
}

void Report::end(bool complete) {
  if (json_) {
    document_["complete"] = complete;
    print_document(document_.dump(2) + '\n');
  }
}

void Report::print_line(const std::vector<std::string>& cells) const {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto& [title, width, left] = columns_[i];
    line += i == 0 ? "" : "  ";
    line += left ? left_aligned(cells[i], width) : right_aligned(cells[i], width);
  }
  print(line + '\n');
  flush();
}

}  // namespace alquerque::cli

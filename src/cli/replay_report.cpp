#include "replay_report.hpp"

#include <nlohmann/json.hpp>

#include "output.hpp"
#include "wording.hpp"

namespace alquerque::cli {
namespace {

class TextReplayReport : public ReplayReport {
 public:
  void fault(const std::string& file, const GameError& error) override {
    print(file + ':' + std::to_string(error.line) + ':' + std::to_string(error.column) + ": " +
          error.reason() + '\n');
  }

  // The command's last lines, on standard error, tell of them.
  void unreadable(const std::string&, const std::string&) override {}

  void end(const ReplayCount& count) override {
    print("Games    " + with_commas(count.games));
    print(count.faulty == 0 ? "\n" : ", " + with_commas(count.faulty) + " of them faulty\n");
    print("Moves    " + with_commas(count.moves) + "\nResults ");
    const char* before = " ";
    for (const GameScore score : ReplayCount::scores) {
      print(before + std::string{to_text(score)} + ": " + with_commas(count.with(score)));
      before = ", ";
    }
    print("\n");
  }
};

/// Keeps the document until it is whole, as half of one is none.
class JsonReplayReport : public ReplayReport {
 public:
  void fault(const std::string& file, const GameError& error) override {
    Json fault;
    fault["file"] = file;
    fault["line"] = error.line;
    fault["column"] = error.column;
    fault["game"] = error.game;
    fault["move"] = error.move == 0 ? Json() : Json(error.move);
    fault["side"] = error.move == 0 ? Json() : Json(error.side == Side::white ? "white" : "black");
    fault["found"] = error.found;
    fault["expected"] = error.expected;
    fault["why"] = error.why.empty() ? Json() : Json(error.why);
    add(first_ ? "\n    " : ",\n    ");
    // A file's name need not be UTF-8.
    add(fault.dump(-1, ' ', false, Json::error_handler_t::replace));
    first_ = false;
  }

  void unreadable(const std::string& file, const std::string& message) override {
    Json json;
    json["file"] = file;
    json["error"] = message;
    unreadable_.push_back(json);
  }

  void end(const ReplayCount& count) override {
    add(first_ ? "],\n" : "\n  ],\n");
    add("  \"games\": " + std::to_string(count.games) + ",\n");
    add("  \"faulty\": " + std::to_string(count.faulty) + ",\n");
    add("  \"moves\": " + std::to_string(count.moves) + ",\n");
    Json results;
    for (const GameScore score : ReplayCount::scores) {
      results[std::string{to_text(score)}] = count.with(score);
    }
    if (!unreadable_.empty()) {
      add("  \"unreadable\": " + unreadable_.dump(-1, ' ', false, Json::error_handler_t::replace) +
          ",\n");
    }
    add("  \"results\": " + results.dump() + "\n}\n");
    print_document(text_);
  }

 private:
  using Json = nlohmann::ordered_json;

  void add(const std::string& text) { text_ += text; }

  std::string text_ = "{\n  \"faults\": [";
  Json unreadable_ = Json::array();
  bool first_ = true;
};

}  // namespace

std::unique_ptr<ReplayReport> make_replay_text_report() {
  return std::make_unique<TextReplayReport>();
}

std::unique_ptr<ReplayReport> make_replay_json_report() {
  return std::make_unique<JsonReplayReport>();
}

}  // namespace alquerque::cli

#include "tables_command.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include <failure.hpp>
#include <interrupt.hpp>
#include <number_text.hpp>
#include <output.hpp>
#include <save_file.hpp>
#include <status_line.hpp>
#include <stopwatch.hpp>
#include <wording.hpp>

#include "report_row.hpp"
#include "solver_rules.hpp"
#include "tables/board_index.hpp"
#include "tables/table_file.hpp"
#include "tables/table_maker.hpp"
#include "tables/table_rules.hpp"

namespace alquerque::solver {
namespace {

using cli::BadArguments;
using cli::ExitCode;
using cli::Failure;
using cli::with_commas;

/// What the user wrote; numbers as text, to be refused in our words.
struct TablesArguments {
  std::string rules{named_rule_sets.front().name};
  std::string men;
  std::string folder;
  std::optional<std::string> threads;
};

struct TablesTask {
  std::string rules;
  unsigned men;
  std::string folder;
  unsigned threads;
};

TablesTask tables_task_of(const TablesArguments& arguments) {
  constexpr std::uint64_t most_men = 8;
  constexpr std::uint64_t most_threads = 1024;
  const unsigned processors = std::max(std::thread::hardware_concurrency(), 1U);
  return {arguments.rules,
          static_cast<unsigned>(cli::number_argument("--men", arguments.men, 2, most_men)),
          arguments.folder,
          arguments.threads ? static_cast<unsigned>(cli::number_argument(
                                  "--threads", *arguments.threads, 1, most_threads))
                            : processors};
}

void make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) {
    throw Failure{static_cast<int>(ExitCode::failure),
                  "cannot make the folder '" + folder + "': " + error.message()};
  }
}

/// Shows how far the work is, and ends it when the user says so.
class TablesMonitor {
 public:
  explicit TablesMonitor(const BoardIndex& index) : index_{index} {}

  void begin(unsigned men, unsigned other_men) {
    line_.erase();
    stopwatch_ = {};
    name_ = std::to_string(men) + " against " + std::to_string(other_men);
    boards_ = index_.slice(men, other_men).boards;
    boards_ += men == other_men ? 0 : index_.slice(other_men, men).boards;
    done_ = 0;
  }
  /// @throws Failure
  void see(std::uint64_t boards) {
    cli::throw_if_interrupted();
    done_ += boards;
    if (line_.is_due()) {
      line_.show(name_ + ": " + with_commas(done_) + " of " + with_commas(boards_) + " boards");
    }
  }
  void erase() noexcept { line_.erase(); }
  [[nodiscard]] double seconds() const { return stopwatch_.seconds(); }

 private:
  const BoardIndex& index_;
  cli::Stopwatch stopwatch_;
  cli::StatusLine line_;
  std::string name_;
  std::uint64_t boards_ = 0;
  std::uint64_t done_ = 0;
};

void print_tables_task(const TablesTask& task, const BoardIndex& index) {
  constexpr std::uint64_t mebibyte = 1U << 20U;
  print_row("Rules", task.rules);
  print_row("Men", "up to " + std::to_string(task.men));
  print_row("Threads", std::to_string(task.threads));
  print_row(
      "Memory",
      "at most " + with_commas(memory_for_tables(index, task.threads) / mebibyte + 32) + " MiB");
  cli::print(
      "\n  men            won           lost        neither  longest       bytes  seconds\n");
  cli::flush();
}

void print_slice(const TableHeader& header, std::uint64_t bytes, const std::string& seconds) {
  const TableCounts& counts = header.counts;
  cli::print(cli::right_aligned(std::to_string(header.own_men), 2) + " v" +
             cli::right_aligned(std::to_string(header.enemy_men), 2) +
             cli::right_aligned(with_commas(counts.won), 15) +
             cli::right_aligned(with_commas(counts.lost), 15) +
             cli::right_aligned(with_commas(counts.neither), 15) +
             cli::right_aligned(std::to_string(counts.longest_win), 9) +
             cli::right_aligned(with_commas(bytes), 12) + cli::right_aligned(seconds, 9) + '\n');
  cli::flush();
}

/// The file of a slice, if there is one.
std::unique_ptr<TableFile> finished_file(const TablesTask& task, const BoardIndex& index,
                                         unsigned own, unsigned enemy) {
  std::error_code error;
  if (!std::filesystem::exists(table_path(task.folder, own, enemy), error)) {
    return nullptr;
  }
  auto file = std::make_unique<TableFile>(index, task.folder, own, enemy);
  file->expect_rules(task.rules);
  return file;
}

void write(const std::string& path, const std::string& bytes) {
  if (const auto refusal = saving::replace_file(path, bytes, saving::Special::refuse)) {
    throw Failure{static_cast<int>(ExitCode::failure), "cannot write '" + path + "': " + *refusal};
  }
}

/// Makes the files of some numbers of men, of each side or the other, that are not there.
template <RuleSet rules>
void make_files(const TablesTask& task, const BoardIndex& index, unsigned men, unsigned other_men,
                TableMaker<rules>& maker, TablesMonitor& monitor) {
  monitor.begin(men, other_men);
  std::vector<std::unique_ptr<TableFile>> files;
  files.push_back(finished_file(task, index, men, other_men));
  if (men != other_men) {
    files.push_back(finished_file(task, index, other_men, men));
  }
  bool is_finished = true;
  for (const auto& file : files) {
    is_finished = is_finished && file;
  }
  if (is_finished) {
    for (const auto& file : files) {
      // Nothing is made from the last.
      if (men + other_men < task.men) {
        maker.load(*file);
      }
      monitor.erase();
      print_slice(file->header(), file->size(), "kept");
    }
    return;
  }
  std::vector<Slice> slices = maker.make(men, other_men);
  for (std::size_t i = 0; i < slices.size(); ++i) {
    const TableHeader header{task.rules, slices[i].own_men, slices[i].enemy_men, slices[i].counts};
    const std::string bytes = table_bytes(header, slices[i].groups);
    slices[i].groups.clear();
    if (!files[i]) {
      write(table_path(task.folder, header.own_men, header.enemy_men), bytes);
    }
    monitor.erase();
    print_slice(header, bytes.size(),
                i + 1 == slices.size() ? cli::with_milliseconds(monitor.seconds()) : "");
  }
}

template <RuleSet rules>
void make_tables(const TablesTask& task) {
  const BoardIndex index{task.men};
  make_folder(task.folder);
  cli::note_interrupts();
  print_tables_task(task, index);
  TablesMonitor monitor{index};
  TableMaker<rules> maker{index, task.threads,
                          [&monitor](std::uint64_t boards) { monitor.see(boards); }};
  for (unsigned men = 2; men <= task.men; ++men) {
    for (unsigned fewer = 1; fewer <= men / 2; ++fewer) {
      make_files(task, index, men - fewer, fewer, maker, monitor);
    }
  }
}

void run(const TablesArguments& arguments) {
  const TablesTask task = tables_task_of(arguments);
  const bool known = with_solver_rules(task.rules, [&]<RuleSet rules>() {
    if constexpr (has_tables<rules>) {
      make_tables<rules>(task);
    } else {
      throw BadArguments{"no tables for " + task.rules + ": " +
                         std::string{refusal_of_tables<rules>()}};
    }
  });
  if (!known) {
    throw BadArguments{"unknown rule set '" + task.rules + "', known are " + solver_rule_names()};
  }
}

}  // namespace

CLI::App& add_tables_command(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("tables", "Make tables of all positions with a few men");
  const auto arguments = std::make_shared<TablesArguments>();
  const auto add = [&command](const char* name, auto& value, const std::string& meaning,
                              const char* text) {
    return command.add_option(name, value, meaning)->option_text(text)->take_last();
  };
  add("--men", arguments->men, "of both sides together, 2 to 8", "N")->required();
  add("--out", arguments->folder, "where the files are, or are to be", "DIR")->required();
  add("--rules", arguments->rules,
      "brainking (the default), or without the bans of B11:\nbrainking-no-ban", "NAME");
  add("--threads", arguments->threads, "how many threads work (default: one a processor)", "N");
  command.footer(
      "A file that is there and good is kept, so that a command which was interrupted can be\n"
      "given again. Each row is about one file: the men of the side to move and of the other, how\n"
      "many positions the side to move wins and loses, and the plies of its longest win. For\n"
      "example:\n"
      "  alquerque_solve tables --men 6 --out endgames");
  command.callback([arguments] { run(*arguments); });
  return command;
}

}  // namespace alquerque::solver

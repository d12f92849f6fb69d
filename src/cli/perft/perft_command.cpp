#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <alquerque/text.hpp>

#include "../commands.hpp"
#include "../failure.hpp"
#include "../interrupt.hpp"
#include "../output.hpp"
#include "../progress.hpp"
#include "../wording.hpp"
#include "arguments.hpp"
#include "counting.hpp"
#include "long_count.hpp"
#include "rate.hpp"
#include "report.hpp"

namespace alquerque::cli {
namespace {

// Rows are printed before the largest count is known. A ply adds about a digit, with its commas.
std::size_t count_width(unsigned depth, std::size_t narrowest) {
  constexpr std::size_t widest = 15;
  return std::clamp<std::size_t>(depth, narrowest, widest);
}

void add(Report::Json& target, const Measurement& measured) {
  target["count"] = measured.count;
  target["seconds"] = measured.seconds;
  // A clock may be too coarse to see any time pass.
  target["per_second"] = measured.seconds > 0
                             ? Report::Json(static_cast<double>(measured.count) / measured.seconds)
                             : Report::Json();
}

/// Counts, and ends the report in any case.
template <class Count>
void reported(Report& report, Progress& progress, Count&& count) {
  note_interrupts();
  try {
    count();
  } catch (const Failure&) {
    progress.erase();
    report.end(false);
    throw;
  }
  report.end(true);
}

/// The library's perft of moves or routes, which `progress` may end by throwing.
std::uint64_t watched(const PerftJob& job, const Position& position, unsigned depth,
                      Progress& progress) {
  const auto advance = [&progress](std::uint64_t leaves) { progress.advance(leaves); };
  // Never stopped but by an exception.
  return (job.routes ? watched_perft_routes(job.game->rules, position, depth, advance)
                     : watched_perft(job.game->rules, position, depth, advance))
      .value();
}

void run_table(const PerftJob& job, const std::string& units, Progress& progress, Report& report) {
  const auto& [rules, position] = *job.game;
  const auto table = make_table(rules, job.table_bytes);
  report.begin(
      "rows", {{"depth", 5}, {units, count_width(job.depth, 6)}, {"time", 12}, {units + "/s", 12}});
  const auto count = [&, rules = rules, &position = position](unsigned depth) {
    return job.threads ? threaded_perft(rules, position, depth, *job.threads, table.get(), progress)
                       : watched(job, position, depth, progress);
  };
  count_table(job.depth, progress, count, [&](unsigned depth, const Measurement& measured) {
    Report::Json row;
    row["depth"] = depth;
    add(row, measured);
    report.row({std::to_string(depth), with_commas(measured.count),
                with_milliseconds(measured.seconds) + " s", rate_of(measured)},
               std::move(row));
  });
}

void run_divide(const PerftJob& job, Progress& progress, Report& report) {
  const auto& [rules, position] = *job.game;
  const std::vector<First> firsts = firsts_of(rules, position, job.routes, job.depth);
  const std::string total = "total";
  std::size_t text_width = total.size();
  for (const First& first : firsts) {
    text_width = std::max(text_width, first.text.size());
  }
  report.begin("divide", {{"", text_width, true}, {"", count_width(job.depth, 6)}}, false);
  const auto count = [&, rules = rules, &position = position](const Move& move) {
    return watched(job, rules.after(position, move), job.depth - 1, progress);
  };
  const Measurement sum = count_divided(
      firsts, job.depth, progress, count, [&](const First& first, std::uint64_t leaves) {
        report.row({first.text, with_commas(leaves)}, {{"move", first.text}, {"count", leaves}});
      });
  Report::Json json;
  add(json, sum);
  report.total({total, with_commas(sum.count)}, std::move(json));
}

void run_count(const PerftJob& job) {
  const std::string units = job.routes ? "routes" : "moves";
  Report report{job.json,
                {{"rules", job.game->rules.name()},
                 {"position", to_text(job.game->position)},
                 {"unit", units},
                 {"depth", job.depth}}};
  Progress progress{units};
  reported(report, progress, [&] {
    if (job.mode == PerftMode::divide) {
      run_divide(job, progress, report);
    } else {
      run_table(job, units, progress, report);
    }
  });
}

void add_unique_row(Report& report, unsigned ply, const Layer& layer) {
  std::uint64_t lines = 0;
  for (const ReachedPosition& reached : layer) {
    lines = sum_of_counts(lines, reached.lines);
  }
  lines = checked_count(ply, lines);
  report.row({std::to_string(ply), with_commas(layer.size()), with_commas(lines)},
             {{"ply", ply}, {"positions", layer.size()}, {"lines", lines}});
}

void run_unique(const PerftJob& job) {
  Report report{job.json,
                {{"rules", job.game->rules.name()},
                 {"position", to_text(job.game->position)},
                 {"depth", job.depth}}};
  Progress progress{"positions"};
  reported(report, progress, [&] {
    const std::size_t width = count_width(job.depth, 9);
    report.begin("rows", {{"ply", 3}, {"positions", width}, {"lines", width}});
    Layer layer{{job.game->position, 1}};
    if (job.depth == 0) {
      add_unique_row(report, 0, layer);
    }
    for (unsigned ply = 1; ply <= job.depth; ++ply) {
      progress.begin("ply " + std::to_string(ply), static_cast<double>(layer.size()));
      layer = successors(job.game->rules, layer, progress);
      progress.erase();
      add_unique_row(report, ply, layer);
    }
  });
}

void run(const PerftJob& job) {
  switch (job.mode) {
    case PerftMode::table:
    case PerftMode::divide:
      return run_count(job);
    case PerftMode::unique:
      return run_unique(job);
    case PerftMode::split:
      return run_split(job);
    case PerftMode::jobs:
      return run_part(job);
    case PerftMode::sum:
      return run_sum(job);
    case PerftMode::checkpoint:
      return run_checkpoint(job);
  }
}

}  // namespace

CLI::App& add_perft_command(CLI::App& app) {
  CLI::App& command =
      *app.add_subcommand("perft", "Count the ways to play a number of plies from a position");
  const auto arguments = std::make_shared<PerftArguments>();
  add_perft_arguments(command, *arguments);
  command.footer(
      "A line of play that ends before DEPTH counts for nothing.\n"
      "Counts are exact; a count of 2^64 or more ends the command, and what fits is printed.\n"
      "Ctrl-C ends the count; what is complete by then is printed, or with jobs or a checkpoint\n"
      "kept. Jobs that run then are begun anew by the command that goes on.\n"
      "\n"
      "A count in parts, each of which may run on another machine, be killed and go on:\n"
      "  alquerque perft 14 --split 8 > jobs\n"
      "  alquerque perft --jobs jobs --part 1/2 --out part1\n"
      "  alquerque perft --jobs jobs --part 2/2 --out part2\n"
      "  alquerque perft --sum part1 part2");
  command.callback([&command, arguments] { run(perft_job(command, *arguments)); });
  return command;
}

}  // namespace alquerque::cli

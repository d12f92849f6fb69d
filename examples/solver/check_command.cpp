#include "check_command.hpp"

#include <memory>
#include <string>

#include <failure.hpp>
#include <output.hpp>
#include <wording.hpp>

#include "checker/strategy_check.hpp"
#include "file_content.hpp"

namespace alquerque::solver {
namespace {

void run(const std::string& path) {
  try {
    const checker::Finding finding = checker::check_strategy(content_of(path));
    cli::print("No fault: under " + finding.rules + ", " + finding.winner + " wins " +
               finding.position + "\nwithin " + std::to_string(finding.plies) + " plies; " +
               cli::with_commas(finding.records) + " positions, " +
               cli::with_commas(finding.replies) + " replies answered\n");
  } catch (const checker::Fault& fault) {
    throw cli::Failure{static_cast<int>(cli::ExitCode::failure),
                       "'" + path + "' proves nothing: " + fault.what()};
  }
}

}  // namespace

CLI::App& add_check_command(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("check", "Check a strategy by rules of its own");
  const auto path = std::make_shared<std::string>();
  command.add_option("FILE", *path, "what `prove --out` wrote, or `-` for standard input")
      ->option_text(" ")
      ->required();
  command.footer(
      "The rules are written down a second time here, by files and ranks, without the library.\n"
      "The first fault ends the check. For example, with the strategy that comes with the source:\n"
      "  xz -dc examples/solver/brainking.strategy.xz | alquerque_solve check -");
  command.callback([path] { run(*path); });
  return command;
}

}  // namespace alquerque::solver

#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <alquerque/alquerque.hpp>

#include "complaint.hpp"
#include "failure.hpp"
#include "moves_command.hpp"
#include "output.hpp"
#include "perft_command.hpp"
#include "replay_command.hpp"
#include "selfplay_command.hpp"
#include "show_command.hpp"

namespace {

using alquerque::cli::BadArguments;
using alquerque::cli::ExitCode;
using alquerque::cli::Failure;
using alquerque::cli::program;

std::string version_text() {
  return std::string{program} + ' ' + std::to_string(alquerque::version_major) + '.' +
         std::to_string(alquerque::version_minor) + '.' + std::to_string(alquerque::version_patch);
}

void print_help(const CLI::App& app) { alquerque::cli::print(app.help()); }

/// What is wrong with an argument that nobody took.
std::string refusal_of(const std::string& argument, const CLI::App& app, const CLI::App* command) {
  const bool is_option = argument.starts_with('-');
  const std::string quoted = " '" + argument + "'";
  if (command == nullptr) {
    return (is_option ? "unknown option" : "unknown command") + quoted;
  }
  if (!app.remaining().empty()) {
    return (is_option ? "unknown option" : "unexpected argument") + quoted + " before '" +
           command->get_name() + "'";
  }
  return (is_option ? "unknown option" : "unexpected argument") + quoted;
}

/// What CLI11 says about bad arguments, in the words of a user.
std::string reason_of(const CLI::ParseError& error, const CLI::App& app) {
  const std::vector<CLI::App*> chosen = app.get_subcommands();
  const CLI::App* const command = chosen.empty() ? nullptr : chosen.front();
  std::string reason = error.what();
  if (const std::vector<std::string> rest = app.remaining(true); !rest.empty()) {
    reason = refusal_of(rest.front(), app, command);
  } else if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    // It begins with the name of the option; the rest is about numbers of values.
    reason = reason.substr(0, reason.find(':')) + " needs a value";
  }
  reason += "; see " + std::string{program};
  return reason + (command == nullptr ? "" : ' ' + command->get_name()) + " --help";
}

void run(CLI::App& app, int argc, const char* const* argv) {
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    print_help(app);
  } catch (const CLI::CallForVersion& version) {
    alquerque::cli::print(std::string{version.what()} + '\n');
  } catch (const CLI::ParseError& error) {
    throw BadArguments{reason_of(error, app)};
  }
  alquerque::cli::flush();
}

void set_up(CLI::App& app) {
  app.get_formatter()->label("OPTIONS", "options");
  app.get_formatter()->label("SUBCOMMAND", "COMMAND");
  app.get_formatter()->label("Positionals", "Arguments");
  app.get_formatter()->column_width(22);
  app.set_help_flag("-h,--help", "print this help");
  app.set_version_flag("--version", version_text(), "print the version");
  app.require_subcommand(1);
  app.footer(
      "`alquerque COMMAND --help` tells more. For example:\n"
      "  alquerque perft 10\n"
      "  alquerque perft 6 --divide --rules qirkat\n"
      "  alquerque moves --position 'bbbbb/bbbbb/bbw1w/ww1ww/wwwww b -'");
  for (CLI::App* command :
       {&alquerque::cli::add_perft_command(app), &alquerque::cli::add_moves_command(app),
        &alquerque::cli::add_show_command(app), &alquerque::cli::add_replay_command(app),
        &alquerque::cli::add_selfplay_command(app)}) {
    command->group("Commands");
    command->set_version_flag("--version", version_text(), "print the version");
  }
}

}  // namespace

int main(int argc, char** argv) {
  try {
    CLI::App app{"The board game Alquerque: count, list and draw.", std::string{program}};
    set_up(app);
    if (argc < 2) {
      std::fputs(app.help().c_str(), stderr);
      return static_cast<int>(ExitCode::bad_arguments);
    }
    run(app, argc, argv);
    return static_cast<int>(ExitCode::success);
  } catch (const Failure& failure) {
    alquerque::cli::complain(failure.what());
    return failure.exit_code();
  } catch (const std::bad_alloc&) {
    alquerque::cli::complain("no memory for what the command is to do");
    return static_cast<int>(ExitCode::failure);
  } catch (const std::exception& error) {
    alquerque::cli::complain(error.what());
    return static_cast<int>(ExitCode::failure);
  }
}

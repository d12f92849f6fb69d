#include "program.hpp"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <alquerque/alquerque.hpp>

#include "complaint.hpp"
#include "failure.hpp"
#include "output.hpp"

namespace alquerque::cli {
namespace {

std::string version_text(const std::string& program) {
  return program + ' ' + std::to_string(version_major) + '.' + std::to_string(version_minor) + '.' +
         std::to_string(version_patch);
}

void print_help(const CLI::App& app) { print(app.help()); }

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
    reason.resize(std::min(reason.find(':'), reason.size()));
    reason += " needs a value";
  }
  reason += "; see " + app.get_name();
  return reason + (command == nullptr ? "" : ' ' + command->get_name()) + " --help";
}

void run(CLI::App& app, int argc, const char* const* argv) {
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    print_help(app);
  } catch (const CLI::CallForVersion& version) {
    print(std::string{version.what()} + '\n');
  } catch (const CLI::ParseError& error) {
    throw BadArguments{reason_of(error, app)};
  }
  flush();
}

}  // namespace

void set_up_program(CLI::App& app, std::initializer_list<AddCommand> commands,
                    const std::string& build) {
  const std::string version = version_text(app.get_name()) + build;
  app.get_formatter()->label("OPTIONS", "options");
  app.get_formatter()->label("SUBCOMMAND", "COMMAND");
  app.get_formatter()->label("Positionals", "Arguments");
  app.get_formatter()->column_width(22);
  app.set_help_flag("-h,--help", "print this help");
  app.set_version_flag("--version", version, "print the version");
  app.require_subcommand(1);
  for (const AddCommand add_command : commands) {
    CLI::App& command = add_command(app);
    command.group("Commands");
    command.set_version_flag("--version", version, "print the version");
  }
}

int run_program(CLI::App& app, int argc, const char* const* argv) {
  try {
    if (argc < 2) {
      std::fputs(app.help().c_str(), stderr);
      return static_cast<int>(ExitCode::bad_arguments);
    }
    run(app, argc, argv);
    return static_cast<int>(ExitCode::success);
  } catch (const Failure& failure) {
    complain(app.get_name(), failure.what());
    return failure.exit_code();
  } catch (const std::bad_alloc&) {
    complain(app.get_name(), "no memory for what the command is to do");
    return static_cast<int>(ExitCode::failure);
  } catch (const std::exception& error) {
    complain(app.get_name(), error.what());
    return static_cast<int>(ExitCode::failure);
  }
}

}  // namespace alquerque::cli

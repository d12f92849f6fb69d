#!/bin/sh
# refusals.sh COMPILER INCLUDE_DIRECTORY
#
# Programs that must not compile, and what the compiler must say about them.
set -u
compiler=$1
include=$2
failed=0

fail() {
  failed=1
  printf '%s\n%s\n' "$1" "$messages" >&2
}

# compile STANDARD: a program from standard input; `messages` is what the compiler says.
compile() {
  messages=$("$compiler" "-std=$1" -fsyntax-only -I "$include" -x c++ - 2>&1)
}

# An older language: the first thing said is what is needed, and the only other one is that the
# compiler stops, whatever the program is and whichever header comes first.
for standard in c++98 c++11 c++17; do
  for header in "$include"/alquerque/*.hpp; do
    name=${header##*/}
    if compile "$standard" << END
#include <alquerque/$name>
alquerque::Position position = alquerque::Position::start();
END
    then
      fail "$name compiles with -std=$standard"
    fi
    said=$(printf '%s\n' "$messages" | grep -E '(error|warning): ')
    case $said in
      *error:*'alquerque needs C++20: '*'
'*'fatal error: '*'alquerque needs C++20'*) ;;
      *) fail "$name, -std=$standard: what is needed is not said first" ;;
    esac
    if [ "$(printf '%s\n' "$said" | wc -l)" -ne 2 ]; then
      fail "$name, -std=$standard: more is said than what is needed"
    fi
    # The older ones differ in the number only, and one header will do.
    [ "$standard" = c++17 ] || break
  done
done

# refused DEMAND MEMBER HEADER CALL: a rule set with that member is refused by HEADER's CALL, and the
# demand is named.
refused() {
  if compile c++20 << END
#include <alquerque/$3.hpp>
using namespace alquerque;
constexpr RuleSet mine{$2};
void use(const Position& position) { static_cast<void>($4); }
END
  then
    fail "$4 compiles with $2"
  fi
  case $messages in
    *"$1"*) ;;
    *) fail "$4 with $2: '$1' is not named" ;;
  esac
}

backward='.quiet_steps = Headings::any'
demand=NoReturnIsNoneWhereQuietStepsGoBackward
refused $demand "$backward" alquerque 'legal_moves<mine>(position)'
refused $demand "$backward" alquerque 'position.after<mine>(Move{})'
refused $demand "$backward" alquerque 'outcome<mine>(position)'
refused $demand "$backward" perft 'perft<mine>(position, 3)'
refused $demand "$backward" alquerque 'rule_book<mine>.name()'
refused QuietStepsAreHeadings '.quiet_steps = static_cast<Headings>(32)' \
  alquerque 'legal_moves<mine>(position)'
refused FirstJumpIsHeadings '.first_jump = static_cast<Headings>(32)' \
  alquerque 'legal_moves<mine>(position)'
refused LaterJumpsAreHeadings '.later_jumps = static_cast<Headings>(32)' \
  alquerque 'legal_moves<mine>(position)'
refused NoReturnIsNamed '.no_return = static_cast<NoReturn>(3)' \
  alquerque 'legal_moves<mine>(position)'

exit $failed

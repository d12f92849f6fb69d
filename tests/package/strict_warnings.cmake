# Warnings that a careful user has as errors; our headers must not break such a build. To CMake,
# installed headers are system headers, in which nobody would see a warning.
target_compile_options(
  my_game PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wsign-conversion
                  -Wold-style-cast -Werror
)
set_target_properties(my_game PROPERTIES NO_SYSTEM_FROM_IMPORTED ON)

# Warnings that a careful user has as errors; our headers must not break such a build.
target_compile_options(
  consumer PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wsign-conversion
                   -Wold-style-cast -Werror
)

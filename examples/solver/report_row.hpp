#ifndef ALQUERQUE_SOLVER_REPORT_ROW_HPP
#define ALQUERQUE_SOLVER_REPORT_ROW_HPP

#include <string>

#include <output.hpp>
#include <wording.hpp>

namespace alquerque::solver {

/// A line of a report: what it is, and its value.
inline void print_row(const std::string& name, const std::string& value) {
  cli::print(cli::left_aligned(name, 11) + value + '\n');
}

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_REPORT_ROW_HPP

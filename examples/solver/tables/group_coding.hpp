#ifndef ALQUERQUE_SOLVER_TABLES_GROUP_CODING_HPP
#define ALQUERQUE_SOLVER_TABLES_GROUP_CODING_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "record.hpp"

namespace alquerque::solver {

/// The values of a group as compressed bytes (README.md, "Endgame tables").
[[nodiscard]] std::string packed(const GroupRecords& records);

/// The way back.
/// @param boards how many the group has
/// @return nothing if no group of so many boards was packed to these bytes
[[nodiscard]] std::optional<GroupRecords> unpacked(std::string_view bytes, std::size_t boards);

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_GROUP_CODING_HPP

#include "endgame_tables.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include <failure.hpp>

#include "step_code.hpp"

namespace alquerque::solver {
namespace {

bool has_file(const std::string& folder, unsigned own_men, unsigned enemy_men) {
  std::error_code error;
  return std::filesystem::exists(table_path(folder, own_men, enemy_men), error);
}

/// The most men for which all files are there.
unsigned most_men_in(const std::string& folder) {
  unsigned most = 1;
  for (bool is_whole = true; is_whole;) {
    for (unsigned own = 1; own <= most && is_whole; ++own) {
      is_whole = has_file(folder, own, most + 1 - own);
    }
    most += is_whole ? 1 : 0;
  }
  if (most == 1) {
    throw cli::BadArguments{"there are no endgame tables in '" + folder + "'"};
  }
  return most;
}

/// The ban of a side's men, as a step.
StepCode ban_of(const Position& position, Side side) noexcept {
  const Bitboard banned = position.banned_men(side);
  if (banned.empty()) {
    return no_step;
  }
  const Point man = *banned.begin();
  return position.no_west().contains(man) ? step_west_from(man) : step_east_from(man);
}

}  // namespace

EndgameTables::EndgameTables(const std::string& folder)
    : folder_{folder},
      index_{most_men_in(folder)},
      rules_{TableFile{index_, folder, 1, 1}.header().rules},
      files_((most_men() + 1) * (most_men() + 1)),
      groups_(index_.group_count()) {}

Score EndgameTables::find(const Position& position) {
  const BoardIndex::Place place =
      index_.find({position.men(Side::white).bits(), position.men(Side::black).bits()}, false);
  const View view = view_of(false, place.is_mirrored);
  const StepCode own = viewed(ban_of(position, Side::white), view);
  const StepCode enemy = viewed(ban_of(position, Side::black), view);
  const GroupRecords& records = records_of(place.group);
  if (enemy != no_step) {
    auto entry = std::lower_bound(
        records.under_bans.begin(), records.under_bans.end(), place.index,
        [](const BanRecord& record, std::uint32_t board) { return record.board < board; });
    for (; entry != records.under_bans.end() && entry->board == place.index; ++entry) {
      if (entry->ban == enemy) {
        return entry->record.under(own);
      }
    }
  }
  return records.boards[place.index].under(own);
}

const GroupRecords& EndgameTables::records_of(std::uint32_t number) {
  std::unique_ptr<GroupRecords>& records = groups_[number];
  if (!records) {
    const Group& group = index_.group(number);
    auto& file = files_[group.white_men * (most_men() + 1) + group.black_men];
    if (!file) {
      file = std::make_unique<TableFile>(index_, folder_, group.white_men, group.black_men);
      file->expect_rules(rules_);
    }
    records = std::make_unique<GroupRecords>(file->records_of(number));
  }
  return *records;
}

}  // namespace alquerque::solver

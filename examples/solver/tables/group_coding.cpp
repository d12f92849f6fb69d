#include "group_coding.hpp"

#include <zlib.h>

#include <cstdint>
#include <new>
#include <utility>
#include <vector>

#include "../../strategy/little_endian.hpp"
#include "score.hpp"
#include "step_code.hpp"

namespace alquerque::solver {
namespace {

/// A gap of so many boards or more goes on in the next byte.
constexpr std::uint32_t long_gap = 255;

/// The parts of records, each apart from the others, as like is compressed best with like.
class RecordBytes {
 public:
  void add(const Record& record) {
    scores_ += static_cast<char>(record.score.byte());
    steps_ += static_cast<char>(record.step);
    if (record.step != no_step) {
      without_ += static_cast<char>(record.without.byte());
    }
  }
  [[nodiscard]] std::string bytes() const { return scores_ + steps_ + without_; }

 private:
  std::string scores_;
  std::string steps_;
  std::string without_;
};

std::string bytes_of(const GroupRecords& records) {
  RecordBytes boards;
  for (const Record& record : records.boards) {
    boards.add(record);
  }
  std::string gaps;
  std::string bans;
  RecordBytes under_bans;
  std::uint32_t last = 0;
  for (const BanRecord& entry : records.under_bans) {
    std::uint32_t gap = entry.board - last;
    for (; gap >= long_gap; gap -= long_gap) {
      gaps += static_cast<char>(long_gap);
    }
    gaps += static_cast<char>(gap);
    last = entry.board;
    bans += static_cast<char>(entry.ban);
    under_bans.add(entry.record);
  }
  // Ends the gaps.
  return boards.bytes() + bans + '\0' + gaps + under_bans.bytes();
}

/// Takes bytes from the front; past the end there are zeros, and it says so.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : bytes_{bytes} {}

  std::uint8_t next() noexcept {
    if (place_ == bytes_.size()) {
      is_torn_ = true;
      return 0;
    }
    return static_cast<std::uint8_t>(bytes_[place_++]);
  }
  [[nodiscard]] bool is_torn() const noexcept { return is_torn_; }
  [[nodiscard]] bool is_used_up() const noexcept { return place_ == bytes_.size() && !is_torn_; }

 private:
  std::string_view bytes_;
  std::size_t place_ = 0;
  bool is_torn_ = false;
};

/// @param count how many, each given by `at(index)`
/// @return whether all steps are steps
template <class At>
bool read_records(Bytes& bytes, std::size_t count, At at) {
  for (std::size_t i = 0; i < count; ++i) {
    at(i).score = Score::from_byte(bytes.next());
  }
  for (std::size_t i = 0; i < count; ++i) {
    at(i).step = bytes.next();
    if (at(i).step >= step_code_count) {
      return false;
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    Record& record = at(i);
    record.without = record.step == no_step ? record.score : Score::from_byte(bytes.next());
  }
  return true;
}

bool read_places(Bytes& bytes, std::vector<BanRecord>& entries, std::size_t boards) {
  while (const StepCode ban = bytes.next()) {
    if (ban >= step_code_count) {
      return false;
    }
    entries.push_back({0, ban, {}});
  }
  std::uint32_t board = 0;
  for (BanRecord& entry : entries) {
    std::uint8_t part = bytes.next();
    for (; part == long_gap && board < boards; part = bytes.next()) {
      board += long_gap;
    }
    board += part;
    if (board >= boards) {
      return false;
    }
    entry.board = board;
  }
  return true;
}

std::optional<GroupRecords> records_in(std::string_view text, std::size_t boards) {
  Bytes bytes{text};
  GroupRecords records;
  records.boards.resize(boards);
  std::vector<BanRecord>& entries = records.under_bans;
  const bool is_good =
      read_records(bytes, boards, [&](std::size_t i) -> Record& { return records.boards[i]; }) &&
      read_places(bytes, entries, boards) &&
      read_records(bytes, entries.size(),
                   [&](std::size_t i) -> Record& { return entries[i].record; });
  return is_good && bytes.is_used_up() ? std::optional{std::move(records)} : std::nullopt;
}

/// Of a record on its own 3, and with a ban and a gap 5; a gap is longer only where boards have
/// none.
constexpr std::size_t most_bytes_of_board = 3 + 24 * 5 + 1;

Bytef* as_zlib(char* bytes) { return reinterpret_cast<Bytef*>(bytes); }
const Bytef* as_zlib(const char* bytes) { return reinterpret_cast<const Bytef*>(bytes); }

}  // namespace

std::string packed(const GroupRecords& records) {
  const std::string bytes = bytes_of(records);
  std::string result;
  add_number(result, static_cast<std::uint32_t>(bytes.size()));
  uLongf size = compressBound(static_cast<uLong>(bytes.size()));
  result.resize(number_size + size);
  if (compress2(as_zlib(result.data() + number_size), &size, as_zlib(bytes.data()),
                static_cast<uLong>(bytes.size()), Z_DEFAULT_COMPRESSION) != Z_OK) {
    throw std::bad_alloc{};
  }
  result.resize(number_size + size);
  return result;
}

std::optional<GroupRecords> unpacked(std::string_view bytes, std::size_t boards) {
  if (bytes.size() < number_size) {
    return std::nullopt;
  }
  const std::size_t wanted = number_at(bytes, 0);
  // Twelve men have 24 bans at most; more bytes would be no group, and need not be made room for.
  if (wanted > boards * most_bytes_of_board + 1) {
    return std::nullopt;
  }
  bytes.remove_prefix(number_size);
  std::string result(wanted, '\0');
  uLongf size = static_cast<uLong>(wanted);
  if (uncompress(as_zlib(result.data()), &size, as_zlib(bytes.data()),
                 static_cast<uLong>(bytes.size())) != Z_OK ||
      size != wanted) {
    return std::nullopt;
  }
  return records_in(result, boards);
}

}  // namespace alquerque::solver

#include "save_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

namespace alquerque::saving {
namespace {

namespace fs = std::filesystem;

constexpr int none = -1;

std::string reason(int error = errno) { return std::generic_category().message(error); }

class Descriptor {
 public:
  explicit Descriptor(int number) noexcept : number_{number} {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }

  [[nodiscard]] int number() const noexcept { return number_; }
  [[nodiscard]] bool is_open() const noexcept { return number_ != none; }
  /// @return whether all that was written is kept
  bool close() noexcept {
    const int number = std::exchange(number_, none);
    return number == none || ::close(number) == 0;
  }

 private:
  int number_;
};

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(file, text.data(), text.size());
    if (count >= 0) {
      text.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

/// Reads from where the file is to its end.
bool read_all(int file, std::string& text) {
  constexpr std::size_t step = 65536;
  for (;;) {
    const std::size_t size = text.size();
    text.resize(size + step);
    const ssize_t count = ::read(file, text.data() + size, step);
    text.resize(size + (count > 0 ? static_cast<std::size_t>(count) : 0));
    if (count == 0) {
      return true;
    }
    if (count < 0 && errno != EINTR) {
      return false;
    }
  }
}

/// Follows the links that begin at a path, one after the other.
/// @param visit called as `visit(path)` with each path on the way; returns whether to go on
/// @return the last path; nothing if the links go in a circle
template <class Visit>
std::optional<fs::path> follow_links(fs::path path, Visit visit) {
  constexpr int most_links = 40;
  for (int links = 0; links < most_links; ++links) {
    std::error_code error;
    const fs::path target = visit(path) ? fs::read_symlink(path, error) : fs::path{};
    if (target.empty()) {
      return path;
    }
    // A relative target begins at the folder of the link; an absolute one replaces it.
    path = path.parent_path() / target;
  }
  return std::nullopt;
}

/// The name that a file has, or will have, behind all links; nothing if they go in a circle.
std::optional<fs::path> without_links(const fs::path& path) {
  return follow_links(path, [](const fs::path&) { return true; });
}

/// A file that somebody holds open, such as the one behind /dev/stdout: its name is not ours to
/// give to another.
bool is_descriptor(const fs::path& path) {
  bool found = false;
  follow_links(path, [&found](const fs::path& step) {
    found = step.string().starts_with("/proc/") || step.string().starts_with("/dev/fd/");
    return !found;
  });
  return found;
}

/// Why a thing that is there cannot be written to as a file can.
Refusal refusal_of(const std::string& path, const struct stat& status) {
  if (S_ISDIR(status.st_mode)) {
    return "it is a folder";
  }
  if (!S_ISREG(status.st_mode)) {
    return "it is not a regular file";
  }
  return is_read_only(path) ? Refusal{read_only} : std::nullopt;
}

/// Opens what must be written to as it is. What the process has open itself is shared with others,
/// who go on where it ends.
int open_straight(const std::string& path, const struct stat& status) {
  for (const int standard : {STDOUT_FILENO, STDERR_FILENO}) {
    struct stat other {};
    if (::fstat(standard, &other) == 0 && other.st_dev == status.st_dev &&
        other.st_ino == status.st_ino) {
      return ::fcntl(standard, F_DUPFD_CLOEXEC, 0);
    }
  }
  return ::open(path.c_str(), O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC);
}

Refusal write_straight(const std::string& path, const struct stat& status, std::string_view text) {
  Descriptor file{open_straight(path, status)};
  if (!file.is_open() || !write_all(file.number(), text) || !file.close()) {
    return reason();
  }
  return std::nullopt;
}

/// Puts back what a file held. It has the room, as nothing was cut off.
bool restore(int file, std::string_view old) {
  return ::lseek(file, 0, SEEK_SET) == 0 && write_all(file, old) &&
         ::ftruncate(file, static_cast<off_t>(old.size())) == 0;
}

Refusal write_over(const std::string& path, std::string_view text) {
  Descriptor file{::open(path.c_str(), O_RDWR | O_CLOEXEC)};
  std::string old;
  if (!file.is_open() || !read_all(file.number(), old)) {
    return reason();
  }
  if (::lseek(file.number(), 0, SEEK_SET) == 0 && write_all(file.number(), text) &&
      ::ftruncate(file.number(), static_cast<off_t>(text.size())) == 0 &&
      ::fsync(file.number()) == 0) {
    return file.close() ? std::nullopt : Refusal{reason()};
  }
  const std::string failed = reason();
  return restore(file.number(), old) ? failed : failed + ", and what it held could not be put back";
}

/// A new file that is removed unless it was given a name.
class Temporary {
 public:
  Temporary(const fs::path& folder, mode_t mode) {
    constexpr int most_attempts = 10000;
    const std::string stem = ".alquerque-" + std::to_string(::getpid()) + '-';
    for (int attempt = 0; attempt < most_attempts && number_ == none; ++attempt) {
      path_ = (folder / (stem + std::to_string(attempt) + ".tmp")).string();
      number_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
      if (number_ == none && errno != EEXIST) {
        return;
      }
    }
  }
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() {
    if (number_ != none && !is_named_) {
      ::unlink(path_.c_str());
    }
  }

  /// Its descriptor, for the caller to close; negative if it could not be made.
  [[nodiscard]] int number() const noexcept { return number_; }
  [[nodiscard]] bool rename_to(const std::string& name) {
    is_named_ = std::rename(path_.c_str(), name.c_str()) == 0;
    return is_named_;
  }

 private:
  std::string path_;
  int number_ = none;
  bool is_named_ = false;
};

/// @return whether the owner could be kept; the mode always can
bool keep_owner(int file, const struct stat& old) {
  struct stat status {};
  return ::fstat(file, &status) == 0 &&
         ((status.st_uid == old.st_uid && status.st_gid == old.st_gid) ||
          ::fchown(file, old.st_uid, old.st_gid) == 0);
}

/// @param old what is known of the file that has the name now; null if there is none
Refusal write_new(const std::string& path, std::string_view text, const struct stat* old) {
  constexpr mode_t all_permissions = 07777;
  // Nobody may look into the new file who may not look into the old.
  Temporary temporary{fs::path{path}.parent_path(), old == nullptr ? 0666U : 0600U};
  Descriptor file{temporary.number()};
  if (!file.is_open()) {
    return reason();
  }
  if (old != nullptr && !keep_owner(file.number(), *old)) {
    return write_over(path, text);
  }
  if ((old != nullptr && ::fchmod(file.number(), old->st_mode & all_permissions) != 0) ||
      !write_all(file.number(), text) || ::fsync(file.number()) != 0 || !file.close() ||
      !temporary.rename_to(path)) {
    return reason();
  }
  sync_folder_of(path);
  return std::nullopt;
}

}  // namespace

bool is_read_only(const std::string& path) {
  if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0) {
    return errno == EACCES || errno == EROFS || errno == EPERM;
  }
  struct stat status {};
  return ::geteuid() == 0 && ::stat(path.c_str(), &status) == 0 && (status.st_mode & S_IWUSR) == 0;
}

void sync_folder_of(const std::string& path) {
  const fs::path parent = fs::path{path}.parent_path();
  const Descriptor folder{
      ::open(parent.empty() ? "." : parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (folder.is_open()) {
    ::fsync(folder.number());
  }
}

Refusal replace_file(const std::string& path, std::string_view text, Special special) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) {
    if (errno != ENOENT) {
      return reason();
    }
    const std::optional<fs::path> target = without_links(path);
    return target ? write_new(target->string(), text, nullptr) : Refusal{reason(ELOOP)};
  }
  const bool is_special = S_ISCHR(status.st_mode) || S_ISFIFO(status.st_mode);
  if (special == Special::write_into && (is_special || is_descriptor(path))) {
    return write_straight(path, status, text);
  }
  if (const Refusal refusal = refusal_of(path, status)) {
    return refusal;
  }
  const std::optional<fs::path> target = without_links(path);
  if (!target) {
    return reason(ELOOP);
  }
  return status.st_nlink == 1 ? write_new(target->string(), text, &status) : write_over(path, text);
}

Refusal append_to_file(const std::string& path, std::string_view separator, std::string_view text) {
  struct stat status {};
  const bool is_there = ::stat(path.c_str(), &status) == 0;
  if (is_there) {
    if (const Refusal refusal = refusal_of(path, status)) {
      return refusal;
    }
  }
  Descriptor file{::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666)};
  if (!file.is_open() || ::fstat(file.number(), &status) != 0) {
    return reason();
  }
  const off_t size = status.st_size;
  if ((size == 0 || write_all(file.number(), separator)) && write_all(file.number(), text) &&
      ::fsync(file.number()) == 0) {
    return file.close() ? std::nullopt : Refusal{reason()};
  }
  const std::string failed = reason();
  // A link to a file that is not there any more stays one.
  if (is_there ? ::ftruncate(file.number(), size) != 0
               : ::unlink(without_links(path).value_or(path).c_str()) != 0) {
    return failed + ", and what was written of it could not be taken back";
  }
  return failed;
}

}  // namespace alquerque::saving

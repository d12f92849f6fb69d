// src/saving/save_file.cpp for Windows. A file that has other names, by hard links, loses them.

#include "save_file.hpp"

#include <windows.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <system_error>
#include <utility>

namespace alquerque::saving {
namespace {

namespace fs = std::filesystem;

std::string reason(DWORD error = ::GetLastError()) {
  return std::system_category().message(static_cast<int>(error));
}

/// A name as the command line has it, in the code page of the system. A path of narrow characters
/// would be taken for UTF-8.
fs::path path_of(const std::string& name) {
  std::wstring wide(name.size(), L'\0');
  wide.resize(static_cast<std::size_t>(
      ::MultiByteToWideChar(CP_ACP, 0, name.data(), static_cast<int>(name.size()), wide.data(),
                            static_cast<int>(wide.size()))));
  return wide;
}

class Handle {
 public:
  explicit Handle(HANDLE handle) noexcept : handle_{handle} {}
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() { close(); }

  [[nodiscard]] HANDLE get() const noexcept { return handle_; }
  [[nodiscard]] bool is_open() const noexcept { return handle_ != INVALID_HANDLE_VALUE; }
  /// @return whether all that was written is kept
  bool close() noexcept {
    const HANDLE handle = std::exchange(handle_, INVALID_HANDLE_VALUE);
    return handle == INVALID_HANDLE_VALUE || ::CloseHandle(handle) != 0;
  }

 private:
  HANDLE handle_;
};

/// Nobody else may write to it in the meantime.
HANDLE opened(const fs::path& path, DWORD access, DWORD how) {
  return ::CreateFileW(path.c_str(), access, FILE_SHARE_READ, nullptr, how, FILE_ATTRIBUTE_NORMAL,
                       nullptr);
}

bool write_all(HANDLE file, std::string_view text) {
  while (!text.empty()) {
    const auto part =
        static_cast<DWORD>(std::min<std::size_t>(text.size(), std::numeric_limits<DWORD>::max()));
    DWORD count = 0;
    if (::WriteFile(file, text.data(), part, &count, nullptr) == 0) {
      return false;
    }
    text.remove_prefix(count);
  }
  return true;
}

bool cut(HANDLE file, LARGE_INTEGER size) {
  return ::SetFilePointerEx(file, size, nullptr, FILE_BEGIN) != 0 && ::SetEndOfFile(file) != 0;
}

/// What a path names.
enum class Kind { nothing, file, folder, device };

Kind kind_of(const fs::path& path) {
  const DWORD attributes = ::GetFileAttributesW(path.c_str());
  if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0) {
    return Kind::folder;
  }
  // Some names are devices in every folder: NUL, CON.
  const Handle file{::CreateFileW(path.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr,
                                  OPEN_EXISTING, 0, nullptr)};
  if (file.is_open() && ::GetFileType(file.get()) != FILE_TYPE_DISK) {
    return Kind::device;
  }
  return attributes == INVALID_FILE_ATTRIBUTES && !file.is_open() ? Kind::nothing : Kind::file;
}

/// Why what is there cannot be written to as a file can.
Refusal refusal_of(const std::string& path, Kind kind) {
  switch (kind) {
    case Kind::nothing:
      return std::nullopt;
    case Kind::folder:
      return "it is a folder";
    case Kind::device:
      return "it is not a regular file";
    case Kind::file:
      break;
  }
  return is_read_only(path) ? Refusal{read_only} : std::nullopt;
}

Refusal write_straight(const fs::path& path, std::string_view text) {
  Handle file{::CreateFileW(path.c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                            nullptr, OPEN_EXISTING, 0, nullptr)};
  if (!file.is_open() || !write_all(file.get(), text) || !file.close()) {
    return reason();
  }
  return std::nullopt;
}

/// A new file that is removed unless it was given a name.
class Temporary {
 public:
  explicit Temporary(const fs::path& folder) {
    constexpr int most_attempts = 10000;
    const std::string stem = ".alquerque-" + std::to_string(::GetCurrentProcessId()) + '-';
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
      path_ = folder / (stem + std::to_string(attempt) + ".tmp");
      handle_ = opened(path_, GENERIC_WRITE, CREATE_NEW);
      if (handle_ != INVALID_HANDLE_VALUE || ::GetLastError() != ERROR_FILE_EXISTS) {
        return;
      }
    }
  }
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() {
    if (handle_ != INVALID_HANDLE_VALUE && !is_named_) {
      ::DeleteFileW(path_.c_str());
    }
  }

  /// For the caller to close; invalid if it could not be made.
  [[nodiscard]] HANDLE handle() const noexcept { return handle_; }
  /// @pre the handle is closed
  [[nodiscard]] bool rename_to(const fs::path& name, bool is_there) {
    is_named_ = is_there
                    // The rights of the old file become those of the new.
                    ? ::ReplaceFileW(name.c_str(), path_.c_str(), nullptr, 0, nullptr, nullptr) != 0
                    : ::MoveFileExW(path_.c_str(), name.c_str(), MOVEFILE_WRITE_THROUGH) != 0;
    return is_named_;
  }

 private:
  fs::path path_;
  HANDLE handle_ = INVALID_HANDLE_VALUE;
  bool is_named_ = false;
};

/// A file behind all links; the path itself if that cannot be known.
fs::path without_links(const fs::path& path) {
  const Handle file{::CreateFileW(path.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr,
                                  OPEN_EXISTING, 0, nullptr)};
  std::wstring name(32768, L'\0');
  const DWORD size =
      file.is_open()
          ? ::GetFinalPathNameByHandleW(file.get(), name.data(), static_cast<DWORD>(name.size()), 0)
          : 0;
  if (size == 0 || size >= name.size()) {
    return path;
  }
  name.resize(size);
  return name;
}

}  // namespace

bool is_read_only(const std::string& path) {
  const DWORD attributes = ::GetFileAttributesW(path_of(path).c_str());
  return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_READONLY) != 0;
}

// A folder cannot be synced here.
void sync_folder_of(const std::string&) {}

Refusal replace_file(const std::string& path, std::string_view text, Special special) {
  const fs::path name = path_of(path);
  const Kind kind = kind_of(name);
  if (kind == Kind::device && special == Special::write_into) {
    return write_straight(name, text);
  }
  if (const Refusal refusal = refusal_of(path, kind)) {
    return refusal;
  }
  const fs::path target = without_links(name);
  Temporary temporary{target.parent_path()};
  Handle file{temporary.handle()};
  if (!file.is_open() || !write_all(file.get(), text) || ::FlushFileBuffers(file.get()) == 0 ||
      !file.close() || !temporary.rename_to(target, kind == Kind::file)) {
    return reason();
  }
  return std::nullopt;
}

Refusal append_to_file(const std::string& path, std::string_view separator, std::string_view text) {
  const fs::path name = path_of(path);
  const Kind kind = kind_of(name);
  if (const Refusal refusal = refusal_of(path, kind)) {
    return refusal;
  }
  Handle file{opened(name, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS)};
  LARGE_INTEGER size{};
  if (!file.is_open() || ::GetFileSizeEx(file.get(), &size) == 0 ||
      ::SetFilePointerEx(file.get(), size, nullptr, FILE_BEGIN) == 0) {
    return reason();
  }
  if ((size.QuadPart == 0 || write_all(file.get(), separator)) && write_all(file.get(), text) &&
      ::FlushFileBuffers(file.get()) != 0) {
    return file.close() ? std::nullopt : Refusal{reason()};
  }
  const std::string failed = reason();
  const bool taken_back = cut(file.get(), size) &&
                          (kind == Kind::file || (file.close() && ::DeleteFileW(name.c_str())));
  return taken_back ? failed : failed + ", and what was written of it could not be taken back";
}

}  // namespace alquerque::saving

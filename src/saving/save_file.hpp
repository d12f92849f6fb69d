#ifndef ALQUERQUE_SAVING_SAVE_FILE_HPP
#define ALQUERQUE_SAVING_SAVE_FILE_HPP

#include <optional>
#include <string>
#include <string_view>

/// Writing files of the user: what the command and the terminal game need alike. Links are followed
/// and stay, and a file without the permission to write is refused, for the superuser too, who is
/// taken for its owner.
namespace alquerque::saving {

/// Why a file was not written, to stand behind its name and a colon; nothing if it was.
using Refusal = std::optional<std::string>;

/// What to do with a device or a pipe, which cannot be replaced.
enum class Special { write_into, refuse };

/// Makes a file hold a text. Whatever fails, it then holds what it held before, and no other file
/// is touched. The text is written to a new file in the same folder, which takes over the mode and
/// the owner and then the name. Only a file that has other names, or whose owner cannot be given
/// away, is written over in place.
[[nodiscard]] Refusal replace_file(const std::string& path, std::string_view text, Special special);

/// Adds a text at the end of a regular file, or makes one. A text that does not fit is taken back.
/// @param separator comes first where the file is not empty
[[nodiscard]] Refusal append_to_file(const std::string& path, std::string_view separator,
                                     std::string_view text);

/// Whether nothing may be written to a file that is there.
[[nodiscard]] bool is_read_only(const std::string& path);

inline constexpr const char* read_only = "it is read-only";

/// Makes a name that is new in a folder outlive a power failure. Where folders cannot be synced,
/// nothing more can be done.
void sync_folder_of(const std::string& path);

}  // namespace alquerque::saving

#endif  // ALQUERQUE_SAVING_SAVE_FILE_HPP

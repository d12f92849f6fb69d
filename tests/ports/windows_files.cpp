// What src/windows does with files, tried where a program runs as on Windows. In an empty folder.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

#include <failure.hpp>
#include <file.hpp>
#include <save_file.hpp>

namespace {

namespace fs = std::filesystem;
using alquerque::cli::File;
using namespace alquerque::saving;  // NOLINT(google-build-using-namespace)

int faults = 0;

void expect(const char* what, bool held) {
  if (!held) {
    std::printf("FAILED: %s\n", what);
    ++faults;
  }
}

std::string held_by(const std::string& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// The message of a refusal; empty if nothing was refused.
template <class Action>
std::string refused(Action action) {
  try {
    action();
  } catch (const std::exception& failure) {
    return failure.what();
  }
  return {};
}

std::size_t files_here() {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator{"."}, fs::directory_iterator{}));
}

void check_results() {
  File file = File::to_append("result");
  file.append("one\ntwo\n");
  file.sync();
  expect("the size", file.size() == 8);
  const std::string second = refused([] { (void)File::to_append("result"); });
  expect("one writer at a time", second == "'result' is being written by another process");
  file.rewind();
  char buffer[16];
  expect("what was written is read", file.read(buffer, sizeof buffer) == 8 && buffer[4] == 't');
  file.cut(4);
  file.append("2\n");
  expect("cut, and gone on with", file.size() == 6);
  expect("the bytes", held_by("result") == "one\n2\n");
}

void check_saving() {
  expect("a new file", !replace_file("saved", "first\n", Special::refuse));
  expect("another text", !replace_file("saved", "second\n", Special::refuse));
  expect("the text", held_by("saved") == "second\n");
  expect("added", !append_to_file("saved", "--\n", "third\n"));
  expect("both", held_by("saved") == "second\n--\nthird\n");
  expect("a file that is not there", !append_to_file("added", "--\n", "third\n"));
  expect("no separator first", held_by("added") == "third\n");

  fs::permissions("saved", fs::perms::owner_read, fs::perm_options::replace);
  expect("read-only", is_read_only("saved") && !is_read_only("added"));
  expect("not replaced", replace_file("saved", "no", Special::refuse) == read_only);
  expect("not added to", append_to_file("saved", "", "no") == read_only);
  expect("no results", refused([] { (void)File::to_append("saved"); }) ==
                           "cannot write 'saved': it is read-only");
  expect("as before", held_by("saved") == "second\n--\nthird\n");

  fs::create_directory("folder");
  expect("a folder", replace_file("folder", "no", Special::write_into) == "it is a folder");
  expect("a folder that is not there",
         replace_file("none/file", "no", Special::refuse).has_value());
  expect("a device", !replace_file("NUL", "gone", Special::write_into));
  expect("no device", replace_file("NUL", "no", Special::refuse) == "it is not a regular file");
  expect("nothing else is left", files_here() == 4);
}

}  // namespace

int main() {
  check_results();
  check_saving();
  return faults == 0 ? 0 : 1;
}

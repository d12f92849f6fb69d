#include <string>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/version.hpp>

TEST_CASE("the build has the version that the header states", "[version]") {
  const std::string stated = std::to_string(alquerque::version_major) + '.' +
                             std::to_string(alquerque::version_minor) + '.' +
                             std::to_string(alquerque::version_patch);
  CHECK(stated == ALQUERQUE_PROJECT_VERSION);
}

# The example in README.md is examples/quick_start.cpp, which is compiled and run as a test.
file(READ "${SOURCE_DIR}/examples/quick_start.cpp" example)
file(READ "${SOURCE_DIR}/README.md" readme)
string(FIND "${readme}" "```cpp\n${example}```" place)
if(place EQUAL -1)
  message(FATAL_ERROR "README.md does not show examples/quick_start.cpp as it is")
endif()

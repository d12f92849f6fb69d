# Programs for Windows on x86-64, by Debian's g++-mingw-w64-x86-64-posix, and run by its wine64:
#
#   cmake -S . -B build/windows --toolchain cmake/toolchains/mingw-w64.cmake
#
# What GCC and MinGW need at run time becomes part of the programs, which so run on any Windows.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_SHARED_LINKER_FLAGS_INIT -static)

find_program(ALQUERQUE_WINE NAMES wine64-stable wine64 wine PATHS /usr/lib/wine)
mark_as_advanced(ALQUERQUE_WINE)
if(ALQUERQUE_WINE)
  set(CMAKE_CROSSCOMPILING_EMULATOR "${ALQUERQUE_WINE}")
endif()

# Packages of this machine are for this machine; those named are looked for as named.
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)

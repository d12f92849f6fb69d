# cmake -D SOURCE_DIR=<source tree> -D PYTHON=<python3> -D SCRATCH=<directory> -P packaging.cmake
#
# The form of the vcpkg port and the Conan recipe, that the options they name exist, and that they
# say that nobody has run them. Other tests run them with stand-ins for vcpkg and Conan.

cmake_minimum_required(VERSION 3.22)

set(port "${SOURCE_DIR}/cmake/packaging/vcpkg/alquerque")
set(recipe "${SOURCE_DIR}/cmake/packaging/conan")

foreach(file IN ITEMS "${port}/vcpkg.json" "${port}/portfile.cmake" "${recipe}/conanfile.py")
  file(READ "${file}" text)
  if(NOT text MATCHES "not run with (vcpkg|Conan) yet")
    message(SEND_ERROR "${file} does not say in its head that it was not run")
  endif()
endforeach()

# ---- The port ----
file(READ "${port}/vcpkg.json" manifest)
string(JSON name GET "${manifest}" name)
string(JSON license GET "${manifest}" license)
if(NOT name STREQUAL "alquerque" OR NOT license STREQUAL "BSL-1.0")
  message(SEND_ERROR "vcpkg.json: the port is '${name}' under '${license}'")
endif()
cmake_path(GET port FILENAME folder)
if(NOT folder STREQUAL name)
  message(SEND_ERROR "vcpkg wants the port ${name} in a folder of that name, not ${folder}")
endif()
file(READ "${port}/portfile.cmake" portfile)
string(JSON features GET "${manifest}" features)
string(JSON count LENGTH "${features}")
math(EXPR last "${count} - 1")
foreach(index RANGE ${last})
  string(JSON feature MEMBER "${features}" ${index})
  if(NOT portfile MATCHES "\n    ${feature} ALQUERQUE_BUILD_")
    message(SEND_ERROR "portfile.cmake gives the feature '${feature}' no option")
  endif()
endforeach()

# ---- The recipe ----
file(READ "${recipe}/conanfile.py" conanfile)
foreach(file IN ITEMS conanfile.py CMakeLists.txt my_game.cpp)
  if(NOT EXISTS "${recipe}/test_package/${file}")
    message(SEND_ERROR "test_package/${file} does not exist")
  endif()
endforeach()
foreach(file IN ITEMS conanfile.py test_package/conanfile.py)
  string(MAKE_C_IDENTIFIER "${file}" compiled)
  execute_process(
    COMMAND
      "${PYTHON}" -c
      "import py_compile, sys; py_compile.compile(sys.argv[1], sys.argv[2], doraise=True)"
      "${recipe}/${file}" "${SCRATCH}/${compiled}.pyc"
    RESULT_VARIABLE failed
  )
  if(failed)
    message(SEND_ERROR "${file} is not Python")
  endif()
endforeach()

# ---- Options of the build, wherever they are named ----
file(READ "${SOURCE_DIR}/CMakeLists.txt" build)
string(REGEX MATCHALL "ALQUERQUE_BUILD_[A-Z_]+" options "${portfile}${conanfile}")
string(REGEX MATCH "for part in \\([^)]*\\)" parts "${conanfile}")
string(REGEX MATCHALL "[A-Z]+" parts "${parts}")
list(TRANSFORM parts PREPEND ALQUERQUE_BUILD_)
list(APPEND options ${parts})
list(REMOVE_DUPLICATES options)
list(REMOVE_ITEM options ALQUERQUE_BUILD_)
foreach(option IN LISTS options)
  if(NOT build MATCHES "option\\(${option} ")
    message(SEND_ERROR "the build has no option ${option}")
  endif()
endforeach()

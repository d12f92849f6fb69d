# cmake -D FUZZER=<program> -D CORPUS=<directory> -D WORK_DIR=<directory> -D SECONDS=<number>
#       -P run.cmake
#
# Runs a fuzzer for some time from the corpus, which stays as it is. An input that fails is left in
# the work directory.

cmake_minimum_required(VERSION 3.22)

file(GLOB kept "${CORPUS}/*")
if(NOT kept)
  message(FATAL_ERROR "nothing is in ${CORPUS}")
endif()
file(MAKE_DIRECTORY "${WORK_DIR}/new" "${WORK_DIR}/failed")
execute_process(
  COMMAND "${FUZZER}" -max_total_time=${SECONDS} -timeout=20 -print_final_stats=1 -verbosity=0
          "-artifact_prefix=${WORK_DIR}/failed/" "${WORK_DIR}/new" "${CORPUS}"
          COMMAND_ERROR_IS_FATAL ANY
)

# Sets `result` to the pages for people, relative to SOURCE_DIR.
function(alquerque_list_pages result)
  set(pages README.md CONTRIBUTING.md)
  foreach(folder IN ITEMS bench cmake examples include src tests)
    file(GLOB_RECURSE found RELATIVE "${SOURCE_DIR}" "${SOURCE_DIR}/${folder}/README.md")
    list(APPEND pages ${found})
  endforeach()
  set(${result} ${pages} PARENT_SCOPE)
endfunction()

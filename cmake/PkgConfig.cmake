#   alquerque_write_pkg_config(<template> <output> <directory where it will be installed>)
#
# Gives the template the variables pc_prefix, pc_includedir and pc_libdir. They start from the place
# of the file itself, so that the prefix can be moved; a directory that was configured as absolute
# stays where it is.
function(alquerque_write_pkg_config template output directory)
  if(IS_ABSOLUTE "${directory}")
    set(pc_prefix "${CMAKE_INSTALL_PREFIX}")
  else()
    file(RELATIVE_PATH up "/${directory}" "/")
    string(REGEX REPLACE "/$" "" up "${up}")
    set(pc_prefix "\${pcfiledir}/${up}")
  endif()
  foreach(name IN ITEMS includedir libdir)
    string(TOUPPER "CMAKE_INSTALL_${name}" variable)
    if(IS_ABSOLUTE "${${variable}}")
      set(pc_${name} "${${variable}}")
    else()
      set(pc_${name} "\${prefix}/${${variable}}")
    endif()
  endforeach()
  configure_file("${template}" "${output}" @ONLY)
endfunction()

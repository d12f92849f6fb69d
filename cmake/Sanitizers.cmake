add_library(alquerque_sanitizers INTERFACE)
if(ALQUERQUE_SANITIZE)
  target_compile_options(
    alquerque_sanitizers INTERFACE -fsanitize=${ALQUERQUE_SANITIZE} -fno-sanitize-recover=all
                                   -fno-omit-frame-pointer
  )
  target_link_options(alquerque_sanitizers INTERFACE -fsanitize=${ALQUERQUE_SANITIZE})
endif()

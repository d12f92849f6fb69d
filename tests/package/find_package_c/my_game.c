#include <alquerque/alquerque.h>
#include <stdio.h>

int main(void) {
  printf("the C library has ABI version %ld\n", (long)alq_abi_version());
  return 0;
}

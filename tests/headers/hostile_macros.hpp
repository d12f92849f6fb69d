// Macros that platform headers, user interface toolkits and game programs are known to define.
// Each becomes a character that is an error wherever it lands.

#define min(...) @
#define max(...) @

#define small @
#define near @
#define far @
#define interface @
#define emit @
#define slots @
#define ERROR @
#define TRUE @
#define WHITE @
#define BLACK @
#define N @
#define E @
#define S @
#define W @

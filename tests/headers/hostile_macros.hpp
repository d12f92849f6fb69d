// Macros that platform headers, user interface toolkits and game programs are known to define.
// Each becomes a character that is an error wherever it lands.

#define min(...) @
#define max(...) @
#define check(...) @
#define major(...) @
#define minor(...) @

#define small @
#define near @
#define far @
#define huge @
#define interface @
#define emit @
#define slots @
#define signals @
#define foreach @
#define forever @
#define Bool @
#define Status @
#define None @
#define Always @
#define Success @
#define IN @
#define OUT @
#define DELETE @
#define ERROR @
#define TRUE @
#define FALSE @
#define WHITE @
#define BLACK @
#define NORTH @
#define EAST @
#define SOUTH @
#define WEST @
#define N @
#define E @
#define S @
#define W @

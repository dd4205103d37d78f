#include "CTestProcess.h"

#include <stdlib.h>

__attribute__((constructor)) static void use_gmt(void) { setenv("TZ", "GMT", 1); }

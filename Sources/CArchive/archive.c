#include "include/CArchive.h"

#include <dlfcn.h>
#include <stddef.h>

bool carchive_is_available(void) { return dlopen("libzip.so.4", RTLD_NOW | RTLD_LOCAL) != NULL; }

#include "include/CMarkup.h"

#include <dlfcn.h>
#include <stddef.h>

bool cmarkup_is_available(void) { return dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL) != NULL; }

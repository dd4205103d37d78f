// libxml2, opened when it is first needed.
#pragma once
#include <stdbool.h>

/// Whether libxml2 is there.
bool cmarkup_is_available(void);

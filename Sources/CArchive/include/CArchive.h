// libzip, opened when it is first needed.
#pragma once
#include <stdbool.h>

/// Whether libzip is there.
bool carchive_is_available(void);

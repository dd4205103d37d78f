// A fence over libical, which is looked for when a calendar is first read.
#ifndef CCALENDAR_H
#define CCALENDAR_H

#include <stdbool.h>

/// Whether libical is there.
bool ccalendar_is_available(void);

#endif

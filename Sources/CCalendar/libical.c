#include "include/CCalendar.h"

bool ccalendar_is_available(void) { return false; }

#include "CToolEntry.h"

// Weak: null in programs without WidgetTool, such as tests.
extern void ctool_main(const void *bundle) __attribute__((weak));

bool ctool_run(const void *bundle) {
  if (!ctool_main) return false;
  ctool_main(bundle);
  return true;
}

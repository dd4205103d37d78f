// How `WidgetBundle.main()` reaches the command line, which nothing that declares or tests widgets is compiled with.
#ifndef CTOOLENTRY_H
#define CTOOLENTRY_H

#include <stdbool.h>

/// Runs the command line over a bundle and ends the process. Returns false, at once, if the program is linked without
/// `ctool_main`.
///
/// `bundle` points to a Swift value of type `any WidgetBundle.Type`.
bool ctool_run(const void *_Nonnull bundle);

/// The command line over a bundle. The module WidgetTool defines it.
void ctool_main(const void *_Nonnull bundle);

#endif

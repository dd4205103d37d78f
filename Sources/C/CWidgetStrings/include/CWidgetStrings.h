#ifndef CWIDGETSTRINGS_H
#define CWIDGETSTRINGS_H

#include <stddef.h>
#include <stdint.h>

/// The translations of the bundled widgets, a file in Xcode's format `xcstrings`, and the number of its bytes. They
/// exist as long as the program.
const uint8_t *_Nonnull cwidgetstrings(size_t *_Nonnull count);

#endif

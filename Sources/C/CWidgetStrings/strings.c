#include "CWidgetStrings.h"

// Clang has it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

const uint8_t *cwidgetstrings(size_t *count) {
  static const uint8_t bytes[] = {
#embed "../../Apps/BundledWidgets/Localizable.xcstrings"
  };
  *count = sizeof bytes;
  return bytes;
}

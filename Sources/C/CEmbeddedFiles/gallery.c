#include "CEmbeddedFiles.h"

// Clang has it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

CEmbeddedFile cembedded_gallery_css(void) {
  static const uint8_t bytes[] = {
#embed "../../Tool/ToolCommands/Gallery/Page/gallery.css"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_gallery_js(void) {
  static const uint8_t bytes[] = {
#embed "../../Tool/ToolCommands/Gallery/Page/gallery.js"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

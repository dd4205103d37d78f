#include "CEmbeddedFiles.h"

// Clang has it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

CEmbeddedFile cembedded_catalog_css(void) {
  static const uint8_t bytes[] = {
#embed "../../Catalog/CatalogPages/Page/catalog.css"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_catalog_js(void) {
  static const uint8_t bytes[] = {
#embed "../../Catalog/CatalogPages/Page/catalog.js"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

#include "CEmbeddedFiles.h"

// Clang has it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

CEmbeddedFile cembedded_demo_cover_jpg(void) {
  static const uint8_t bytes[] = {
#embed "../../Almanac/almanac/Demo/Samples/cover.jpg"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_demo_today_json(void) {
  static const uint8_t bytes[] = {
#embed "../../Almanac/almanac/Demo/Samples/today.json"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_demo_lake_png(void) {
  static const uint8_t bytes[] = {
#embed "../../Almanac/almanac/Demo/Samples/lake.png"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_demo_walk_png(void) {
  static const uint8_t bytes[] = {
#embed "../../Almanac/almanac/Demo/Samples/walk.png"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_demo_letters_png(void) {
  static const uint8_t bytes[] = {
#embed "../../Almanac/almanac/Demo/Samples/letters.png"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_demo_cake_png(void) {
  static const uint8_t bytes[] = {
#embed "../../Almanac/almanac/Demo/Samples/cake.png"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_demo_icon_png(void) {
  static const uint8_t bytes[] = {
#embed "../../Almanac/almanac/Demo/Samples/icon.png"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_demo_logo_png(void) {
  static const uint8_t bytes[] = {
#embed "../../Almanac/almanac/Demo/Samples/logo.png"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

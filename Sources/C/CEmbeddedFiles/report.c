#include "CEmbeddedFiles.h"

// Clang has it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

CEmbeddedFile cembedded_report_frame_css(void) {
  static const uint8_t bytes[] = {
#embed "../../Rendering/Snapshots/Report/Page/frame.css"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_report_detail_css(void) {
  static const uint8_t bytes[] = {
#embed "../../Rendering/Snapshots/Report/Page/detail.css"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_report_list_js(void) {
  static const uint8_t bytes[] = {
#embed "../../Rendering/Snapshots/Report/Page/list.js"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_report_lines_js(void) {
  static const uint8_t bytes[] = {
#embed "../../Rendering/Snapshots/Report/Page/lines.js"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_report_stage_js(void) {
  static const uint8_t bytes[] = {
#embed "../../Rendering/Snapshots/Report/Page/stage.js"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_report_detail_js(void) {
  static const uint8_t bytes[] = {
#embed "../../Rendering/Snapshots/Report/Page/detail.js"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

CEmbeddedFile cembedded_report_start_js(void) {
  static const uint8_t bytes[] = {
#embed "../../Rendering/Snapshots/Report/Page/start.js"
  };
  return (CEmbeddedFile){bytes, sizeof bytes};
}

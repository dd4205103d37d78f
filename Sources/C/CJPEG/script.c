#include "script.h"

#include <string.h>

enum {
  PROGRESSIVE_FRAME = 0xC2,
  HUFFMAN_TABLES = 0xC4,
  RESTART_0 = 0xD0,
  RESTART_7 = 0xD7,
  START_OF_IMAGE = 0xD8,
  END_OF_IMAGE = 0xD9,
  START_OF_SCAN = 0xDA,
  QUANTIZATION_TABLES = 0xDB,
  RESTART_INTERVAL = 0xDD,
  APPLICATION_0 = 0xE0,
  APPLICATION_15 = 0xEF,
  COMMENT = 0xFE,
};

enum { MOST_COMPONENTS = 4, COEFFICIENTS = 64 };

struct frame {
  /// 0 before the frame's header.
  uint32_t count;
  uint8_t ids[MOST_COMPONENTS];
  /// The lowest bit received of each coefficient; -1 before the first.
  int8_t bits[MOST_COMPONENTS][COEFFICIENTS];
};

static bool keep(struct cjpeg_script *script, const uint8_t *bytes, size_t length) {
  if (length > sizeof script->tables - script->tables_length) return false;
  memcpy(script->tables + script->tables_length, bytes, length);
  script->tables_length += length;
  return true;
}

static int component_of(const struct frame *frame, uint8_t id) {
  for (uint32_t i = 0; i < frame->count; i++) {
    if (frame->ids[i] == id) return (int)i;
  }
  return -1;
}

/// `body` is the content after the length field, here and below.
static bool read_frame(struct frame *frame, const uint8_t *body, size_t length) {
  if (frame->count != 0 || length < 6 || body[0] != 8) return false;
  uint32_t count = body[5];
  if (count < 1 || count > MOST_COMPONENTS || length != 6 + 3 * (size_t)count) return false;
  for (uint32_t i = 0; i < count; i++) {
    uint8_t id = body[6 + 3 * i];
    if (component_of(frame, id) >= 0) return false;
    frame->ids[i] = id;
    frame->count = i + 1;
  }
  memset(frame->bits, -1, sizeof frame->bits);
  return true;
}

/// Records the coefficients that a scan sends. False if libjpeg would warn or fail.
static bool read_scan(struct frame *frame, const uint8_t *body, size_t length) {
  if (frame->count == 0 || length < 1) return false;
  uint32_t count = body[0];
  if (count < 1 || count > frame->count || length != 4 + 2 * (size_t)count) return false;
  const uint8_t *progression = body + 1 + 2 * count;
  int first = progression[0], last = progression[1], before = progression[2] >> 4, now = progression[2] & 15;
  if (first == 0 ? last != 0 : first > last || last >= COEFFICIENTS || count != 1) return false;
  if (now > 13 || (before != 0 && now != before - 1)) return false;
  bool is_in_scan[MOST_COMPONENTS] = {false};
  for (uint32_t i = 0; i < count; i++) {
    int component = component_of(frame, body[1 + 2 * i]);
    if (component < 0 || is_in_scan[component]) return false;
    is_in_scan[component] = true;
    int8_t *bits = frame->bits[component];
    if (first > 0 && bits[0] < 0) return false;
    for (int k = first; k <= last; k++) {
      // The first bits once, then each bit after the next higher one.
      if (bits[k] < 0 ? before != 0 : before == 0 || before != bits[k]) return false;
      bits[k] = (int8_t)now;
    }
  }
  return true;
}

/// Otherwise libjpeg smooths unknown coefficients, for which it reads the adjacent rows.
static bool is_complete(const struct frame *frame) {
  for (uint32_t i = 0; i < frame->count; i++) {
    for (int k = 0; k < COEFFICIENTS; k++) {
      if (frame->bits[i][k] != 0) return false;
    }
  }
  return frame->count > 0;
}

/// The offset of the marker after a scan's coded data, or `length`.
static size_t end_of_data(const uint8_t *bytes, size_t length, size_t at) {
  while (at < length) {
    const uint8_t *found = memchr(bytes + at, 0xFF, length - at);
    if (found == NULL) break;
    at = (size_t)(found - bytes);
    if (at + 1 >= length) break;
    bool is_data = bytes[at + 1] == 0 || (bytes[at + 1] >= RESTART_0 && bytes[at + 1] <= RESTART_7);
    if (!is_data) return at;
    at += 2;
  }
  return length;
}

bool cjpeg_script_read(struct cjpeg_script *script, const uint8_t *bytes, size_t length) {
  struct frame frame = {.count = 0};
  script->tables_length = 0;
  script->count = 0;
  if (length < 2 || bytes[0] != 0xFF || bytes[1] != START_OF_IMAGE || !keep(script, bytes, 2)) return false;
  size_t at = 2;
  while (length - at >= 4 && bytes[at] == 0xFF && bytes[at + 1] != END_OF_IMAGE) {
    uint8_t marker = bytes[at + 1];
    const uint8_t *body = bytes + at + 4;
    size_t count = (size_t)bytes[at + 2] << 8 | bytes[at + 3];
    if (count < 2 || count > length - at - 2) return false;
    size_t end = at + 2 + count;
    bool is_note = (marker >= APPLICATION_0 && marker <= APPLICATION_15) || marker == COMMENT;
    if (marker == START_OF_SCAN) {
      if (script->count == CJPEG_MOST_SCANS || !read_scan(&frame, body, count - 2)) return false;
      script->scans[script->count].tables_length = script->tables_length;
      script->scans[script->count].start = at;
      script->count += 1;
      end = end_of_data(bytes, length, end);
    } else if (marker == PROGRESSIVE_FRAME || marker == HUFFMAN_TABLES || marker == QUANTIZATION_TABLES
               || marker == RESTART_INTERVAL) {
      if (marker == PROGRESSIVE_FRAME && !read_frame(&frame, body, count - 2)) return false;
      if (!keep(script, bytes + at, end - at)) return false;
    } else if (!is_note || script->count > 0) {
      // Application markers between scans could change libjpeg's interpretation of the colours.
      return false;
    }
    at = end;
  }
  return length - at >= 2 && bytes[at] == 0xFF && bytes[at + 1] == END_OF_IMAGE && is_complete(&frame);
}

#include <libdeflate.h>
#include <stdio.h>
#include <string.h>

#include "CPNG.h"
#include "buffer.h"

// Without libpng: nothing may be allocated before the numbers have been checked.

enum { signature_size = 8, header_end = 33, color_bit = 2, alpha_bit = 4 };

static cpng_report failed(cpng_status status, const char *failure) {
  cpng_report report = {.status = status};
  snprintf(report.failure, sizeof report.failure, "%s", failure);
  return report;
}

/// Searches for a tRNS chunk before the first IDAT.
static bool has_transparency_chunk(const uint8_t *bytes, size_t count) {
  size_t at = header_end;
  while (count - at >= 12) {
    const uint8_t *name = bytes + at + 4;
    if (memcmp(name, "tRNS", 4) == 0) return true;
    if (memcmp(name, "IDAT", 4) == 0) return false;
    uint32_t length = cpng_load_big_endian(bytes + at);
    if (length > count - at - 12) return false;
    at += (size_t)length + 12;
  }
  return false;
}

/// Samples per pixel. libpng rejects invalid colour types later.
static uint64_t samples_of(uint8_t color_type) {
  switch (color_type) {
  case 2: return 3;
  case 4: return 2;
  case 6: return 4;
  default: return 1;
  }
}

cpng_report cpng_read_header(const uint8_t *bytes, size_t count, cpng_header *header) {
  static const uint8_t beginning[8] = {0, 0, 0, 13, 'I', 'H', 'D', 'R'};
  if (count < header_end) return failed(cpng_status_truncated, "");
  if (memcmp(bytes + signature_size, beginning, sizeof beginning) != 0) {
    return failed(cpng_status_corrupt, "the first chunk is not IHDR");
  }
  if (libdeflate_crc32(0, bytes + 12, 17) != cpng_load_big_endian(bytes + 29)) {
    return failed(cpng_status_corrupt, "IHDR: CRC error");
  }
  header->width = cpng_load_big_endian(bytes + 16);
  header->height = cpng_load_big_endian(bytes + 20);
  if (header->width == 0 || header->height == 0 || header->width > INT32_MAX || header->height > INT32_MAX) {
    return failed(cpng_status_corrupt, "IHDR: the width or height is 0 or exceeds 31 bits");
  }
  header->has_alpha = (bytes[25] & alpha_bit) != 0 || has_transparency_chunk(bytes, count);
  header->is_interlaced = bytes[28] != 0;
  header->is_gray = (bytes[25] & color_bit) == 0;
  header->unpacked_bytes = ((uint64_t)header->width * bytes[24] * samples_of(bytes[25]) + 7) / 8 * header->height;
  return (cpng_report){.status = cpng_status_ok};
}

// A fence over libwebp, which is looked for when a WebP file is first decoded: nothing links to it, and a program that
// meets no such file never loads it.
//
// No function keeps state between calls, apart from the library itself, which stays loaded. All functions may be called
// on any thread.
#ifndef CWEBP_H
#define CWEBP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How a call ended.
typedef enum cwebp_status {
  CWEBP_OK = 0,
  /// libwebp is not installed, or is too old.
  CWEBP_MISSING_LIBRARY,
  /// The bytes end before the picture does.
  CWEBP_TRUNCATED,
  /// The bytes are no picture, or a damaged one.
  CWEBP_CORRUPT,
  /// A picture of a kind that libwebp does not decode.
  CWEBP_UNSUPPORTED,
  /// Memory ran out.
  CWEBP_OUT_OF_MEMORY,
} cwebp_status;

/// What a still picture says about itself.
typedef struct cwebp_header {
  uint32_t width, height;
  bool has_alpha;
  bool is_lossless;
} cwebp_header;

/// Reads the header of a still picture: a whole file, or the chunks of an animation's frame.
cwebp_status cwebp_read_header(const uint8_t *bytes, size_t length, cwebp_header *header);

/// Decodes a still picture into `pixels`: blue, green, red, alpha in memory order, rows from the top, `4 × width` bytes
/// apart. Where `width` × `height` is not the picture's size, libwebp scales it down by the area that a pixel covers, while
/// it decodes.
///
/// `is_premultiplied` says whether colours are multiplied by their alpha.
cwebp_status cwebp_decode(
    const uint8_t *bytes, size_t length, uint8_t *pixels, uint32_t width, uint32_t height, bool is_premultiplied);

#ifdef __cplusplus
}
#endif

#endif

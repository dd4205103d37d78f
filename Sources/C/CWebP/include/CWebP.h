// Wraps libwebp, which is loaded when a WebP file is first decoded: nothing links to it.
//
// No function keeps state between calls, apart from the library itself, which stays loaded. All functions may be
// called on any thread.
#ifndef CWEBP_H
#define CWEBP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cwebp_status {
  CWEBP_OK = 0,
  /// libwebp is not installed, or too old.
  CWEBP_MISSING_LIBRARY,
  /// The bytes end before the picture is complete.
  CWEBP_TRUNCATED,
  /// The bytes are not a picture, or a damaged one.
  CWEBP_CORRUPT,
  /// A picture of a kind that libwebp does not support.
  CWEBP_UNSUPPORTED,
  CWEBP_OUT_OF_MEMORY,
} cwebp_status;

/// The header of a still picture.
typedef struct cwebp_header {
  uint32_t width, height;
  bool has_alpha;
  bool is_lossless;
} cwebp_header;

/// Reads the header of a still picture: a whole file, or the chunks of an animation's frame.
cwebp_status cwebp_read_header(const uint8_t *bytes, size_t length, cwebp_header *header);

/// Decodes a still picture into `pixels`: blue, green, red, alpha in memory order, rows from the top, `4 × width`
/// bytes apart. If `width` × `height` is not the picture's size, libwebp downscales it with an area filter while
/// decoding.
///
/// `is_premultiplied` selects premultiplied colours.
cwebp_status cwebp_decode(
    const uint8_t *bytes, size_t length, uint8_t *pixels, uint32_t width, uint32_t height, bool is_premultiplied);

/// Encodes a picture without loss: premultiplied blue, green, red, alpha in memory order, rows from the top, `4 × width`
/// bytes apart. The caller frees `*file`.
cwebp_status cwebp_encode(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t **file, size_t *count);

#ifdef __cplusplus
}
#endif

#endif

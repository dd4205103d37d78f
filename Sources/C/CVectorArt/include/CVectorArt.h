// Wraps librsvg and poppler-glib, which are loaded when a vector file is first used: nothing links to them.
//
// No function keeps state between calls, apart from the libraries themselves, which stay loaded. All functions may be
// called on any thread; those that draw PDF wait for each other.
#ifndef CVECTORART_H
#define CVECTORART_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cvectorart_status {
  CVECTORART_OK = 0,
  /// The library for the format is not installed, or too old.
  CVECTORART_MISSING_LIBRARY,
  /// The bytes are not a drawing in the format, or a damaged one.
  CVECTORART_UNREADABLE,
  /// A drawing without a size.
  CVECTORART_NO_SIZE,
  /// Out of memory, or a failure of Cairo.
  CVECTORART_FAILED,
} cvectorart_status;

typedef enum cvectorart_format {
  CVECTORART_SVG,
  CVECTORART_PDF,
} cvectorart_format;

#define CVECTORART_MESSAGE_LENGTH 200

/// The size of the drawing in points; for a PDF, of its first page.
///
/// `message` receives the library's message for a status other than CVECTORART_OK, or is empty.
cvectorart_status cvectorart_size(
    cvectorart_format format, const uint8_t *bytes, size_t length, double *width, double *height,
    char message[CVECTORART_MESSAGE_LENGTH]);

/// Draws, stretched over the whole of `pixels`: premultiplied blue, green, red, alpha in memory order, rows from the
/// top, `4 × width` bytes apart. The pixels must be clear before.
///
/// No other file is ever read: the libraries leave out external references.
cvectorart_status cvectorart_draw(
    cvectorart_format format, const uint8_t *bytes, size_t length, uint8_t *pixels, int32_t width, int32_t height,
    char message[CVECTORART_MESSAGE_LENGTH]);

#ifdef __cplusplus
}
#endif

#endif

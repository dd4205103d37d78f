// A fence over librsvg and poppler-glib, which are looked for when a vector file is first asked for: nothing links to
// them, and a program that meets no vector file never loads them.
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

/// How a call ended.
typedef enum cvectorart_status {
  CVECTORART_OK = 0,
  /// The library that reads the format is not installed, or is too old.
  CVECTORART_MISSING_LIBRARY,
  /// The bytes are no drawing of the format, or a damaged one.
  CVECTORART_UNREADABLE,
  /// A drawing that says nothing of its size.
  CVECTORART_NO_SIZE,
  /// Memory ran out, or Cairo failed.
  CVECTORART_FAILED,
} cvectorart_status;

/// The formats.
typedef enum cvectorart_format {
  CVECTORART_SVG,
  CVECTORART_PDF,
} cvectorart_format;

#define CVECTORART_MESSAGE_LENGTH 200

/// Reads the size of the drawing in points, for a PDF that of its first page.
///
/// `message` takes what the library has to say of a status that is not CVECTORART_OK, or is empty.
cvectorart_status cvectorart_size(
    cvectorart_format format, const uint8_t *bytes, size_t length, double *width, double *height,
    char message[CVECTORART_MESSAGE_LENGTH]);

/// Draws, stretched over the whole of `pixels`: premultiplied blue, green, red, alpha in memory order, rows from the top,
/// `4 × width` bytes apart. The pixels must be clear before.
///
/// No other file is ever read: what a drawing refers to outside of itself is left out by the libraries.
cvectorart_status cvectorart_draw(
    cvectorart_format format, const uint8_t *bytes, size_t length, uint8_t *pixels, int32_t width, int32_t height,
    char message[CVECTORART_MESSAGE_LENGTH]);

#ifdef __cplusplus
}
#endif

#endif

// Wraps libjpeg(-turbo): no longjmp leaves a function here, and none keeps state between calls or prints.
//
// libjpeg reports errors by calling `error_exit`, which must not return. Here it jumps back into the C function that
// the caller entered, which frees everything and returns a status. No jump ever crosses a Swift frame. All functions
// may be called on any thread.
#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cjpeg_status {
  CJPEG_OK = 0,
  /// The bytes do not start with a JPEG's start marker.
  CJPEG_NOT_JPEG,
  /// The bytes or the end marker come before the picture is complete.
  CJPEG_TRUNCATED,
  /// The bytes are inconsistent.
  CJPEG_CORRUPT,
  /// A side or the area exceeds the limit (or libjpeg's own limit of 65,500 per side).
  CJPEG_TOO_LARGE,
  /// A JPEG of a kind that libjpeg or this wrapper does not support.
  CJPEG_UNSUPPORTED,
  /// The number of scans, or their total pixels, exceeds the limit.
  CJPEG_TOO_MANY_SCANS,
  /// The number of warnings exceeds the limit.
  CJPEG_TOO_MANY_WARNINGS,
  /// Out of memory, or above the memory limit.
  CJPEG_OUT_OF_MEMORY,
  /// An invalid call: a buffer that does not fit the picture, a scale outside of 1…8.
  CJPEG_BAD_CALL,
} cjpeg_status;

/// The meaning of a file's components.
typedef enum cjpeg_color {
  CJPEG_GRAYSCALE = 1,
  CJPEG_YCBCR,
  CJPEG_RGB,
  CJPEG_CMYK,
  CJPEG_YCCK,
} cjpeg_color;

#define CJPEG_MESSAGE_LENGTH 200

/// Details of a call, besides its status.
typedef struct cjpeg_report {
  /// libjpeg's message (or this wrapper's) for a status other than CJPEG_OK; otherwise empty.
  char message[CJPEG_MESSAGE_LENGTH];
  /// Complete rows of the stored picture at the end of the call; if the file has several scans, in the current one.
  uint32_t row;
  /// The size of the stored picture if its header was read; otherwise 0.
  uint32_t width, height;
  /// Warnings about problems that libjpeg repaired without harm to the pixels, such as stray bytes between segments.
  uint32_t warning_count;
  /// The first of them.
  char first_warning[CJPEG_MESSAGE_LENGTH];
  /// The value of `row` at the first warning.
  uint32_t first_warning_row;
} cjpeg_report;

/// Limits of a file. Checked after the header and before any allocation proportional to the picture.
typedef struct cjpeg_limits {
  uint32_t maximum_side;
  uint64_t maximum_area;
  /// A progressive file can contain thousands of empty scans, each of which costs a pass over the whole picture.
  uint32_t maximum_scans;
  /// Pixels times scans, which limits the total cost of the passes.
  uint64_t maximum_scanned_area;
  /// For libjpeg's own buffers, and the coefficients of a progressive file whether they are in memory or not.
  size_t maximum_working_bytes;
  /// For coefficients in memory. A complete progressive file that needs more is read with all its scans in parallel,
  /// which takes a decoder for each but no memory for the whole picture. The pixels are the same.
  size_t maximum_held_bytes;
  /// The maximum number of warnings; one more is CJPEG_TOO_MANY_WARNINGS.
  uint32_t maximum_warnings;
} cjpeg_limits;

/// The header of a file.
typedef struct cjpeg_header {
  /// Pixels as stored: the orientation is not applied.
  uint32_t width, height;
  uint32_t components;
  cjpeg_color color;
  bool is_progressive;
  /// The memory that libjpeg may need for the whole picture: the coefficients of a file with several scans, or 0.
  uint64_t coefficient_bytes;
  /// The location of the TIFF structure of the first Exif segment in the bytes; length 0 if there is none.
  size_t exif_offset, exif_length;
  /// The location of the first XMP packet in the bytes; length 0 if there is none.
  size_t xmp_offset, xmp_length;
} cjpeg_header;

/// Reads only the header. Allocates a few kilobytes, whatever size the header claims.
cjpeg_status cjpeg_read_header(
    const uint8_t *bytes, size_t length, const cjpeg_limits *limits, cjpeg_header *header, cjpeg_report *report);

/// Decodes into `pixels`: blue, green, red, 255 in memory order, rows from the top, `4 × width` bytes apart.
///
/// `scale` is the numerator of n/8, 1…8; the picture then has `ceil(side × scale / 8)` pixels per side, which `width`
/// and `height` must match. Four-ink pictures are converted without a colour profile: each of red, green and blue is
/// (1 − ink) × (1 − black). With `keeps_inks` they are not converted: pixels are cyan, magenta, yellow, black, 255
/// for full ink. Inks are inverted if there is an Adobe marker, as Photoshop writes them.
///
/// Stops at the first damage: a missing part is CJPEG_TRUNCATED, never grey.
cjpeg_status cjpeg_decode(
    const uint8_t *bytes, size_t length, const cjpeg_limits *limits, uint32_t scale, bool keeps_inks, uint8_t *pixels,
    uint32_t width, uint32_t height, cjpeg_report *report);

/// Receives a row in the layout of `cjpeg_decode`, in order from the top.
typedef void (*cjpeg_take_row)(void *context, uint8_t *row);

/// Like `cjpeg_decode`, but passes each row on as soon as it is decoded, and keeps only a few rows in memory.
/// `take_row` may change the row and must return. Rows passed before a failure must be discarded.
cjpeg_status cjpeg_decode_rows(
    const uint8_t *bytes, size_t length, const cjpeg_limits *limits, uint32_t scale, bool keeps_inks, uint32_t width,
    uint32_t height, cjpeg_take_row take_row, void *context, cjpeg_report *report);

/// Encodes opaque pixels in the layout of `cjpeg_decode` (the fourth byte is ignored) as a baseline JFIF file, with
/// optimized Huffman tables if `fits_tables` is set, otherwise with the standard ones. Equal input gives equal bytes.
///
/// `quality` is libjpeg's, 1…100. On CJPEG_OK the caller owns `*bytes` and frees it with `free`.
cjpeg_status cjpeg_encode(
    const uint8_t *pixels, uint32_t width, uint32_t height, int quality, bool halves_chroma, bool fits_tables,
    uint8_t **bytes, size_t *length, cjpeg_report *report);

#ifdef __cplusplus
}
#endif

#endif

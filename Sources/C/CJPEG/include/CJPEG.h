// A fence over libjpeg(-turbo): no function here lets a longjmp out, keeps state between calls or prints.
//
// libjpeg reports errors by calling `error_exit`, which must not return. Here it jumps back into the C function that
// the caller entered, which frees everything and returns a status. Nothing of that ever crosses a Swift frame.
// All functions may be called on any thread.
#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How a call ended.
typedef enum cjpeg_status {
  CJPEG_OK = 0,
  /// The bytes do not begin with a JPEG's start marker.
  CJPEG_NOT_JPEG,
  /// The bytes end, or the end marker comes, before the picture is complete.
  CJPEG_TRUNCATED,
  /// The bytes contradict themselves.
  CJPEG_CORRUPT,
  /// A side or the area is above the limit that was set (or libjpeg's own of 65,500 a side).
  CJPEG_TOO_LARGE,
  /// A JPEG, but of a kind that libjpeg or this fence does not decode, or with more scans than the limit.
  CJPEG_UNSUPPORTED,
  /// Memory ran out, or would have gone above the limit that was set.
  CJPEG_OUT_OF_MEMORY,
  /// The call itself is wrong: a buffer that does not fit the picture, a scale outside 1…8.
  CJPEG_BAD_CALL,
} cjpeg_status;

/// What a file's components mean.
typedef enum cjpeg_color {
  CJPEG_GRAYSCALE = 1,
  CJPEG_YCBCR,
  CJPEG_RGB,
  CJPEG_CMYK,
  CJPEG_YCCK,
} cjpeg_color;

#define CJPEG_MESSAGE_LENGTH 200

/// What there is to say about a call, besides its status.
typedef struct cjpeg_report {
  /// libjpeg's message (or this fence's) for a status that is not CJPEG_OK; otherwise empty.
  char message[CJPEG_MESSAGE_LENGTH];
  /// Complete rows of the stored picture that had been read when the call ended. Within the current scan, if the file
  /// has several.
  uint32_t row;
  /// Size of the stored picture as far as its header was read; 0 before.
  uint32_t width, height;
  /// Oddities that libjpeg repaired without harm to the pixels, for instance stray bytes between segments.
  uint32_t warning_count;
  /// The first of them.
  char first_warning[CJPEG_MESSAGE_LENGTH];
  /// `row` when it came.
  uint32_t first_warning_row;
} cjpeg_report;

/// What a file may ask for. Checked after the header and before anything proportional to the picture is allocated.
typedef struct cjpeg_limits {
  uint32_t maximum_side;
  uint64_t maximum_area;
  /// A progressive file can hold thousands of empty scans, each of which costs a pass over the whole picture.
  uint32_t maximum_scans;
  /// Pixels times scans: what those passes may cost together.
  uint64_t maximum_scanned_area;
  /// For libjpeg's own buffers, and the coefficients of a progressive file whether they are held or not.
  size_t maximum_working_bytes;
  /// Coefficients that are held. A progressive file that has more and is complete is read with all its scans side by
  /// side, which takes a decoder for each but no memory for the picture. The pixels are the same.
  size_t maximum_held_bytes;
  /// Oddities that may be passed over; one more is CJPEG_CORRUPT.
  uint32_t maximum_warnings;
} cjpeg_limits;

/// What a file's header says.
typedef struct cjpeg_header {
  /// Pixels as stored: the orientation is not applied.
  uint32_t width, height;
  uint32_t components;
  cjpeg_color color;
  bool is_progressive;
  /// What libjpeg may hold of the whole picture while it decodes: the coefficients of a file of several scans, or 0.
  uint64_t coefficient_bytes;
  /// Where the TIFF structure of the first Exif segment lies in the bytes; length 0 when there is none.
  size_t exif_offset, exif_length;
  /// Where the first XMP packet lies in the bytes; length 0 when there is none.
  size_t xmp_offset, xmp_length;
} cjpeg_header;

/// Reads the header only. Allocates a few kilobytes, whatever size the header claims.
cjpeg_status cjpeg_read_header(
    const uint8_t *bytes, size_t length, const cjpeg_limits *limits, cjpeg_header *header, cjpeg_report *report);

/// Decodes into `pixels`: blue, green, red, 255 in memory order, rows from the top, `4 × width` bytes apart.
///
/// `scale` is the numerator of n/8, 1…8; the picture then has `ceil(side × scale / 8)` pixels a side, which `width` and
/// `height` must state. Four-ink pictures are converted without a colour profile: each of red, green and blue is
/// (1 − ink) × (1 − black). With `keeps_inks` they are not: pixels are cyan, magenta, yellow, black, 255 for full ink.
/// Inks are taken as inverted when an Adobe marker is there, as Photoshop writes them.
///
/// Stops at the first damage: a missing part is CJPEG_TRUNCATED, never grey.
cjpeg_status cjpeg_decode(
    const uint8_t *bytes, size_t length, const cjpeg_limits *limits, uint32_t scale, bool keeps_inks, uint8_t *pixels,
    uint32_t width, uint32_t height, cjpeg_report *report);

/// Takes a row in the layout of `cjpeg_decode`; they come in order, from the top.
typedef void (*cjpeg_take_row)(void *context, uint8_t *row);

/// Does what `cjpeg_decode` does, but hands out each row as soon as it is there: a few rows are all that is kept.
/// `take_row` may change the row and must return. What it was given before a failure is of no use.
cjpeg_status cjpeg_decode_rows(
    const uint8_t *bytes, size_t length, const cjpeg_limits *limits, uint32_t scale, bool keeps_inks, uint32_t width,
    uint32_t height, cjpeg_take_row take_row, void *context, cjpeg_report *report);

/// Encodes opaque pixels in the layout of `cjpeg_decode` (the fourth byte is not looked at) as a baseline JFIF file
/// with Huffman tables made for it where `fits_tables` says so, and else with the standard ones. Equal input gives equal bytes.
///
/// `quality` is libjpeg's, 1…100. On CJPEG_OK the caller owns `*bytes` and frees it with `free`.
cjpeg_status cjpeg_encode(
    const uint8_t *pixels, uint32_t width, uint32_t height, int quality, bool halves_chroma, bool fits_tables,
    uint8_t **bytes, size_t *length, cjpeg_report *report);

#ifdef __cplusplus
}
#endif

#endif

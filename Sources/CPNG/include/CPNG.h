#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// PNG in and out, for pixels as Graphics.Bitmap holds them: four bytes blue, green, red, alpha, premultiplied, rows
// from the top, no padding between rows.
//
// Reading is libpng's, behind a setjmp fence: no function declared here ever jumps out. Writing is our own filter and
// deflate encoder, or libdeflate's strongest level. Equal pictures give equal bytes, on every machine.

/// What became of a call.
typedef enum __attribute__((enum_extensibility(closed))) {
  cpng_status_ok,
  /// The bytes end before the picture does.
  cpng_status_truncated,
  /// The bytes are not what the format allows.
  cpng_status_corrupt,
  /// The system gave no memory.
  cpng_status_out_of_memory,
  /// The picture is larger than a PNG can be, or holds no pixel.
  cpng_status_unencodable,
} cpng_status;

/// A picture to write.
typedef struct {
  /// `width × height × 4` bytes.
  const uint8_t *pixels;
  uint32_t width;
  uint32_t height;
  /// False writes RGB and never looks at the alphas.
  bool has_alpha;
  /// For the pHYs chunk; 0 writes none.
  uint32_t pixels_per_metre;
} cpng_picture;

/// A finished file. The receiver owns `bytes` and frees them with `free`.
typedef struct {
  uint8_t *bytes;
  size_t count;
} cpng_file;

/// True when an alpha among `pixel_count` pixels is below 255.
bool cpng_has_alpha(const uint8_t *pixels, size_t pixel_count);

/// Writes a PNG in about a millisecond per megabyte of pixels: Paeth filter, runs of zeros, dynamic Huffman codes.
cpng_status cpng_encode_fast(const cpng_picture *picture, cpng_file *file);

/// Writes the smallest PNG we can: a palette if 256 colours are enough, adaptive filters, libdeflate's level 12.
cpng_status cpng_encode_small(const cpng_picture *picture, cpng_file *file);

/// What the first chunks of a PNG say.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// The colour type has alpha, or a tRNS chunk comes before the first pixel.
  bool has_alpha;
} cpng_header;

/// How reading went, in libpng's words.
typedef struct {
  cpng_status status;
  /// Rows that were complete when the failure came; in an interlaced file, of the pass that was being read.
  uint32_t row;
  /// Why reading failed; empty when it did not.
  char failure[128];
  /// The first thing that was wrong but could be passed over; empty when nothing was.
  char warning[128];
} cpng_report;

/// Reads the header and finds out about transparency. `bytes` begin with the PNG signature, or are cut off inside it.
cpng_report cpng_read_header(const uint8_t *bytes, size_t count, cpng_header *header);

/// Reads all pixels into `pixels`, which has room for `header.width × header.height × 4` bytes.
///
/// `header` is what `cpng_read_header` made of the same bytes. Any bit depth and colour type, interlaced or not, comes
/// out as premultiplied BGRA of 8 bits. Colour profiles and gamma are not applied.
cpng_report cpng_decode(const uint8_t *bytes, size_t count, cpng_header header, uint8_t *pixels);

#endif

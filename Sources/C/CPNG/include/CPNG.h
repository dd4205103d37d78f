#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reads and writes PNG, for pixels in the layout of Graphics.Bitmap: four bytes blue, green, red, alpha,
// premultiplied, rows from the top, no padding between rows.
//
// Reading uses libpng behind setjmp: no function declared here ever jumps out. Writing uses our own filter and
// deflate encoder, or libdeflate. Equal pictures give equal bytes, on every machine.

typedef enum __attribute__((enum_extensibility(closed))) {
  cpng_status_ok,
  /// The bytes end before the picture is complete.
  cpng_status_truncated,
  /// The bytes are invalid.
  cpng_status_corrupt,
  /// The number of warnings exceeds the limit.
  cpng_status_too_many_warnings,
  cpng_status_out_of_memory,
  /// The picture is larger than a PNG can be, or has no pixels.
  cpng_status_unencodable,
} cpng_status;

/// A picture to encode.
typedef struct {
  /// `width × height × 4` bytes.
  const uint8_t *pixels;
  uint32_t width;
  uint32_t height;
  /// False writes RGB and ignores the alphas.
  bool has_alpha;
  /// For the pHYs chunk; 0 writes none.
  uint32_t pixels_per_metre;
} cpng_picture;

/// An encoded file. The receiver owns `bytes` and frees them with `free`.
typedef struct {
  uint8_t *bytes;
  size_t count;
} cpng_file;

/// The checksum of a chunk's name and contents.
uint32_t cpng_checksum(const uint8_t *bytes, size_t count);

/// Whether an alpha among `pixel_count` pixels is below 255.
bool cpng_has_alpha(const uint8_t *pixels, size_t pixel_count);

/// Encodes a PNG in about a millisecond per megabyte of pixels: Paeth filter, runs of zeros, dynamic Huffman codes.
cpng_status cpng_encode_fast(const cpng_picture *picture, cpng_file *file);

/// Encodes a small PNG: a palette if 256 colours are enough, filters where they pay, libdeflate's level 12.
cpng_status cpng_encode_small(const cpng_picture *picture, cpng_file *file);

/// A picture of numbered colours to encode.
typedef struct {
  /// The numbers in rows of whole bytes, packed from the highest bit.
  const uint8_t *rows;
  uint32_t width;
  uint32_t height;
  /// 1, 2, 4 or 8 bits per number.
  int bit_depth;
  /// Red, green, blue of each number; NULL if the numbers are greys from black to white.
  const uint8_t *colors;
  uint32_t color_count;
  /// For the pHYs chunk; 0 writes none.
  uint32_t pixels_per_metre;
} cpng_indexed_picture;

/// Encodes a PNG of greys, or with a palette: a few per cent larger than by libdeflate's level 12, in a quarter of its time,
/// because a panel may get one each minute.
cpng_status cpng_encode_indexed(const cpng_indexed_picture *picture, cpng_file *file);

/// Writes an encoded PNG again with a text that viewers ignore: a compressed iTXt chunk before the end mark.
///
/// `bytes` must end with IEND, as encoded files here do; otherwise, and for a keyword of other than 1 to 79
/// characters, returns `unencodable`.
cpng_status cpng_add_text(
  const uint8_t *bytes, size_t count, const char *keyword, const uint8_t *text, size_t text_count, cpng_file *file);

/// The contents of a PNG's first chunks.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Whether the colour type has alpha, or a tRNS chunk precedes the first pixel.
  bool has_alpha;
  /// Whether the rows come in seven passes, so that none is complete before the last one.
  bool is_interlaced;
  /// Whether the colour type is grey.
  bool is_gray;
  /// The size of the unpacked pixels in the file's format.
  uint64_t unpacked_bytes;
} cpng_header;

/// Limits of a file besides its pixels.
typedef struct {
  /// The maximum chunk size, except for IDAT, which may hold the whole picture.
  size_t maximum_chunk_bytes;
  /// The maximum number of warnings; one more is `too_many_warnings`.
  uint32_t maximum_warnings;
} cpng_limits;

/// Receives a complete row: straight blue, green, red, alpha of 8 bits each, in order from the top.
typedef void (*cpng_take_row)(void *context, uint8_t *row);

/// The result of reading, with libpng's messages.
typedef struct {
  cpng_status status;
  /// Complete rows at the time of the failure; in an interlaced file, of the current pass.
  uint32_t row;
  /// The error; empty if reading succeeded.
  char failure[128];
  /// The first warning; empty if there was none.
  char warning[128];
  /// Whether the first warning is about a chunk over the limit.
  bool is_chunk_too_large;
  uint32_t warning_count;
} cpng_report;

/// Reads the header and detects transparency. `bytes` start with the PNG signature, or are truncated inside it.
cpng_report cpng_read_header(const uint8_t *bytes, size_t count, cpng_header *header);

/// Decodes all pixels: any bit depth and colour type, interlaced or not, to straight 8-bit BGRA. Colour profiles and
/// gamma are not applied.
///
/// `header` is the result of `cpng_read_header` for the same bytes. Each row is passed to `take_row`, which may
/// change it, for example to premultiply it, and must return. Rows are stored in `pixels`, which has room for
/// `header.width × header.height × 4` bytes; without it (NULL) they share one row of memory, which an interlaced file
/// does not allow.
cpng_report cpng_decode(
  const uint8_t *bytes, size_t count, cpng_header header, cpng_limits limits, uint8_t *pixels, cpng_take_row take_row,
  void *context);

/// Multiplies blue, green and red of `count` straight pixels by their alpha, rounded to the nearest.
void cpng_premultiply(uint8_t *pixels, size_t count);

/// Decompresses a zlib stream into at most `capacity` bytes. Returns their number: more than `capacity` if the stream
/// is longer, 0 if it is damaged.
size_t cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *into, size_t capacity);

#endif

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

/// Writes a finished PNG once more with a text in it that viewers pass over: an iTXt chunk, compressed, before the end mark.
///
/// `bytes` end with IEND, as what is written here does; otherwise, and for a keyword of other than 1 to 79 characters, `unencodable`.
cpng_status cpng_add_text(
  const uint8_t *bytes, size_t count, const char *keyword, const uint8_t *text, size_t text_count, cpng_file *file);

/// What the first chunks of a PNG say.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// The colour type has alpha, or a tRNS chunk comes before the first pixel.
  bool has_alpha;
  /// The rows come in seven passes, so that none is complete before the last one.
  bool is_interlaced;
  /// The colour type has no colours.
  bool is_gray;
  /// What the pixels take as the file has them, unpacked.
  uint64_t unpacked_bytes;
} cpng_header;

/// What a file may ask for besides its pixels.
typedef struct {
  /// The longest chunk, IDAT excepted, which may hold the whole picture.
  size_t maximum_chunk_bytes;
  /// How much may be passed over; one more is `corrupt`.
  uint32_t maximum_warnings;
} cpng_limits;

/// Takes a complete row: straight blue, green, red, alpha of 8 bits each. They come in order, from the top.
typedef void (*cpng_take_row)(void *context, uint8_t *row);

/// How reading went, in libpng's words.
typedef struct {
  cpng_status status;
  /// Rows that were complete when the failure came; in an interlaced file, of the pass that was being read.
  uint32_t row;
  /// Why reading failed; empty when it did not.
  char failure[128];
  /// The first thing that was wrong but could be passed over; empty when nothing was.
  char warning[128];
  uint32_t warning_count;
} cpng_report;

/// Reads the header and finds out about transparency. `bytes` begin with the PNG signature, or are cut off inside it.
cpng_report cpng_read_header(const uint8_t *bytes, size_t count, cpng_header *header);

/// Reads all pixels: any bit depth and colour type, interlaced or not, as straight BGRA of 8 bits. Colour profiles and
/// gamma are not applied.
///
/// `header` is what `cpng_read_header` made of the same bytes. Each row is handed to `take_row`, which may change it and
/// must return: it premultiplies, for instance. Rows lie in `pixels`, which has room for `header.width × header.height ×
/// 4` bytes; without it (NULL) they share one row of memory, which an interlaced file does not allow.
cpng_report cpng_decode(
  const uint8_t *bytes, size_t count, cpng_header header, cpng_limits limits, uint8_t *pixels, cpng_take_row take_row,
  void *context);

/// Multiplies blue, green and red of `count` straight pixels by their alpha, rounded to the nearest.
void cpng_premultiply(uint8_t *pixels, size_t count);

/// Unpacks a zlib stream into at most `capacity` bytes. Returns how many there were: more than `capacity` when the stream
/// is longer, 0 when it is damaged.
size_t cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *into, size_t capacity);

#endif

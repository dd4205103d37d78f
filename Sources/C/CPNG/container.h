#ifndef CPNG_CONTAINER_H
#define CPNG_CONTAINER_H

#include "CPNG.h"
#include "buffer.h"

/// The colour types that are written, by their numbers in the header.
typedef enum { cpng_color_gray = 0, cpng_color_rgb = 2, cpng_color_palette = 3, cpng_color_rgba = 6 } cpng_color_type;

/// Whether the picture has pixels and its sides fit a PNG's header, which has 31 bits for each.
bool cpng_is_encodable(const cpng_picture *picture);

/// Appends a chunk: length, four letters, content, checksum. Returns false if out of memory.
bool cpng_append_chunk(cpng_buffer *file, const char name[4], const uint8_t *contents, uint32_t count);

/// Appends the signature and the chunks before palette and pixels: IHDR, sRGB, pHYs.
bool cpng_append_beginning(cpng_buffer *file, const cpng_picture *picture, int bit_depth, cpng_color_type type);

/// Makes room for the beginning of the first IDAT chunk. The zlib stream with the pixels is appended after it, from
/// `start` on. Returns false if out of memory.
bool cpng_begin_pixels(cpng_buffer *file, size_t *start);

/// Wraps the stream that begins at `start` in as many IDAT chunks as needed, and appends IEND.
bool cpng_end_pixels(cpng_buffer *file, size_t start);

/// Appends `stream`, the zlib stream with the pixels, as IDAT chunks, then IEND.
bool cpng_append_pixels(cpng_buffer *file, const cpng_buffer *stream);

/// Returns `result` as the finished file, or frees it if the file is not `done` because memory ran out.
cpng_status cpng_finish(cpng_buffer result, bool done, cpng_file *file);

#endif

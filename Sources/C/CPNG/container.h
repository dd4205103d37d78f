#ifndef CPNG_CONTAINER_H
#define CPNG_CONTAINER_H

#include "CPNG.h"
#include "buffer.h"

/// The colour types that we write, by their numbers in the header.
typedef enum { cpng_color_rgb = 2, cpng_color_palette = 3, cpng_color_rgba = 6 } cpng_color_type;

/// True when the picture has pixels and a PNG's header can state its sides, which have 31 bits.
bool cpng_is_encodable(const cpng_picture *picture);

/// Adds one chunk: length, four letters, contents, checksum. False when there is no memory.
bool cpng_append_chunk(cpng_buffer *file, const char name[4], const uint8_t *contents, uint32_t count);

/// Adds the signature and the chunks that come before palette and pixels: IHDR, sRGB, pHYs.
bool cpng_append_beginning(cpng_buffer *file, const cpng_picture *picture, int bit_depth, cpng_color_type type);

/// Adds `stream`, the zlib stream with the pixels, in as many IDAT chunks as it needs, then IEND.
bool cpng_append_pixels(cpng_buffer *file, const cpng_buffer *stream);

/// Hands `result` over as the finished file, or frees it when the file could not be `done` for want of memory.
cpng_status cpng_finish(cpng_buffer result, bool done, cpng_file *file);

#endif

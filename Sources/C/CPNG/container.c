#include "container.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

bool cpng_is_encodable(const cpng_picture *picture) {
  const uint32_t side_max = INT32_MAX;
  return picture->width > 0 && picture->height > 0 && picture->width <= side_max && picture->height <= side_max;
}

uint32_t cpng_checksum(const uint8_t *bytes, size_t count) { return libdeflate_crc32(0, bytes, count); }

/// Writes length, name and checksum around contents that are in place.
static void frame_chunk(uint8_t *chunk, const char name[4], uint32_t count) {
  cpng_store_big_endian(chunk, count);
  memcpy(chunk + 4, name, 4);
  cpng_store_big_endian(chunk + 8 + count, libdeflate_crc32(0, chunk + 4, (size_t)count + 4));
}

bool cpng_append_chunk(cpng_buffer *file, const char name[4], const uint8_t *contents, uint32_t count) {
  if (!cpng_buffer_reserve(file, (size_t)count + 12)) return false;
  uint8_t *chunk = file->bytes + file->count;
  if (count > 0) memcpy(chunk + 8, contents, count);
  frame_chunk(chunk, name, count);
  file->count += (size_t)count + 12;
  return true;
}

bool cpng_append_beginning(cpng_buffer *file, const cpng_picture *picture, int bit_depth, cpng_color_type type) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  static const uint8_t perceptual_intent = 0;
  uint8_t header[13] = {0};
  cpng_store_big_endian(header, picture->width);
  cpng_store_big_endian(header + 4, picture->height);
  header[8] = (uint8_t)bit_depth;
  header[9] = (uint8_t)type;
  if (!cpng_buffer_append(file, signature, sizeof signature)) return false;
  if (!cpng_append_chunk(file, "IHDR", header, sizeof header)) return false;
  if (!cpng_append_chunk(file, "sRGB", &perceptual_intent, 1)) return false;
  if (picture->pixels_per_metre == 0) return true;

  uint8_t resolution[9];
  cpng_store_big_endian(resolution, picture->pixels_per_metre);
  cpng_store_big_endian(resolution + 4, picture->pixels_per_metre);
  resolution[8] = 1;  // the unit is the metre
  return cpng_append_chunk(file, "pHYs", resolution, sizeof resolution);
}

// A chunk's length has 31 bits.
static const size_t pixel_chunk_max = (size_t)1 << 30;
static const size_t chunk_start_bytes = 8, chunk_end_bytes = 4;

bool cpng_begin_pixels(cpng_buffer *file, size_t *start) {
  if (!cpng_buffer_reserve(file, chunk_start_bytes)) return false;
  file->count += chunk_start_bytes;
  *start = file->count;
  return true;
}

bool cpng_end_pixels(cpng_buffer *file, size_t start) {
  const size_t frame = chunk_start_bytes + chunk_end_bytes;
  size_t count = file->count - start;
  size_t chunks = (count + pixel_chunk_max - 1) / pixel_chunk_max;
  if (!cpng_buffer_reserve(file, chunks * frame)) return false;
  // From the last one, because all but the first are moved.
  for (size_t chunk = chunks; chunk-- > 0;) {
    size_t from = chunk * pixel_chunk_max;
    size_t size = count - from < pixel_chunk_max ? count - from : pixel_chunk_max;
    uint8_t *contents = file->bytes + start + from + chunk * frame;
    if (chunk > 0) memmove(contents, file->bytes + start + from, size);
    frame_chunk(contents - chunk_start_bytes, "IDAT", (uint32_t)size);
  }
  file->count = start - chunk_start_bytes + count + chunks * frame;
  return cpng_append_chunk(file, "IEND", NULL, 0);
}

bool cpng_append_pixels(cpng_buffer *file, const cpng_buffer *stream) {
  size_t start;
  return cpng_begin_pixels(file, &start) && cpng_buffer_append(file, stream->bytes, stream->count)
    && cpng_end_pixels(file, start);
}

cpng_status cpng_finish(cpng_buffer result, bool done, cpng_file *file) {
  if (!done) {
    free(result.bytes);
    return cpng_status_out_of_memory;
  }
  *file = (cpng_file){result.bytes, result.count};
  return cpng_status_ok;
}

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "filters.h"
#include "palette.h"
#include "pixels.h"

// libdeflate's levels. Above the middle one, each takes twice the time of the one below, for 1 to 7 % less.
enum { quick_level = 6, middle_level = 10, strongest_level = 12 };

/// Rows before filtering, of any colour type.
typedef struct {
  const uint8_t *bytes;
  size_t row_bytes;
  /// Bytes between a sample and the one to its left, for filters: at least 1.
  size_t pixel_bytes;
  uint32_t height;
} raw_rows;

/// The filter with the lowest estimated cost; the first of equals.
static void filter_adaptively(const cpng_rows *rows, const raw_rows *raw, uint8_t *scratch, uint8_t *filtered) {
  uint64_t best = UINT64_MAX;
  for (int filter = 0; filter < cpng_filter_count; filter++) {
    cpng_filter_row((cpng_filter)filter, rows->row, rows->above, raw->pixel_bytes, raw->row_bytes, scratch);
    uint64_t cost = cpng_filtered_cost(scratch, raw->row_bytes);
    if (cost >= best) continue;
    best = cost;
    filtered[0] = (uint8_t)filter;
    memcpy(filtered + 1, scratch, raw->row_bytes);
  }
}

/// All rows with their filter numbers; NULL if out of memory. The caller frees them.
static uint8_t *filtered_rows(const raw_rows *raw, bool adaptive) {
  cpng_rows rows;
  if (!cpng_rows_begin(&rows, raw->row_bytes)) return NULL;
  uint8_t *all = malloc((raw->row_bytes + 1) * raw->height);
  uint8_t *scratch = malloc(raw->row_bytes);
  for (uint32_t y = 0; all && scratch && y < raw->height; y++) {
    uint8_t *filtered = all + y * (raw->row_bytes + 1);
    memcpy(rows.row, raw->bytes + y * raw->row_bytes, raw->row_bytes);
    if (adaptive) {
      filter_adaptively(&rows, raw, scratch, filtered);
    } else {
      filtered[0] = cpng_filter_none;
      memcpy(filtered + 1, rows.row, raw->row_bytes);
    }
    cpng_rows_advance(&rows);
  }
  if (!scratch) {
    free(all);
    all = NULL;
  }
  free(scratch);
  cpng_rows_end(&rows);
  return all;
}

/// Compresses the rows, filtered or not.
static bool compress_rows(const raw_rows *raw, bool adaptive, int level, cpng_buffer *stream) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (!compressor) return false;
  size_t count = (raw->row_bytes + 1) * raw->height;
  uint8_t *filtered = filtered_rows(raw, adaptive);
  bool done = filtered && cpng_buffer_reserve(stream, libdeflate_zlib_compress_bound(compressor, count));
  if (done) stream->count = libdeflate_zlib_compress(compressor, filtered, count, stream->bytes, stream->capacity);
  free(filtered);
  libdeflate_free_compressor(compressor);
  return done && stream->count > 0;
}

/// Flat pictures compress best unfiltered, all others with adaptive filters. The quick level says which: trying both at
/// the strongest takes twice as long.
static bool compress(const raw_rows *raw, int level, cpng_buffer *stream) {
  cpng_buffer filtered = {0}, plain = {0};
  bool done = compress_rows(raw, true, quick_level, &filtered) && compress_rows(raw, false, quick_level, &plain);
  bool adaptive = filtered.count <= plain.count;
  free(filtered.bytes);
  free(plain.bytes);
  return done && compress_rows(raw, adaptive, level, stream);
}

static bool encode_palette(
  const cpng_picture *picture, const cpng_palette *palette, const uint8_t *rgba, cpng_buffer *result) {
  size_t row_bytes = cpng_palette_row_bytes(palette, picture->width);
  uint8_t *rows = malloc(row_bytes * picture->height);
  for (uint32_t y = 0; rows && y < picture->height; y++) {
    const uint8_t *row = rgba + (size_t)y * picture->width * 4;
    cpng_palette_pack_row(palette, row, picture->width, rows + y * row_bytes);
  }
  raw_rows raw = {.bytes = rows, .row_bytes = row_bytes, .pixel_bytes = 1, .height = picture->height};
  cpng_buffer stream = {0};
  bool done = rows && compress(&raw, strongest_level, &stream)
    && cpng_append_beginning(result, picture, palette->bit_depth, cpng_color_palette)
    && cpng_append_palette(result, palette) && cpng_append_pixels(result, &stream);
  free(rows);
  free(stream.bytes);
  return done;
}

static bool encode_true_color(const cpng_picture *picture, uint8_t *rgba, cpng_buffer *result) {
  size_t pixel_count = (size_t)picture->width * picture->height;
  raw_rows raw = {.bytes = rgba, .pixel_bytes = picture->has_alpha ? 4 : 3, .height = picture->height};
  raw.row_bytes = raw.pixel_bytes * picture->width;
  if (!picture->has_alpha) cpng_pixels_to_rgb(picture->pixels, pixel_count, rgba);
  cpng_buffer stream = {0};
  bool done = compress(&raw, strongest_level, &stream)
    && cpng_append_beginning(result, picture, 8, picture->has_alpha ? cpng_color_rgba : cpng_color_rgb)
    && cpng_append_pixels(result, &stream);
  free(stream.bytes);
  return done;
}

cpng_status cpng_encode_small(const cpng_picture *picture, cpng_file *file) {
  if (!cpng_is_encodable(picture)) return cpng_status_unencodable;
  size_t pixel_count = (size_t)picture->width * picture->height;
  uint8_t *rgba = malloc(4 * pixel_count);
  if (!rgba) return cpng_status_out_of_memory;
  cpng_pixels_to_rgba(picture->pixels, pixel_count, rgba);
  if (!picture->has_alpha) {
    // As in the fast encoder, the caller's flag is used.
    for (size_t i = 0; i < pixel_count; i++) rgba[4 * i + 3] = 255;
  }
  cpng_palette palette;
  cpng_buffer result = {0};
  bool done = cpng_palette_make(&palette, rgba, pixel_count)
    ? encode_palette(picture, &palette, rgba, &result) : encode_true_color(picture, rgba, &result);
  free(rgba);
  return cpng_finish(result, done, file);
}

cpng_status cpng_encode_indexed(const cpng_indexed_picture *picture, cpng_file *file) {
  cpng_picture header = {
    .width = picture->width, .height = picture->height, .pixels_per_metre = picture->pixels_per_metre};
  if (!cpng_is_encodable(&header)) return cpng_status_unencodable;
  raw_rows raw = {
    .bytes = picture->rows, .row_bytes = ((size_t)picture->width * (size_t)picture->bit_depth + 7) / 8,
    .pixel_bytes = 1, .height = picture->height};
  cpng_buffer stream = {0}, result = {0};
  bool done = compress(&raw, middle_level, &stream)
    && cpng_append_beginning(
      &result, &header, picture->bit_depth, picture->colors ? cpng_color_palette : cpng_color_gray)
    && (!picture->colors || cpng_append_chunk(&result, "PLTE", picture->colors, 3 * picture->color_count))
    && cpng_append_pixels(&result, &stream);
  free(stream.bytes);
  return cpng_finish(result, done, file);
}

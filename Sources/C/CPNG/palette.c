#include "palette.h"

#include <stdlib.h>
#include <string.h>

/// Sorts by alpha, then red, green, blue.
static uint32_t sort_key(const uint8_t *rgba) {
  return (uint32_t)rgba[3] << 24 | (uint32_t)rgba[0] << 16 | (uint32_t)rgba[1] << 8 | rgba[2];
}

static int compare_colors(const void *left, const void *right) {
  uint32_t a = sort_key(left), b = sort_key(right);
  return a < b ? -1 : a > b;
}

/// The index of `key` among the first `count` colours, or its insertion index.
static int place_of(const cpng_palette *palette, uint32_t key) {
  int low = 0, high = palette->count;
  while (low < high) {
    int middle = (low + high) / 2;
    if (sort_key(palette->colors[middle]) < key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

bool cpng_palette_make(cpng_palette *palette, const uint8_t *rgba, size_t pixel_count) {
  palette->count = 0;
  for (size_t i = 0; i < pixel_count; i++) {
    const uint8_t *color = rgba + 4 * i;
    if (i > 0 && memcmp(color, color - 4, 4) == 0) continue;
    int place = place_of(palette, sort_key(color));
    if (place < palette->count && compare_colors(palette->colors[place], color) == 0) continue;
    if (palette->count == cpng_palette_max) return false;
    memmove(palette->colors[place + 1], palette->colors[place], 4 * (size_t)(palette->count - place));
    memcpy(palette->colors[place], color, 4);
    palette->count++;
  }
  palette->bit_depth = palette->count <= 2 ? 1 : palette->count <= 4 ? 2 : palette->count <= 16 ? 4 : 8;
  return true;
}

size_t cpng_palette_row_bytes(const cpng_palette *palette, size_t width) {
  return (width * (size_t)palette->bit_depth + 7) / 8;
}

void cpng_palette_pack_row(const cpng_palette *palette, const uint8_t *rgba, size_t width, uint8_t *row) {
  memset(row, 0, cpng_palette_row_bytes(palette, width));
  int number = 0;
  for (size_t x = 0; x < width; x++) {
    const uint8_t *color = rgba + 4 * x;
    if (x == 0 || memcmp(color, color - 4, 4) != 0) number = place_of(palette, sort_key(color));
    size_t bit = x * (size_t)palette->bit_depth;
    row[bit / 8] |= (uint8_t)(number << (8 - palette->bit_depth - (int)(bit % 8)));
  }
}

bool cpng_append_palette(cpng_buffer *file, const cpng_palette *palette) {
  uint8_t colors[3 * cpng_palette_max], alphas[cpng_palette_max];
  uint32_t translucent = 0;
  for (int i = 0; i < palette->count; i++) {
    memcpy(colors + 3 * i, palette->colors[i], 3);
    alphas[i] = palette->colors[i][3];
    if (alphas[i] < 255) translucent++;
  }
  if (!cpng_append_chunk(file, "PLTE", colors, 3 * (uint32_t)palette->count)) return false;
  return translucent == 0 || cpng_append_chunk(file, "tRNS", alphas, translucent);
}

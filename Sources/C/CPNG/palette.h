#ifndef CPNG_PALETTE_H
#define CPNG_PALETTE_H

#include "container.h"

enum { cpng_palette_max = 256 };

/// The palette of a picture with few colours.
typedef struct {
  /// Red, green, blue, alpha, straight; sorted by alpha, so that those with transparency come first.
  uint8_t colors[cpng_palette_max][4];
  int count;
  /// 1, 2, 4 or 8 bits per index.
  int bit_depth;
} cpng_palette;

/// Collects the colours of `rgba`. Returns false if there are more than 256.
bool cpng_palette_make(cpng_palette *palette, const uint8_t *rgba, size_t pixel_count);

/// The bytes of a row of `width` indices.
size_t cpng_palette_row_bytes(const cpng_palette *palette, size_t width);

/// Writes the indices of one row, packed from the highest bit.
void cpng_palette_pack_row(const cpng_palette *palette, const uint8_t *rgba, size_t width, uint8_t *row);

/// Appends the PLTE chunk, and a tRNS chunk if a colour needs it. Returns false if out of memory.
bool cpng_append_palette(cpng_buffer *file, const cpng_palette *palette);

#endif

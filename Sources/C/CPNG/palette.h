#ifndef CPNG_PALETTE_H
#define CPNG_PALETTE_H

#include "container.h"

enum { cpng_palette_max = 256 };

/// The colours of a picture, when they are few.
typedef struct {
  /// Red, green, blue, alpha, straight; sorted by alpha, so that those with transparency come first.
  uint8_t colors[cpng_palette_max][4];
  int count;
  /// 1, 2, 4 or 8 bits name a colour.
  int bit_depth;
} cpng_palette;

/// Collects the colours of `rgba`. False when there are more than 256.
bool cpng_palette_make(cpng_palette *palette, const uint8_t *rgba, size_t pixel_count);

/// Bytes of a row of `width` colour numbers.
size_t cpng_palette_row_bytes(const cpng_palette *palette, size_t width);

/// Writes the colour numbers of one row, packed from the highest bit.
void cpng_palette_pack_row(const cpng_palette *palette, const uint8_t *rgba, size_t width, uint8_t *row);

/// Adds the PLTE chunk, and a tRNS chunk when a colour needs it. False when there is no memory.
bool cpng_append_palette(cpng_buffer *file, const cpng_palette *palette);

#endif

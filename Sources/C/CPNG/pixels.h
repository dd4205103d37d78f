#ifndef CPNG_PIXELS_H
#define CPNG_PIXELS_H

#include <stddef.h>
#include <stdint.h>

// Converts premultiplied BGRA to the straight bytes of a PNG row and back.

/// Writes `count` pixels as red, green, blue, without the alphas.
void cpng_pixels_to_rgb(const uint8_t *restrict pixels, size_t count, uint8_t *restrict rgb);

/// Writes `count` pixels as red, green, blue, alpha, divided by alpha and rounded to the nearest. Clear pixels become
/// all zero.
void cpng_pixels_to_rgba(const uint8_t *restrict pixels, size_t count, uint8_t *restrict rgba);

#endif

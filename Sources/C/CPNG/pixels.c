#include "pixels.h"

#include <string.h>

#include "CPNG.h"

bool cpng_has_alpha(const uint8_t *pixels, size_t pixel_count) {
  // Blocks, so that the inner loop has no exit and can be vectorized.
  const size_t block = 4096;
  for (size_t start = 0; start < pixel_count; start += block) {
    size_t end = pixel_count - start < block ? pixel_count : start + block;
    uint32_t common = UINT32_MAX;
    for (size_t i = start; i < end; i++) {
      uint32_t pixel;
      memcpy(&pixel, pixels + 4 * i, 4);
      common &= pixel;
    }
    uint8_t bytes[4];
    memcpy(bytes, &common, 4);
    if (bytes[3] != 255) return true;
  }
  return false;
}

void cpng_pixels_to_rgb(const uint8_t *restrict pixels, size_t count, uint8_t *restrict rgb) {
  for (size_t i = 0; i < count; i++) {
    rgb[3 * i] = pixels[4 * i + 2];
    rgb[3 * i + 1] = pixels[4 * i + 1];
    rgb[3 * i + 2] = pixels[4 * i];
  }
}

void cpng_pixels_to_rgba(const uint8_t *restrict pixels, size_t count, uint8_t *restrict rgba) {
  // Neighbours usually have the same alpha, so its reciprocal is cached.
  uint32_t alpha = 255;
  uint64_t reciprocal = 0;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *from = pixels + 4 * i;
    uint8_t *to = rgba + 4 * i;
    if (from[3] == 255) {
      to[0] = from[2];
      to[1] = from[1];
      to[2] = from[0];
      to[3] = 255;
      continue;
    }
    if (from[3] == 0) {
      to[0] = to[1] = to[2] = to[3] = 0;
      continue;
    }
    if (from[3] != alpha) {
      alpha = from[3];
      // Multiplying by ceil(2^24 / alpha) and shifting by 24 divides every number below 2^16 exactly.
      reciprocal = ((1u << 24) + alpha - 1) / alpha;
    }
    for (int channel = 0; channel < 3; channel++) {
      uint64_t straight = (from[2 - channel] * 255u + alpha / 2) * reciprocal >> 24;
      to[channel] = straight > 255 ? 255 : (uint8_t)straight;
    }
    to[3] = (uint8_t)alpha;
  }
}

void cpng_premultiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint8_t *pixel = pixels + 4 * i;
    uint32_t alpha = pixel[3];
    if (alpha == 255) continue;
    for (int channel = 0; channel < 3; channel++) {
      // Exactly round(value × alpha / 255).
      uint32_t product = pixel[channel] * alpha + 128;
      pixel[channel] = (uint8_t)((product + (product >> 8)) >> 8);
    }
  }
}

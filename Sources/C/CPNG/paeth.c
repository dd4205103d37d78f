#include "paeth.h"

#include <stdbool.h>
#include <string.h>

typedef uint8_t bytes __attribute__((vector_size(16)));
typedef uint32_t words __attribute__((vector_size(16)));
typedef uint64_t halves __attribute__((vector_size(16)));

/// A vector has four pixels. Runs of pixels are tested for flatness at once.
enum { vector_pixels = 4, run_vectors = 2, run_pixels = vector_pixels * run_vectors };

static bytes load(const uint8_t *from) {
  bytes vector;
  memcpy(&vector, from, sizeof vector);
  return vector;
}

static bytes distance(bytes one, bytes other) {
  return __builtin_elementwise_max(one, other) - __builtin_elementwise_min(one, other);
}

static bytes choose(bytes condition, bytes yes, bytes no) { return (yes & condition) | (no & ~condition); }

/// `x` minus its prediction from the pixels to the left, above, and above left.
static bytes residual(bytes x, bytes left, bytes above, bytes corner) {
  bytes to_left = distance(above, corner), to_above = distance(left, corner);
  bytes is_above_larger = __builtin_elementwise_max(above, corner) == above;
  bytes is_left_larger = __builtin_elementwise_max(left, corner) == left;
  // The distance of the prediction from the corner is the difference of the other two distances, or their sum, which is
  // never smaller than both; 255 stands for it.
  bytes to_corner = distance(to_left, to_above) | ~(is_above_larger ^ is_left_larger);
  bytes nearer = __builtin_elementwise_min(to_above, to_corner);
  bytes second = choose(to_above == nearer, above, corner);
  return x - choose(__builtin_elementwise_min(to_left, nearer) == to_left, left, second);
}

/// Whether the residuals of four pixels are zero because they repeat their left neighbours, or those above do, too.
static words repeats(const uint8_t *row, const uint8_t *over) {
  words x = (words)load(row), left = (words)load(row - 4), above = (words)load(over), corner = (words)load(over - 4);
  return ((x == left) & (above == corner)) | ((x == above) & (left == corner));
}

static bool is_flat(const uint8_t *row, const uint8_t *over) {
  words all = repeats(row, over);
  for (int vector = 1; vector < run_vectors; vector++) all &= repeats(row + 16 * vector, over + 16 * vector);
  halves both = (halves)all;
  return (both[0] & both[1]) == UINT64_MAX;
}

static bytes residual_at(const uint8_t *row, const uint8_t *over) {
  return residual(load(row), load(row - 4), load(over), load(over - 4));
}

static void first_pixel(const uint8_t *row, const uint8_t *over, uint8_t *result) {
  for (int channel = 0; channel < 4; channel++) result[channel] = row[channel] - over[channel];
}

/// The residuals of one pixel that has neighbours.
static void other_pixel(const uint8_t *row, const uint8_t *over, uint8_t *result) {
  uint32_t pixels[4];
  memcpy(&pixels[0], row, 4);
  memcpy(&pixels[1], row - 4, 4);
  memcpy(&pixels[2], over, 4);
  memcpy(&pixels[3], over - 4, 4);
  words x = {pixels[0]}, left = {pixels[1]}, above = {pixels[2]}, corner = {pixels[3]};
  words found = (words)residual((bytes)x, (bytes)left, (bytes)above, (bytes)corner);
  memcpy(result, &found, 4);
}

void cpng_paeth_rgba(
  const uint8_t *restrict row, const uint8_t *restrict above, size_t count, uint8_t *restrict filtered) {
  first_pixel(row, above, filtered);
  size_t at = 1;
  for (; count - at >= run_pixels; at += run_pixels) {
    const uint8_t *x = row + 4 * at, *over = above + 4 * at;
    uint8_t *to = filtered + 4 * at;
    if (is_flat(x, over)) {
      memset(to, 0, 4 * run_pixels);
      continue;
    }
    for (int vector = 0; vector < run_vectors; vector++) {
      bytes found = residual_at(x + 16 * vector, over + 16 * vector);
      memcpy(to + 16 * vector, &found, 16);
    }
  }
  for (; at < count; at++) other_pixel(row + 4 * at, above + 4 * at, filtered + 4 * at);
}

/// Writes the first three bytes of a pixel in reverse order, and a fourth byte that the next pixel overwrites.
static void put_reversed(uint32_t pixel, uint8_t *to) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  pixel = __builtin_bswap32(pixel) >> 8;
#else
  pixel = __builtin_bswap32(pixel & 0xFFFFFF00);
#endif
  memcpy(to, &pixel, 4);
}

void cpng_paeth_rgb(
  const uint8_t *restrict row, const uint8_t *restrict above, size_t count, uint8_t *restrict filtered) {
  uint32_t pixel;
  first_pixel(row, above, (uint8_t *)&pixel);
  put_reversed(pixel, filtered);
  size_t at = 1;
  for (; count - at >= run_pixels; at += run_pixels) {
    const uint8_t *x = row + 4 * at, *over = above + 4 * at;
    uint8_t *to = filtered + 3 * at;
    if (is_flat(x, over)) {
      memset(to, 0, 3 * run_pixels);
      continue;
    }
    for (int vector = 0; vector < run_vectors; vector++) {
      words found = (words)residual_at(x + 16 * vector, over + 16 * vector);
      for (int i = 0; i < vector_pixels; i++, to += 3) put_reversed(found[i], to);
    }
  }
  for (; at < count; at++) {
    other_pixel(row + 4 * at, above + 4 * at, (uint8_t *)&pixel);
    put_reversed(pixel, filtered + 3 * at);
  }
}

#include "filters.h"

#include <stdlib.h>
#include <string.h>

// Plain loops over bytes without branches: clang vectorizes each.

static void filter_sub(const uint8_t *restrict row, size_t pixel_bytes, size_t count, uint8_t *restrict filtered) {
  const uint8_t *left = row - pixel_bytes;
  for (size_t i = 0; i < count; i++) filtered[i] = row[i] - left[i];
}

static void filter_up(
  const uint8_t *restrict row, const uint8_t *restrict above, size_t count, uint8_t *restrict filtered) {
  for (size_t i = 0; i < count; i++) filtered[i] = row[i] - above[i];
}

static void filter_average(
  const uint8_t *restrict row, const uint8_t *restrict above, size_t pixel_bytes, size_t count,
  uint8_t *restrict filtered) {
  const uint8_t *left = row - pixel_bytes;
  for (size_t i = 0; i < count; i++) filtered[i] = row[i] - (uint8_t)((left[i] + above[i]) >> 1);
}

static void filter_paeth(
  const uint8_t *restrict row, const uint8_t *restrict above, size_t pixel_bytes, size_t count,
  uint8_t *restrict filtered) {
  const uint8_t *left = row - pixel_bytes;
  const uint8_t *corner = above - pixel_bytes;
  for (size_t i = 0; i < count; i++) {
    // Distances of the prediction a + b - c from a, b and c. They fit 16 bits, which allows wider vectors.
    int16_t a = left[i], b = above[i], c = corner[i];
    int16_t across = (int16_t)(b - c), down = (int16_t)(a - c), both = (int16_t)(across + down);
    int16_t to_left = (int16_t)(across < 0 ? -across : across);
    int16_t to_above = (int16_t)(down < 0 ? -down : down);
    int16_t to_corner = (int16_t)(both < 0 ? -both : both);
    int16_t second = to_above <= to_corner ? b : c;
    int16_t nearer = to_above <= to_corner ? to_above : to_corner;
    int16_t prediction = to_left <= nearer ? a : second;
    filtered[i] = (uint8_t)(row[i] - prediction);
  }
}

void cpng_filter_row(
  cpng_filter filter, const uint8_t *restrict row, const uint8_t *restrict above, size_t pixel_bytes, size_t count,
  uint8_t *restrict filtered) {
  switch (filter) {
    case cpng_filter_none: memcpy(filtered, row, count); break;
    case cpng_filter_sub: filter_sub(row, pixel_bytes, count, filtered); break;
    case cpng_filter_up: filter_up(row, above, count, filtered); break;
    case cpng_filter_average: filter_average(row, above, pixel_bytes, count, filtered); break;
    case cpng_filter_paeth: filter_paeth(row, above, pixel_bytes, count, filtered); break;
  }
}

uint64_t cpng_filtered_cost(const uint8_t *filtered, size_t count) {
  // 16-bit sums of 256 bytes cannot overflow, and use twice as wide vectors as 32-bit ones.
  uint64_t total = 0;
  for (size_t start = 0; start < count; start += 256) {
    size_t end = count - start < 256 ? count : start + 256;
    uint16_t sum = 0;
    for (size_t i = start; i < end; i++) {
      uint8_t value = filtered[i], negated = (uint8_t)-value;
      sum += value < negated ? value : negated;
    }
    total += sum;
  }
  return total;
}

bool cpng_rows_begin(cpng_rows *rows, size_t count) {
  rows->storage = calloc(2, count + cpng_row_margin);
  if (!rows->storage) return false;
  rows->row = rows->storage + cpng_row_margin;
  rows->above = rows->row + count + cpng_row_margin;
  return true;
}

void cpng_rows_advance(cpng_rows *rows) {
  uint8_t *finished = rows->row;
  rows->row = rows->above;
  rows->above = finished;
}

void cpng_rows_end(cpng_rows *rows) { free(rows->storage); }

#ifndef CPNG_FILTERS_H
#define CPNG_FILTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The filters of the PNG specification, by the number at the start of a filtered row.
typedef enum { cpng_filter_none, cpng_filter_sub, cpng_filter_up, cpng_filter_average, cpng_filter_paeth } cpng_filter;

enum { cpng_filter_count = 5, cpng_row_margin = 16 };

/// Filters `count` bytes of `row` into `filtered`, without the filter number.
///
/// The `pixel_bytes` bytes before `row` and before `above` are zero (see `cpng_rows`), so that the first pixel needs
/// no special case.
void cpng_filter_row(
  cpng_filter filter, const uint8_t *restrict row, const uint8_t *restrict above, size_t pixel_bytes, size_t count,
  uint8_t *restrict filtered);

/// The sum of the absolute values of `count` bytes taken as signed: the usual estimate of a row's cost.
uint64_t cpng_filtered_cost(const uint8_t *filtered, size_t count);

/// Two unfiltered rows, the current one and the one above it, each with a margin of zeros in front.
typedef struct {
  uint8_t *row;
  uint8_t *above;
  uint8_t *storage;
} cpng_rows;

/// Allocates rows of `count` bytes, all zero. Returns false if out of memory.
bool cpng_rows_begin(cpng_rows *rows, size_t count);

/// Makes the current row the one above.
void cpng_rows_advance(cpng_rows *rows);

void cpng_rows_end(cpng_rows *rows);

#endif

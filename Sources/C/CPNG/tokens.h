#ifndef CPNG_TOKENS_H
#define CPNG_TOKENS_H

#include <stddef.h>
#include <stdint.h>

// The names and numbers are those of RFC 1951.

/// A token is a literal byte, or `cpng_run_token + length` for a run of 3…258 zeros after a zero: a match at distance
/// 1.
enum {
  cpng_run_token = 256,
  cpng_run_min = 3,
  cpng_run_max = 258,
  cpng_token_kinds = cpng_run_token + cpng_run_max + 1,
  cpng_end_of_block = 256,
  cpng_literal_symbols = 286,
};

/// The code of a run's length: a symbol and its extra bits.
typedef struct {
  uint16_t symbol;
  uint8_t extra_bits;
  uint8_t extra;
} cpng_run_length;

/// The length symbol of a run of 3…258.
cpng_run_length cpng_run_length_of(unsigned length);

/// Converts bytes to tokens, at most one each, and counts their symbols, including the end of the block, in
/// `symbol_counts`, which must be zero before. Returns the number of tokens.
size_t cpng_tokenize(
  const uint8_t *bytes, size_t count, uint16_t *tokens, uint32_t symbol_counts[cpng_literal_symbols]);

#endif

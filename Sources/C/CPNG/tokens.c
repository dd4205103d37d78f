#include "tokens.h"

#include <string.h>

// Symbols 257…264 for 3…10; then four symbols for each number of extra bits; 285 only for 258.
cpng_run_length cpng_run_length_of(unsigned length) {
  if (length == cpng_run_max) return (cpng_run_length){285, 0, 0};
  unsigned rest = length - cpng_run_min;
  if (rest < 8) return (cpng_run_length){(uint16_t)(257 + rest), 0, 0};
  unsigned extra_bits = 1;
  while (rest >> (extra_bits + 3) != 0) extra_bits++;
  unsigned symbol = 257 + 4 * extra_bits + (rest >> extra_bits);
  return (cpng_run_length){(uint16_t)symbol, (uint8_t)extra_bits, (uint8_t)(rest & ((1u << extra_bits) - 1))};
}

/// The number of zeros at the start of `bytes`.
static size_t zero_run(const uint8_t *bytes, size_t count) {
  size_t at = 0;
  for (uint64_t word; count - at >= 8; at += 8) {
    memcpy(&word, bytes + at, 8);
    if (word != 0) break;
  }
  while (at < count && bytes[at] == 0) at++;
  return at;
}

/// Appends the tokens for `zeros` zeros after a zero; returns the end of the tokens.
static uint16_t *add_run(uint16_t *token, size_t zeros, uint32_t *runs, uint32_t *literals) {
  while (zeros >= cpng_run_min) {
    size_t length = zeros < cpng_run_max ? zeros : cpng_run_max;
    // A rest of one or two would have to be literals.
    if (zeros > cpng_run_max && zeros - cpng_run_max < cpng_run_min) length = zeros - cpng_run_min;
    *token++ = (uint16_t)(cpng_run_token + length);
    runs[length]++;
    zeros -= length;
  }
  for (; zeros > 0; zeros--) {
    *token++ = 0;
    literals[0]++;
  }
  return token;
}

size_t cpng_tokenize(
  const uint8_t *bytes, size_t count, uint16_t *tokens, uint32_t symbol_counts[cpng_literal_symbols]) {
  // Two alternating tables: adding to the same counter twice in a row would stall.
  uint32_t even[256] = {0}, odd[256] = {0}, runs[cpng_run_max + 1] = {0};
  uint16_t *token = tokens;
  size_t at = 0;
  while (at < count) {
    uint8_t byte = bytes[at++];
    *token++ = byte;
    (at & 1 ? odd : even)[byte]++;
    if (byte == 0 && at < count && bytes[at] == 0) {
      size_t zeros = zero_run(bytes + at, count - at);
      token = add_run(token, zeros, runs, even);
      at += zeros;
    }
  }
  for (int literal = 0; literal < 256; literal++) symbol_counts[literal] = even[literal] + odd[literal];
  for (unsigned length = cpng_run_min; length <= cpng_run_max; length++) {
    if (runs[length] > 0) symbol_counts[cpng_run_length_of(length).symbol] += runs[length];
  }
  symbol_counts[cpng_end_of_block] = 1;
  return (size_t)(token - tokens);
}

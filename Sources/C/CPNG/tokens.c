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

static uint64_t little_endian(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, 8);
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

/// The number of zeros at the start of `bytes`.
static size_t zero_run(const uint8_t *bytes, size_t count) {
  const uint8_t *at = bytes, *end = bytes + count;
  for (; end - at >= 8; at += 8) {
    uint64_t word = little_endian(at);
    if (word != 0) return (size_t)(at - bytes) + (size_t)__builtin_ctzll(word) / 8;
  }
  while (at < end && *at == 0) at++;
  return (size_t)(at - bytes);
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
  // At most two remain.
  if (zeros > 0) *token++ = 0;
  if (zeros > 1) *token++ = 0;
  literals[0] += (uint32_t)zeros;
  return token;
}

/// The number of the next eight bytes before a zero that another zero follows, or that is the last of the eight.
static unsigned literals_before_run(const uint8_t *bytes) {
  const uint64_t low_bits = 0x7F7F7F7F7F7F7F7F;
  uint64_t word = little_endian(bytes);
  // The highest bit of each byte that is zero.
  uint64_t zeros = ~(((word & low_bits) + low_bits) | word | low_bits);
  uint64_t runs = zeros & (zeros >> 8 | (uint64_t)1 << 63);
  return runs == 0 ? 8 : (unsigned)__builtin_ctzll(runs) / 8;
}

/// Adds the literals among the next eight bytes, up to a zero that may begin a run; returns their number.
static unsigned add_literals(const uint8_t *bytes, uint16_t *tokens, uint32_t *even, uint32_t *odd) {
  typedef uint8_t octet __attribute__((vector_size(8)));
  typedef uint16_t wide __attribute__((vector_size(16)));
  octet literals;
  memcpy(&literals, bytes, 8);
  wide result = __builtin_convertvector(literals, wide);
  memcpy(tokens, &result, 16);
  unsigned count = literals_before_run(bytes);
  if (count == 8) {
    for (int i = 0; i < 8; i += 2) {
      even[bytes[i]]++;
      odd[bytes[i + 1]]++;
    }
  } else {
    for (unsigned i = 0; i < count; i++) (i & 1 ? odd : even)[bytes[i]]++;
  }
  return count;
}

size_t cpng_tokenize(
  const uint8_t *bytes, size_t count, uint16_t *tokens, uint32_t symbol_counts[cpng_literal_symbols]) {
  // Two alternating tables: adding to the same counter twice in a row would stall.
  uint32_t even[256] = {0}, odd[256] = {0}, runs[cpng_run_max + 1] = {0};
  uint16_t *token = tokens;
  size_t at = 0;
  while (at < count) {
    if (count - at >= 8) {
      unsigned literals = add_literals(bytes + at, token, even, odd);
      at += literals;
      token += literals;
      if (literals == 8) continue;
    }
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

#ifndef CPNG_BITS_H
#define CPNG_BITS_H

#include <stdint.h>
#include <string.h>

/// The bits of a stream that do not fill a byte yet, the first in the lowest position.
typedef struct {
  uint64_t pending;
  unsigned pending_count;
} cpng_bits;

// Both functions write at `to`, which must have room for eight bytes more than they add.

enum { cpng_put_max = 56 };

/// Adds the lowest `count` bits of `value`, at most `cpng_put_max`; all higher bits are zero. Returns the end of the complete
/// bytes.
static inline uint8_t *cpng_put(cpng_bits *bits, uint8_t *to, uint64_t value, unsigned count) {
  uint64_t pending = bits->pending | value << bits->pending_count;
  unsigned total = bits->pending_count + count;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  memcpy(to, &pending, 8);
#else
  for (int byte = 0; byte < 8; byte++) to[byte] = (uint8_t)(pending >> 8 * byte);
#endif
  bits->pending = pending >> (total & ~7u);
  bits->pending_count = total & 7;
  return to + (total >> 3);
}

/// Pads the last byte with zeros.
static inline uint8_t *cpng_put_to_byte_edge(cpng_bits *bits, uint8_t *to) {
  return bits->pending_count > 0 ? cpng_put(bits, to, 0, 8 - bits->pending_count) : to;
}

#endif

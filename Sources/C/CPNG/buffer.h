#ifndef CPNG_BUFFER_H
#define CPNG_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A growing byte buffer. All zero is an empty buffer; release it with `free(buffer.bytes)`.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_buffer;

/// Makes room for `more` bytes. Returns false if out of memory; the buffer is unchanged then.
bool cpng_buffer_reserve(cpng_buffer *buffer, size_t more);

/// Appends `count` bytes. Returns false if out of memory.
bool cpng_buffer_append(cpng_buffer *buffer, const void *bytes, size_t count);

/// Writes `value` in big-endian order, as in all of PNG.
static inline void cpng_store_big_endian(uint8_t *to, uint32_t value) {
  to[0] = (uint8_t)(value >> 24);
  to[1] = (uint8_t)(value >> 16);
  to[2] = (uint8_t)(value >> 8);
  to[3] = (uint8_t)value;
}

/// Reads four bytes in big-endian order.
static inline uint32_t cpng_load_big_endian(const uint8_t *from) {
  return (uint32_t)from[0] << 24 | (uint32_t)from[1] << 16 | (uint32_t)from[2] << 8 | from[3];
}

#endif

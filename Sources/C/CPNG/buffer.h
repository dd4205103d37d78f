#ifndef CPNG_BUFFER_H
#define CPNG_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Bytes that grow. All zero is an empty buffer; `free(buffer.bytes)` ends it.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_buffer;

/// Makes room for `more` bytes after the last one. False when there is no memory; the buffer is unharmed then.
bool cpng_buffer_reserve(cpng_buffer *buffer, size_t more);

/// Adds `count` bytes at the end. False when there is no memory.
bool cpng_buffer_append(cpng_buffer *buffer, const void *bytes, size_t count);

/// Writes `value` with its highest byte first, as everything in a PNG is.
static inline void cpng_store_big_endian(uint8_t *to, uint32_t value) {
  to[0] = (uint8_t)(value >> 24);
  to[1] = (uint8_t)(value >> 16);
  to[2] = (uint8_t)(value >> 8);
  to[3] = (uint8_t)value;
}

/// Reads four bytes, the highest first.
static inline uint32_t cpng_load_big_endian(const uint8_t *from) {
  return (uint32_t)from[0] << 24 | (uint32_t)from[1] << 16 | (uint32_t)from[2] << 8 | from[3];
}

#endif

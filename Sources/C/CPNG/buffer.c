#include "buffer.h"

#include <stdlib.h>
#include <string.h>

bool cpng_buffer_reserve(cpng_buffer *buffer, size_t more) {
  if (more <= buffer->capacity - buffer->count) return true;
  if (more > SIZE_MAX / 2 - buffer->count) return false;
  size_t capacity = buffer->capacity + buffer->capacity / 2;
  if (capacity < buffer->count + more) capacity = buffer->count + more;
  uint8_t *bytes = realloc(buffer->bytes, capacity);
  if (!bytes) return false;
  buffer->bytes = bytes;
  buffer->capacity = capacity;
  return true;
}

bool cpng_buffer_append(cpng_buffer *buffer, const void *bytes, size_t count) {
  if (count == 0) return true;
  if (!cpng_buffer_reserve(buffer, count)) return false;
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
  return true;
}

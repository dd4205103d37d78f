#include <libdeflate.h>

#include "CPNG.h"

size_t cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *into, size_t capacity) {
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (!decompressor) return 0;
  size_t written = 0;
  enum libdeflate_result result = libdeflate_zlib_decompress(decompressor, bytes, count, into, capacity, &written);
  libdeflate_free_decompressor(decompressor);
  if (result == LIBDEFLATE_INSUFFICIENT_SPACE) return capacity + 1;
  return result == LIBDEFLATE_SUCCESS ? written : 0;
}

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "container.h"

static const int strongest_level = 12;

// IEND: length, name, checksum.
static const size_t end_mark = 12;

/// Keyword, a zero, compression flag and method, no language, no translated keyword, and the text.
static bool append_contents(
  cpng_buffer *contents, const char *keyword, const uint8_t *text, size_t count,
  struct libdeflate_compressor *compressor) {
  static const uint8_t header[5] = {0, 1, 0, 0, 0};
  if (!cpng_buffer_append(contents, keyword, strlen(keyword))) return false;
  if (!cpng_buffer_append(contents, header, sizeof header)) return false;
  size_t bound = libdeflate_zlib_compress_bound(compressor, count);
  if (!cpng_buffer_reserve(contents, bound)) return false;
  size_t size = libdeflate_zlib_compress(compressor, text, count, contents->bytes + contents->count, bound);
  contents->count += size;
  return size > 0 && contents->count <= INT32_MAX;
}

cpng_status cpng_add_text(
  const uint8_t *bytes, size_t count, const char *keyword, const uint8_t *text, size_t text_count, cpng_file *file) {
  size_t length = strlen(keyword);
  if (length < 1 || length > 79) return cpng_status_unencodable;
  if (count < end_mark || memcmp(bytes + count - 8, "IEND", 4) != 0) return cpng_status_unencodable;
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(strongest_level);
  if (!compressor) return cpng_status_out_of_memory;
  cpng_buffer contents = {0};
  cpng_buffer result = {0};
  bool done = append_contents(&contents, keyword, text, text_count, compressor);
  libdeflate_free_compressor(compressor);
  done = done && cpng_buffer_append(&result, bytes, count - end_mark);
  done = done && cpng_append_chunk(&result, "iTXt", contents.bytes, (uint32_t)contents.count);
  done = done && cpng_append_chunk(&result, "IEND", NULL, 0);
  free(contents.bytes);
  return cpng_finish(result, done, file);
}

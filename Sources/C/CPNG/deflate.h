#ifndef CPNG_DEFLATE_H
#define CPNG_DEFLATE_H

#include "bits.h"
#include "buffer.h"

/// Writes a zlib stream of filtered rows, fast: literals, runs of zeros, one dynamic Huffman code per block.
///
/// Filtered pictures are mostly small numbers and long runs of zeros. Searching for other repetitions makes a general
/// deflate encoder slow, and gains a few per cent here.
typedef struct {
  cpng_buffer *stream;
  cpng_bits bits;
  uint32_t checksum;
  uint16_t *tokens;
} cpng_deflater;

/// Begins a stream at the end of `stream`; no block may have more than `block_max` bytes. Returns false if out of
/// memory.
bool cpng_deflate_begin(cpng_deflater *deflater, cpng_buffer *stream, size_t block_max);

/// Appends a block of 1…`block_max` bytes; the last one ends the stream. Returns false if out of memory.
bool cpng_deflate_block(cpng_deflater *deflater, const uint8_t *bytes, size_t count, bool is_last);

void cpng_deflate_end(cpng_deflater *deflater);

#endif

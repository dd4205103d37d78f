#ifndef CPNG_HUFFMAN_H
#define CPNG_HUFFMAN_H

#include <stdint.h>

enum { cpng_symbols_max = 288 };

/// A Huffman code for deflate: canonical, defined by the lengths alone.
typedef struct {
  /// Bits per symbol; 0 for one that does not occur.
  uint8_t lengths[cpng_symbols_max];
  /// The codes with reversed bits, because deflate writes them from the highest bit.
  uint16_t codes[cpng_symbols_max];
} cpng_huffman;

/// Creates the code for symbols that occur `counts[symbol]` times. At least two symbols get a code, because zlib
/// rejects an incomplete code.
///
/// `limit` is the maximum length, at most 15; `symbol_count` is at most `cpng_symbols_max`.
void cpng_huffman_make(cpng_huffman *code, const uint32_t *counts, int symbol_count, int limit);

#endif

#ifndef CPNG_HUFFMAN_H
#define CPNG_HUFFMAN_H

#include <stdint.h>

enum { cpng_symbols_max = 288 };

/// A Huffman code as deflate wants it: canonical, given by the lengths alone.
typedef struct {
  /// Bits per symbol; 0 for one that does not occur.
  uint8_t lengths[cpng_symbols_max];
  /// The codes with their bits reversed, because deflate writes them from the highest bit.
  uint16_t codes[cpng_symbols_max];
} cpng_huffman;

/// Makes the code for symbols that occur `counts[symbol]` times. At least two symbols get a code, for zlib rejects a
/// code with a hole in it.
///
/// `limit` is the longest length allowed, 15 at most; `symbol_count` is at most `cpng_symbols_max`.
void cpng_huffman_make(cpng_huffman *code, const uint32_t *counts, int symbol_count, int limit);

#endif

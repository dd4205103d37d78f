#ifndef CPNG_CODE_HEADER_H
#define CPNG_CODE_HEADER_H

#include <stdbool.h>

#include "bits.h"
#include "huffman.h"
#include "tokens.h"

/// The header of a block with a dynamic code: the code's lengths, themselves run-length and Huffman coded.
typedef struct {
  cpng_huffman code;
  uint8_t symbols[cpng_literal_symbols + 1];
  uint8_t extras[cpng_literal_symbols + 1];
  int count;
  int literal_count;
} cpng_code_header;

/// Describes `code`, and a distance code of one symbol.
void cpng_code_header_make(cpng_code_header *header, const cpng_huffman *code);

/// The maximum size of the header in bits.
uint64_t cpng_code_header_size(const cpng_code_header *header);

/// Writes the header; returns the end.
uint8_t *cpng_code_header_put(const cpng_code_header *header, bool is_last, cpng_bits *bits, uint8_t *to);

#endif

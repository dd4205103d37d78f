#include "code_header.h"

enum { length_symbols = 19 };

static const uint8_t length_order[length_symbols] = {
  16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
};

static unsigned extra_bits_of_length_symbol(int symbol) {
  return symbol == 16 ? 2 : symbol == 17 ? 3 : symbol == 18 ? 7 : 0;
}

static void add_length_symbol(cpng_code_header *header, uint32_t *counts, int symbol, int extra) {
  header->symbols[header->count] = (uint8_t)symbol;
  header->extras[header->count++] = (uint8_t)extra;
  counts[symbol]++;
}

/// Encodes `repeats` equal lengths: the length and its repetitions in threes to sixes, zeros by up to 138.
static void add_lengths(cpng_code_header *header, uint32_t *counts, int length, int repeats) {
  if (length != 0) {
    add_length_symbol(header, counts, length, 0);
    repeats--;
  }
  while (repeats >= 3) {
    int most = length != 0 ? 6 : 138;
    int taken = repeats < most ? repeats : most;
    if (length != 0) {
      add_length_symbol(header, counts, 16, taken - 3);
    } else if (taken < 11) {
      add_length_symbol(header, counts, 17, taken - 3);
    } else {
      add_length_symbol(header, counts, 18, taken - 11);
    }
    repeats -= taken;
  }
  for (; repeats > 0; repeats--) add_length_symbol(header, counts, length, 0);
}

void cpng_code_header_make(cpng_code_header *header, const cpng_huffman *code) {
  uint32_t counts[length_symbols] = {0};
  uint8_t lengths[cpng_literal_symbols + 1];
  int literals = cpng_literal_symbols;
  while (literals > cpng_end_of_block + 1 && code->lengths[literals - 1] == 0) literals--;
  memcpy(lengths, code->lengths, (size_t)literals);
  lengths[literals] = 1;  // the only distance, in one bit
  header->literal_count = literals;
  header->count = 0;
  for (int start = 0, end; start <= literals; start = end) {
    for (end = start + 1; end <= literals && lengths[end] == lengths[start]; end++) continue;
    add_lengths(header, counts, lengths[start], end - start);
  }
  cpng_huffman_make(&header->code, counts, length_symbols, 7);
}

uint64_t cpng_code_header_size(const cpng_code_header *header) {
  uint64_t bits = 1 + 2 + 5 + 5 + 4 + 3 * length_symbols;
  for (int i = 0; i < header->count; i++) {
    bits += header->code.lengths[header->symbols[i]] + extra_bits_of_length_symbol(header->symbols[i]);
  }
  return bits;
}

uint8_t *cpng_code_header_put(const cpng_code_header *header, bool is_last, cpng_bits *bits, uint8_t *to) {
  int lengths = length_symbols;
  while (lengths > 4 && header->code.lengths[length_order[lengths - 1]] == 0) lengths--;
  to = cpng_put(bits, to, is_last, 1);
  to = cpng_put(bits, to, 2, 2);  // dynamic Huffman codes
  to = cpng_put(bits, to, (unsigned)(header->literal_count - 257), 5);
  to = cpng_put(bits, to, 0, 5);  // one distance code
  to = cpng_put(bits, to, (unsigned)(lengths - 4), 4);
  for (int i = 0; i < lengths; i++) to = cpng_put(bits, to, header->code.lengths[length_order[i]], 3);
  for (int i = 0; i < header->count; i++) {
    int symbol = header->symbols[i];
    to = cpng_put(bits, to, header->code.codes[symbol], header->code.lengths[symbol]);
    to = cpng_put(bits, to, header->extras[i], extra_bits_of_length_symbol(symbol));
  }
  return to;
}

#include "deflate.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "code_header.h"
#include "huffman.h"
#include "tokens.h"

enum { stored_max = 65535 };

/// The output for each token: the number of bits in the lowest byte, the bits above. Returns the largest number of bits.
static unsigned make_token_table(uint32_t *table, const cpng_huffman *code) {
  unsigned longest = 0;
  for (int literal = 0; literal < 256; literal++) {
    table[literal] = (uint32_t)code->codes[literal] << 8 | code->lengths[literal];
    if (code->lengths[literal] > longest) longest = code->lengths[literal];
  }
  for (unsigned length = cpng_run_min; length <= cpng_run_max; length++) {
    cpng_run_length run = cpng_run_length_of(length);
    uint32_t symbol_bits = code->lengths[run.symbol];
    uint32_t bits = code->codes[run.symbol] | (uint32_t)run.extra << symbol_bits;
    // The distance code is a single zero bit, so only its length counts.
    unsigned count = symbol_bits + run.extra_bits + 1;
    table[cpng_run_token + length] = bits << 8 | count;
    if (count > longest) longest = count;
  }
  return longest;
}

/// The maximum size of a coded block in bytes.
static size_t coded_size(const uint32_t *symbol_counts, const cpng_huffman *code, const cpng_code_header *header) {
  uint64_t bits = cpng_code_header_size(header);
  for (int symbol = 0; symbol < cpng_literal_symbols; symbol++) {
    unsigned extra = symbol > cpng_end_of_block ? 6 : 0;
    bits += (uint64_t)symbol_counts[symbol] * (code->lengths[symbol] + extra);
  }
  return (size_t)(bits / 8 + 1);
}

static uint8_t *put_tokens(
  cpng_bits *stream_bits, uint8_t *to, const uint16_t *tokens, size_t count, const uint32_t *table,
  unsigned longest) {
  // A copy that the compiler can keep in registers.
  cpng_bits bits = *stream_bits;
  size_t i = 0;
  if (3 * longest <= cpng_put_max) {
    for (; i + 2 < count; i += 3) {
      uint32_t first = table[tokens[i]], second = table[tokens[i + 1]], third = table[tokens[i + 2]];
      unsigned two = (first & 63) + (second & 63);
      uint64_t all = first >> 8 | (uint64_t)(second >> 8) << (first & 63) | (uint64_t)(third >> 8) << two;
      to = cpng_put(&bits, to, all, two + (third & 63));
    }
  }
  for (; i + 1 < count; i += 2) {
    uint32_t first = table[tokens[i]], second = table[tokens[i + 1]];
    uint64_t both = first >> 8 | (uint64_t)(second >> 8) << (first & 63);
    to = cpng_put(&bits, to, both, (first & 63) + (second & 63));
  }
  if (i < count) to = cpng_put(&bits, to, table[tokens[i]] >> 8, table[tokens[i]] & 63);
  *stream_bits = bits;
  return to;
}

/// Incompressible data are stored.
static uint8_t *put_stored(cpng_bits *bits, uint8_t *to, const uint8_t *bytes, size_t count, bool is_last) {
  while (count > 0) {
    size_t taken = count < stored_max ? count : stored_max;
    to = cpng_put(bits, to, is_last && taken == count, 1);
    to = cpng_put(bits, to, 0, 2);
    to = cpng_put_to_byte_edge(bits, to);
    to = cpng_put(bits, to, taken | (~taken & 0xFFFF) << 16, 32);
    memcpy(to, bytes, taken);
    to += taken;
    bytes += taken;
    count -= taken;
  }
  return to;
}

bool cpng_deflate_begin(cpng_deflater *deflater, cpng_buffer *stream, size_t block_max) {
  static const uint8_t zlib_header[2] = {0x78, 0x01};
  *deflater = (cpng_deflater){.stream = stream, .checksum = 1};
  if (block_max > SIZE_MAX / 4) return false;
  deflater->tokens = malloc(block_max * sizeof *deflater->tokens);
  return deflater->tokens && cpng_buffer_append(stream, zlib_header, sizeof zlib_header);
}

bool cpng_deflate_block(cpng_deflater *deflater, const uint8_t *bytes, size_t count, bool is_last) {
  enum { ending = 32 };  // the checksum, and the bytes that `put` writes beyond its end
  uint32_t symbol_counts[cpng_literal_symbols] = {0};
  uint32_t table[cpng_token_kinds];
  cpng_huffman code;
  cpng_code_header header;
  size_t token_count = cpng_tokenize(bytes, count, deflater->tokens, symbol_counts);
  cpng_huffman_make(&code, symbol_counts, cpng_literal_symbols, 15);
  cpng_code_header_make(&header, &code);
  size_t coded = coded_size(symbol_counts, &code, &header);
  size_t stored = count + (count / stored_max + 1) * 6;
  if (!cpng_buffer_reserve(deflater->stream, (coded < stored ? coded : stored) + ending)) return false;

  uint8_t *to = deflater->stream->bytes + deflater->stream->count;
  if (coded < stored) {
    unsigned longest = make_token_table(table, &code);
    to = cpng_code_header_put(&header, is_last, &deflater->bits, to);
    to = put_tokens(&deflater->bits, to, deflater->tokens, token_count, table, longest);
    to = cpng_put(&deflater->bits, to, code.codes[cpng_end_of_block], code.lengths[cpng_end_of_block]);
  } else {
    to = put_stored(&deflater->bits, to, bytes, count, is_last);
  }
  deflater->checksum = libdeflate_adler32(deflater->checksum, bytes, count);
  if (is_last) {
    to = cpng_put_to_byte_edge(&deflater->bits, to);
    cpng_store_big_endian(to, deflater->checksum);
    to += 4;
  }
  deflater->stream->count = (size_t)(to - deflater->stream->bytes);
  return true;
}

void cpng_deflate_end(cpng_deflater *deflater) { free(deflater->tokens); }

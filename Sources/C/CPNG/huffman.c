#include "huffman.h"

#include <stdbool.h>
#include <string.h>

enum { longest = 15, nodes_max = 2 * cpng_symbols_max };

/// A symbol and its count, in one number that sorts by count and then by symbol.
typedef uint64_t counted_symbol;

static int symbol_of(counted_symbol counted) { return (int)(counted & 0xFFFF); }
static uint64_t count_of(counted_symbol counted) { return counted >> 16; }

/// A radix sort by counts, a byte at a time; the symbols are in order, and stay so where counts are equal.
static void sort(counted_symbol *values, int count) {
  counted_symbol sorted[cpng_symbols_max], all = 0;
  for (int i = 0; i < count; i++) all |= values[i];
  for (int shift = 16; shift < 64 && all >> shift != 0; shift += 8) {
    int starts[257] = {0};
    for (int i = 0; i < count; i++) starts[(values[i] >> shift & 0xFF) + 1]++;
    for (int digit = 0; digit < 256; digit++) starts[digit + 1] += starts[digit];
    for (int i = 0; i < count; i++) sorted[starts[values[i] >> shift & 0xFF]++] = values[i];
    memcpy(values, sorted, (size_t)count * sizeof *values);
  }
}

/// The symbols that occur, or that get a code so that there are two, in order.
static int used_symbols(counted_symbol *used, const uint32_t *counts, int symbol_count) {
  int occurring = 0, count = 0;
  for (int symbol = 0; symbol < symbol_count; symbol++) occurring += counts[symbol] > 0;
  for (int symbol = 0; symbol < symbol_count; symbol++) {
    bool is_missing = counts[symbol] == 0 && occurring < 2;
    occurring += is_missing;
    if (counts[symbol] > 0 || is_missing) {
      used[count++] = (counted_symbol)(is_missing ? 1 : counts[symbol]) << 16 | (unsigned)symbol;
    }
  }
  return count;
}

/// Counts how many of `leaves` symbols, sorted by count, have a code of each length, before any limit.
///
/// The classic two queues: leaves in order, and inner nodes, which are created in order of weight. The lighter head
/// of the two is taken each time.
static void count_lengths(const counted_symbol *used, int leaves, int limit, int *of_length) {
  uint64_t weight[nodes_max];
  int parent[nodes_max], depth[nodes_max];
  int leaf = 0, inner = leaves, root = 2 * leaves - 2;
  for (int i = 0; i < leaves; i++) weight[i] = count_of(used[i]);
  for (int node = leaves; node <= root; node++) {
    weight[node] = 0;
    for (int child = 0; child < 2; child++) {
      int lighter = leaf < leaves && (inner >= node || weight[leaf] <= weight[inner]) ? leaf++ : inner++;
      weight[node] += weight[lighter];
      parent[lighter] = node;
    }
  }
  depth[root] = 0;
  for (int node = root - 1; node >= 0; node--) {
    depth[node] = depth[parent[node]] + 1;
    if (node < leaves) of_length[depth[node] < limit ? depth[node] : limit]++;
  }
}

/// Lengthens codes until all fit: truncating deep ones to `limit` has allocated more codes than there are.
static void repair_lengths(int *of_length, int limit) {
  int32_t taken = 0;
  for (int length = 1; length <= limit; length++) taken += of_length[length] << (limit - length);
  for (; taken > 1 << limit; taken--) {
    // Lengthening a code of the longest length below the limit makes room for two codes that are one bit longer:
    // itself and a deep one.
    int length = limit - 1;
    while (of_length[length] == 0) length--;
    of_length[length]--;
    of_length[length + 1] += 2;
    of_length[limit]--;
  }
}

static uint16_t reversed(unsigned code, int length) {
  return (uint16_t)(__builtin_bitreverse16((uint16_t)code) >> (16 - length));
}

void cpng_huffman_make(cpng_huffman *code, const uint32_t *counts, int symbol_count, int limit) {
  counted_symbol used[cpng_symbols_max];
  int of_length[longest + 1] = {0};
  memset(code, 0, sizeof *code);
  int leaves = used_symbols(used, counts, symbol_count);
  sort(used, leaves);
  count_lengths(used, leaves, limit, of_length);
  repair_lengths(of_length, limit);

  int rarest = 0;
  for (int length = limit; length > 0; length--) {
    for (int i = 0; i < of_length[length]; i++) code->lengths[symbol_of(used[rarest++])] = (uint8_t)length;
  }
  unsigned next[longest + 1] = {0};
  for (int length = 1; length < limit; length++) next[length + 1] = (next[length] + (unsigned)of_length[length]) << 1;
  for (int symbol = 0; symbol < symbol_count; symbol++) {
    int length = code->lengths[symbol];
    if (length > 0) code->codes[symbol] = reversed(next[length]++, length);
  }
}

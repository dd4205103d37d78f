// The structure of a progressive file: its tables, and the start of its scans.
#ifndef CJPEG_SCRIPT_H
#define CJPEG_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/// Encoders write about ten scans, and one or two kilobytes of tables.
enum { CJPEG_MOST_SCANS = 32, CJPEG_MOST_TABLE_BYTES = 16 << 10 };

struct cjpeg_script {
  /// Start marker, frame header, quantization and Huffman tables and restart intervals, in the file's order.
  uint8_t tables[CJPEG_MOST_TABLE_BYTES];
  size_t tables_length;
  uint32_t count;
  struct {
    /// The part of `tables` before this scan in the file.
    size_t tables_length;
    /// The offset of the scan's header in the file.
    size_t start;
  } scans[CJPEG_MOST_SCANS];
};

/// Reads the markers of a whole file. Returns false unless it is a regular progressive file: with an end marker,
/// every coefficient sent once and refined bit by bit to its last, nothing but tables between scans, no stray bytes,
/// and few enough scans and tables. False is not an error: libjpeg may still read the file.
bool cjpeg_script_read(struct cjpeg_script *script, const uint8_t *bytes, size_t length);

#pragma GCC visibility pop

#endif

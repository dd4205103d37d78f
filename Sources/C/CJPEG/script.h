// What a progressive file is made of: its tables, and where its scans begin.
#ifndef CJPEG_SCRIPT_H
#define CJPEG_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/// Encoders write ten scans or so, and a kilobyte or two of tables.
enum { CJPEG_MOST_SCANS = 32, CJPEG_MOST_TABLE_BYTES = 16 << 10 };

struct cjpeg_script {
  /// Start marker, frame header, quantization and Huffman tables and restart intervals, in the file's order.
  uint8_t tables[CJPEG_MOST_TABLE_BYTES];
  size_t tables_length;
  uint32_t count;
  struct {
    /// The part of `tables` that stands before this scan in the file.
    size_t tables_length;
    /// Where the scan's header begins in the file.
    size_t start;
  } scans[CJPEG_MOST_SCANS];
};

/// Reads the markers of a whole file. False for all that is not a progressive file by the book: with an end marker,
/// every coefficient sent once and refined bit by bit to its last, nothing but tables between scans, no stray bytes,
/// and few enough scans and tables. What is false here is no error: libjpeg may well read it.
bool cjpeg_script_read(struct cjpeg_script *script, const uint8_t *bytes, size_t length);

#pragma GCC visibility pop

#endif

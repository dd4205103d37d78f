// A file as a source of libzip: reads a descriptor, without opening a name again, and with a limit while it is
// opened.
#ifndef CARCHIVE_SOURCE_H
#define CARCHIVE_SOURCE_H

#include <stdbool.h>
#include <stdint.h>

struct file_source {
  int descriptor;
  int64_t size, position;
  /// The number of bytes that may still be read; negative for no limit.
  int64_t budget;
  bool is_over_budget;
  /// The number of bytes read so far.
  uint64_t taken;
  int code, system;
};

/// Handles libzip's commands; the context is a `struct file_source`, which its owner releases.
int64_t file_source_answer(void *context, void *data, uint64_t length, int command);

#endif

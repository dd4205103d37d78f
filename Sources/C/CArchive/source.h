// A file as libzip reads it: by its descriptor, which no name is opened for again, and with a limit while it is opened.
#ifndef CARCHIVE_SOURCE_H
#define CARCHIVE_SOURCE_H

#include <stdbool.h>
#include <stdint.h>

struct file_source {
  int descriptor;
  int64_t size, position;
  /// How many bytes may still be read; negative for as many as are asked for.
  int64_t budget;
  bool is_over_budget;
  /// How many bytes have been read so far.
  uint64_t taken;
  int code, system;
};

/// Answers libzip's commands; the context is a `struct file_source`, which its owner releases.
int64_t file_source_answer(void *context, void *data, uint64_t length, int command);

#endif

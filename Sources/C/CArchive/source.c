#include "source.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "libzip.h"

static int64_t fail(struct file_source *source, int code, int system) {
  source->code = code;
  source->system = system;
  return -1;
}

static int64_t read_bytes(struct file_source *source, void *data, uint64_t length) {
  uint64_t rest = source->position < source->size ? (uint64_t)(source->size - source->position) : 0;
  size_t count = length < rest ? length : rest;
  if (source->budget >= 0 && count > (uint64_t)source->budget) {
    source->is_over_budget = true;
    return fail(source, CODE_READ, EFBIG);
  }
  size_t done = 0;
  while (done < count) {
    ssize_t taken = pread(source->descriptor, (char *)data + done, count - done, source->position + (int64_t)done);
    if (taken < 0 && errno == EINTR) continue;
    if (taken < 0) return fail(source, CODE_READ, errno);
    // The file was truncated after it was opened.
    if (taken == 0) break;
    done += (size_t)taken;
  }
  source->position += (int64_t)done;
  source->taken += done;
  if (source->budget >= 0) source->budget -= (int64_t)done;
  return (int64_t)done;
}

static int64_t seek(struct file_source *source, const struct archive_seek *where, uint64_t length) {
  int64_t start = 0, position = 0;
  if (length < sizeof *where) return fail(source, CODE_INVALID, 0);
  switch (where->whence) {
    case SEEK_SET: break;
    case SEEK_CUR: start = source->position; break;
    case SEEK_END: start = source->size; break;
    default: return fail(source, CODE_INVALID, 0);
  }
  if (__builtin_add_overflow(start, where->offset, &position) || position < 0 || position > source->size) {
    return fail(source, CODE_SEEK, EINVAL);
  }
  source->position = position;
  return 0;
}

static int64_t tell_error(const struct file_source *source, void *data, uint64_t length) {
  int codes[2] = {source->code, source->system};
  if (length < sizeof codes) return -1;
  memcpy(data, codes, sizeof codes);
  return sizeof codes;
}

int64_t file_source_answer(void *context, void *data, uint64_t length, int command) {
  struct file_source *source = context;
  switch (command) {
    case COMMAND_OPEN: source->position = 0; return 0;
    case COMMAND_READ: return read_bytes(source, data, length);
    case COMMAND_CLOSE:
    case COMMAND_FREE: return 0;
    case COMMAND_STAT: {
      struct archive_stat *stat = data;
      if (length < sizeof *stat) return fail(source, CODE_INVALID, 0);
      stat->known |= KNOWN_SIZE;
      stat->size = (uint64_t)source->size;
      return sizeof *stat;
    }
    case COMMAND_ERROR: return tell_error(source, data, length);
    case COMMAND_SEEK: return seek(source, data, length);
    case COMMAND_TELL: return source->position;
    case COMMAND_SUPPORTS:
      return 1 << COMMAND_OPEN | 1 << COMMAND_READ | 1 << COMMAND_CLOSE | 1 << COMMAND_STAT | 1 << COMMAND_ERROR |
             1 << COMMAND_FREE | 1 << COMMAND_SEEK | 1 << COMMAND_TELL | 1 << COMMAND_SUPPORTS;
    default: return fail(source, CODE_UNSUPPORTED, 0);
  }
}

// The parts of libzip that are used, declared here because its headers need not be installed. The numbers are part of
// its binary interface and never change; `checks.c` compares them with the header if it is installed.
#ifndef CARCHIVE_LIBZIP_H
#define CARCHIVE_LIBZIP_H

#include <stdint.h>
#include <time.h>

enum archive_flag { FLAG_READ_ONLY = 16, NAME_GUESSED = 0, NAME_RAW = 64 };

enum archive_code {
  CODE_OK = 0,
  CODE_MULTI_DISK = 1,
  CODE_SEEK = 4,
  CODE_READ = 5,
  CODE_CHECKSUM = 7,
  CODE_ZLIB = 13,
  CODE_MEMORY = 14,
  CODE_METHOD = 16,
  CODE_END = 17,
  CODE_INVALID = 18,
  CODE_NO_ARCHIVE = 19,
  CODE_INCONSISTENT = 21,
  CODE_ENCRYPTION = 24,
  CODE_NO_PASSWORD = 26,
  CODE_WRONG_PASSWORD = 27,
  CODE_UNSUPPORTED = 28,
  CODE_TELL = 30,
  CODE_COMPRESSED_DATA = 31,
};

enum archive_command {
  COMMAND_OPEN = 0,
  COMMAND_READ = 1,
  COMMAND_CLOSE = 2,
  COMMAND_STAT = 3,
  COMMAND_ERROR = 4,
  COMMAND_FREE = 5,
  COMMAND_SEEK = 6,
  COMMAND_TELL = 7,
  COMMAND_SUPPORTS = 14,
};

enum archive_known { KNOWN_SIZE = 0x4, KNOWN_PACKED_SIZE = 0x8, KNOWN_METHOD = 0x40, KNOWN_ENCRYPTION = 0x80 };

struct archive_error {
  int code, system;
  char *text;
};

struct archive_seek {
  int64_t offset;
  int whence;
};

struct archive_stat {
  uint64_t known;
  const char *name;
  uint64_t index, size, packed_size;
  time_t modified;
  uint32_t checksum;
  uint16_t method, encryption;
  uint32_t flags;
};

typedef int64_t (*archive_source)(void *context, void *data, uint64_t length, int command);

struct archive_library {
  void *(*zip_source_function_create)(archive_source, void *, struct archive_error *);
  void (*zip_source_free)(void *);
  void *(*zip_open_from_source)(void *, int, struct archive_error *);
  void (*zip_discard)(void *);
  struct archive_error *(*zip_get_error)(void *);
  void (*zip_error_init)(struct archive_error *);
  void (*zip_error_fini)(struct archive_error *);
  int64_t (*zip_get_num_entries)(void *, uint32_t);
  const char *(*zip_get_name)(void *, uint64_t, uint32_t);
  int (*zip_stat_index)(void *, uint64_t, uint32_t, struct archive_stat *);
  int (*zip_file_get_external_attributes)(void *, uint64_t, uint32_t, uint8_t *, uint32_t *);
  void *(*zip_fopen_index)(void *, uint64_t, uint32_t);
  int64_t (*zip_fread)(void *, void *, uint64_t);
  struct archive_error *(*zip_file_get_error)(void *);
  int (*zip_fclose)(void *);
};

/// The functions; NULL if the library is missing. Loaded once.
const struct archive_library *archive_library(void);

#endif

// Wraps libzip, which is loaded when an archive is first opened: nothing links to it.
//
// Archives are only read. Names of entries are never used as paths: an entry is identified by its index in the
// directory, and its bytes are written to the caller's memory. An archive may be used by one thread at a time.
#ifndef CARCHIVE_H
#define CARCHIVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum carchive_status {
  CARCHIVE_OK = 0,
  /// libzip is not installed, or too old.
  CARCHIVE_MISSING_LIBRARY,
  /// The file has no directory of a zip archive.
  CARCHIVE_NO_ARCHIVE,
  /// The archive is one part of several.
  CARCHIVE_MULTI_DISK,
  /// The directory exceeds the limit, or is searched for in more places than valid archives have.
  CARCHIVE_DIRECTORY_TOO_LARGE,
  /// The archive is inconsistent.
  CARCHIVE_DAMAGED,
  /// The bytes of an entry end early.
  CARCHIVE_TRUNCATED,
  /// The checksum of an entry does not match.
  CARCHIVE_BAD_CHECKSUM,
  CARCHIVE_ENCRYPTED,
  /// libzip does not support the compression method.
  CARCHIVE_UNKNOWN_METHOD,
  /// The system cannot read the file.
  CARCHIVE_UNREADABLE,
  CARCHIVE_OUT_OF_MEMORY,
  /// libzip failed for another reason.
  CARCHIVE_FAILED,
} carchive_status;

/// The type of an entry, by its attributes and the end of its name.
typedef enum carchive_kind {
  CARCHIVE_FILE = 0,
  CARCHIVE_DIRECTORY,
  CARCHIVE_LINK,
  /// A pipe, a socket or a device.
  CARCHIVE_SPECIAL,
} carchive_kind;

typedef struct carchive_entry {
  /// UTF-8, converted if necessary; valid as long as the archive. libzip replaces a zero by a space.
  const char *name;
  /// As stored, except for zeros.
  const char *stored_name;
  /// As stated in the directory.
  uint64_t size, packed_size;
  uint16_t method;
  bool is_encrypted;
  carchive_kind kind;
} carchive_entry;

typedef struct carchive carchive;

/// Whether libzip is installed.
bool carchive_is_available(void);

/// Reads an archive's directory.
///
/// The archive takes ownership of the descriptor, of a regular file of `size` bytes, and closes it if the call fails.
/// Reads at most `directory_limit` bytes. Sets `system_error` for CARCHIVE_UNREADABLE.
carchive_status carchive_open(
    int descriptor, int64_t size, int64_t directory_limit, carchive **archive, int *system_error);

void carchive_close(carchive *archive);

/// The number of bytes read from the file since it was opened.
uint64_t carchive_bytes_read(const carchive *archive);

uint64_t carchive_count(const carchive *archive);

carchive_status carchive_describe(const carchive *archive, uint64_t index, carchive_entry *entry);

/// Decompresses an entry from its start, up to `capacity` bytes, and sets `count`. The checksum is verified only if
/// the end is reached, and `count` is below `capacity`.
carchive_status carchive_read(
    carchive *archive, uint64_t index, uint8_t *bytes, size_t capacity, size_t *count, int *system_error);

#ifdef __cplusplus
}
#endif

#endif

// A fence over libzip, which is looked for when an archive is first opened: nothing links to it.
//
// Archives are only read. Nothing is taken from their entries' names: an entry is asked for by its place in the directory,
// and its bytes go to the caller's memory. An archive is used by one thread at a time; different ones by any.
#ifndef CARCHIVE_H
#define CARCHIVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How a call ended.
typedef enum carchive_status {
  CARCHIVE_OK = 0,
  /// libzip is not installed, or is too old.
  CARCHIVE_MISSING_LIBRARY,
  /// The file has no directory of a zip archive.
  CARCHIVE_NO_ARCHIVE,
  /// The archive is one part of several.
  CARCHIVE_MULTI_DISK,
  /// The directory is larger than the limit, or is looked for in more places than honest archives have.
  CARCHIVE_DIRECTORY_TOO_LARGE,
  /// What is read contradicts itself.
  CARCHIVE_DAMAGED,
  /// The bytes of an entry end early.
  CARCHIVE_TRUNCATED,
  /// The bytes of an entry are not those that were packed.
  CARCHIVE_BAD_CHECKSUM,
  /// The entry is encrypted.
  CARCHIVE_ENCRYPTED,
  /// The entry is packed in a way that libzip does not know.
  CARCHIVE_UNKNOWN_METHOD,
  /// The system does not read the file.
  CARCHIVE_UNREADABLE,
  /// Memory ran out.
  CARCHIVE_OUT_OF_MEMORY,
  /// libzip failed otherwise.
  CARCHIVE_FAILED,
} carchive_status;

/// What an entry is, by its attributes and the end of its name.
typedef enum carchive_kind {
  CARCHIVE_FILE = 0,
  CARCHIVE_DIRECTORY,
  CARCHIVE_LINK,
  /// A pipe, a socket or a device.
  CARCHIVE_SPECIAL,
} carchive_kind;

typedef struct carchive_entry {
  /// UTF-8, made so where it is stored otherwise; lives as long as the archive. libzip puts a space for a zero.
  const char *name;
  /// As stored, but for zeros.
  const char *stored_name;
  /// As the directory claims.
  uint64_t size, packed_size;
  uint16_t method;
  bool is_encrypted;
  carchive_kind kind;
} carchive_entry;

typedef struct carchive carchive;

/// Whether libzip is there.
bool carchive_is_available(void);

/// Reads an archive's directory.
///
/// The descriptor, of a regular file of `size` bytes, belongs to the archive from then on, and is closed where the call
/// fails. No more than `directory_limit` bytes are read. `system_error` gets the system's for CARCHIVE_UNREADABLE.
carchive_status carchive_open(
    int descriptor, int64_t size, int64_t directory_limit, carchive **archive, int *system_error);

void carchive_close(carchive *archive);

/// How many bytes of the file have been read since it was opened.
uint64_t carchive_bytes_read(const carchive *archive);

uint64_t carchive_count(const carchive *archive);

carchive_status carchive_describe(const carchive *archive, uint64_t index, carchive_entry *entry);

/// Unpacks an entry from its first byte on, until `capacity` bytes are there or it ends; `count` gets how many. Only
/// where the end was met, and `count` is below `capacity`, has the checksum been compared.
carchive_status carchive_read(
    carchive *archive, uint64_t index, uint8_t *bytes, size_t capacity, size_t *count, int *system_error);

#ifdef __cplusplus
}
#endif

#endif

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "include/CArchive.h"
#include "libzip.h"
#include "source.h"

struct carchive {
  struct file_source source;
  void *zip;
};

static carchive_status status_of(int code) {
  switch (code) {
    case CODE_OK: return CARCHIVE_OK;
    case CODE_NO_ARCHIVE: return CARCHIVE_NO_ARCHIVE;
    case CODE_MULTI_DISK: return CARCHIVE_MULTI_DISK;
    case CODE_CHECKSUM: return CARCHIVE_BAD_CHECKSUM;
    case CODE_END: return CARCHIVE_TRUNCATED;
    // A position outside of the file; errors of the file itself are CODE_READ.
    case CODE_SEEK:
    case CODE_TELL:
    case CODE_INVALID:
    case CODE_ZLIB:
    case CODE_COMPRESSED_DATA:
    case CODE_INCONSISTENT: return CARCHIVE_DAMAGED;
    case CODE_ENCRYPTION:
    case CODE_NO_PASSWORD:
    case CODE_WRONG_PASSWORD: return CARCHIVE_ENCRYPTED;
    case CODE_METHOD: return CARCHIVE_UNKNOWN_METHOD;
    case CODE_READ: return CARCHIVE_UNREADABLE;
    case CODE_MEMORY: return CARCHIVE_OUT_OF_MEMORY;
    default: return CARCHIVE_FAILED;
  }
}

bool carchive_is_available(void) { return archive_library() != NULL; }

carchive_status carchive_open(
    int descriptor, int64_t size, int64_t directory_limit, carchive **result, int *system_error) {
  const struct archive_library *library = archive_library();
  carchive *archive = library == NULL ? NULL : calloc(1, sizeof *archive);
  if (archive == NULL) {
    close(descriptor);
    return library == NULL ? CARCHIVE_MISSING_LIBRARY : CARCHIVE_OUT_OF_MEMORY;
  }
  archive->source = (struct file_source){.descriptor = descriptor, .size = size, .budget = directory_limit};
  struct archive_error error;
  library->zip_error_init(&error);
  void *source = library->zip_source_function_create(file_source_answer, &archive->source, &error);
  if (source != NULL) archive->zip = library->zip_open_from_source(source, FLAG_READ_ONLY, &error);
  if (source != NULL && archive->zip == NULL) library->zip_source_free(source);
  carchive_status status = CARCHIVE_OK;
  if (archive->zip == NULL) {
    status = archive->source.is_over_budget ? CARCHIVE_DIRECTORY_TOO_LARGE : status_of(error.code);
    // A truncated directory is damaged; no entry has been read yet.
    if (status == CARCHIVE_TRUNCATED) status = CARCHIVE_DAMAGED;
    if (status == CARCHIVE_OK) status = CARCHIVE_FAILED;
    *system_error = error.system;
    carchive_close(archive);
  } else {
    archive->source.budget = -1;
    *result = archive;
  }
  library->zip_error_fini(&error);
  return status;
}

void carchive_close(carchive *archive) {
  if (archive->zip != NULL) archive_library()->zip_discard(archive->zip);
  close(archive->source.descriptor);
  free(archive);
}

uint64_t carchive_bytes_read(const carchive *archive) { return archive->source.taken; }

uint64_t carchive_count(const carchive *archive) {
  int64_t count = archive_library()->zip_get_num_entries(archive->zip, 0);
  return count < 0 ? 0 : (uint64_t)count;
}

static carchive_kind kind_of(const char *name, uint8_t system, uint32_t attributes) {
  size_t length = strlen(name);
  if (length > 0 && name[length - 1] == '/') return CARCHIVE_DIRECTORY;
  // For any system: those without Unix modes leave the upper half zero.
  switch ((attributes >> 16) & S_IFMT) {
    case 0: break;
    case S_IFREG: return CARCHIVE_FILE;
    case S_IFDIR: return CARCHIVE_DIRECTORY;
    case S_IFLNK: return CARCHIVE_LINK;
    default: return CARCHIVE_SPECIAL;
  }
  // 3 is Unix, which has no DOS attributes; 16 is the DOS attribute of directories.
  return system != 3 && (attributes & 16) != 0 ? CARCHIVE_DIRECTORY : CARCHIVE_FILE;
}

carchive_status carchive_describe(const carchive *archive, uint64_t index, carchive_entry *entry) {
  const struct archive_library *library = archive_library();
  struct archive_stat stat;
  memset(&stat, 0, sizeof stat);
  memset(entry, 0, sizeof *entry);
  entry->name = library->zip_get_name(archive->zip, index, NAME_GUESSED);
  entry->stored_name = library->zip_get_name(archive->zip, index, NAME_RAW);
  if (entry->name == NULL || entry->stored_name == NULL) return status_of(library->zip_get_error(archive->zip)->code);
  if (library->zip_stat_index(archive->zip, index, 0, &stat) != 0) {
    return status_of(library->zip_get_error(archive->zip)->code);
  }
  const uint64_t needed = KNOWN_SIZE | KNOWN_PACKED_SIZE | KNOWN_METHOD | KNOWN_ENCRYPTION;
  if ((stat.known & needed) != needed) return CARCHIVE_DAMAGED;
  uint8_t system = 0;
  uint32_t attributes = 0;
  library->zip_file_get_external_attributes(archive->zip, index, 0, &system, &attributes);
  entry->size = stat.size;
  entry->packed_size = stat.packed_size;
  entry->method = stat.method;
  entry->is_encrypted = stat.encryption != 0;
  entry->kind = kind_of(entry->name, system, attributes);
  return CARCHIVE_OK;
}

carchive_status carchive_read(
    carchive *archive, uint64_t index, uint8_t *bytes, size_t capacity, size_t *count, int *system_error) {
  const struct archive_library *library = archive_library();
  *count = 0;
  void *file = library->zip_fopen_index(archive->zip, index, 0);
  if (file == NULL) {
    const struct archive_error *error = library->zip_get_error(archive->zip);
    *system_error = error->system;
    carchive_status status = status_of(error->code);
    return status == CARCHIVE_OK ? CARCHIVE_FAILED : status;
  }
  carchive_status status = CARCHIVE_OK;
  while (*count < capacity) {
    int64_t taken = library->zip_fread(file, bytes + *count, capacity - *count);
    if (taken == 0) break;
    if (taken < 0) {
      const struct archive_error *error = library->zip_file_get_error(file);
      *system_error = error->system;
      status = status_of(error->code);
      if (status == CARCHIVE_OK) status = CARCHIVE_FAILED;
      break;
    }
    *count += (size_t)taken;
  }
  library->zip_fclose(file);
  return status;
}

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "include/CSandbox.h"

enum { depth_limit = 32, block = 512 };

struct measure {
  csandbox_use use;
  csandbox_use limits;
};

static bool add(struct measure *measure, const struct stat *status) {
  measure->use.entries += 1;
  measure->use.bytes += (int64_t)status->st_blocks * block;
  return measure->use.entries <= measure->limits.entries && measure->use.bytes <= measure->limits.bytes;
}

static bool is_dots(const char *name) { return strcmp(name, ".") == 0 || strcmp(name, "..") == 0; }

// Takes `folder`.
static bool measure_folder(struct measure *measure, int folder, int depth) {
  DIR *list = depth <= depth_limit ? fdopendir(folder) : NULL;
  if (list == NULL) {
    close(folder);
    return false;
  }
  bool is_within = true;
  const struct dirent *entry;
  while (is_within && (entry = readdir(list)) != NULL) {
    struct stat status;
    // What is removed meanwhile takes no place.
    if (is_dots(entry->d_name) || fstatat(dirfd(list), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    is_within = add(measure, &status);
    if (!is_within || !S_ISDIR(status.st_mode)) continue;
    int inner = openat(dirfd(list), entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (inner >= 0) {
      is_within = measure_folder(measure, inner, depth + 1);
    } else {
      is_within = errno == ENOENT;
    }
  }
  closedir(list);
  return is_within;
}

// A process that has ended has no files. One that hides them keeps no limit.
static bool has_ended(void) { return errno == ENOENT || errno == ESRCH; }

static bool measure_open_files(struct measure *measure, int process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/fd", process);
  DIR *list = opendir(path);
  if (list == NULL) return has_ended();
  bool is_within = true;
  const struct dirent *entry;
  while (is_within && (entry = readdir(list)) != NULL) {
    struct stat status;
    if (is_dots(entry->d_name) || fstatat(dirfd(list), entry->d_name, &status, 0) != 0) continue;
    if (S_ISREG(status.st_mode) && status.st_nlink == 0) is_within = add(measure, &status);
  }
  closedir(list);
  return is_within;
}

// Files that are mapped and not open. Their true size cannot be asked: what is mapped counts.
static bool measure_mapped_files(struct measure *measure, int process, const char *folder) {
  static const char removed[] = " (deleted)\n";
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/maps", process);
  FILE *maps = fopen(path, "re");
  if (maps == NULL) return has_ended();
  bool is_within = true;
  char *line = NULL;
  size_t capacity = 0;
  ssize_t count;
  while (is_within && (count = getline(&line, &capacity, maps)) > 0) {
    uint64_t start, end;
    const char *name = strchr(line, '/');
    if (name == NULL || strncmp(name, folder, strlen(folder)) != 0) continue;
    if ((size_t)count < sizeof removed || strcmp(line + count - (sizeof removed - 1), removed) != 0) continue;
    if (sscanf(line, "%" SCNx64 "-%" SCNx64, &start, &end) != 2) continue;
    struct stat status = {.st_blocks = (blkcnt_t)((end - start) / block)};
    is_within = add(measure, &status);
  }
  free(line);
  fclose(maps);
  return is_within;
}

bool csandbox_is_within(const char *folder, int process, csandbox_use limits) {
  struct measure measure = {.limits = limits};
  int place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  return place >= 0 && measure_folder(&measure, place, 0) && measure_open_files(&measure, process) &&
         measure_mapped_files(&measure, process, folder);
}

// Empties `inner`, a folder in the folder `outer`: files are removed, and folders moved to `outer`, so that no depth is too
// deep. Takes `inner`.
static int empty(int outer, int inner, uint64_t *number) {
  DIR *list = fdopendir(inner);
  if (list == NULL) {
    close(inner);
    return -1;
  }
  int result = 0;
  const struct dirent *entry;
  while ((entry = readdir(list)) != NULL) {
    if (is_dots(entry->d_name) || unlinkat(dirfd(list), entry->d_name, 0) == 0) continue;
    char name[32];
    snprintf(name, sizeof name, ".removed-%" PRIu64, (*number)++);
    if (unlinkat(dirfd(list), entry->d_name, AT_REMOVEDIR) == 0) continue;
    // Moving a folder writes its "..".
    fchmodat(dirfd(list), entry->d_name, 0700, 0);
    if (renameat2(dirfd(list), entry->d_name, outer, name, RENAME_NOREPLACE) != 0 && errno != EEXIST) result = -1;
  }
  closedir(list);
  return result;
}

int csandbox_remove(const char *folder) {
  int outer = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (outer < 0) return errno == ENOENT ? 0 : -1;
  uint64_t number = 0;
  bool is_empty = false;
  int result = 0;
  while (!is_empty && result == 0) {
    is_empty = true;
    int again = openat(outer, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *list = again < 0 ? NULL : fdopendir(again);
    if (list == NULL) {
      result = -1;
      break;
    }
    const struct dirent *entry;
    while (result == 0 && (entry = readdir(list)) != NULL) {
      if (is_dots(entry->d_name) || unlinkat(outer, entry->d_name, 0) == 0) continue;
      is_empty = false;
      fchmodat(outer, entry->d_name, 0700, 0);
      int inner = openat(outer, entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      result = inner < 0 ? -1 : empty(outer, inner, &number);
      if (result == 0 && unlinkat(outer, entry->d_name, AT_REMOVEDIR) != 0 && errno != ENOTEMPTY) result = -1;
    }
    closedir(list);
  }
  close(outer);
  return result == 0 ? rmdir(folder) : -1;
}

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "probe.h"

static int finish(int descriptor) { return descriptor < 0 ? -1 : close(descriptor); }

static int read_file(const char *path) {
  int file = open(path, O_RDONLY);
  char byte;
  if (file >= 0 && read(file, &byte, 1) < 0) return -1;
  return finish(file);
}

static int list(const char *path) { return finish(open(path, O_RDONLY | O_DIRECTORY)); }

static int write_file(const char *path) {
  int file = open(path, O_WRONLY | O_CREAT, 0600);
  if (file >= 0 && write(file, "x", 1) != 1) return -1;
  return finish(file);
}

static int empty_by_length(const char *path) { return truncate(path, 0); }

static int empty_by_opening(const char *path) { return finish(open(path, O_RDONLY | O_TRUNC)); }

static int change_mode(const char *path) { return chmod(path, 0777); }

static int change_date(const char *path) { return utimensat(AT_FDCWD, path, NULL, 0); }

static int change_attribute(const char *path) { return setxattr(path, "user.probe", "x", 1, 0); }

static int remove_file(const char *path) { return unlink(path); }

static int make_link(const char *path) { return link(path, "link"); }

static int watch(const char *path) { return inotify_add_watch(inotify_init1(0), path, IN_ALL_EVENTS); }

static int run(const char *path) {
  execl(path, path, (char *)NULL);
  return -1;
}

static int fill_file(const char *name, long mebibytes, int *descriptor) {
  static char block[1 << 20];
  memset(block, 'x', sizeof block);
  int file = open(name, O_WRONLY | O_CREAT, 0600);
  if (file < 0) return -1;
  for (long index = 0; index < mebibytes; index++) {
    if (write(file, block, sizeof block) != (ssize_t)sizeof block) return -1;
  }
  if (descriptor != NULL) {
    *descriptor = file;
    return 0;
  }
  return close(file);
}

// `FILES MIB`: files with names.
static int fill(const char *rest) {
  long files = 0, mebibytes = 0;
  sscanf(rest, "%ld %ld", &files, &mebibytes);
  for (long index = 0; index < files; index++) {
    char name[32];
    snprintf(name, sizeof name, "file-%ld", index);
    if (fill_file(name, mebibytes, NULL) != 0) return -1;
  }
  return 0;
}

// `FILES MIB`: open files without names.
static int hide(const char *rest) {
  long files = 0, mebibytes = 0;
  sscanf(rest, "%ld %ld", &files, &mebibytes);
  for (long index = 0; index < files; index++) {
    int file;
    if (fill_file("hidden", mebibytes, &file) != 0 || unlink("hidden") != 0) return -1;
  }
  return 0;
}

// `FILES MIB`: mapped files that are neither open nor have names.
static int map(const char *rest) {
  long files = 0, mebibytes = 0;
  sscanf(rest, "%ld %ld", &files, &mebibytes);
  for (long index = 0; index < files; index++) {
    if (fill_file("mapped", mebibytes, NULL) != 0) return -1;
    int file = open("mapped", O_RDONLY);
    if (mmap(NULL, (size_t)mebibytes << 20, PROT_READ, MAP_PRIVATE, file, 0) == MAP_FAILED) return -1;
    if (close(file) != 0 || unlink("mapped") != 0) return -1;
  }
  return 0;
}

// Files without an end.
static int fill_forever(const char *rest) {
  (void)rest;
  for (long index = 0;; index++) {
    char name[32];
    snprintf(name, sizeof name, "file-%ld", index);
    if (fill_file(name, 1, NULL) != 0) return -1;
  }
}

// Folders in each other, which nobody may enter.
static int nest(const char *depth) {
  for (long index = atol(depth); index > 0; index--) {
    if (mkdir("inner", 0700) != 0 || chdir("inner") != 0) return -1;
  }
  return mkdir("closed", 0);
}

const struct attempts file_attempts[] = {
    {"read", read_file},
    {"list", list},
    {"write", write_file},
    {"truncate", empty_by_length},
    {"empty", empty_by_opening},
    {"mode", change_mode},
    {"date", change_date},
    {"attribute", change_attribute},
    {"remove", remove_file},
    {"link", make_link},
    {"watch", watch},
    {"run", run},
    {"fill", fill},
    {"hide", hide},
    {"map", map},
    {"fill-forever", fill_forever},
    {"nest", nest},
    {NULL, NULL},
};

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "include/CSandbox.h"
#include "sandbox.h"

// <linux/landlock.h> of older systems lacks most of this. The numbers are those of all processors.
#define CALL_CREATE 444
#define CALL_ADD 445
#define CALL_RESTRICT 446

#define EXECUTE (1ULL << 0)
#define WRITE_FILE (1ULL << 1)
#define READ_FILE (1ULL << 2)
#define READ_DIR (1ULL << 3)
#define REMOVE_DIR (1ULL << 4)
#define REMOVE_FILE (1ULL << 5)
#define MAKE_DIR (1ULL << 7)
#define MAKE_REG (1ULL << 8)
// Up to here, with devices, sockets, pipes and links, which nothing allows.
#define ALL_OF_1 ((1ULL << 13) - 1)
// Version 2.
#define REFER (1ULL << 13)
// Version 3.
#define TRUNCATE (1ULL << 14)
// Version 5.
#define IOCTL_DEVICE (1ULL << 15)

// Version 4: TCP.
#define BIND_AND_CONNECT 3ULL
// Version 6: abstract Unix sockets and signals of other domains.
#define SCOPES 3ULL

struct ruleset {
  uint64_t files, network, scopes;
};

struct path_rule {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

#define RULE_PATH 1

int csandbox_landlock_version(void) {
  long version = syscall(CALL_CREATE, NULL, 0, 1);
  return version > 0 ? (int)version : 0;
}

static uint64_t handled_files(int version) {
  uint64_t handled = ALL_OF_1;
  if (version >= 2) handled |= REFER;
  if (version >= 3) handled |= TRUNCATE;
  if (version >= 5) handled |= IOCTL_DEVICE;
  return handled;
}

static uint64_t rights_of(enum access access) {
  switch (access) {
    case ACCESS_RUN: return EXECUTE | READ_FILE | READ_DIR;
    case ACCESS_READ: return READ_FILE | READ_DIR;
    case ACCESS_WRITE:
      return READ_FILE | READ_DIR | WRITE_FILE | TRUNCATE | REMOVE_FILE | REMOVE_DIR | MAKE_REG | MAKE_DIR | REFER;
  }
  return 0;
}

static const char *add(int ruleset, const struct rule *rule, uint64_t handled) {
  int place = open(rule->path, O_PATH | O_CLOEXEC);
  if (place < 0) return rule->path;
  struct stat status;
  if (fstat(place, &status) != 0) return rule->path;
  uint64_t rights = rights_of(rule->access) & handled;
  if (!S_ISDIR(status.st_mode)) rights &= EXECUTE | READ_FILE | WRITE_FILE | TRUNCATE;
  struct path_rule path = {.allowed = rights, .parent = place};
  if (syscall(CALL_ADD, ruleset, RULE_PATH, &path, 0) != 0) return rule->path;
  // Otherwise the kernel may forget the process's folder, and a new one would not be the one that is allowed.
  bool stays = strncmp(rule->path, "/proc/", 6) == 0;
  if (stays) {
    fcntl(place, F_SETFD, 0);
  } else {
    close(place);
  }
  return NULL;
}

const char *landlock_restrict(const struct rule *rules, size_t count) {
  int version = csandbox_landlock_version();
  if (version == 0) {
    errno = ENOSYS;
    return "Landlock";
  }
  struct ruleset handled = {
      .files = handled_files(version),
      .network = version >= 4 ? BIND_AND_CONNECT : 0,
      .scopes = version >= 6 ? SCOPES : 0,
  };
  size_t size = version >= 6 ? sizeof handled : version >= 4 ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
  int ruleset = (int)syscall(CALL_CREATE, &handled, size, 0);
  if (ruleset < 0) return "landlock_create_ruleset";
  for (size_t index = 0; index < count; index++) {
    const char *failed = add(ruleset, &rules[index], handled.files);
    if (failed != NULL) return failed;
  }
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return "no_new_privs";
  if (syscall(CALL_RESTRICT, ruleset, 0) != 0) return "landlock_restrict_self";
  close(ruleset);
  return NULL;
}

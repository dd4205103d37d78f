// The parts of the sandbox. All return NULL, or the step that failed, with errno set.
#ifndef SANDBOX_H
#define SANDBOX_H

#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>

enum access { ACCESS_RUN, ACCESS_READ, ACCESS_WRITE };

struct rule {
  enum access access;
  const char *path;
};

/// Limits the calling thread to `rules`. The folder of the process in /proc stays open, with a descriptor of its own.
const char *landlock_restrict(const struct rule *rules, size_t count);

/// Gives up the rights of root.
const char *capabilities_drop(void);

/// A file that is opened so is opened by the program's handler of SIGSYS.
#define ADAPTED_FLAGS (O_RDONLY | O_NONBLOCK)

/// Filters the system calls of the calling thread.
const char *filter_install(void);

#endif

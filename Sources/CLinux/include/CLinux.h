// Calls of Linux and glibc that Swift's Glibc module does not show, as it is made without _GNU_SOURCE.
#ifndef CLINUX_H
#define CLINUX_H

#include <spawn.h>

/// A pipe whose ends are closed in every program that is started. Returns 0, or -1 with errno set.
int clinux_pipe(int ends[2]);

/// Lets a program start in `directory`. Returns 0 or an error's number.
int clinux_spawn_in(posix_spawn_file_actions_t *actions, const char *directory);

#endif

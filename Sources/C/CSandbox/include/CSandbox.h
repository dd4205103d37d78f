// Restricts a process to a few folders, without network, before it runs a program that is not trusted.
//
// Landlock limits which files it opens, and a filter of system calls takes away sockets, other processes, and what Landlock
// leaves: modes and owners of files, memory without a limit, and signals to others.
#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stdbool.h>
#include <stdint.h>

/// The version of Landlock; 0 if the kernel does not have it, or has it switched off.
int csandbox_landlock_version(void);

/// Whether the filter can be used: the kernel has it, and it is written for this processor.
bool csandbox_has_filter(void);

/// Runs a program in a sandbox, in this process: `[--run PATH | --read PATH | --write PATH]… -- PROGRAM ARGUMENT…`.
///
/// `--run` allows to read and execute what is at the path and below it, `--read` to read it, and `--write` to read, write,
/// create and remove it. Must be called before there is a second thread. If the sandbox cannot be set up, a line of JSON
/// with the key `error` is written to standard output, and the process ends.
_Noreturn void csandbox_launch(int count, char *const *words);

/// Prepares a program for the sandbox in which it runs. Must be called before the first work of Dispatch.
void csandbox_adapt(void);

/// What a folder holds.
typedef struct csandbox_use {
  /// The bytes on the disk.
  int64_t bytes;
  /// Files and folders.
  int64_t entries;
} csandbox_use;

/// Measures a folder, with files that `process` has open or mapped and that have no name any more. Symbolic links are not
/// followed. Ends early when one of `limits` is exceeded, also by a folder that cannot be read or is too deep.
///
/// Returns whether the limits are kept.
bool csandbox_is_within(const char *folder, int process, csandbox_use limits);

/// Removes a folder and all that is in it, whatever the depth and the modes of its folders. Returns 0, or -1 with errno
/// set.
int csandbox_remove(const char *folder);

#endif

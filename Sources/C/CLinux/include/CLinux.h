// Linux and glibc functions that Swift's Glibc module does not export, because it is built without _GNU_SOURCE, or
// cannot represent.
#ifndef CLINUX_H
#define CLINUX_H

#include <spawn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Creates a pipe whose ends are closed on exec. Returns 0, or -1 with errno set.
int clinux_pipe(int ends[2]);

/// Makes a child process start in `directory`. Returns 0 or an error number.
int clinux_spawn_in(posix_spawn_file_actions_t *actions, const char *directory);

/// Makes a child process start without descriptors from `first` on. Returns 0 or an error number.
int clinux_spawn_without_others(posix_spawn_file_actions_t *actions, int first);

/// Whether `text` is a valid value of `LANG`: `de_DE.UTF-8`, `sr@latin`, `C`; also if it is empty.
bool clinux_is_locale(const char *text);

// Descriptors for poll(2). They are non-blocking and closed on exec.

/// Creates a timer on the wall clock. Returns a descriptor, or -1 with errno set.
int clinux_wall_timer(void);

/// Sets a timer to a time since 1970; one in the past expires immediately. Reading the timer fails with ECANCELED if
/// the clock is set, or has jumped over a suspend. Returns 0, or -1 with errno set: ECANCELED if the clock was set
/// since the last read, in which case the timer is set, too.
int clinux_set_wall_timer(int timer, int64_t seconds, int64_t nanoseconds);

/// Catches a signal, in any thread, with no other effect from now on: a byte with its number can be read from the
/// descriptor. Returns the descriptor, the same for all calls, or -1 with errno set.
int clinux_catch_signal(int signal);

/// From now on the signal ends the process with 0, immediately and in any thread, until it is caught. Returns 0, or
/// -1 with errno set.
int clinux_end_on_signal(int signal);

/// Creates a descriptor for changes of folders. Returns -1 with errno set on failure.
int clinux_watch(void);

/// Watches a folder for files that are moved into it or closed after writing, and for its own removal. Returns a
/// number, the same as long as the folder exists, or -1 with errno set.
int clinux_watch_folder(int watch, const char *folder);

/// Watches a folder for names that are created, replaced or removed, and for its own removal; returns as above.
int clinux_watch_names(int watch, const char *folder);

/// Watches a folder for names that are removed or replaced, and for its own removal; returns as above.
int clinux_watch_removals(int watch, const char *folder);

/// Stops the watch with the number. Returns 0, or -1 with errno set.
int clinux_unwatch(int watch, int number);

/// Describes the current work, for a crash during it. The strings must stay valid until it ends.
typedef struct clinux_mark {
  /// For standard error, including the line end.
  const char *note;
  size_t note_count;
  /// For the file of `clinux_report_crashes`.
  const char *line;
  size_t line_count;
} clinux_mark;

/// From now on, when the program crashes (SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV), its marks are reported
/// before it ends as usual. A thread that calls exit(3) within marked work is reported too, and the program ends with
/// 70. The lines are written to `descriptor`, unless it is -1.
void clinux_report_crashes(int descriptor);

/// Marks the thread's work; NULL removes the mark. A crash in this thread reports only this mark.
void clinux_mark_thread(const clinux_mark *mark);

/// Adds a mark for crashes in threads without one. Returns its index, or -1 if there are too many.
int clinux_begin_mark(const clinux_mark *mark);

void clinux_end_mark(int place);

/// From now on, when the program crashes (SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV), it runs the program at
/// `path` with the arguments `name`, `command` and the call stack: addresses in this program's file as hexadecimal
/// digits, the innermost first; after a stack overflow, the word `overflow` precedes them. Then it ends as usual.
/// Signals with another handler are left alone.
void clinux_run_on_crash(const char *path, const char *name, const char *command);

/// Gives the calling thread an alternate signal stack, so that a stack overflow can be reported. The stack is never freed:
/// only for threads that live as long as the process.
void clinux_use_signal_stack(void);

/// Asks the other threads for their call stacks, after `clinux_run_on_crash`. Writes them as above, thread by
/// thread, and returns the number of addresses. Call it from one thread at a time.
int clinux_thread_call_stacks(uintptr_t *places, int limit);

/// Writes each line of standard output when it ends, also to a pipe.
void clinux_print_lines(void);

/// The process's environment: texts `NAME=VALUE`, and NULL at the end.
char **clinux_environment(void);

/// The bytes of the heap in use, by all threads.
size_t clinux_heap_bytes(void);

/// Gives all threads one heap, which grows in large steps and never shrinks. Blocks of 256 kB are not in it.
void clinux_keep_one_heap(void);

#endif

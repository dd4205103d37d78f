// Calls of Linux and glibc that Swift's Glibc module does not show, as it is made without _GNU_SOURCE, or whose types
// it cannot show.
#ifndef CLINUX_H
#define CLINUX_H

#include <spawn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A pipe whose ends are closed in every program that is started. Returns 0, or -1 with errno set.
int clinux_pipe(int ends[2]);

/// Lets a program start in `directory`. Returns 0 or an error's number.
int clinux_spawn_in(posix_spawn_file_actions_t *actions, const char *directory);

/// Whether `text` can be the value of `LANG`: `de_DE.UTF-8`, `sr@latin`, `C`; nothing too.
bool clinux_is_locale(const char *text);

// Descriptors that poll(2) waits for. None blocks a reader, none is inherited by a program that is started.

/// A timer on the wall clock. Returns a descriptor, or -1 with errno set.
int clinux_wall_timer(void);

/// Sets a timer to a moment after 1970; one that has passed is told at once. The timer is read with ECANCELED when
/// the clock is set by a step, or has jumped over a suspend. Returns 0, or -1 with errno set: ECANCELED when the
/// clock was set since the timer was looked at last; the timer is set then, too.
int clinux_set_wall_timer(int timer, int64_t seconds, int64_t nanoseconds);

/// What says that a signal has come, and the signal has no other effect from now on, in whichever thread it comes: a
/// byte with its number is read. Returns a descriptor, the same for all calls, or -1 with errno set.
int clinux_catch_signal(int signal);

/// From now on the signal ends the process with 0, at once and in whichever thread it comes, until it is caught. Returns
/// 0, or -1 with errno set.
int clinux_end_on_signal(int signal);

/// What says that folders change. Returns a descriptor, or -1 with errno set.
int clinux_watch(void);

/// Watches a folder: files that are moved into it or closed after they were written, its own removal. Returns a
/// number that is the same while the folder is, or -1 with errno set.
int clinux_watch_folder(int watch, const char *folder);

/// Watches a folder for names that come to lead elsewhere, or nowhere, and its own removal; returns as above.
int clinux_watch_names(int watch, const char *folder);

/// Watches a folder for names that go or are replaced, and its own removal; returns as above.
int clinux_watch_loss(int watch, const char *folder);

/// Stops watching what has the number. Returns 0, or -1 with errno set.
int clinux_unwatch(int watch, int number);

/// What is worked on, in case the program stops there. The bytes must stay until it is ended.
typedef struct clinux_mark {
  /// For standard error, with the line's end.
  const char *note;
  size_t note_count;
  /// For the file of `clinux_tell_stops`.
  const char *line;
  size_t line_count;
} clinux_mark;

/// From now on, when the program is stopped by a trap (SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV), what is marked is
/// told before it ends as it would have. A thread that calls exit(3) within its marked work is told of too, and the program ends
/// with 70. `descriptor` gets the lines, or is -1.
void clinux_tell_stops(int descriptor);

/// Marks the thread's work; NULL ends that. A trap in this thread tells of this alone.
void clinux_mark_thread(const clinux_mark *mark);

/// Adds a mark that counts wherever a trap comes in a thread that has none. Returns its place, or -1 when there are too many.
int clinux_begin_mark(const clinux_mark *mark);

void clinux_end_mark(int place);

/// From now on, when the program is stopped by a trap (SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV), the program at `path`
/// is run with the arguments `name`, `command` and the places that led there: addresses in this program's file, in
/// hexadecimal digits, the innermost first; after a stack overflow, the word `overflow` precedes them. Then it ends
/// as it would have. Signals that something else handles are left alone.
void clinux_explain_faults(const char *path, const char *name, const char *command);

/// Gives the calling thread an alternate signal stack, so that a stack overflow can be reported. The stack is never freed:
/// only for threads that live as long as the process.
void clinux_survive_overflow(void);

/// Asks the other threads where they are, after `clinux_explain_faults`. Writes the places that led there as above, thread by
/// thread. Returns how many they are. One thread at a time may ask.
int clinux_places_of_threads(uintptr_t *places, int limit);

#endif

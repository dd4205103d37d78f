#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

#include "CLinux.h"

enum { mark_max = 64 };

static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { signal_count = sizeof signals / sizeof *signals };

static struct sigaction before[signal_count];
static _Atomic(const clinux_mark *) marks[mark_max];
static _Thread_local const clinux_mark *thread_mark;
static atomic_int lines = -1;
static atomic_bool is_reporting;
static atomic_bool is_told;

static void put(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static void tell(const clinux_mark *mark) {
  put(STDERR_FILENO, mark->note, mark->note_count);
  int descriptor = atomic_load(&lines);
  if (descriptor >= 0) put(descriptor, mark->line, mark->line_count);
}

// Uses only functions that are safe in a signal handler (signal-safety(7)).
static void stopped(int number) {
  if (!atomic_exchange(&is_told, true)) {
    if (thread_mark != NULL) {
      tell(thread_mark);
    } else {
      for (int place = 0; place < mark_max; place += 1) {
        const clinux_mark *mark = atomic_load(&marks[place]);
        if (mark != NULL) tell(mark);
      }
    }
  }
  // The previous handler receives the same signal again after this returns.
  for (int index = 0; index < signal_count; index += 1) {
    if (signals[index] == number) sigaction(number, &before[index], NULL);
  }
}

// A thread that ends the program within its marked work: without a report, the rest would be missed silently.
static void ended(void) {
  if (thread_mark == NULL || atomic_exchange(&is_told, true)) return;
  tell(thread_mark);
  _exit(70);
}

void clinux_report_crashes(int descriptor) {
  atomic_store(&lines, descriptor);
  if (atomic_exchange(&is_reporting, true)) return;
  atexit(ended);
  struct sigaction action = {.sa_handler = stopped, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < signal_count; index += 1) sigaction(signals[index], &action, &before[index]);
}

void clinux_mark_thread(const clinux_mark *mark) { thread_mark = mark; }

int clinux_begin_mark(const clinux_mark *mark) {
  for (int place = 0; place < mark_max; place += 1) {
    const clinux_mark *none = NULL;
    if (atomic_compare_exchange_strong(&marks[place], &none, mark)) return place;
  }
  return -1;
}

void clinux_end_mark(int place) {
  if (place >= 0 && place < mark_max) atomic_store(&marks[place], NULL);
}

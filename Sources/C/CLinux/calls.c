#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <sys/timerfd.h>
#include <unistd.h>

int clinux_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int clinux_spawn_in(posix_spawn_file_actions_t *actions, const char *directory) {
  return posix_spawn_file_actions_addchdir_np(actions, directory);
}

int clinux_spawn_without_others(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int clinux_wall_timer(void) { return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC); }

int clinux_set_wall_timer(int timer, int64_t seconds, int64_t nanoseconds) {
  struct itimerspec moment = {.it_value = {.tv_sec = seconds, .tv_nsec = nanoseconds}};
  return timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &moment, NULL);
}

// Not signalfd(2): it only receives signals that all threads block, and the one in dispatch_main() blocks none.
static int caught[2] = {-1, -1};

static void note_signal(int signal) {
  int error = errno;
  unsigned char number = (unsigned char)signal;
  // A full pipe already shows that signals arrived.
  ssize_t written = write(caught[1], &number, 1);
  (void)written;
  errno = error;
}

int clinux_catch_signal(int signal) {
  if (caught[0] < 0 && pipe2(caught, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  return sigaction(signal, &action, NULL) == 0 ? caught[0] : -1;
}

static void end_cleanly(int signal) {
  (void)signal;
  _exit(0);
}

int clinux_end_on_signal(int signal) {
  struct sigaction action = {.sa_handler = end_cleanly};
  sigfillset(&action.sa_mask);
  return sigaction(signal, &action, NULL);
}

int clinux_watch(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

int clinux_watch_folder(int watch, const char *folder) {
  return inotify_add_watch(watch, folder, IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR);
}

int clinux_watch_names(int watch, const char *folder) {
  return inotify_add_watch(watch, folder,
                           IN_CREATE | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_DELETE_SELF |
                               IN_MOVE_SELF | IN_ONLYDIR);
}

int clinux_watch_removals(int watch, const char *folder) {
  return inotify_add_watch(
      watch, folder, IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR);
}

int clinux_unwatch(int watch, int number) { return inotify_rm_watch(watch, number); }

void clinux_print_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

char **clinux_environment(void) { return environ; }

size_t clinux_heap_bytes(void) {
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}

void clinux_keep_one_heap(void) {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 1 << 20);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
  // Larger blocks are images, whose pages the kernel clears.
  mallopt(M_MMAP_THRESHOLD, 256 << 10);
}

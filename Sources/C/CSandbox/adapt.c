// Dispatch counts its runnable threads in `/proc/THREAD/stat`, and ends the program if it cannot be opened. Landlock cannot
// allow that without `/proc`, with the command lines of all processes. The filter therefore sends SIGSYS for files that are
// opened in this way, and the handler opens the same file in the folder of the process.
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#include "include/CSandbox.h"
#include "sandbox.h"

enum { path_length = 64, seccomp_code = 1 };

// The thread's file in the folder of the process; otherwise NULL. Safe in a signal handler.
static const char *own_path(const char *path, char buffer[path_length]) {
  static const char before[] = "/proc/", after[] = "/stat", own[] = "/proc/self/task/";
  if (strncmp(path, before, sizeof before - 1) != 0) return NULL;
  const char *digits = path + sizeof before - 1;
  size_t count = 0;
  while (digits[count] >= '0' && digits[count] <= '9') count++;
  if (count == 0 || count > 10 || strcmp(digits + count, after) != 0) return NULL;
  memcpy(buffer, own, sizeof own - 1);
  memcpy(buffer + sizeof own - 1, digits, count + sizeof after);
  return buffer;
}

static long open_instead(const char *path) {
  char buffer[path_length];
  const char *own = own_path(path, buffer);
  // Another flag, which the filter lets pass.
  long file = syscall(SYS_openat, AT_FDCWD, own != NULL ? own : path, ADAPTED_FLAGS | O_CLOEXEC);
  return file < 0 ? -errno : file;
}

static void trapped(int number, siginfo_t *info, void *context) {
  int error = errno;
  if (info->si_code != seccomp_code || info->si_syscall != SYS_openat) {
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  ucontext_t *state = context;
#if defined(__x86_64__)
  greg_t *registers = state->uc_mcontext.gregs;
  registers[REG_RAX] = open_instead((const char *)registers[REG_RSI]);
#elif defined(__aarch64__)
  state->uc_mcontext.regs[0] = (unsigned long long)open_instead((const char *)state->uc_mcontext.regs[1]);
#endif
  errno = error;
}

void csandbox_adapt(void) {
  struct sigaction action = {.sa_sigaction = trapped, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGSYS, &action, NULL);
}

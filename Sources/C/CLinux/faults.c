#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include "CLinux.h"

enum { frame_max = 64, digit_count = 2 * sizeof(uintptr_t) + 1, explanation_seconds = 20 };

static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { fault_count = sizeof faults / sizeof *faults };

// The address range of the program's own code, and its load offset from the addresses in its file.
static uintptr_t offset, lowest, highest;

static const char *program;
static char digits[frame_max][digit_count];
static char *arguments[frame_max + 4];
static atomic_bool is_explained;

static int find_program(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  offset = info->dlpi_addr;
  lowest = UINTPTR_MAX;
  for (int index = 0; index < info->dlpi_phnum; index += 1) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    uintptr_t start = offset + header->p_vaddr;
    if (start < lowest) lowest = start;
    if (start + header->p_memsz > highest) highest = start + header->p_memsz;
  }
  // The first object is the program.
  return 1;
}

// Reads with a system call, which returns an error for unmapped memory instead of crashing again.
static bool read_frame(uintptr_t address, uintptr_t frame[2]) {
  size_t size = 2 * sizeof *frame;
  struct iovec here = {frame, size}, there = {(void *)address, size};
  return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == (ssize_t)size;
}

static int add(uintptr_t address, uintptr_t *places, int count) {
  if (address < lowest || address >= highest) return count;
  places[count] = address - offset;
  return count + 1;
}

// The call stack of a thread as addresses in the program's file, the innermost first. Swift keeps frame pointers.
static int walk(const ucontext_t *context, uintptr_t *places, int limit) {
#if defined(__x86_64__)
  uintptr_t counter = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
  uintptr_t frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
  uintptr_t counter = context->uc_mcontext.pc, frame = context->uc_mcontext.regs[29];
#else
  uintptr_t counter = 0, frame = 0;
#endif
  int count = add(counter, places, 0);
  for (int step = 0; step < 4 * frame_max && count < limit; step += 1) {
    uintptr_t next[2];
    if (frame == 0 || frame % sizeof(uintptr_t) != 0 || !read_frame(frame, next)) break;
    // The address of the call, not of the instruction after it.
    count = add(next[1] - 1, places, count);
    // Swift marks frames of asynchronous functions with a high bit.
    uintptr_t outer = next[0] & ~((uintptr_t)1 << 60);
    if (outer <= frame) break;
    frame = outer;
  }
  return count;
}

// The longest wait for all threads to answer: on a busy machine a thread may not run for seconds.
enum { thread_max = 64, answer_milliseconds = 3000 };

// The answer of a thread: its call stack.
static struct {
  _Atomic pid_t thread;
  int count;
  uintptr_t places[frame_max];
} answers[thread_max];
static atomic_int answered;

static void answer(int number, siginfo_t *info, void *context) {
  if (info->si_code != SI_TKILL) {
    // The default action, for a disallowed system call.
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  int error = errno;
  pid_t thread = gettid();
  for (int index = 0; index < thread_max; index += 1) {
    if (atomic_load(&answers[index].thread) != thread) continue;
    answers[index].count = walk(context, answers[index].places, frame_max);
    atomic_fetch_add(&answered, 1);
    break;
  }
  errno = error;
}

int clinux_thread_call_stacks(uintptr_t *places, int limit) {
  if (highest == 0) return 0;
  // One of the few signals that Dispatch's threads, and threads that they start, do not block. The handler stays
  // installed: an answer may come late, and without a handler the signal ends the program.
  struct sigaction action = {.sa_sigaction = answer, .sa_flags = SA_SIGINFO | SA_RESTART};
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGSYS, &action, NULL) != 0) return 0;
  DIR *tasks = opendir("/proc/self/task");
  if (tasks == NULL) return 0;
  int asked = 0;
  atomic_store(&answered, 0);
  for (struct dirent *entry; asked < thread_max && (entry = readdir(tasks)) != NULL;) {
    pid_t thread = atoi(entry->d_name);
    if (thread <= 0 || thread == gettid()) continue;
    answers[asked].count = 0;
    atomic_store(&answers[asked].thread, thread);
    if (syscall(SYS_tgkill, getpid(), thread, SIGSYS) == 0) asked += 1;
  }
  closedir(tasks);
  for (int waited = 0; atomic_load(&answered) < asked && waited < answer_milliseconds; waited += 1) {
    struct timespec millisecond = {.tv_nsec = 1000000};
    nanosleep(&millisecond, NULL);
  }
  int count = 0;
  for (int index = 0; index < asked; index += 1) {
    for (int place = 0; place < answers[index].count && count < limit; place += 1) {
      places[count++] = answers[index].places[place];
    }
    atomic_store(&answers[index].thread, 0);
  }
  return count;
}

// The lowest address of the thread's stack, if the thread has an alternate signal stack; otherwise 0.
static _Thread_local uintptr_t stack_end;

enum { signal_stack_size = 1 << 16, largest_frame = 1 << 20 };

void clinux_use_signal_stack(void) {
  pthread_attr_t attributes;
  if (stack_end != 0 || pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void *lowest_byte;
  size_t size;
  int failure = pthread_attr_getstack(&attributes, &lowest_byte, &size);
  pthread_attr_destroy(&attributes);
  if (failure != 0) return;
  void *memory = mmap(NULL, signal_stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = signal_stack_size};
  if (sigaltstack(&stack, NULL) == 0) {
    stack_end = (uintptr_t)lowest_byte;
  } else {
    munmap(memory, signal_stack_size);
  }
}

// Whether the fault is an access just beyond the end of the thread's stack.
static bool is_overflow(int number, const siginfo_t *info) {
  if (number != SIGSEGV || stack_end == 0) return false;
  uintptr_t address = (uintptr_t)info->si_addr;
  return address + largest_frame >= stack_end && address < stack_end + signal_stack_size;
}

static void explain(const ucontext_t *context, bool overflows) {
  uintptr_t places[frame_max];
  int count = walk(context, places, frame_max);
  if (count == 0) return;
  int first = 2;
  if (overflows) arguments[first++] = "overflow";
  for (int index = 0; index < count; index += 1) {
    uintptr_t rest = places[index];
    for (int place = digit_count - 2; place >= 0; place -= 1, rest >>= 4) digits[index][place] = "0123456789abcdef"[rest & 15];
    arguments[first + index] = digits[index];
  }
  arguments[first + count] = NULL;
  // Not fork(), which waits for locks that this thread may hold.
  pid_t child = vfork();
  if (child == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    alarm(explanation_seconds);
    execve(program, arguments, environ);
    _exit(127);
  }
  int status;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
}

static void faulted(int number, siginfo_t *info, void *context) {
  if (atomic_exchange(&is_explained, true)) {
    // Another thread is being reported, and the program ends after that.
    for (;;) pause();
  }
  explain(context, is_overflow(number, info));
  signal(number, SIG_DFL);
  raise(number);
}

void clinux_run_on_crash(const char *path, const char *name, const char *command) {
  dl_iterate_phdr(find_program, NULL);
  program = strdup(path);
  arguments[0] = strdup(name);
  arguments[1] = strdup(command);
  if (program == NULL || arguments[0] == NULL || arguments[1] == NULL) return;
  struct sigaction action = {.sa_sigaction = faulted, .sa_flags = SA_SIGINFO | SA_ONSTACK}, before;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < fault_count; index += 1) {
    // Sanitizers and Swift's own backtraces have precedence.
    if (sigaction(faults[index], NULL, &before) != 0 || before.sa_handler != SIG_DFL) continue;
    sigaction(faults[index], &action, NULL);
  }
}

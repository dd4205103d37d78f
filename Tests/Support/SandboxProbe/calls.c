#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "probe.h"

extern char **environ;

static int connect_to(const char *port) {
  int connection = socket(AF_INET, SOCK_STREAM, 0);
  if (connection < 0) return -1;
  struct sockaddr_in name = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(port))};
  name.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return connect(connection, (struct sockaddr *)&name, sizeof name);
}

static int connect_to_path(const char *path) {
  int connection = socket(AF_UNIX, SOCK_STREAM, 0);
  if (connection < 0) return -1;
  struct sockaddr_un name = {.sun_family = AF_UNIX};
  strncpy(name.sun_path, path, sizeof name.sun_path - 1);
  return connect(connection, (struct sockaddr *)&name, sizeof name);
}

static int make_socket(const char *family) { return socket(atoi(family), SOCK_DGRAM, 0) < 0 ? -1 : 0; }

static int make_pair(const char *kind) {
  int ends[2];
  return socketpair(AF_UNIX, atoi(kind), 0, ends);
}

static int trace(const char *process) { return (int)ptrace(PTRACE_ATTACH, atoi(process), NULL, NULL); }

static int signal_to(const char *process) { return kill(atoi(process), 0); }

static int signal_through_file(const char *process) { return fcntl(STDIN_FILENO, F_SETOWN, atoi(process)); }

static int limit_of(const char *process) {
  struct rlimit none = {0, 0};
  return prlimit(atoi(process), RLIMIT_NOFILE, &none, NULL);
}

static int wait_for(pid_t child) { return child < 0 ? -1 : waitpid(child, NULL, 0) < 0 ? -1 : 0; }

static int make_process(const char *rest) {
  (void)rest;
  pid_t child = fork();
  if (child == 0) _exit(0);
  return wait_for(child);
}

static int spawn(const char *path) {
  pid_t child;
  char *words[] = {strdup(path), NULL};
  int code = posix_spawn(&child, path, NULL, NULL, words, environ);
  errno = code;
  return code != 0 ? -1 : wait_for(child);
}

static int clone_into_namespace(const char *rest) {
  (void)rest;
  return wait_for((pid_t)syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, NULL, NULL, NULL, NULL));
}

static void *nothing(void *argument) { return argument; }

static int make_thread(const char *rest) {
  (void)rest;
  pthread_t thread;
  int code = pthread_create(&thread, NULL, nothing, NULL);
  errno = code;
  return code != 0 ? -1 : pthread_join(thread, NULL);
}

static void *sleeping(void *argument) {
  pause();
  return argument;
}

static int make_threads(const char *count) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 1 << 16);
  for (long index = atol(count); index > 0; index--) {
    pthread_t thread;
    int code = pthread_create(&thread, &attributes, sleeping, NULL);
    errno = code;
    if (code != 0) return -1;
  }
  return 0;
}

static int raise_own(const char *rest) {
  (void)rest;
  signal(SIGUSR1, SIG_IGN);
  return raise(SIGUSR1) != 0 || kill(getpid(), SIGUSR1) != 0 ? -1 : 0;
}

static int unshare_all(const char *rest) {
  (void)rest;
  return unshare(CLONE_NEWUSER);
}

static int mount_one(const char *rest) {
  (void)rest;
  return mount("none", "/mnt", "tmpfs", 0, NULL);
}

static int call(long number) { return syscall(number, 0, 0, 0, 0, 0, 0) < 0 ? -1 : 0; }

static int use_bpf(const char *rest) { return (void)rest, call(SYS_bpf); }

static int use_ring(const char *rest) { return (void)rest, call(SYS_io_uring_setup); }

static int use_faults(const char *rest) { return (void)rest, call(SYS_userfaultfd); }

static int use_keys(const char *rest) { return (void)rest, call(SYS_keyctl); }

static int use_counters(const char *rest) { return (void)rest, call(SYS_perf_event_open); }

static int read_memory(const char *rest) { return (void)rest, call(SYS_process_vm_readv); }

static int use_handles(const char *rest) { return (void)rest, call(SYS_open_by_handle_at); }

static int use_new_call(const char *rest) { return (void)rest, call(1000); }

static int memory_file(const char *rest) { return (void)rest, memfd_create("probe", 0) < 0 ? -1 : 0; }

static int share_memory(const char *rest) {
  (void)rest;
  void *memory = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? -1 : 0;
}

static int keep_memory(const char *rest) { return (void)rest, shmget(IPC_PRIVATE, 1 << 20, IPC_CREAT | 0600) < 0 ? -1 : 0; }

static int attach_memory(const char *rest) { return (void)rest, call(SYS_shmat); }

static int leave_group(const char *rest) { return (void)rest, setpgid(0, getppid()); }

static int hide_files(const char *rest) { return (void)rest, prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

static int outlive(const char *rest) { return (void)rest, prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0); }

// What a widget's requests go through, with a message that is not one.
static int damage(const char *rest) {
  (void)rest;
  static const unsigned char bytes[] = {255, 255, 255, 255};
  return write(3, bytes, sizeof bytes) == sizeof bytes ? pause() : -1;
}

static int type_for_terminal(const char *rest) { return (void)rest, ioctl(STDIN_FILENO, TIOCSTI, "x"); }

static int use_heap(const char *mebibytes) {
  size_t count = (size_t)atol(mebibytes) << 20;
  // An optimizer leaves out memory that nothing reads.
  void *volatile kept = malloc(count);
  void *memory = kept;
  if (memory == NULL) return -1;
  memset(memory, 1, count);
  free(memory);
  return 0;
}

static int become_another_user(const char *rest) {
  (void)rest;
  uid_t other = getuid() + 1;
  return syscall(SYS_setresuid, other, other, other) == 0 ? 0 : -1;
}

const struct attempts call_attempts[] = {
    {"connect", connect_to},
    {"connect-path", connect_to_path},
    {"socket", make_socket},
    {"pair", make_pair},
    {"trace", trace},
    {"signal", signal_to},
    {"own", signal_through_file},
    {"limit", limit_of},
    {"fork", make_process},
    {"spawn", spawn},
    {"clone", clone_into_namespace},
    {"thread", make_thread},
    {"threads", make_threads},
    {"raise", raise_own},
    {"unshare", unshare_all},
    {"mount", mount_one},
    {"bpf", use_bpf},
    {"ring", use_ring},
    {"faults", use_faults},
    {"keys", use_keys},
    {"counters", use_counters},
    {"memory", read_memory},
    {"handles", use_handles},
    {"new", use_new_call},
    {"memory-file", memory_file},
    {"shared", share_memory},
    {"kept", keep_memory},
    {"attach", attach_memory},
    {"leave", leave_group},
    {"undumpable", hide_files},
    {"outlive", outlive},
    {"damage", damage},
    {"type", type_for_terminal},
    {"heap", use_heap},
    {"user", become_another_user},
    {NULL, NULL},
};

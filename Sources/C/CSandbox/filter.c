#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "include/CSandbox.h"
#include "sandbox.h"

#if defined(__x86_64__)
#define PROCESSOR AUDIT_ARCH_X86_64
#elif defined(__aarch64__) && defined(__AARCH64EL__)
#define PROCESSOR AUDIT_ARCH_AARCH64
#endif

bool csandbox_has_filter(void) {
#ifdef PROCESSOR
  uint32_t action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
#else
  return false;
#endif
}

#ifdef PROCESSOR

// The last call that this list knows (mseal). What is newer does not exist for the program, which then does without.
#define LAST_KNOWN 462

#define FIELD(name) ((uint32_t)offsetof(struct seccomp_data, name))
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define FAIL(error) RETURN(SECCOMP_RET_ERRNO | (error))
#define ALLOW RETURN(SECCOMP_RET_ALLOW)
// Skip as many instructions if the comparison holds, or if it does not.
#define EQUAL(value, yes, no) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, yes, no)
#define ABOVE(value, yes, no) BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, value, yes, no)
#define HAS_ANY(value, yes, no) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, value, yes, no)
#define MASK(value) BPF_STMT(BPF_ALU | BPF_AND | BPF_K, value)
// Both processors have the low half of an argument first.
#define LOW(number) (FIELD(args) + 8 * (number))
#define HIGH(number) (LOW(number) + 4)

// Connections with anybody: a socket can only be had as one end of a pair. A pair of datagrams could be sent elsewhere.
static const int refused[] = {
    SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4,
    SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_process_madvise, SYS_process_mrelease, SYS_kcmp,
    SYS_pidfd_open, SYS_pidfd_getfd, SYS_pidfd_send_signal, SYS_tkill, SYS_move_pages, SYS_migrate_pages,
    // The worker ends its process group.
    SYS_setpgid, SYS_setsid, SYS_ioprio_set, SYS_sched_setattr, SYS_sched_setparam, SYS_sched_setscheduler,
    SYS_sched_setaffinity, SYS_perf_event_open,
    // Namespaces, mounts and the kernel.
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_move_mount, SYS_open_tree, SYS_fsopen,
    SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr, SYS_bpf, SYS_userfaultfd, SYS_add_key, SYS_keyctl,
    SYS_request_key, SYS_fanotify_init, SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_quotactl, SYS_quotactl_fd,
    SYS_swapon, SYS_swapoff, SYS_acct, SYS_reboot, SYS_syslog, SYS_init_module, SYS_finit_module, SYS_delete_module,
    SYS_kexec_load, SYS_lookup_dcookie, SYS_personality, SYS_sethostname, SYS_setdomainname, SYS_settimeofday,
    SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex,
    // Memory that no limit counts, or that stays after the end.
    SYS_memfd_create, SYS_shmget, SYS_semget, SYS_msgget, SYS_mq_open,
    // What others keep there.
    SYS_shmat, SYS_shmctl, SYS_semop, SYS_semtimedop, SYS_semctl, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_unlink,
    // Landlock leaves the owners, attributes, events and, before its third version, the lengths of all files.
    SYS_inotify_add_watch, SYS_truncate, SYS_fchown, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr,
    SYS_fremovexattr,
#ifdef SYS_kexec_file_load
    SYS_kexec_file_load,
#endif
#ifdef SYS_memfd_secret
    SYS_memfd_secret,
#endif
#ifdef SYS_fork
    SYS_fork, SYS_vfork,
#endif
#ifdef SYS_chown
    SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
#ifdef SYS_iopl
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib, SYS_sysfs,
#endif
};

// What libraries do and may fail without: nothing is done. Landlock leaves the modes of all files, and nobody else uses the
// new ones. Dispatch sets the priorities of its threads.
static const int ignored[] = {
    SYS_setpriority,
    SYS_fchmod, SYS_fchmodat,
    // fchmodat2
    452,
#ifdef SYS_chmod
    SYS_chmod,
#endif
};

enum { capacity = 512 };

struct program {
  struct sock_filter steps[capacity];
  unsigned short count;
};

static void add(struct program *program, struct sock_filter step) { program->steps[program->count++] = step; }

// Adds instructions for the call `number`, which must return.
#define CALL(program, number, ...)                                         \
  do {                                                                     \
    const struct sock_filter steps[] = {__VA_ARGS__};                      \
    add(program, (struct sock_filter)EQUAL(number, 0, sizeof steps / sizeof *steps)); \
    for (size_t index = 0; index < sizeof steps / sizeof *steps; index++) add(program, steps[index]); \
  } while (0)

#define NAMESPACES \
  (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET)

static void add_processes(struct program *program, uint32_t own) {
  // Threads only.
  CALL(program, SYS_clone, LOAD(LOW(0)), MASK(CLONE_THREAD | NAMESPACES), EQUAL(CLONE_THREAD, 0, 1), ALLOW, FAIL(EPERM));
  // Its flags cannot be seen; the C library then uses the other one.
  CALL(program, SYS_clone3, FAIL(ENOSYS));
  // Signals to itself.
  const int calls[] = {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo};
  for (size_t call = 0; call < sizeof calls / sizeof *calls; call++) {
    CALL(program, calls[call], LOAD(LOW(0)), EQUAL(own, 0, 1), ALLOW, FAIL(EPERM));
  }
  // Limits of itself.
  CALL(program, SYS_prlimit64, LOAD(LOW(0)), EQUAL(0, 1, 0), EQUAL(own, 0, 1), ALLOW, FAIL(EPERM));
  // It ends with the worker, which sees its open files.
  CALL(program, SYS_prctl, LOAD(LOW(0)), EQUAL(PR_SET_PDEATHSIG, 1, 0), EQUAL(PR_SET_DUMPABLE, 0, 1), FAIL(EPERM), ALLOW);
}

static void add_files(struct program *program) {
  // Signals to others.
  CALL(program, SYS_fcntl, LOAD(LOW(1)), EQUAL(F_SETOWN, 2, 0), EQUAL(F_SETOWN_EX, 1, 0), EQUAL(F_SETSIG, 0, 1), FAIL(EPERM),
       ALLOW);
  // The same (FIOSETOWN, SIOCSPGRP), and input for a terminal (TIOCSTI, TIOCLINUX).
  CALL(program, SYS_ioctl, LOAD(LOW(1)), EQUAL(0x8901, 3, 0), EQUAL(0x8902, 2, 0), EQUAL(0x5412, 1, 0), EQUAL(0x541C, 0, 1),
       FAIL(EPERM), ALLOW);
  // Before its third version, Landlock lets a file that may be read be emptied in this way.
  const struct sock_filter flags[] = {
      MASK(O_TRUNC | O_ACCMODE), EQUAL(O_TRUNC | O_RDONLY, 0, 1), FAIL(EACCES), ALLOW,
  };
#ifdef SYS_open
  CALL(program, SYS_open, LOAD(LOW(1)), flags[0], flags[1], flags[2], flags[3]);
#endif
  // See adapt.c.
  CALL(program, SYS_openat, LOAD(LOW(2)), EQUAL(ADAPTED_FLAGS, 0, 1), RETURN(SECCOMP_RET_TRAP), flags[0], flags[1], flags[2],
       flags[3]);
  CALL(program, SYS_openat2, FAIL(ENOSYS));
  // The dates of open files only: Landlock leaves those of all others.
  CALL(program, SYS_utimensat, LOAD(LOW(1)), EQUAL(0, 0, 3), LOAD(HIGH(1)), EQUAL(0, 0, 1), ALLOW, FAIL(EPERM));
  CALL(program, SYS_socketpair, LOAD(LOW(0)), EQUAL(AF_UNIX, 0, 5), LOAD(LOW(1)), MASK(0xF), EQUAL(SOCK_STREAM, 1, 0),
       EQUAL(SOCK_SEQPACKET, 0, 1), ALLOW, FAIL(EACCES));
  // The limit of the heap does not count shared memory.
  CALL(program, SYS_mmap, LOAD(LOW(3)), MASK(MAP_SHARED | MAP_ANONYMOUS), EQUAL(MAP_SHARED | MAP_ANONYMOUS, 0, 1),
       FAIL(EPERM), ALLOW);
}

const char *filter_install(void) {
  struct program program = {.count = 0};
  add(&program, (struct sock_filter)LOAD(FIELD(arch)));
  add(&program, (struct sock_filter)EQUAL(PROCESSOR, 1, 0));
  add(&program, (struct sock_filter)RETURN(SECCOMP_RET_KILL_PROCESS));
  add(&program, (struct sock_filter)LOAD(FIELD(nr)));
  // Also the other numbers of the same calls that x86-64 has.
  add(&program, (struct sock_filter)ABOVE(LAST_KNOWN, 0, 1));
  add(&program, (struct sock_filter)FAIL(ENOSYS));
  for (size_t index = 0; index < sizeof refused / sizeof *refused; index++) {
    CALL(&program, (uint32_t)refused[index], FAIL(refused[index] == SYS_socket || refused[index] == SYS_connect ? EACCES : EPERM));
  }
  for (size_t index = 0; index < sizeof ignored / sizeof *ignored; index++) {
    CALL(&program, (uint32_t)ignored[index], FAIL(0));
  }
  add_processes(&program, (uint32_t)getpid());
  add_files(&program);
  add(&program, (struct sock_filter)ALLOW);
  struct sock_fprog filter = {.len = program.count, .filter = program.steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return "no_new_privs";
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter) != 0) return "seccomp";
  return NULL;
}

#else

const char *filter_install(void) {
  errno = ENOSYS;
  return "seccomp";
}

#endif

#define _GNU_SOURCE
#include <errno.h>
#include <linux/capability.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "include/CSandbox.h"
#include "sandbox.h"

enum { rule_limit = 64, exit_code = 71 };

const char *capabilities_drop(void) {
  for (unsigned long right = 0; prctl(PR_CAPBSET_DROP, right, 0, 0, 0) == 0; right++) continue;
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[2] = {0};
  return syscall(SYS_capset, &header, none) == 0 ? NULL : "capset";
}

// The worker reads it as the answer to its first task.
static _Noreturn void fail(const char *step) {
  char text[256];
  const char *reason = strerror(errno);
  size_t count = 0;
  for (const char *letter = step; *letter != 0 && count < sizeof text - 1; letter++) {
    text[count++] = *letter < ' ' || *letter == '"' || *letter == '\\' ? '?' : *letter;
  }
  text[count] = 0;
  printf("{\"error\":\"the sandbox cannot be set up: %s: %s\"}\n", text, reason);
  fflush(stdout);
  _exit(exit_code);
}

static enum access access_of(const char *word) {
  if (strcmp(word, "--run") == 0) return ACCESS_RUN;
  if (strcmp(word, "--read") == 0) return ACCESS_READ;
  if (strcmp(word, "--write") == 0) return ACCESS_WRITE;
  errno = EINVAL;
  fail(word);
}

void csandbox_launch(int count, char *const *words) {
  struct rule rules[rule_limit];
  size_t rule_count = 0;
  int index = 0;
  while (index + 1 < count && strcmp(words[index], "--") != 0) {
    if (rule_count == rule_limit) {
      errno = E2BIG;
      fail("rules");
    }
    rules[rule_count++] = (struct rule){.access = access_of(words[index]), .path = words[index + 1]};
    index += 2;
  }
  if (index + 1 >= count) {
    errno = EINVAL;
    fail("program");
  }
  char *const *program = words + index + 1;
  // Nobody else would end it.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) fail("parent");
  const char *failed = landlock_restrict(rules, rule_count);
  if (failed == NULL) failed = capabilities_drop();
  if (failed == NULL) failed = filter_install();
  if (failed != NULL) fail(failed);
  execv(program[0], program);
  fail(program[0]);
}

// A tool of a fleet that is not trusted: each line of its input is something to try, such as `read /etc/shadow`, and is
// answered with `ok` or the name of the error. A task of a worker is tried as its widget's key `probe` says, and answered
// with the result as the error.
#define _GNU_SOURCE
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "probe.h"

extern char **environ;

static const char *result_of(const char *name, const char *rest) {
  const struct attempts *lists[] = {file_attempts, call_attempts};
  for (size_t list = 0; list < 2; list++) {
    for (const struct attempts *known = lists[list]; known->name != NULL; known++) {
      if (strcmp(known->name, name) != 0) continue;
      errno = 0;
      return known->attempt(rest) == 0 ? "ok" : strerrorname_np(errno);
    }
  }
  return "unknown";
}

static const char *answer(char *words) {
  static char text[1 << 16];
  if (strcmp(words, "environment") == 0) {
    text[0] = 0;
    for (char **variable = environ; *variable != NULL; variable++) {
      strncat(text, *variable, sizeof text - strlen(text) - 2);
      strcat(text, " ");
    }
    return text;
  }
  char *space = strchr(words, ' ');
  if (space != NULL) *space = 0;
  return result_of(words, space == NULL ? "" : space + 1);
}

int main(void) {
  char *line = NULL;
  size_t capacity = 0;
  ssize_t count;
  static const char key[] = "\"probe\":";
  while ((count = getline(&line, &capacity, stdin)) > 0) {
    line[strcspn(line, "\n")] = 0;
    bool is_task = line[0] == '{';
    char *words = is_task ? strstr(line, key) : line;
    if (is_task && words != NULL) {
      words += sizeof key - 1;
      words += strspn(words, " \"");
      words[strcspn(words, "\"")] = 0;
    }
    const char *result = words == NULL ? "nothing to try" : answer(words);
    printf(is_task ? "{\"error\":\"%s\"}\n" : "%s\n", result);
    fflush(stdout);
  }
  free(line);
  return 0;
}

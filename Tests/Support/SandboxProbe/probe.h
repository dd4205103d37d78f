// What a program tries that is not trusted. All return 0, or -1 with errno set.
#ifndef PROBE_H
#define PROBE_H

/// `rest` is what follows the name: a path or numbers.
typedef int (*attempt)(const char *rest);

struct attempts {
  const char *name;
  attempt attempt;
};

/// Ends with a NULL name.
extern const struct attempts file_attempts[], call_attempts[];

#endif

// The SQL of a fleet's database, inside the program.
#ifndef CFLEETSCHEMA_H
#define CFLEETSCHEMA_H

#include <stddef.h>
#include <stdint.h>

/// A script, which exists as long as the program.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
  /// The migration that it belongs to, from 1; 0 for one that is run each time, after them.
  int migration;
} CFleetScript;

/// The number of scripts.
size_t cfleetschema_count(void);

/// The scripts in the order in which they are run.
CFleetScript cfleetschema_script(size_t index);

#endif

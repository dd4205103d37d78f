#include "libpq.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

#include "include/CPostgres.h"

struct pq_library pq;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_there;

// All functions must exist; `all` stays true only if they do.
#define FIND(result, name, parameters) (*(void **)&found.name = dlsym(library, #name), all = all && found.name != NULL);

bool cpostgres_load(const char *file) {
  pthread_mutex_lock(&lock);
  bool all = is_there && strcmp(file, CPOSTGRES_LIBRARY) == 0;
  void *library = all ? NULL : dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (library != NULL) {
    struct pq_library found;
    all = true;
    PQ_FUNCTIONS(FIND)
    if (all && !is_there) {
      pq = found;
      is_there = true;
    }
  }
  pthread_mutex_unlock(&lock);
  return all;
}

#include "libpq.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "include/CPostgres.h"

struct pq_library pq;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_there;

// All functions must exist; `all` stays true only if they do.
#define FIND(result, name, parameters) (*(void **)&found.name = dlsym(library, #name), all = all && found.name != NULL);

// OpenSSL, which libpq uses, frees its tables in `exit`, while other threads may be connecting.
static void keep_openssl(void *library) {
  const uint64_t no_cleanup_at_exit = 0x00080000;
  int (*start)(uint64_t, const void *) = NULL;
  *(void **)&start = dlsym(library, "OPENSSL_init_crypto");
  if (start != NULL) start(no_cleanup_at_exit, NULL);
}

bool cpostgres_load(const char *file) {
  pthread_mutex_lock(&lock);
  bool all = is_there && strcmp(file, CPOSTGRES_LIBRARY) == 0;
  void *library = all ? NULL : dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (library != NULL) {
    struct pq_library found;
    all = true;
    PQ_FUNCTIONS(FIND)
    if (all && !is_there) {
      keep_openssl(library);
      pq = found;
      is_there = true;
    }
  }
  pthread_mutex_unlock(&lock);
  return all;
}

#include "libzip.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct archive_library functions;
static bool is_there;

// All functions must exist; `all` stays true only if they do.
#define FIND(name) (*(void **)&functions.name = dlsym(library, #name), all = all && functions.name != NULL)

static void load(void) {
  // Version 5 has the same functions.
  void *library = dlopen("libzip.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) library = dlopen("libzip.so.5", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  bool all = true;
  FIND(zip_source_function_create);
  FIND(zip_source_free);
  FIND(zip_open_from_source);
  FIND(zip_discard);
  FIND(zip_get_error);
  FIND(zip_error_init);
  FIND(zip_error_fini);
  FIND(zip_get_num_entries);
  FIND(zip_get_name);
  FIND(zip_stat_index);
  FIND(zip_file_get_external_attributes);
  FIND(zip_fopen_index);
  FIND(zip_fread);
  FIND(zip_file_get_error);
  FIND(zip_fclose);
  is_there = all;
}

const struct archive_library *archive_library(void) {
  pthread_once(&once, load);
  return is_there ? &functions : NULL;
}

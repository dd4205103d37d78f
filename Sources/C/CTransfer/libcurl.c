#include "libcurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct transfer_library functions;
static bool is_there;

// All functions must exist; `all` stays true only if they do.
#define FIND(name) (*(void **)&functions.name = dlsym(library, #name), all = all && functions.name != NULL)

static void load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  // The same interface with another TLS library.
  if (library == NULL) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  bool all = true;
  FIND(curl_global_init);
  FIND(curl_easy_init);
  FIND(curl_easy_setopt);
  FIND(curl_easy_perform);
  FIND(curl_easy_getinfo);
  FIND(curl_easy_cleanup);
  FIND(curl_easy_strerror);
  FIND(curl_slist_append);
  FIND(curl_slist_free_all);
  FIND(curl_url);
  FIND(curl_url_cleanup);
  FIND(curl_url_set);
  FIND(curl_url_get);
  FIND(curl_free);
  is_there = all && functions.curl_global_init(GLOBAL_ALL) == CODE_OK;
}

const struct transfer_library *transfer_library(void) {
  pthread_once(&once, load);
  return is_there ? &functions : NULL;
}

#include "libmosquitto.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct mqtt_library functions;
static bool is_there;

// All functions must exist; `all` stays true only if they do.
#define FIND(name) (*(void **)&functions.name = dlsym(library, #name), all = all && functions.name != NULL)

static void load(void) {
  void *library = dlopen("libmosquitto.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  bool all = true;
  FIND(mosquitto_lib_init);
  FIND(mosquitto_new);
  FIND(mosquitto_destroy);
  FIND(mosquitto_will_set);
  FIND(mosquitto_username_pw_set);
  FIND(mosquitto_tls_set);
  FIND(mosquitto_connect_async);
  FIND(mosquitto_disconnect);
  FIND(mosquitto_publish);
  FIND(mosquitto_socket);
  FIND(mosquitto_want_write);
  FIND(mosquitto_loop_read);
  FIND(mosquitto_loop_write);
  FIND(mosquitto_loop_misc);
  FIND(mosquitto_connect_callback_set);
  FIND(mosquitto_publish_callback_set);
  FIND(mosquitto_strerror);
  FIND(mosquitto_connack_string);
  is_there = all && functions.mosquitto_lib_init() == CODE_SUCCESS;
}

const struct mqtt_library *mqtt_library(void) {
  pthread_once(&once, load);
  return is_there ? &functions : NULL;
}

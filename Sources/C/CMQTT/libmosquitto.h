// The parts of libmosquitto that are used, declared here because its headers need not be installed. The numbers are part
// of its binary interface and never change; `checks.c` compares them with the headers if they are installed.
#ifndef CMQTT_LIBMOSQUITTO_H
#define CMQTT_LIBMOSQUITTO_H

#include <stdbool.h>

enum mqtt_code {
  CODE_SUCCESS = 0,
  CODE_PROTOCOL = 2,
  CODE_NO_CONNECTION = 4,
  CODE_CONNECTION_LOST = 7,
  CODE_TLS = 8,
  CODE_ERRNO = 14,
  CODE_EAI = 15,
  CODE_LOOKUP = 20,
  CODE_TLS_HANDSHAKE = 23,
};

struct mqtt_library {
  int (*mosquitto_lib_init)(void);
  void *(*mosquitto_new)(const char *, bool, void *);
  void (*mosquitto_destroy)(void *);
  int (*mosquitto_will_set)(void *, const char *, int, const void *, int, bool);
  int (*mosquitto_username_pw_set)(void *, const char *, const char *);
  int (*mosquitto_tls_set)(
      void *, const char *, const char *, const char *, const char *, int (*)(char *, int, int, void *));
  int (*mosquitto_connect_async)(void *, const char *, int, int);
  int (*mosquitto_disconnect)(void *);
  int (*mosquitto_publish)(void *, int *, const char *, int, const void *, int, bool);
  int (*mosquitto_socket)(void *);
  bool (*mosquitto_want_write)(void *);
  int (*mosquitto_loop_read)(void *, int);
  int (*mosquitto_loop_write)(void *, int);
  int (*mosquitto_loop_misc)(void *);
  void (*mosquitto_connect_callback_set)(void *, void (*)(void *, void *, int));
  void (*mosquitto_publish_callback_set)(void *, void (*)(void *, void *, int));
  const char *(*mosquitto_strerror)(int);
  const char *(*mosquitto_connack_string)(int);
};

/// The functions; NULL if the library is missing. Loaded once.
const struct mqtt_library *mqtt_library(void);

#endif

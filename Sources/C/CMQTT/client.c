#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "include/CMQTT.h"
#include "libmosquitto.h"

struct cmqtt_client {
  const struct mqtt_library *library;
  void *connection;
  /// The broker's answer to the connection; -1 before it.
  int answer;
  /// The last message that the broker has confirmed; 0 for none.
  int confirmed;
  bool is_lost;
};

enum { QUALITY_AT_LEAST_ONCE = 1, ONE_PACKET = 1, SHORTEST_WAIT = 0, LONGEST_WAIT = 1000 };

static void on_connect(void *connection, void *context, int answer) {
  (void)connection;
  ((cmqtt_client *)context)->answer = answer;
}

static void on_publish(void *connection, void *context, int number) {
  (void)connection;
  ((cmqtt_client *)context)->confirmed = number;
}

static void say(char *message, const char *text) {
  strncpy(message, text, CMQTT_MESSAGE_LENGTH - 1);
  message[CMQTT_MESSAGE_LENGTH - 1] = 0;
}

static cmqtt_status status_of(const struct mqtt_library *library, int code, bool is_connected, char *message) {
  switch (code) {
    case CODE_SUCCESS: return CMQTT_OK;
    case CODE_EAI:
    case CODE_LOOKUP: return CMQTT_UNRESOLVED;
    case CODE_TLS:
    case CODE_TLS_HANDSHAKE: return CMQTT_INSECURE;
    case CODE_ERRNO:
    case CODE_NO_CONNECTION:
    case CODE_CONNECTION_LOST: return is_connected ? CMQTT_LOST : CMQTT_UNCONNECTED;
    default: say(message, library->mosquitto_strerror(code)); return CMQTT_FAILED;
  }
}

static long long milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Lets the connection work until something arrives, at most until `end`.
///
/// The library's own loop uses `select`, which takes no descriptor from 1,024 on, and a server has many.
static int turn(cmqtt_client *client, long long end) {
  const struct mqtt_library *library = client->library;
  void *connection = client->connection;
  long long left = end - milliseconds_now();
  int wait = left < SHORTEST_WAIT ? SHORTEST_WAIT : left > LONGEST_WAIT ? LONGEST_WAIT : (int)left;
  struct pollfd descriptor = {.fd = library->mosquitto_socket(connection), .events = POLLIN};
  int code = descriptor.fd < 0 ? CODE_NO_CONNECTION : CODE_SUCCESS;
  if (code == CODE_SUCCESS) {
    if (library->mosquitto_want_write(connection)) descriptor.events |= POLLOUT;
    int count = poll(&descriptor, 1, wait);
    if (count < 0 && errno != EINTR) code = CODE_ERRNO;
    // The library finds out why a connection failed.
    if (count > 0 && descriptor.revents & (POLLOUT | POLLERR | POLLHUP)) {
      code = library->mosquitto_loop_write(connection, ONE_PACKET);
    }
    if (code == CODE_SUCCESS && count > 0 && descriptor.revents & (POLLIN | POLLHUP)) {
      code = library->mosquitto_loop_read(connection, ONE_PACKET);
    }
    if (code == CODE_SUCCESS) code = library->mosquitto_loop_misc(connection);
  }
  if (code != CODE_SUCCESS) client->is_lost = true;
  return code;
}

static int prepare(const struct mqtt_library *library, void *connection, const cmqtt_broker *broker) {
  int code = CODE_SUCCESS;
  if (broker->user != NULL) code = library->mosquitto_username_pw_set(connection, broker->user, broker->password);
  if (code == CODE_SUCCESS && broker->is_secure) {
    const char *folder = broker->authorities == NULL ? "/etc/ssl/certs" : NULL;
    code = library->mosquitto_tls_set(connection, broker->authorities, folder, NULL, NULL, NULL);
  }
  if (code == CODE_SUCCESS && broker->will_topic != NULL) {
    code = library->mosquitto_will_set(
        connection, broker->will_topic, (int)strlen(broker->will_payload), broker->will_payload, QUALITY_AT_LEAST_ONCE,
        true);
  }
  return code;
}

static cmqtt_status wait_for_answer(cmqtt_client *client, long milliseconds, char *message) {
  long long end = milliseconds_now() + milliseconds;
  while (client->answer < 0) {
    if (milliseconds_now() >= end) return CMQTT_TIMED_OUT;
    int code = turn(client, end);
    // A broker that refuses the client closes the connection after its answer. The library also reports an unreachable
    // network as a wrong protocol.
    if (code == CODE_PROTOCOL && client->answer < 0) return CMQTT_UNCONNECTED;
    if (code != CODE_SUCCESS && client->answer < 0) return status_of(client->library, code, false, message);
  }
  if (client->answer == 0) return CMQTT_OK;
  say(message, client->library->mosquitto_connack_string(client->answer));
  return CMQTT_REFUSED;
}

cmqtt_status cmqtt_connect(const cmqtt_broker *broker, long milliseconds, cmqtt_client **result, char *message) {
  message[0] = 0;
  const struct mqtt_library *library = mqtt_library();
  if (library == NULL) return CMQTT_MISSING_LIBRARY;
  cmqtt_client *client = calloc(1, sizeof *client);
  if (client == NULL) return CMQTT_FAILED;
  client->library = library;
  client->answer = -1;
  client->connection = library->mosquitto_new(broker->client, true, client);
  if (client->connection == NULL) {
    free(client);
    return CMQTT_FAILED;
  }
  library->mosquitto_connect_callback_set(client->connection, on_connect);
  library->mosquitto_publish_callback_set(client->connection, on_publish);
  int code = prepare(library, client->connection, broker);
  if (code == CODE_SUCCESS) {
    // It does not wait for the connection, whose time the system would limit to minutes.
    code = library->mosquitto_connect_async(client->connection, broker->host, broker->port, broker->keepalive_seconds);
  }
  cmqtt_status status = code == CODE_SUCCESS ? wait_for_answer(client, milliseconds, message)
                                             : status_of(library, code, false, message);
  if (status == CMQTT_OK) {
    *result = client;
  } else {
    library->mosquitto_destroy(client->connection);
    free(client);
  }
  return status;
}

cmqtt_status cmqtt_publish(
    cmqtt_client *client, const char *topic, const uint8_t *bytes, size_t length, long milliseconds, char *message) {
  message[0] = 0;
  if (client->is_lost) return CMQTT_LOST;
  if (length > INT_MAX) return CMQTT_FAILED;
  int number = 0;
  client->confirmed = 0;
  int code = client->library->mosquitto_publish(
      client->connection, &number, topic, (int)length, bytes, QUALITY_AT_LEAST_ONCE, true);
  if (code != CODE_SUCCESS) return status_of(client->library, code, true, message);
  long long end = milliseconds_now() + milliseconds;
  while (client->confirmed != number) {
    // The message is still on its way: nothing else may overtake it, so the connection is given up.
    if (milliseconds_now() >= end) return client->is_lost = true, CMQTT_TIMED_OUT;
    code = turn(client, end);
    if (code != CODE_SUCCESS && client->confirmed != number) return status_of(client->library, code, true, message);
  }
  return CMQTT_OK;
}

bool cmqtt_tend(cmqtt_client *client) {
  // One turn sends what is due, and another reads what has arrived.
  for (int count = 0; count < 2 && !client->is_lost; count++) turn(client, milliseconds_now());
  return !client->is_lost;
}

void cmqtt_close(cmqtt_client *client) {
  if (!client->is_lost && client->library->mosquitto_disconnect(client->connection) == CODE_SUCCESS) {
    turn(client, milliseconds_now());
  }
  client->library->mosquitto_destroy(client->connection);
  free(client);
}

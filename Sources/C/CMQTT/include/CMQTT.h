// Wraps libmosquitto, which is loaded when something is first sent: nothing links to it.
//
// A client belongs to one thread at a time. It has no thread of its own: nothing happens on its connection between calls,
// and `cmqtt_tend` keeps the connection alive.
#ifndef CMQTT_H
#define CMQTT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cmqtt_status {
  CMQTT_OK = 0,
  /// libmosquitto is not installed, or too old.
  CMQTT_MISSING_LIBRARY,
  /// The host has no address.
  CMQTT_UNRESOLVED,
  /// The connection failed, or the server does not speak MQTT.
  CMQTT_UNCONNECTED,
  /// The broker refused the client; the message says why.
  CMQTT_REFUSED,
  /// The broker's certificate is not trusted, or no secure connection could be made.
  CMQTT_INSECURE,
  /// The connection was lost.
  CMQTT_LOST,
  CMQTT_TIMED_OUT,
  /// Out of memory, or another failure of libmosquitto; the message says which.
  CMQTT_FAILED,
} cmqtt_status;

#define CMQTT_MESSAGE_LENGTH 128

typedef struct cmqtt_broker {
  /// The client's name at the broker, which allows one connection of each name.
  const char *client;
  const char *host;
  int port;
  /// NULL for none.
  const char *user, *password;
  bool is_secure;
  /// A PEM file of certificate authorities; NULL for the machine's.
  const char *authorities;
  /// What the broker publishes when the connection is lost; NULL for nothing.
  const char *will_topic, *will_payload;
  /// The broker gives the connection up after one and a half times as long without a sign of life.
  int keepalive_seconds;
} cmqtt_broker;

typedef struct cmqtt_client cmqtt_client;

/// Connects to a broker, and waits until it accepts the client.
///
/// - Parameter message: At least `CMQTT_MESSAGE_LENGTH` bytes, for the library's message.
/// - Returns: With `CMQTT_OK`, a client in `client`; close it with `cmqtt_close`.
cmqtt_status cmqtt_connect(const cmqtt_broker *broker, long milliseconds, cmqtt_client **client, char *message);

/// Publishes a retained message, and waits until the broker has confirmed it.
cmqtt_status cmqtt_publish(
    cmqtt_client *client, const char *topic, const uint8_t *bytes, size_t length, long milliseconds, char *message);

/// Sends a sign of life if one is due. Returns false if the connection is lost.
bool cmqtt_tend(cmqtt_client *client);

/// Ends the connection. The broker does not publish the will then.
void cmqtt_close(cmqtt_client *client);

#ifdef __cplusplus
}
#endif

#endif

// Wraps libcurl, which is loaded when something is first fetched: nothing links to it.
//
// One call is one HTTP exchange: redirects are reported, never followed, so that the caller checks every hop. The
// environment is not used: no proxies, no .netrc, no cookies, no other protocols. No function keeps state between
// calls, apart from the library itself, which stays loaded. All may be called on any thread.
#ifndef CTRANSFER_H
#define CTRANSFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum ctransfer_status {
  CTRANSFER_OK = 0,
  /// libcurl is not installed, or too old.
  CTRANSFER_MISSING_LIBRARY,
  /// The URL cannot be parsed.
  CTRANSFER_BAD_ADDRESS,
  /// The host has no address, or the resolver does not answer.
  CTRANSFER_UNRESOLVED,
  /// No connection could be made, for example because `may_connect` refused every address.
  CTRANSFER_UNCONNECTED,
  /// The connection was lost before the response was complete.
  CTRANSFER_BROKEN,
  /// One of the timeouts was reached.
  CTRANSFER_TIMED_OUT,
  /// The server's certificate is not trusted, or no secure connection could be made.
  CTRANSFER_INSECURE,
  /// The server announces a body larger than the limit; none of it was received.
  CTRANSFER_TOO_LARGE,
  /// `on_header` or `on_body` returned false.
  CTRANSFER_STOPPED,
  /// The response is not HTTP.
  CTRANSFER_NO_HTTP,
  /// The compression of the body is unknown, or the body is damaged.
  CTRANSFER_BAD_ENCODING,
  /// Out of memory, or another failure of libcurl.
  CTRANSFER_FAILED,
} ctransfer_status;

#define CTRANSFER_MESSAGE_LENGTH 256
#define CTRANSFER_SCHEME_LENGTH 32
#define CTRANSFER_HOST_LENGTH 256

/// A request. Callbacks receive `context`, run on the caller's thread, and are not called after the call ends.
typedef struct ctransfer_request {
  const char *url;
  /// `PUT` or `POST`, which send `payload`; NULL for GET.
  const char *method;
  const uint8_t *payload;
  size_t payload_length;
  const char *user_agent;
  /// Lines such as `If-None-Match: "a"`.
  const char *const *headers;
  size_t header_count;
  /// A PEM file of certificate authorities; NULL for the machine's.
  const char *authorities;
  /// Greater than 0.
  long connect_milliseconds, total_milliseconds;
  /// The longest time without a byte in either direction; 0 for no limit.
  long silence_seconds;
  /// The maximum announced size of the response in bytes.
  int64_t byte_limit;
  void *context;
  /// Whether a connection to the address is allowed: 4 bytes for IPv4 or 16 for IPv6, in network order. Called for
  /// each address after names are resolved and before a socket is opened.
  bool (*may_connect)(void *context, const uint8_t *address, size_t length);
  /// A line of the response's header including its end, the status line first. Return false to stop the transfer.
  bool (*on_header)(void *context, const char *line, size_t length);
  /// Bytes of the response, decompressed. Return false to stop the transfer.
  bool (*on_body)(void *context, const uint8_t *bytes, size_t length);
} ctransfer_request;

typedef struct ctransfer_answer {
  /// The HTTP status; 0 if there was none.
  long http_status;
  /// The library's message for CTRANSFER_INSECURE and CTRANSFER_FAILED, without the URL.
  char message[CTRANSFER_MESSAGE_LENGTH];
} ctransfer_answer;

/// Whether libcurl is installed.
bool ctransfer_is_available(void);

/// A URL as the library parses it: two different parsers of one URL are the classic vulnerability.
typedef struct ctransfer_address {
  /// The whole URL; release it with `ctransfer_release`.
  char *url;
  /// In lower case; IPv6 hosts in brackets; empty for schemes without hosts.
  char scheme[CTRANSFER_SCHEME_LENGTH], host[CTRANSFER_HOST_LENGTH];
} ctransfer_address;

/// Parses a URL, relative to `base` unless that is NULL. Release `address` whatever the status.
ctransfer_status ctransfer_read(const char *base, const char *text, ctransfer_address *address);

void ctransfer_release(ctransfer_address *address);

/// Sends a request and waits for the response.
ctransfer_status ctransfer_send(const ctransfer_request *request, ctransfer_answer *answer);

#ifdef __cplusplus
}
#endif

#endif

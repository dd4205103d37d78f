// A fence over libcurl, which is looked for when something is first fetched: nothing links to it, and a program that
// fetches nothing never loads it.
//
// One call is one exchange of HTTP: redirects are told, never followed, so that the caller judges every hop. Nothing is
// taken from the process's surroundings: no proxies of the environment, no .netrc, no cookies, no other protocols. No
// function keeps state between calls, apart from the library itself, which stays loaded. All may be called on any thread.
#ifndef CTRANSFER_H
#define CTRANSFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How a call ended.
typedef enum ctransfer_status {
  CTRANSFER_OK = 0,
  /// libcurl is not installed, or is too old.
  CTRANSFER_MISSING_LIBRARY,
  /// The address cannot be taken apart.
  CTRANSFER_BAD_ADDRESS,
  /// The host has no address, or the resolver does not answer.
  CTRANSFER_UNRESOLVED,
  /// No connection came about, among others because `may_connect` refused every address.
  CTRANSFER_UNCONNECTED,
  /// The connection broke off before the answer was whole.
  CTRANSFER_BROKEN,
  /// One of the two limits of time was reached.
  CTRANSFER_TIMED_OUT,
  /// The server's certificate is not to be trusted, or no secure connection came about.
  CTRANSFER_INSECURE,
  /// The server says that the body is larger than the limit; none of it was taken.
  CTRANSFER_TOO_LARGE,
  /// `on_header` or `on_body` asked for no more.
  CTRANSFER_STOPPED,
  /// The answer is not HTTP.
  CTRANSFER_NO_HTTP,
  /// The body is compressed in a way that is not known, or damaged.
  CTRANSFER_BAD_ENCODING,
  /// Memory ran out, or libcurl failed otherwise.
  CTRANSFER_FAILED,
} ctransfer_status;

#define CTRANSFER_MESSAGE_LENGTH 256
#define CTRANSFER_SCHEME_LENGTH 32
#define CTRANSFER_HOST_LENGTH 256

/// What is asked for. Callbacks get `context`, run on the caller's thread, and must not outlive the call.
typedef struct ctransfer_request {
  const char *url;
  const char *user_agent;
  /// Lines such as `If-None-Match: "a"`.
  const char *const *headers;
  size_t header_count;
  /// A file of certificates in PEM that servers may be vouched for by; NULL for the machine's.
  const char *authorities;
  /// Above 0.
  long connect_milliseconds, total_milliseconds;
  /// The most bytes that the server may say its answer has.
  int64_t byte_limit;
  void *context;
  /// Whether a connection to the address may be made: 4 bytes for IPv4 or 16 for IPv6, in network order. Asked for each
  /// address that the connection would be made to, after names are resolved and before a socket is opened.
  bool (*may_connect)(void *context, const uint8_t *address, size_t length);
  /// A line of the answer's head with its end, the status line first. False stops the transfer.
  bool (*on_header)(void *context, const char *line, size_t length);
  /// Bytes of the answer, decompressed. False stops the transfer.
  bool (*on_body)(void *context, const uint8_t *bytes, size_t length);
} ctransfer_request;

typedef struct ctransfer_answer {
  /// The status of HTTP; 0 if none came.
  long http_status;
  /// What the library has to say of CTRANSFER_INSECURE and CTRANSFER_FAILED; without the address.
  char message[CTRANSFER_MESSAGE_LENGTH];
} ctransfer_answer;

/// Whether libcurl is there.
bool ctransfer_is_available(void);

/// An address as the library itself will take it: two readings of one address are the classic hole.
typedef struct ctransfer_address {
  /// The whole of it; released by `ctransfer_release`.
  char *url;
  /// In lower case; the host of IPv6 in brackets, empty for schemes without hosts.
  char scheme[CTRANSFER_SCHEME_LENGTH], host[CTRANSFER_HOST_LENGTH];
} ctransfer_address;

/// Reads an address, relative to `base` unless that is NULL. `address` is to be released whatever the status.
ctransfer_status ctransfer_read(const char *base, const char *text, ctransfer_address *address);

void ctransfer_release(ctransfer_address *address);

/// Asks for an address and waits for the answer.
ctransfer_status ctransfer_get(const ctransfer_request *request, ctransfer_answer *answer);

#ifdef __cplusplus
}
#endif

#endif

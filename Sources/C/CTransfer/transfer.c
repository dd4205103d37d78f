#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "include/CTransfer.h"
#include "libcurl.h"

static int open_socket(void *context, int purpose, struct transfer_address *address) {
  const ctransfer_request *request = context;
  bool may_connect = false;
  if (address->family == AF_INET && address->length >= sizeof(struct sockaddr_in)) {
    struct sockaddr_in name;
    memcpy(&name, &address->address, sizeof name);
    may_connect = request->may_connect(request->context, (const uint8_t *)&name.sin_addr, 4);
  } else if (address->family == AF_INET6 && address->length >= sizeof(struct sockaddr_in6)) {
    struct sockaddr_in6 name;
    memcpy(&name, &address->address, sizeof name);
    may_connect = request->may_connect(request->context, (const uint8_t *)&name.sin6_addr, 16);
  }
  (void)purpose;
  return may_connect ? socket(address->family, address->kind | SOCK_CLOEXEC, address->protocol) : SOCKET_BAD;
}

static size_t take_header(char *line, size_t size, size_t count, void *context) {
  const ctransfer_request *request = context;
  return request->on_header(request->context, line, size * count) ? size * count : 0;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
  const ctransfer_request *request = context;
  // Zero bytes cannot be refused, because 0 is also the result that accepts them.
  if (size * count == 0) return 0;
  return request->on_body(request->context, (const uint8_t *)bytes, size * count) ? size * count : 0;
}

static ctransfer_status status_of(int code) {
  switch (code) {
    case CODE_OK: return CTRANSFER_OK;
    case CODE_URL_MALFORMAT: return CTRANSFER_BAD_ADDRESS;
    case CODE_COULDNT_RESOLVE_HOST: return CTRANSFER_UNRESOLVED;
    case CODE_COULDNT_CONNECT: return CTRANSFER_UNCONNECTED;
    case CODE_PARTIAL_FILE:
    case CODE_GOT_NOTHING:
    case CODE_SEND_ERROR:
    case CODE_RECV_ERROR:
    case CODE_HTTP2:
    case CODE_HTTP2_STREAM: return CTRANSFER_BROKEN;
    case CODE_OPERATION_TIMEDOUT: return CTRANSFER_TIMED_OUT;
    case CODE_SSL_CONNECT_ERROR:
    case CODE_SSL_CERTPROBLEM:
    case CODE_SSL_CIPHER:
    case CODE_PEER_FAILED_VERIFICATION:
    case CODE_SSL_CACERT_BADFILE:
    case CODE_SSL_ISSUER_ERROR: return CTRANSFER_INSECURE;
    case CODE_FILESIZE_EXCEEDED: return CTRANSFER_TOO_LARGE;
    case CODE_WRITE_ERROR: return CTRANSFER_STOPPED;
    // A response without a header is HTTP 0.9.
    case CODE_UNSUPPORTED_PROTOCOL:
    case CODE_WEIRD_SERVER_REPLY: return CTRANSFER_NO_HTTP;
    case CODE_BAD_CONTENT_ENCODING: return CTRANSFER_BAD_ENCODING;
    default: return CTRANSFER_FAILED;
  }
}

// Every option that restricts something must be accepted; `code` keeps the first error.
#define SET(option, value) (code = code != CODE_OK ? code : library->curl_easy_setopt(easy, option, value))

static int prepare(
    const struct transfer_library *library, void *easy, const ctransfer_request *request, void *headers, char *error) {
  int code = library->curl_easy_setopt(easy, OPTION_PROTOCOLS_STR, "http,https");
  // Before 7.85 there was only the mask.
  if (code == CODE_UNKNOWN_OPTION) {
    code = library->curl_easy_setopt(easy, OPTION_PROTOCOLS, (long)PROTOCOLS_HTTP_AND_HTTPS);
  }
  SET(OPTION_URL, request->url);
  if (request->method != NULL) {
    // The size first: without one, the payload would end at its first zero.
    SET(OPTION_POSTFIELDSIZE_LARGE, (int64_t)request->payload_length);
    SET(OPTION_POSTFIELDS, request->payload);
    SET(OPTION_CUSTOMREQUEST, request->method);
  }
  SET(OPTION_USERAGENT, request->user_agent);
  SET(OPTION_HTTPHEADER, headers);
  SET(OPTION_ERRORBUFFER, error);
  SET(OPTION_FOLLOWLOCATION, 0L);
  // An empty name disables the environment's proxies: otherwise `may_connect` would check the address of the proxy.
  SET(OPTION_PROXY, "");
  SET(OPTION_NOPROXY, "*");
  SET(OPTION_NETRC, 0L);
  if (request->authorities != NULL) SET(OPTION_CAINFO, request->authorities);
  SET(OPTION_NOSIGNAL, 1L);
  SET(OPTION_FRESH_CONNECT, 1L);
  SET(OPTION_FORBID_REUSE, 1L);
  SET(OPTION_CONNECTTIMEOUT_MS, request->connect_milliseconds);
  SET(OPTION_TIMEOUT_MS, request->total_milliseconds);
  if (request->silence_seconds > 0) {
    SET(OPTION_LOW_SPEED_LIMIT, 1L);
    SET(OPTION_LOW_SPEED_TIME, request->silence_seconds);
  }
  SET(OPTION_MAXFILESIZE_LARGE, request->byte_limit);
  // Every encoding that the library was built with.
  SET(OPTION_ACCEPT_ENCODING, "");
  SET(OPTION_OPENSOCKETFUNCTION, open_socket);
  SET(OPTION_OPENSOCKETDATA, (void *)request);
  SET(OPTION_HEADERFUNCTION, take_header);
  SET(OPTION_HEADERDATA, (void *)request);
  SET(OPTION_WRITEFUNCTION, take_body);
  SET(OPTION_WRITEDATA, (void *)request);
  return code;
}

static void finish(
    const struct transfer_library *library, void *easy, int code, const char *error, ctransfer_answer *answer) {
  library->curl_easy_getinfo(easy, INFO_RESPONSE_CODE, &answer->http_status);
  ctransfer_status status = status_of(code);
  if (status != CTRANSFER_INSECURE && status != CTRANSFER_FAILED) return;
  // Messages about insecure connections describe the certificate's problem; other messages may contain a URL.
  const char *message = status == CTRANSFER_INSECURE && error[0] != 0 ? error : library->curl_easy_strerror(code);
  strncpy(answer->message, message, CTRANSFER_MESSAGE_LENGTH - 1);
}

bool ctransfer_is_available(void) { return transfer_library() != NULL; }

ctransfer_status ctransfer_send(const ctransfer_request *request, ctransfer_answer *answer) {
  memset(answer, 0, sizeof *answer);
  const struct transfer_library *library = transfer_library();
  if (library == NULL) return CTRANSFER_MISSING_LIBRARY;
  void *easy = library->curl_easy_init();
  if (easy == NULL) return CTRANSFER_FAILED;
  char error[ERROR_LENGTH] = "";
  void *headers = NULL;
  bool has_headers = true;
  for (size_t index = 0; has_headers && index < request->header_count; index++) {
    void *longer = library->curl_slist_append(headers, request->headers[index]);
    has_headers = longer != NULL;
    if (has_headers) headers = longer;
  }
  ctransfer_status status = CTRANSFER_FAILED;
  if (has_headers) {
    int code = prepare(library, easy, request, headers, error);
    // A request that could not be restricted is not sent.
    if (code == CODE_OK) {
      code = library->curl_easy_perform(easy);
      status = status_of(code);
    }
    finish(library, easy, code, error, answer);
  }
  library->curl_slist_free_all(headers);
  library->curl_easy_cleanup(easy);
  return status;
}

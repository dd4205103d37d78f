// The parts of libcurl that are used, declared here because its headers need not be installed. The numbers are part
// of its binary interface and never change; `checks.c` compares them with the headers if they are installed.
#ifndef CTRANSFER_LIBCURL_H
#define CTRANSFER_LIBCURL_H

#include <stddef.h>
#include <sys/socket.h>

enum transfer_option {
  OPTION_WRITEDATA = 10001,
  OPTION_URL = 10002,
  OPTION_PROXY = 10004,
  OPTION_ERRORBUFFER = 10010,
  OPTION_POSTFIELDS = 10015,
  OPTION_USERAGENT = 10018,
  OPTION_HTTPHEADER = 10023,
  OPTION_HEADERDATA = 10029,
  OPTION_CUSTOMREQUEST = 10036,
  OPTION_CAINFO = 10065,
  OPTION_LOW_SPEED_LIMIT = 19,
  OPTION_LOW_SPEED_TIME = 20,
  OPTION_NETRC = 51,
  OPTION_FOLLOWLOCATION = 52,
  OPTION_FRESH_CONNECT = 74,
  OPTION_FORBID_REUSE = 75,
  OPTION_NOSIGNAL = 99,
  OPTION_ACCEPT_ENCODING = 10102,
  OPTION_TIMEOUT_MS = 155,
  OPTION_CONNECTTIMEOUT_MS = 156,
  OPTION_OPENSOCKETDATA = 10164,
  OPTION_NOPROXY = 10177,
  OPTION_PROTOCOLS = 181,
  OPTION_PROTOCOLS_STR = 10318,
  OPTION_WRITEFUNCTION = 20011,
  OPTION_HEADERFUNCTION = 20079,
  OPTION_OPENSOCKETFUNCTION = 20163,
  OPTION_MAXFILESIZE_LARGE = 30117,
  OPTION_POSTFIELDSIZE_LARGE = 30120,
};

enum transfer_info { INFO_RESPONSE_CODE = 0x200002 };

enum transfer_code {
  CODE_OK = 0,
  CODE_UNSUPPORTED_PROTOCOL = 1,
  CODE_URL_MALFORMAT = 3,
  CODE_COULDNT_RESOLVE_HOST = 6,
  CODE_COULDNT_CONNECT = 7,
  CODE_WEIRD_SERVER_REPLY = 8,
  CODE_HTTP2 = 16,
  CODE_PARTIAL_FILE = 18,
  CODE_WRITE_ERROR = 23,
  CODE_OPERATION_TIMEDOUT = 28,
  CODE_SSL_CONNECT_ERROR = 35,
  CODE_UNKNOWN_OPTION = 48,
  CODE_GOT_NOTHING = 52,
  CODE_SEND_ERROR = 55,
  CODE_RECV_ERROR = 56,
  CODE_SSL_CERTPROBLEM = 58,
  CODE_SSL_CIPHER = 59,
  CODE_PEER_FAILED_VERIFICATION = 60,
  CODE_BAD_CONTENT_ENCODING = 61,
  CODE_FILESIZE_EXCEEDED = 63,
  CODE_SSL_CACERT_BADFILE = 77,
  CODE_SSL_ISSUER_ERROR = 83,
  CODE_HTTP2_STREAM = 92,
};

enum transfer_part { PART_URL = 0, PART_SCHEME = 1, PART_HOST = 5 };

enum {
  PROTOCOLS_HTTP_AND_HTTPS = 3,
  GLOBAL_ALL = 3,
  PART_FLAG_ANY_SCHEME = 1 << 3,
  PART_FLAG_ENCODE = 1 << 7,
  ERROR_LENGTH = 256,
  SOCKET_BAD = -1,
};

struct transfer_address {
  int family, kind, protocol;
  unsigned int length;
  struct sockaddr address;
};

struct transfer_library {
  int (*curl_global_init)(long);
  void *(*curl_easy_init)(void);
  int (*curl_easy_setopt)(void *, int, ...);
  int (*curl_easy_perform)(void *);
  int (*curl_easy_getinfo)(void *, int, ...);
  void (*curl_easy_cleanup)(void *);
  const char *(*curl_easy_strerror)(int);
  void *(*curl_slist_append)(void *, const char *);
  void (*curl_slist_free_all)(void *);
  void *(*curl_url)(void);
  void (*curl_url_cleanup)(void *);
  int (*curl_url_set)(void *, int, const char *, unsigned int);
  int (*curl_url_get)(void *, int, char **, unsigned int);
  void (*curl_free)(void *);
};

/// The functions; NULL if the library is missing. Loaded once.
const struct transfer_library *transfer_library(void);

#endif

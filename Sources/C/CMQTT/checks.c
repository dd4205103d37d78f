// Compares the declarations of `libmosquitto.h` with the library's own header, if it is installed. Generates no code.
#if __has_include(<mosquitto.h>)

#include <mosquitto.h>

#include "libmosquitto.h"

#define SAME(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), "libmosquitto numbers it otherwise")

SAME(CODE_SUCCESS, MOSQ_ERR_SUCCESS);
SAME(CODE_PROTOCOL, MOSQ_ERR_PROTOCOL);
SAME(CODE_NO_CONNECTION, MOSQ_ERR_NO_CONN);
SAME(CODE_CONNECTION_LOST, MOSQ_ERR_CONN_LOST);
SAME(CODE_TLS, MOSQ_ERR_TLS);
SAME(CODE_ERRNO, MOSQ_ERR_ERRNO);
SAME(CODE_EAI, MOSQ_ERR_EAI);
SAME(CODE_LOOKUP, MOSQ_ERR_LOOKUP);
SAME(CODE_TLS_HANDSHAKE, MOSQ_ERR_TLS_HANDSHAKE);

#endif

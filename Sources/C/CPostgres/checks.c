// Compares the declarations of `libpq.h` with the library's own header, if it is installed. Generates no code.
#if __has_include(<postgresql/libpq-fe.h>)

#include <postgresql/libpq-fe.h>
#include <stddef.h>

#include "include/CPostgres.h"
#include "libpq.h"

#define SAME(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), "libpq numbers it otherwise")

SAME(PQ_CONNECTION_OK, CONNECTION_OK);
SAME(PQ_CONNECTION_BAD, CONNECTION_BAD);
SAME(PQ_POLLING_FAILED, PGRES_POLLING_FAILED);
SAME(PQ_POLLING_READING, PGRES_POLLING_READING);
SAME(PQ_POLLING_WRITING, PGRES_POLLING_WRITING);
SAME(PQ_POLLING_OK, PGRES_POLLING_OK);
SAME(PQ_EMPTY_QUERY, PGRES_EMPTY_QUERY);
SAME(PQ_COMMAND_OK, PGRES_COMMAND_OK);
SAME(PQ_TUPLES_OK, PGRES_TUPLES_OK);
SAME(PQ_COPY_OUT, PGRES_COPY_OUT);
SAME(PQ_COPY_IN, PGRES_COPY_IN);
SAME(PQ_COPY_BOTH, PGRES_COPY_BOTH);
SAME(PQ_PIPELINE_SYNC, PGRES_PIPELINE_SYNC);
SAME(PQ_PIPELINE_SKIPPED, PGRES_PIPELINE_ABORTED);
SAME(PQ_TRANSACTION_IDLE, PQTRANS_IDLE);
SAME(PQ_VERBOSE, PQERRORS_VERBOSE);
SAME(CPOSTGRES_SEVERITY, PG_DIAG_SEVERITY_NONLOCALIZED);
SAME(CPOSTGRES_STATE, PG_DIAG_SQLSTATE);
SAME(CPOSTGRES_PRIMARY, PG_DIAG_MESSAGE_PRIMARY);

SAME(sizeof(struct pq_option), sizeof(PQconninfoOption));
SAME(offsetof(struct pq_option, keyword), offsetof(PQconninfoOption, keyword));
SAME(offsetof(struct pq_option, val), offsetof(PQconninfoOption, val));
SAME(offsetof(struct pq_notification, relname), offsetof(PGnotify, relname));
SAME(offsetof(struct pq_notification, extra), offsetof(PGnotify, extra));

#define SAME_FUNCTION(result, name, parameters) \
  _Static_assert( \
      __builtin_types_compatible_p(__typeof__(&name), result(*) parameters), "libpq declares " #name " otherwise");

PQ_FUNCTIONS(SAME_FUNCTION)

#endif

#include <stdlib.h>
#include <string.h>

#include "include/CPostgres.h"
#include "libpq.h"

enum { BINARY = 1, EXPAND_DBNAME = 1, NON_BLOCKING = 1, CANCEL_MESSAGE_LENGTH = 256 };

static struct pg_conn *conn(const cpostgres_connection *connection) { return (struct pg_conn *)connection; }

static struct pg_result *res(const cpostgres_result *result) { return (struct pg_result *)result; }

cpostgres_options *cpostgres_parse(const char *address) {
  // The message quotes the address, and may contain a password.
  char *message = NULL;
  cpostgres_options *options = (cpostgres_options *)pq.PQconninfoParse(address, &message);
  if (message != NULL) pq.PQfreemem(message);
  return options;
}

const char *cpostgres_option(const cpostgres_options *options, const char *name) {
  for (const struct pq_option *option = (const struct pq_option *)options; option->keyword != NULL; option++) {
    if (strcmp(option->keyword, name) == 0) return option->val;
  }
  return NULL;
}

void cpostgres_free_options(cpostgres_options *options) { pq.PQconninfoFree((struct _PQconninfoOption *)options); }

static void ignore_notice(void *context, const struct pg_result *notice) {
  (void)context;
  (void)notice;
}

cpostgres_connection *cpostgres_start(const char *const *names, const char *const *values) {
  struct pg_conn *connection = pq.PQconnectStartParams(names, values, EXPAND_DBNAME);
  if (connection == NULL) return NULL;
  // The usual receiver prints to standard error.
  pq.PQsetNoticeReceiver(connection, ignore_notice, NULL);
  // For the SQLSTATE in messages, which are all that a failed connection leaves.
  pq.PQsetErrorVerbosity(connection, PQ_VERBOSE);
  return (cpostgres_connection *)connection;
}

cpostgres_progress cpostgres_continue(cpostgres_connection *connection) {
  switch (pq.PQconnectPoll(conn(connection))) {
    case PQ_POLLING_READING: return CPOSTGRES_WAIT_TO_READ;
    case PQ_POLLING_WRITING: return CPOSTGRES_WAIT_TO_WRITE;
    case PQ_POLLING_OK:
      return pq.PQsetnonblocking(conn(connection), NON_BLOCKING) == 0 ? CPOSTGRES_CONNECTED : CPOSTGRES_FAILED;
    default: return CPOSTGRES_FAILED;
  }
}

void cpostgres_finish(cpostgres_connection *connection) { pq.PQfinish(conn(connection)); }

bool cpostgres_is_bad(const cpostgres_connection *connection) {
  return pq.PQstatus(conn(connection)) == PQ_CONNECTION_BAD;
}

bool cpostgres_needs_password(const cpostgres_connection *connection) {
  return pq.PQconnectionNeedsPassword(conn(connection));
}

const char *cpostgres_message(const cpostgres_connection *connection) { return pq.PQerrorMessage(conn(connection)); }

int cpostgres_socket(const cpostgres_connection *connection) { return pq.PQsocket(conn(connection)); }

int cpostgres_server_version(const cpostgres_connection *connection) { return pq.PQserverVersion(conn(connection)); }

int cpostgres_backend(const cpostgres_connection *connection) { return pq.PQbackendPID(conn(connection)); }

bool cpostgres_is_idle(const cpostgres_connection *connection) {
  return pq.PQtransactionStatus(conn(connection)) == PQ_TRANSACTION_IDLE;
}

bool cpostgres_send_script(cpostgres_connection *connection, const char *script) {
  return pq.PQsendQuery(conn(connection), script);
}

bool cpostgres_enter_pipeline(cpostgres_connection *connection) { return pq.PQenterPipelineMode(conn(connection)); }

bool cpostgres_exit_pipeline(cpostgres_connection *connection) { return pq.PQexitPipelineMode(conn(connection)); }

bool cpostgres_send_sync(cpostgres_connection *connection) { return pq.PQpipelineSync(conn(connection)); }

bool cpostgres_send_prepare(
    cpostgres_connection *connection, const char *name, const char *statement, int count, const uint32_t *types) {
  return pq.PQsendPrepare(conn(connection), name, statement, count, types);
}

bool cpostgres_send_prepared(
    cpostgres_connection *connection, const char *name, int count, const char *const *values, const int *lengths,
    const int *formats) {
  return pq.PQsendQueryPrepared(conn(connection), name, count, values, lengths, formats, BINARY);
}

bool cpostgres_send_statement(
    cpostgres_connection *connection, const char *statement, int count, const uint32_t *types,
    const char *const *values, const int *lengths, const int *formats) {
  return pq.PQsendQueryParams(conn(connection), statement, count, types, values, lengths, formats, BINARY);
}

int cpostgres_flush(cpostgres_connection *connection) { return pq.PQflush(conn(connection)); }

int cpostgres_copy(cpostgres_connection *connection, const char *bytes, int length) {
  return pq.PQputCopyData(conn(connection), bytes, length);
}

int cpostgres_end_copy(cpostgres_connection *connection, const char *failure) {
  return pq.PQputCopyEnd(conn(connection), failure);
}

bool cpostgres_consume(cpostgres_connection *connection) {
  if (!pq.PQconsumeInput(conn(connection))) return false;
  // It reads 8 KiB at least, and TLS keeps the rest of its record, up to 16 KiB, where poll(2) does not see it.
  return !pq.PQsslInUse(conn(connection)) || pq.PQconsumeInput(conn(connection));
}

bool cpostgres_is_busy(cpostgres_connection *connection) { return pq.PQisBusy(conn(connection)); }

cpostgres_result *cpostgres_next_result(cpostgres_connection *connection) {
  return (cpostgres_result *)pq.PQgetResult(conn(connection));
}

bool cpostgres_next_notification(cpostgres_connection *connection, char **channel, char **payload) {
  struct pgNotify *next = pq.PQnotifies(conn(connection));
  if (next == NULL) return false;
  const struct pq_notification *notification = (const struct pq_notification *)next;
  *channel = strdup(notification->relname);
  *payload = strdup(notification->extra);
  pq.PQfreemem(next);
  return true;
}

cpostgres_kind cpostgres_result_kind(const cpostgres_result *result) {
  switch (pq.PQresultStatus(res(result))) {
    case PQ_EMPTY_QUERY:
    case PQ_COMMAND_OK: return CPOSTGRES_DONE;
    case PQ_TUPLES_OK: return CPOSTGRES_ROWS;
    case PQ_COPY_IN: return CPOSTGRES_COPY_IN;
    case PQ_COPY_OUT:
    case PQ_COPY_BOTH: return CPOSTGRES_COPY;
    case PQ_PIPELINE_SYNC: return CPOSTGRES_SYNC;
    case PQ_PIPELINE_SKIPPED: return CPOSTGRES_SKIPPED;
    default: return CPOSTGRES_ERROR;
  }
}

void cpostgres_clear(cpostgres_result *result) { pq.PQclear(res(result)); }

const char *cpostgres_error_field(const cpostgres_result *result, cpostgres_field field) {
  return pq.PQresultErrorField(res(result), field);
}

const char *cpostgres_error_message(const cpostgres_result *result) { return pq.PQresultErrorMessage(res(result)); }

const char *cpostgres_tag(const cpostgres_result *result) { return pq.PQcmdStatus(res(result)); }

const char *cpostgres_affected(const cpostgres_result *result) { return pq.PQcmdTuples(res(result)); }

int cpostgres_row_count(const cpostgres_result *result) { return pq.PQntuples(res(result)); }

int cpostgres_column_count(const cpostgres_result *result) { return pq.PQnfields(res(result)); }

const char *cpostgres_column_name(const cpostgres_result *result, int column) {
  return pq.PQfname(res(result), column);
}

uint32_t cpostgres_column_type(const cpostgres_result *result, int column) {
  return pq.PQftype(res(result), column);
}

bool cpostgres_is_binary(const cpostgres_result *result) { return pq.PQbinaryTuples(res(result)); }

bool cpostgres_is_null(const cpostgres_result *result, int row, int column) {
  return pq.PQgetisnull(res(result), row, column);
}

size_t cpostgres_length(const cpostgres_result *result, int row, int column) {
  int length = pq.PQgetlength(res(result), row, column);
  return length < 0 ? 0 : (size_t)length;
}

const uint8_t *cpostgres_value(const cpostgres_result *result, int row, int column) {
  return (const uint8_t *)pq.PQgetvalue(res(result), row, column);
}

cpostgres_cancel *cpostgres_make_cancel(cpostgres_connection *connection) {
  return (cpostgres_cancel *)pq.PQgetCancel(conn(connection));
}

bool cpostgres_cancel_command(cpostgres_cancel *cancel) {
  char message[CANCEL_MESSAGE_LENGTH];
  return pq.PQcancel((struct pg_cancel *)cancel, message, sizeof message);
}

void cpostgres_free_cancel(cpostgres_cancel *cancel) { pq.PQfreeCancel((struct pg_cancel *)cancel); }

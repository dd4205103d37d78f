// Wraps libpq, the client library of PostgreSQL, which is loaded on first use: nothing links to it.
//
// Nearly every function is the one of libpq with the same purpose, and its manual applies. Call `cpostgres_load` first:
// the others may only be called after it has returned true. A connection belongs to one thread at a time. It is
// non-blocking: no function waits for the server, apart from `cpostgres_cancel_command` and the resolver in `cpostgres_start`.
#ifndef CPOSTGRES_H
#define CPOSTGRES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cpostgres_connection cpostgres_connection;
typedef struct cpostgres_result cpostgres_result;
typedef struct cpostgres_cancel cpostgres_cancel;
typedef struct cpostgres_options cpostgres_options;

#define CPOSTGRES_LIBRARY "libpq.so.5"

/// Loads libpq from a file, once. Returns false if it is missing, or older than version 14. May be called on any thread.
bool cpostgres_load(const char *file);

// The address.

/// Parses a URI or `key=value` text. Returns NULL if its syntax is wrong, or memory is out.
cpostgres_options *cpostgres_parse(const char *address);

/// The value of an option in the address, percent-decoded; NULL if it is not in the address.
const char *cpostgres_option(const cpostgres_options *options, const char *name);

void cpostgres_free_options(cpostgres_options *options);

// Connecting.

typedef enum cpostgres_progress {
  CPOSTGRES_FAILED,
  CPOSTGRES_WAIT_TO_READ,
  CPOSTGRES_WAIT_TO_WRITE,
  CPOSTGRES_CONNECTED,
} cpostgres_progress;

/// Starts a connection; notices of the server are ignored on it. The arrays end with NULL; a `dbname` may be an address,
/// and later parameters replace those in it. Returns NULL if memory is out; check `cpostgres_is_bad`.
cpostgres_connection *cpostgres_start(const char *const *names, const char *const *values);

/// Continues a connection. Before the first call, wait to write. The socket may be another one after each call.
cpostgres_progress cpostgres_continue(cpostgres_connection *connection);

void cpostgres_finish(cpostgres_connection *connection);

bool cpostgres_is_bad(const cpostgres_connection *connection);

/// Whether the server asked for a password, and there was none.
bool cpostgres_needs_password(const cpostgres_connection *connection);

/// The last error of the connection. Errors of the server contain their SQLSTATE.
const char *cpostgres_message(const cpostgres_connection *connection);

int cpostgres_socket(const cpostgres_connection *connection);
int cpostgres_server_version(const cpostgres_connection *connection);
int cpostgres_backend(const cpostgres_connection *connection);

/// Whether no transaction is open, and no command runs.
bool cpostgres_is_idle(const cpostgres_connection *connection);

// Sending. The functions return false on failure; see `cpostgres_message`.

/// Sends a script of statements without parameters.
bool cpostgres_send_script(cpostgres_connection *connection, const char *script);

bool cpostgres_enter_pipeline(cpostgres_connection *connection);
bool cpostgres_exit_pipeline(cpostgres_connection *connection);
bool cpostgres_send_sync(cpostgres_connection *connection);

/// Prepares a statement whose parameters have types by number; 0 for what the server finds.
bool cpostgres_send_prepare(
    cpostgres_connection *connection, const char *name, const char *statement, int count, const uint32_t *types);

/// Runs a prepared statement. Values and results are binary; a value that is NULL is null.
bool cpostgres_send_prepared(
    cpostgres_connection *connection, const char *name, int count, const char *const *values, const int *lengths,
    const int *formats);

/// Runs a statement, in the same way.
bool cpostgres_send_statement(
    cpostgres_connection *connection, const char *statement, int count, const uint32_t *types,
    const char *const *values, const int *lengths, const int *formats);

/// Writes what is queued. Returns 0 if all is written, 1 if not yet, and -1 on failure.
int cpostgres_flush(cpostgres_connection *connection);

/// Sends bytes of a COPY. Returns 1 if they are queued, 0 if they are not yet, and -1 on failure.
int cpostgres_copy(cpostgres_connection *connection, const char *bytes, int length);

/// Ends a COPY, with an error unless `failure` is NULL. Returns as `cpostgres_copy`.
int cpostgres_end_copy(cpostgres_connection *connection, const char *failure);

// Receiving.

/// Reads what has arrived. Returns false if the connection is lost.
bool cpostgres_consume(cpostgres_connection *connection);

/// Whether `cpostgres_next_result` would wait.
bool cpostgres_is_busy(cpostgres_connection *connection);

/// The next result, or NULL at the end of those of a command. Free it with `cpostgres_clear`.
cpostgres_result *cpostgres_next_result(cpostgres_connection *connection);

/// Takes the next notification; false if there is none. Free both texts with `free`.
bool cpostgres_next_notification(cpostgres_connection *connection, char **channel, char **payload);

typedef enum cpostgres_kind {
  /// A command without rows, or an empty one, has succeeded.
  CPOSTGRES_DONE,
  CPOSTGRES_ROWS,
  CPOSTGRES_COPY_IN,
  /// Another kind of COPY.
  CPOSTGRES_COPY,
  CPOSTGRES_SYNC,
  /// A command of a pipeline did not run, because an earlier one has failed.
  CPOSTGRES_SKIPPED,
  CPOSTGRES_ERROR,
} cpostgres_kind;

cpostgres_kind cpostgres_result_kind(const cpostgres_result *result);
void cpostgres_clear(cpostgres_result *result);

typedef enum cpostgres_field {
  /// `ERROR`, `FATAL` or `PANIC`, in English.
  CPOSTGRES_SEVERITY = 'V',
  CPOSTGRES_STATE = 'C',
  CPOSTGRES_PRIMARY = 'M',
} cpostgres_field;

/// A field of an error; NULL if it has none.
const char *cpostgres_error_field(const cpostgres_result *result, cpostgres_field field);
const char *cpostgres_error_message(const cpostgres_result *result);

/// What was done, such as `COMMIT` or `INSERT 0 1`.
const char *cpostgres_tag(const cpostgres_result *result);

/// The number of rows that the command returned or changed, as text; empty for other commands.
const char *cpostgres_affected(const cpostgres_result *result);

int cpostgres_row_count(const cpostgres_result *result);
int cpostgres_column_count(const cpostgres_result *result);
const char *cpostgres_column_name(const cpostgres_result *result, int column);
uint32_t cpostgres_column_type(const cpostgres_result *result, int column);

/// Whether the server expects a COPY in the binary format.
bool cpostgres_is_binary(const cpostgres_result *result);

bool cpostgres_is_null(const cpostgres_result *result, int row, int column);
size_t cpostgres_length(const cpostgres_result *result, int row, int column);
const uint8_t *cpostgres_value(const cpostgres_result *result, int row, int column);

// Cancelling.

/// What cancels commands of the connection, from any thread; NULL if memory is out.
cpostgres_cancel *cpostgres_make_cancel(cpostgres_connection *connection);

/// Asks the server to cancel the command that runs. Waits for the server.
bool cpostgres_cancel_command(cpostgres_cancel *cancel);

void cpostgres_free_cancel(cpostgres_cancel *cancel);

#ifdef __cplusplus
}
#endif

#endif

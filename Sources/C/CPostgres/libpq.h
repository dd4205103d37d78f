// The parts of libpq that are used, declared here because its headers need not be installed. They are part of its binary
// interface and never change; `checks.c` compares them with the header if it is installed.
#ifndef CPOSTGRES_LIBPQ_H
#define CPOSTGRES_LIBPQ_H

struct pg_conn;
struct pg_result;
struct pg_cancel;
struct _PQconninfoOption;
struct pgNotify;

enum pq_number {
  PQ_CONNECTION_OK = 0,
  PQ_CONNECTION_BAD = 1,

  PQ_POLLING_FAILED = 0,
  PQ_POLLING_READING = 1,
  PQ_POLLING_WRITING = 2,
  PQ_POLLING_OK = 3,

  PQ_EMPTY_QUERY = 0,
  PQ_COMMAND_OK = 1,
  PQ_TUPLES_OK = 2,
  PQ_COPY_OUT = 3,
  PQ_COPY_IN = 4,
  PQ_COPY_BOTH = 8,
  PQ_PIPELINE_SYNC = 10,
  PQ_PIPELINE_SKIPPED = 11,

  PQ_TRANSACTION_IDLE = 0,
  PQ_VERBOSE = 2,
};

/// What a `struct _PQconninfoOption` has.
struct pq_option {
  char *keyword, *envvar, *compiled, *val, *label, *dispchar;
  int dispsize;
};

/// What a `struct pgNotify` has.
struct pq_notification {
  char *relname;
  int be_pid;
  char *extra;
};

typedef void (*pq_notice_receiver)(void *, const struct pg_result *);

/// Every function of libpq that is used: its result, its name and its parameters.
#define PQ_FUNCTIONS(F) \
  F(struct _PQconninfoOption *, PQconninfoParse, (const char *, char **)) \
  F(void, PQconninfoFree, (struct _PQconninfoOption *)) \
  F(void, PQfreemem, (void *)) \
  F(struct pg_conn *, PQconnectStartParams, (const char *const *, const char *const *, int)) \
  F(unsigned, PQconnectPoll, (struct pg_conn *)) \
  F(void, PQfinish, (struct pg_conn *)) \
  F(unsigned, PQstatus, (const struct pg_conn *)) \
  F(unsigned, PQtransactionStatus, (const struct pg_conn *)) \
  F(int, PQconnectionNeedsPassword, (const struct pg_conn *)) \
  F(char *, PQerrorMessage, (const struct pg_conn *)) \
  F(int, PQsocket, (const struct pg_conn *)) \
  F(int, PQserverVersion, (const struct pg_conn *)) \
  F(int, PQbackendPID, (const struct pg_conn *)) \
  F(int, PQsslInUse, (struct pg_conn *)) \
  F(int, PQsetnonblocking, (struct pg_conn *, int)) \
  F(unsigned, PQsetErrorVerbosity, (struct pg_conn *, unsigned)) \
  F(pq_notice_receiver, PQsetNoticeReceiver, (struct pg_conn *, pq_notice_receiver, void *)) \
  F(int, PQsendQuery, (struct pg_conn *, const char *)) \
  F(int, PQsendQueryParams, \
    (struct pg_conn *, const char *, int, const unsigned *, const char *const *, const int *, const int *, int)) \
  F(int, PQsendPrepare, (struct pg_conn *, const char *, const char *, int, const unsigned *)) \
  F(int, PQsendQueryPrepared, \
    (struct pg_conn *, const char *, int, const char *const *, const int *, const int *, int)) \
  F(int, PQenterPipelineMode, (struct pg_conn *)) \
  F(int, PQexitPipelineMode, (struct pg_conn *)) \
  F(int, PQpipelineSync, (struct pg_conn *)) \
  F(int, PQflush, (struct pg_conn *)) \
  F(int, PQputCopyData, (struct pg_conn *, const char *, int)) \
  F(int, PQputCopyEnd, (struct pg_conn *, const char *)) \
  F(int, PQconsumeInput, (struct pg_conn *)) \
  F(int, PQisBusy, (struct pg_conn *)) \
  F(struct pg_result *, PQgetResult, (struct pg_conn *)) \
  F(struct pgNotify *, PQnotifies, (struct pg_conn *)) \
  F(unsigned, PQresultStatus, (const struct pg_result *)) \
  F(void, PQclear, (struct pg_result *)) \
  F(char *, PQresultErrorField, (const struct pg_result *, int)) \
  F(char *, PQresultErrorMessage, (const struct pg_result *)) \
  F(char *, PQcmdStatus, (struct pg_result *)) \
  F(char *, PQcmdTuples, (struct pg_result *)) \
  F(int, PQntuples, (const struct pg_result *)) \
  F(int, PQnfields, (const struct pg_result *)) \
  F(char *, PQfname, (const struct pg_result *, int)) \
  F(unsigned, PQftype, (const struct pg_result *, int)) \
  F(int, PQbinaryTuples, (const struct pg_result *)) \
  F(int, PQgetisnull, (const struct pg_result *, int, int)) \
  F(int, PQgetlength, (const struct pg_result *, int, int)) \
  F(char *, PQgetvalue, (const struct pg_result *, int, int)) \
  F(struct pg_cancel *, PQgetCancel, (struct pg_conn *)) \
  F(int, PQcancel, (struct pg_cancel *, char *, int)) \
  F(void, PQfreeCancel, (struct pg_cancel *))

#define PQ_MEMBER(result, name, parameters) result(*name) parameters;

struct pq_library {
  PQ_FUNCTIONS(PQ_MEMBER)
};

/// The functions, once `cpostgres_load` has returned true.
extern struct pq_library pq;

#endif

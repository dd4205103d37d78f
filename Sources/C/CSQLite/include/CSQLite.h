// Functions of SQLite that Swift cannot call, because they are variadic.
#ifndef CSQLITE_H
#define CSQLITE_H

/// Makes the last connection to a database close without a checkpoint of the write-ahead log, which takes two
/// fsync(2): the log stays, and the next connection reads it. `connection` is a `sqlite3 *`. Returns 0 or SQLite's
/// error.
int csqlite_keep_log(void *connection);

#endif

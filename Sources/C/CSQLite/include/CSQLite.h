// Calls of SQLite that Swift cannot make, as they take any number of arguments.
#ifndef CSQLITE_H
#define CSQLITE_H

/// Lets the last connection to a database close without bringing the write-ahead log into the database, which takes two
/// fsync(2): the log stays, and is read by whoever opens the database next. `connection` is a `sqlite3 *`. Returns 0 or
/// SQLite's error.
int csqlite_keep_log(void *connection);

#endif

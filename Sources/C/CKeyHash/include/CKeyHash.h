#ifndef CKEYHASH_H
#define CKEYHASH_H

#include <stdbool.h>
#include <stddef.h>

/// Hashes `key` with the system's SHA-256 crypt and a new salt, as crypt(5) writes it.
///
/// `text` has room for `capacity` bytes; 128 are enough. Returns false if the system has no random bytes or lacks the
/// hash.
bool ckeyhash_make(const char *key, char *text, size_t capacity);

/// Whether `text` is a hash of `key`. Takes the same time for all of them.
bool ckeyhash_matches(const char *key, const char *text);

#endif

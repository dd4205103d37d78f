// Wraps libxml2, which is loaded when something is first parsed: nothing links to it.
//
// Its parsers are used as sources of events, without a tree, so that the caller limits what is kept. Nothing but the
// given bytes is read: no external entities, no DTDs, no network; entities that a document declares are unknown. No
// function keeps state between calls, apart from the library, which stays loaded. All may be called on any thread.
#ifndef CMARKUP_H
#define CMARKUP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether libxml2 is installed.
bool cmarkup_is_available(void);

typedef enum cmarkup_status {
  CMARKUP_OK = 0,
  CMARKUP_MISSING_LIBRARY,
  /// A callback returned false.
  CMARKUP_STOPPED,
  /// A tag or a comment has more words than `word_limit`, or several have so many that they would take minutes: each
  /// attribute is compared with all before it.
  CMARKUP_TOO_MANY_WORDS,
  /// This machine does not support the character encoding.
  CMARKUP_UNKNOWN_ENCODING,
  CMARKUP_FAILED,
} cmarkup_status;

/// The events of a document. Callbacks run on the caller's thread, with `context`, and return false to stop.
typedef struct cmarkup_events {
  void *context;
  /// A start tag. `attributes` is NULL, or alternating names and values, terminated by NULL; a value may be NULL.
  bool (*start)(void *context, const char *name, const char *const *attributes);
  /// An end tag of the innermost element. Elements that are still open at the end of the bytes may have none.
  bool (*end)(void *context);
  /// Text, in pieces.
  bool (*text)(void *context, const char *bytes, size_t length);
} cmarkup_events;

/// Parses HTML or XML in UTF-8 without a NUL. The library repairs errors.
///
/// `word_limit` limits blanks, quotes, slashes and equals signs between two events, and so the attributes of a tag.
/// `has_errors` is set if something was repaired, as in most HTML.
cmarkup_status cmarkup_parse(
    bool is_html, const uint8_t *bytes, size_t length, size_t word_limit, const cmarkup_events *events,
    bool *has_errors);

/// The character of an HTML 4 entity (`eacute`); 0 for an unknown name, and without libxml2.
uint32_t cmarkup_entity(const char *name);

/// UTF-8 bytes; release them with `free`.
typedef struct cmarkup_text {
  uint8_t *bytes;
  size_t length;
  /// How many bytes of the source were invalid in the encoding, or NUL, and were replaced by U+FFFD.
  size_t replaced;
} cmarkup_text;

/// Converts bytes of a character encoding, by its name in iconv, to UTF-8.
cmarkup_status cmarkup_decode(const char *encoding, const uint8_t *bytes, size_t length, cmarkup_text *text);

#ifdef __cplusplus
}
#endif

#endif

// A fence over libxml2, which is looked for when something is first parsed: nothing links to it, and a program that
// parses nothing never loads it.
//
// Its parsers are used as sources of events, without a tree: what is kept, and how much, is the caller's choice.
// Nothing but the given bytes is read: no external entities, no DTDs, no network; entities that a document declares
// itself are unknown. No function keeps state between calls, apart from the library, which stays loaded. All may be
// called on any thread.
#ifndef CMARKUP_H
#define CMARKUP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether libxml2 is there.
bool cmarkup_is_available(void);

/// How a call ended.
typedef enum cmarkup_status {
  CMARKUP_OK = 0,
  /// libxml2 is not installed.
  CMARKUP_MISSING_LIBRARY,
  /// An event asked for no more.
  CMARKUP_STOPPED,
  /// A tag or a comment has more words than `word_limit`, or several have so many that they would cost minutes: each
  /// attribute is compared with all before it.
  CMARKUP_TOO_MANY_WORDS,
  /// The character encoding is not known to this machine.
  CMARKUP_UNKNOWN_ENCODING,
  /// Memory ran out.
  CMARKUP_FAILED,
} cmarkup_status;

/// What a document is made of. Callbacks run on the caller's thread, with `context`; false asks for no more.
typedef struct cmarkup_events {
  void *context;
  /// An element begins. `attributes` is NULL, or names and values by turns, NULL after the last; a value may be NULL.
  bool (*start)(void *context, const char *name, const char *const *attributes);
  /// The innermost element ends. Those that are open where the bytes end may end without a call.
  bool (*end)(void *context);
  /// Characters, in pieces.
  bool (*text)(void *context, const char *bytes, size_t length);
} cmarkup_events;

/// Parses HTML, or XML, of UTF-8 without a NUL. What is wrong with it is mended as the library sees fit.
///
/// `word_limit` bounds blanks, quotes, slashes and equals signs between two events, and so the attributes of a tag.
/// `has_errors` is set where something was mended; HTML's seldom is without.
cmarkup_status cmarkup_parse(
    bool is_html, const uint8_t *bytes, size_t length, size_t word_limit, const cmarkup_events *events,
    bool *has_errors);

/// The character that a name of HTML 4 stands for (`eacute`); 0 for one that is none, and without libxml2.
uint32_t cmarkup_entity(const char *name);

/// Bytes in UTF-8; released with `free`.
typedef struct cmarkup_text {
  uint8_t *bytes;
  size_t length;
  /// How many bytes of the source were no text of the encoding, or NUL, and stand as U+FFFD.
  size_t replaced;
} cmarkup_text;

/// Reads bytes of a character encoding by its name in iconv, as UTF-8.
cmarkup_status cmarkup_decode(const char *encoding, const uint8_t *bytes, size_t length, cmarkup_text *text);

#ifdef __cplusplus
}
#endif

#endif

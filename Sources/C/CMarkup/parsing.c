#include <limits.h>
#include <string.h>

#include "include/CMarkup.h"
#include "libxml2.h"

/// The limit of attribute comparisons in a document: a fraction of a second.
static const uint64_t work_limit = 50000000;

struct parsing {
  const cmarkup_events *events;
  const uint8_t *rest;
  size_t length, word_limit;
  /// The words in the bytes since the last event.
  size_t words;
  uint64_t work;
  cmarkup_status status;
  bool has_errors;
};

static bool ends_word(uint8_t byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r') || byte == '/' || byte == '"' || byte == '\'' || byte == '=';
}

/// The library reads some thousand bytes ahead of what it parses. Ending the bytes stops it.
static int read_bytes(void *context, char *buffer, int size) {
  struct parsing *parsing = context;
  if (parsing->status == CMARKUP_OK && parsing->words > parsing->word_limit) parsing->status = CMARKUP_TOO_MANY_WORDS;
  if (parsing->status != CMARKUP_OK || size <= 0) return 0;
  size_t count = parsing->length < (size_t)size ? parsing->length : (size_t)size;
  // At most one chunk of the library, so that words are counted before there are too many.
  if (count > 4096) count = 4096;
  for (size_t index = 0; index < count; index++) parsing->words += ends_word(parsing->rest[index]);
  memcpy(buffer, parsing->rest, count);
  parsing->rest += count;
  parsing->length -= count;
  return (int)count;
}

static int close_bytes(void *context) {
  (void)context;
  return 0;
}

static void note(struct parsing *parsing, bool goes_on) {
  parsing->words = 0;
  if (!goes_on && parsing->status == CMARKUP_OK) parsing->status = CMARKUP_STOPPED;
}

static void start_element(void *context, const unsigned char *name, const unsigned char **attributes) {
  struct parsing *parsing = context;
  size_t count = 0;
  while (attributes != NULL && attributes[count] != NULL) count += 2;
  // Duplicates are left out, but were compared as well.
  parsing->work += (uint64_t)(count / 2) * (count / 2 > parsing->words ? count / 2 : parsing->words);
  if (parsing->work > work_limit && parsing->status == CMARKUP_OK) parsing->status = CMARKUP_TOO_MANY_WORDS;
  if (parsing->status != CMARKUP_OK) return;
  note(parsing, parsing->events->start(
                    parsing->events->context, (const char *)name, (const char *const *)attributes));
}

static void end_element(void *context, const unsigned char *name) {
  struct parsing *parsing = context;
  (void)name;
  if (parsing->status == CMARKUP_OK) note(parsing, parsing->events->end(parsing->events->context));
}

static void characters(void *context, const unsigned char *bytes, int length) {
  struct parsing *parsing = context;
  if (parsing->status != CMARKUP_OK || length <= 0) return;
  note(parsing, parsing->events->text(parsing->events->context, (const char *)bytes, (size_t)length));
}

static void comment(void *context, const unsigned char *bytes) {
  (void)bytes;
  note(context, true);
}

static void error(void *context, const char *message, ...) {
  (void)message;
  ((struct parsing *)context)->has_errors = true;
}

static void install(struct markup_parser *parser, struct parsing *parsing) {
  // Without SAX2's magic number in `initialized`, the library calls the SAX1 callbacks.
  *parser->handler = (struct markup_handler){
      .start_element = start_element,
      .end_element = end_element,
      .characters = characters,
      .ignorable_whitespace = characters,
      .cdata_block = characters,
      .comment = comment,
      .error = error,
      .initialized = 1,
  };
  parser->context = parsing;
}

cmarkup_status cmarkup_parse(
    bool is_html, const uint8_t *bytes, size_t length, size_t word_limit, const cmarkup_events *events,
    bool *has_errors) {
  *has_errors = false;
  const struct markup_library *library = markup_library();
  if (library == NULL) return CMARKUP_MISSING_LIBRARY;
  struct markup_parser *parser = is_html ? library->htmlNewParserCtxt() : library->xmlNewParserCtxt();
  if (parser == NULL) return CMARKUP_FAILED;
  struct parsing parsing = {.events = events, .rest = bytes, .length = length, .word_limit = word_limit};
  install(parser, &parsing);
  int options = OPTION_RECOVER | OPTION_NO_WARNINGS | OPTION_NO_NETWORK | OPTION_IGNORE_ENCODING;
  // There is a document if entities are declared.
  void *document = (is_html ? library->htmlCtxtReadIO : library->xmlCtxtReadIO)(
      parser, read_bytes, close_bytes, &parsing, NULL, "UTF-8", options);
  if (document != NULL) library->xmlFreeDoc(document);
  library->xmlFreeParserCtxt(parser);
  *has_errors = parsing.has_errors;
  return parsing.status;
}

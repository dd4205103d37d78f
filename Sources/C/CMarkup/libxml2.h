// The parts of libxml2 that are used, declared here because its headers need not be installed. Orders and numbers are
// part of its binary interface, the same in all versions since 2.7; if one of them were wrong, every test of a parsed
// page would fail.
#ifndef CMARKUP_LIBXML2_H
#define CMARKUP_LIBXML2_H

#include <stddef.h>

enum markup_option {
  OPTION_RECOVER = 1 << 0,
  OPTION_NO_WARNINGS = 1 << 6,
  OPTION_NO_NETWORK = 1 << 11,
  OPTION_IGNORE_ENCODING = 1 << 21,
};

typedef void (*markup_unused)(void);

/// The library's table of callbacks, with SAX1's element callbacks: names as written.
struct markup_handler {
  markup_unused before[14];
  void (*start_element)(void *, const unsigned char *, const unsigned char **);
  void (*end_element)(void *, const unsigned char *);
  markup_unused reference;
  void (*characters)(void *, const unsigned char *, int);
  void (*ignorable_whitespace)(void *, const unsigned char *, int);
  markup_unused processing_instruction;
  void (*comment)(void *, const unsigned char *);
  markup_unused warning;
  void (*error)(void *, const char *, ...);
  markup_unused fatal_error, parameter_entity;
  void (*cdata_block)(void *, const unsigned char *, int);
  markup_unused external_subset;
  unsigned int initialized;
  void *own;
  markup_unused start_with_namespace, end_with_namespace, structured_error;
};

/// The start of a parser's state. The rest belongs to the library.
struct markup_parser {
  struct markup_handler *handler;
  void *context;
};

typedef int (*markup_read)(void *, char *, int);
typedef int (*markup_close)(void *);

/// An HTML 4 entity. The rest belongs to the library.
struct markup_entity {
  unsigned int value;
};

struct markup_library {
  void (*xmlInitParser)(void);
  void *(*htmlNewParserCtxt)(void);
  void *(*xmlNewParserCtxt)(void);
  void *(*htmlCtxtReadIO)(void *, markup_read, markup_close, void *, const char *, const char *, int);
  void *(*xmlCtxtReadIO)(void *, markup_read, markup_close, void *, const char *, const char *, int);
  void (*xmlFreeParserCtxt)(void *);
  void (*xmlFreeDoc)(void *);
  const struct markup_entity *(*htmlEntityLookup)(const unsigned char *);
};

/// The functions; NULL if the library is missing. Loaded once.
const struct markup_library *markup_library(void);

#endif

#include "libxml2.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

#include "include/CMarkup.h"

static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct markup_library functions;
static bool is_there;

// All functions must exist; `all` stays true only if they do.
#define FIND(name) (*(void **)&functions.name = dlsym(library, #name), all = all && functions.name != NULL)

static void load(void) {
  void *library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
  // From 2.14 on.
  if (library == NULL) library = dlopen("libxml2.so.16", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  bool all = true;
  FIND(xmlInitParser);
  FIND(htmlNewParserCtxt);
  FIND(xmlNewParserCtxt);
  FIND(htmlCtxtReadIO);
  FIND(xmlCtxtReadIO);
  FIND(xmlFreeParserCtxt);
  FIND(xmlFreeDoc);
  FIND(htmlEntityLookup);
  if (all) functions.xmlInitParser();
  is_there = all;
}

const struct markup_library *markup_library(void) {
  pthread_once(&once, load);
  return is_there ? &functions : NULL;
}

bool cmarkup_is_available(void) { return markup_library() != NULL; }

uint32_t cmarkup_entity(const char *name) {
  const struct markup_library *library = markup_library();
  const struct markup_entity *entity = library ? library->htmlEntityLookup((const unsigned char *)name) : NULL;
  return entity ? entity->value : 0;
}

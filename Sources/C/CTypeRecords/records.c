#include "CTypeRecords.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// What Swift's runtime knows of each program and library that is loaded (its MetadataSections.h, version 0 and later; Swift
// Testing finds tests in the same way).
typedef struct {
  uintptr_t start;
  size_t length;
} section_range;
typedef struct {
  uintptr_t version;
  const void *base_address;
  const void *unused[2];
  section_range protocols;
  section_range protocol_conformances;
} metadata_sections;

extern void swift_enumerateAllMetadataSections(bool (*body)(const metadata_sections *, void *), void *context)
    __attribute__((weak));

// Swift's ABI documents the records in docs/ABI/TypeMetadata.rst: fields of 32 bits, in which references are offsets from
// the field.
enum conformance_field { PROTOCOL = 0, TYPE = 1, FLAGS = 3 };
enum descriptor_field { KIND = 0, NAME = 2, METADATA_ACCESSOR = 3 };
enum type_reference { DIRECT = 0, INDIRECT = 1 };
enum { TYPE_REFERENCE_SHIFT = 3, TYPE_REFERENCE_MASK = 7, FIRST_TYPE_KIND = 16, KIND_MASK = 0x1F, IS_GENERIC = 0x80 };

typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;
typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t request);

static const void *target(const int32_t *field) { return *field == 0 ? NULL : (const char *)field + *field; }

/// The target of a reference whose lowest bit says that it leads to a pointer.
static const void *indirectable_target(const int32_t *field) {
  if (*field == 0) return NULL;
  const void *place = (const char *)field + (*field & ~1);
  return *field & 1 ? *(const void *const *)place : place;
}

static const int32_t *type_of(const int32_t *conformance) {
  const void *type = target(conformance + TYPE);
  switch ((uint32_t)conformance[FLAGS] >> TYPE_REFERENCE_SHIFT & TYPE_REFERENCE_MASK) {
  case DIRECT: return type;
  case INDIRECT: return type == NULL ? NULL : *(const void *const *)type;
  default: return NULL;
  }
}

typedef struct {
  const char *protocol;
  void *context;
  void (*visit)(void *context, const void *type);
} search;

static void visit(const int32_t *record, const search *search) {
  const int32_t *conformance = target(record);
  if (conformance == NULL) return;
  const int32_t *conforming_to = indirectable_target(conformance + PROTOCOL);
  const char *name = conforming_to == NULL ? NULL : target(conforming_to + NAME);
  if (name == NULL || strcmp(name, search->protocol) != 0) return;
  const int32_t *type = type_of(conformance);
  if (type == NULL || (type[KIND] & KIND_MASK) < FIRST_TYPE_KIND || type[KIND] & IS_GENERIC) return;
  const metadata_accessor access = (metadata_accessor)target(type + METADATA_ACCESSOR);
  if (access != NULL) search->visit(search->context, access(0).metadata);
}

static bool visit_all(const metadata_sections *sections, void *context) {
  const int32_t *record = (const int32_t *)sections->protocol_conformances.start;
  const size_t count = sections->protocol_conformances.length / sizeof *record;
  for (size_t index = 0; index < count; index++) visit(record + index, context);
  return true;
}

void ctyperecords_visit(const char *protocol, void *context, void (*visit)(void *context, const void *type)) {
  search search = {protocol, context, visit};
  if (swift_enumerateAllMetadataSections != NULL) swift_enumerateAllMetadataSections(visit_all, &search);
}

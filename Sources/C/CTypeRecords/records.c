#include "CTypeRecords.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The section of the program itself. Swift's ABI documents its records in docs/ABI/TypeMetadata.rst: fields of 32 bits,
// in which references are offsets from the field.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

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

void ctyperecords_visit(const char *protocol, void *context, void (*visit)(void *context, const void *type)) {
  const int32_t *record = __start_swift5_protocol_conformances;
  for (; record < __stop_swift5_protocol_conformances; record++) {
    const int32_t *conformance = target(record);
    if (conformance == NULL) continue;
    const int32_t *conforming_to = indirectable_target(conformance + PROTOCOL);
    const char *name = conforming_to == NULL ? NULL : target(conforming_to + NAME);
    if (name == NULL || strcmp(name, protocol) != 0) continue;
    const int32_t *type = type_of(conformance);
    if (type == NULL || (type[KIND] & KIND_MASK) < FIRST_TYPE_KIND || type[KIND] & IS_GENERIC) continue;
    const metadata_accessor access = (metadata_accessor)target(type + METADATA_ACCESSOR);
    if (access != NULL) visit(context, access(0).metadata);
  }
}

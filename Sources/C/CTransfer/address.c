#include <stdlib.h>
#include <string.h>

#include "include/CTransfer.h"
#include "libcurl.h"

/// False if the part is missing, or too long for the buffer.
static bool take_part(
    const struct transfer_library *library, void *parts, enum transfer_part part, char *text, size_t length) {
  char *found = NULL;
  if (library->curl_url_get(parts, part, &found, 0) != 0 || found == NULL) return false;
  size_t count = strlen(found);
  bool fits = count < length;
  for (size_t index = 0; fits && index <= count; index++) {
    char letter = found[index];
    text[index] = letter >= 'A' && letter <= 'Z' ? (char)(letter + ('a' - 'A')) : letter;
  }
  library->curl_free(found);
  return fits;
}

static bool take_whole(const struct transfer_library *library, void *parts, char **text) {
  char *found = NULL;
  if (library->curl_url_get(parts, PART_URL, &found, 0) != 0 || found == NULL) return false;
  *text = strdup(found);
  library->curl_free(found);
  return *text != NULL;
}

ctransfer_status ctransfer_read(const char *base, const char *text, ctransfer_address *address) {
  memset(address, 0, sizeof *address);
  const struct transfer_library *library = transfer_library();
  if (library == NULL) return CTRANSFER_MISSING_LIBRARY;
  void *parts = library->curl_url();
  if (parts == NULL) return CTRANSFER_FAILED;
  const unsigned int flags = PART_FLAG_ANY_SCHEME | PART_FLAG_ENCODE;
  // The second URL is resolved against the first.
  bool is_well = (base == NULL || library->curl_url_set(parts, PART_URL, base, flags) == 0) &&
                 library->curl_url_set(parts, PART_URL, text, flags) == 0 &&
                 take_part(library, parts, PART_SCHEME, address->scheme, CTRANSFER_SCHEME_LENGTH) &&
                 take_whole(library, parts, &address->url);
  if (is_well && !take_part(library, parts, PART_HOST, address->host, CTRANSFER_HOST_LENGTH)) address->host[0] = 0;
  library->curl_url_cleanup(parts);
  return is_well ? CTRANSFER_OK : CTRANSFER_BAD_ADDRESS;
}

void ctransfer_release(ctransfer_address *address) {
  free(address->url);
  address->url = NULL;
}

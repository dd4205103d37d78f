#include <errno.h>
#include <iconv.h>
#include <stdlib.h>
#include <string.h>

#include "include/CMarkup.h"

static const char replacement[] = "\xEF\xBF\xBD";
enum { REPLACEMENT_LENGTH = 3 };

struct output {
  cmarkup_text *text;
  size_t capacity;
};

/// Makes room for `count` more bytes.
static bool make_room(struct output *output, size_t count) {
  size_t needed = output->text->length + count;
  if (needed <= output->capacity) return true;
  size_t capacity = needed + needed / 2 + 64;
  uint8_t *bytes = realloc(output->text->bytes, capacity);
  if (bytes == NULL) return false;
  output->text->bytes = bytes;
  output->capacity = capacity;
  return true;
}

static bool replace(struct output *output) {
  if (!make_room(output, REPLACEMENT_LENGTH)) return false;
  memcpy(output->text->bytes + output->text->length, replacement, REPLACEMENT_LENGTH);
  output->text->length += REPLACEMENT_LENGTH;
  output->text->replaced += 1;
  return true;
}

/// Converts until the bytes are invalid or all are converted.
static bool convert(iconv_t converter, char **rest, size_t *count, struct output *output, int *fault) {
  while (true) {
    if (!make_room(output, *count + 16)) return false;
    char *place = (char *)output->text->bytes + output->text->length;
    size_t room = output->capacity - output->text->length;
    size_t outcome = iconv(converter, rest, count, &place, &room);
    *fault = outcome == (size_t)-1 ? errno : 0;
    output->text->length = (size_t)(place - (char *)output->text->bytes);
    if (*fault != E2BIG) return true;
    if (!make_room(output, output->capacity)) return false;
  }
}

static bool replace_zeros(struct output *output) {
  cmarkup_text *text = output->text;
  size_t zeros = 0;
  for (size_t index = 0; index < text->length; index++) zeros += text->bytes[index] == 0;
  if (zeros == 0) return true;
  if (!make_room(output, zeros * (REPLACEMENT_LENGTH - 1))) return false;
  // From the end, where there is room.
  size_t target = text->length + zeros * (REPLACEMENT_LENGTH - 1);
  size_t source = text->length;
  text->length = target;
  text->replaced += zeros;
  while (source > 0) {
    uint8_t byte = text->bytes[--source];
    if (byte != 0) {
      text->bytes[--target] = byte;
    } else {
      target -= REPLACEMENT_LENGTH;
      memcpy(text->bytes + target, replacement, REPLACEMENT_LENGTH);
    }
  }
  return true;
}

cmarkup_status cmarkup_decode(const char *encoding, const uint8_t *bytes, size_t length, cmarkup_text *text) {
  *text = (cmarkup_text){NULL, 0, 0};
  iconv_t converter = iconv_open("UTF-8", encoding);
  if (converter == (iconv_t)-1) return CMARKUP_UNKNOWN_ENCODING;
  struct output output = {text, 0};
  char *rest = (char *)bytes;
  bool is_well = true;
  while (is_well && length > 0) {
    int fault = 0;
    is_well = convert(converter, &rest, &length, &output, &fault);
    if (!is_well || fault == 0) break;
    is_well = replace(&output);
    // Truncated within a character: the rest belongs to it.
    if (fault == EINVAL) break;
    rest += 1;
    length -= 1;
  }
  iconv_close(converter);
  is_well = is_well && replace_zeros(&output);
  if (is_well) return CMARKUP_OK;
  free(text->bytes);
  *text = (cmarkup_text){NULL, 0, 0};
  return CMARKUP_FAILED;
}

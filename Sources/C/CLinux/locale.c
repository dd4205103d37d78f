#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "CLinux.h"

// Whether `text` starts with `least` to `most` letters or digits, which are skipped.
static bool skip_word(const char **text, int least, int most) {
  int count = 0;
  while (isalnum((unsigned char)**text)) {
    *text += 1;
    count += 1;
  }
  return count >= least && count <= most;
}

bool clinux_is_locale(const char *text) {
  enum { longest = 63 };
  if (strlen(text) > longest) return false;
  if (*text == 0 || strcmp(text, "C") == 0 || strncmp(text, "C.", 2) == 0) return true;
  // language[_TERRITORY][.codeset][@modifier], as in setlocale(3); scripts and variants as in BCP 47.
  if (!skip_word(&text, 2, 8)) return false;
  while (*text == '_' || *text == '-') {
    text += 1;
    if (!skip_word(&text, 1, 8)) return false;
  }
  return *text == 0 || *text == '.' || *text == '@';
}

// Before any Swift code runs: ICU copies the process's locale into a buffer of fixed size, and crashes if it is not a
// valid locale.
__attribute__((constructor)) static void repair_locale(void) {
  static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index += 1) {
    const char *value = getenv(names[index]);
    // The locale that setlocale(3) would use.
    if (value != NULL && !clinux_is_locale(value)) setenv(names[index], "C", 1);
  }
}

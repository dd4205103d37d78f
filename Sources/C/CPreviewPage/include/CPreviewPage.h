// The files of the preview's page, inside the program.
#ifndef CPREVIEWPAGE_H
#define CPREVIEWPAGE_H

#include <stddef.h>
#include <stdint.h>

/// A file, which exists as long as the program.
typedef struct {
  const char *_Nonnull name;
  const uint8_t *_Nonnull bytes;
  size_t count;
} CPreviewFile;

/// The number of files.
size_t cpreviewpage_count(void);
CPreviewFile cpreviewpage_file(size_t index);

/// Docs/Diagnostics.md.
CPreviewFile cpreviewpage_diagnostics(void);

#endif

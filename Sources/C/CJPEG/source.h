// Where libjpeg reads from: bytes in memory, which end where they end.
#ifndef CJPEG_SOURCE_H
#define CJPEG_SOURCE_H

#include "failure.h"

#pragma GCC visibility push(hidden)

/// `manager` comes first, so that libjpeg's pointer to it is a pointer to the whole.
struct cjpeg_source {
  struct jpeg_source_mgr manager;
  const uint8_t *bytes;
  /// What follows `bytes`, at a marker; NULL unless set.
  const uint8_t *next;
  size_t next_length;
  /// The TIFF structure of the first Exif segment; length 0 until one is met.
  size_t exif_offset, exif_length;
  /// The first XMP packet, in the same way.
  size_t xmp_offset, xmp_length;
};

/// Makes `info` read `bytes`. Unlike libjpeg's own source, the end of the bytes is an error: libjpeg would pretend that
/// an end marker follows and fill the rest of the picture with grey.
void cjpeg_source_attach(j_decompress_ptr info, struct cjpeg_source *source, const uint8_t *bytes, size_t length);

#pragma GCC visibility pop

#endif

// A source of libjpeg: bytes in memory.
#ifndef CJPEG_SOURCE_H
#define CJPEG_SOURCE_H

#include "failure.h"

#pragma GCC visibility push(hidden)

/// `manager` is first, so that libjpeg's pointer to it is a pointer to the struct.
struct cjpeg_source {
  struct jpeg_source_mgr manager;
  const uint8_t *bytes;
  /// The bytes after `bytes`, at a marker; NULL by default.
  const uint8_t *next;
  size_t next_length;
  /// The TIFF structure of the first Exif segment; length 0 until it is found.
  size_t exif_offset, exif_length;
  /// The first XMP packet, likewise.
  size_t xmp_offset, xmp_length;
};

/// Makes `info` read `bytes`. Unlike in libjpeg's own source, the end of the bytes is an error: libjpeg would insert
/// an end marker and fill the rest of the picture with grey.
void cjpeg_source_attach(j_decompress_ptr info, struct cjpeg_source *source, const uint8_t *bytes, size_t length);

#pragma GCC visibility pop

#endif

#include "source.h"

#include <string.h>

static void start(j_decompress_ptr info) { (void)info; }

_Noreturn static void fail_at_end(j_decompress_ptr info) {
  cjpeg_fail((j_common_ptr)info, CJPEG_TRUNCATED, "the bytes end before the end marker");
}

static boolean go_on(j_decompress_ptr info) {
  struct cjpeg_source *source = (struct cjpeg_source *)info->src;
  if (source->next == NULL || source->next_length == 0) fail_at_end(info);
  source->manager.next_input_byte = source->next;
  source->manager.bytes_in_buffer = source->next_length;
  source->next = NULL;
  return TRUE;
}

static void skip(j_decompress_ptr info, long count) {
  struct jpeg_source_mgr *manager = info->src;
  if (count <= 0) return;
  if ((size_t)count > manager->bytes_in_buffer) fail_at_end(info);
  manager->next_input_byte += count;
  manager->bytes_in_buffer -= (size_t)count;
}

static void stop(j_decompress_ptr info) { (void)info; }

/// Notes where an Exif segment lies instead of copying it, and skips every APP1 segment (XMP uses the same marker).
static boolean note_exif(j_decompress_ptr info) {
  static const char signature[6] = "Exif\0";
  struct cjpeg_source *source = (struct cjpeg_source *)info->src;
  struct jpeg_source_mgr *manager = &source->manager;
  if (manager->bytes_in_buffer < 2) fail_at_end(info);
  const uint8_t *segment = manager->next_input_byte;
  size_t length = (size_t)segment[0] << 8 | segment[1];
  if (length < 2) cjpeg_fail((j_common_ptr)info, CJPEG_CORRUPT, "an APP1 segment is shorter than its own length field");
  skip(info, (long)length);
  size_t header = 2 + sizeof signature;
  if (source->exif_length == 0 && length > header && memcmp(segment + 2, signature, sizeof signature) == 0) {
    source->exif_offset = (size_t)(segment - source->bytes) + header;
    source->exif_length = length - header;
  }
  return TRUE;
}

void cjpeg_source_attach(j_decompress_ptr info, struct cjpeg_source *source, const uint8_t *bytes, size_t length) {
  memset(source, 0, sizeof *source);
  source->bytes = bytes;
  source->manager.next_input_byte = bytes;
  source->manager.bytes_in_buffer = length;
  source->manager.init_source = start;
  source->manager.fill_input_buffer = go_on;
  source->manager.skip_input_data = skip;
  source->manager.resync_to_restart = jpeg_resync_to_restart;
  source->manager.term_source = stop;
  info->src = &source->manager;
  jpeg_set_marker_processor(info, JPEG_APP0 + 1, note_exif);
}

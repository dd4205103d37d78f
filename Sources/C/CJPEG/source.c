#include "source.h"

#include <string.h>

static void start(j_decompress_ptr info) { (void)info; }

_Noreturn static void fail_at_end(j_decompress_ptr info) {
  cjpeg_fail((j_common_ptr)info, CJPEG_TRUNCATED, "the data end before the end marker");
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

/// Records the location of a segment's content, if it is the first one with the signature.
static void note(
    const uint8_t *segment, size_t length, const char *signature, size_t signature_length, size_t offset,
    size_t *noted_offset, size_t *noted_length) {
  size_t header = 2 + signature_length;
  if (*noted_length != 0 || length <= header || memcmp(segment + 2, signature, signature_length) != 0) return;
  *noted_offset = offset + header;
  *noted_length = length - header;
}

/// Records the locations of the first Exif and XMP segments instead of copying them, and skips every APP1 segment.
static boolean note_metadata(j_decompress_ptr info) {
  static const char exif[6] = "Exif\0", xmp[] = "http://ns.adobe.com/xap/1.0/";
  struct cjpeg_source *source = (struct cjpeg_source *)info->src;
  struct jpeg_source_mgr *manager = &source->manager;
  if (manager->bytes_in_buffer < 2) fail_at_end(info);
  const uint8_t *segment = manager->next_input_byte;
  size_t length = (size_t)segment[0] << 8 | segment[1];
  if (length < 2) cjpeg_fail((j_common_ptr)info, CJPEG_CORRUPT, "an APP1 segment is shorter than its own length field");
  skip(info, (long)length);
  size_t offset = (size_t)(segment - source->bytes);
  note(segment, length, exif, sizeof exif, offset, &source->exif_offset, &source->exif_length);
  note(segment, length, xmp, sizeof xmp, offset, &source->xmp_offset, &source->xmp_length);
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
  jpeg_set_marker_processor(info, JPEG_APP0 + 1, note_metadata);
}

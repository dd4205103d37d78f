#include <stdlib.h>
#include <string.h>

#include "failure.h"

struct encoding {
  struct jpeg_compress_struct info;
  struct cjpeg_failure failure;
  struct jpeg_destination_mgr destination;
  /// The bytes written so far. Not libjpeg's `jpeg_mem_dest`, which loses its buffer in an error jump.
  uint8_t *bytes;
  size_t capacity, length;
};

/// Doubles the buffer and sets libjpeg's position to the free half.
static void grow(struct encoding *encoding) {
  size_t capacity = encoding->capacity == 0 ? 64 << 10 : encoding->capacity * 2;
  uint8_t *bytes = realloc(encoding->bytes, capacity);
  if (bytes == NULL) {
    cjpeg_fail((j_common_ptr)&encoding->info, CJPEG_OUT_OF_MEMORY, "out of memory for the encoded bytes");
  }
  encoding->destination.next_output_byte = bytes + encoding->capacity;
  encoding->destination.free_in_buffer = capacity - encoding->capacity;
  encoding->bytes = bytes;
  encoding->capacity = capacity;
}

static void start(j_compress_ptr info) { grow(info->client_data); }

static boolean grow_when_full(j_compress_ptr info) {
  grow(info->client_data);
  return TRUE;
}

static void stop(j_compress_ptr info) {
  struct encoding *encoding = info->client_data;
  encoding->length = encoding->capacity - encoding->destination.free_in_buffer;
}

/// The only target of libjpeg's error jumps; see decode.c.
static cjpeg_status run(
    struct encoding *encoding, const uint8_t *pixels, uint32_t width, uint32_t height, int quality,
    bool halves_chroma, bool fits_tables) {
  if (setjmp(encoding->failure.escape) != 0) return encoding->failure.status;
  struct jpeg_compress_struct *info = &encoding->info;
  jpeg_create_compress(info);
  info->client_data = encoding;
  encoding->destination.init_destination = start;
  encoding->destination.empty_output_buffer = grow_when_full;
  encoding->destination.term_destination = stop;
  info->dest = &encoding->destination;
  info->image_width = width;
  info->image_height = height;
  info->input_components = 4;
  info->in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(info);
  jpeg_set_quality(info, quality, TRUE);
  info->optimize_coding = fits_tables;
  info->dct_method = JDCT_ISLOW;
  info->comp_info[0].h_samp_factor = halves_chroma ? 2 : 1;
  info->comp_info[0].v_samp_factor = halves_chroma ? 2 : 1;
  jpeg_start_compress(info, TRUE);
  size_t stride = (size_t)width * 4;
  while (info->next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(pixels + info->next_scanline * stride);
    jpeg_write_scanlines(info, &row, 1);
  }
  jpeg_finish_compress(info);
  return CJPEG_OK;
}

cjpeg_status cjpeg_encode(
    const uint8_t *pixels, uint32_t width, uint32_t height, int quality, bool halves_chroma, bool fits_tables,
    uint8_t **bytes, size_t *length, cjpeg_report *report) {
  struct encoding encoding;
  memset(&encoding, 0, sizeof encoding);
  encoding.info.err = cjpeg_failure_prepare(&encoding.failure, report);
  cjpeg_status status = run(&encoding, pixels, width, height, quality, halves_chroma, fits_tables);
  jpeg_destroy_compress(&encoding.info);
  if (status != CJPEG_OK) {
    free(encoding.bytes);
    encoding.bytes = NULL;
    encoding.length = 0;
  }
  *bytes = encoding.bytes;
  *length = encoding.length;
  return status;
}

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "scans.h"
#include "source.h"

/// Rows offered to libjpeg at a time; it fills up to one row of blocks.
enum { ROWS_PER_CALL = 16 };

struct decoding {
  struct jpeg_decompress_struct info;
  struct cjpeg_failure failure;
  struct cjpeg_source source;
  struct jpeg_progress_mgr progress;
  const cjpeg_limits *limits;
  const uint8_t *bytes;
  size_t length;
  /// NULL, or allocated for reading scans in parallel.
  struct cjpeg_scans *scans;
  /// True if that could not be started.
  bool is_second_attempt;
};

/// The destination of rows: all in `pixels`, or one after another to `take_row`.
struct canvas {
  uint32_t scale;
  bool keeps_inks;
  uint8_t *pixels;
  uint32_t width, height;
  cjpeg_take_row take_row;
  void *context;
};

static bool color_of(J_COLOR_SPACE space, cjpeg_color *color) {
  switch (space) {
  case JCS_GRAYSCALE: *color = CJPEG_GRAYSCALE; return true;
  case JCS_YCbCr: *color = CJPEG_YCBCR; return true;
  case JCS_RGB: *color = CJPEG_RGB; return true;
  case JCS_CMYK: *color = CJPEG_CMYK; return true;
  case JCS_YCCK: *color = CJPEG_YCCK; return true;
  default: return false;
  }
}

static bool is_too_large(const struct decoding *decoding) {
  const struct jpeg_decompress_struct *info = &decoding->info;
  const cjpeg_limits *limits = decoding->limits;
  return info->image_width > limits->maximum_side || info->image_height > limits->maximum_side
      || (uint64_t)info->image_width * info->image_height > limits->maximum_area;
}

/// Called by libjpeg while it reads a file with several scans.
static void count_scans(j_common_ptr info) {
  struct decoding *decoding = info->client_data;
  if (decoding->info.input_scan_number < 0) return;
  uint64_t scans = (uint64_t)decoding->info.input_scan_number;
  uint64_t area = (uint64_t)decoding->info.image_width * decoding->info.image_height;
  if (scans > decoding->limits->maximum_scans || scans * area > decoding->limits->maximum_scanned_area) {
    cjpeg_fail(info, CJPEG_TOO_MANY_SCANS, "");
  }
}

static void open_file(struct decoding *decoding) {
  struct jpeg_decompress_struct *info = &decoding->info;
  jpeg_create_decompress(info);
  info->client_data = decoding;
  size_t most = decoding->limits->maximum_working_bytes;
  // libjpeg treats 0 as "no limit".
  info->mem->max_memory_to_use = most == 0 ? 1 : most < LONG_MAX ? (long)most : LONG_MAX;
  decoding->progress.progress_monitor = count_scans;
  info->progress = &decoding->progress;
  cjpeg_source_attach(info, &decoding->source, decoding->bytes, decoding->length);
  jpeg_read_header(info, TRUE);
  if (is_too_large(decoding)) cjpeg_fail((j_common_ptr)info, CJPEG_TOO_LARGE, "the image exceeds the size limit");
}

static uint64_t coefficient_bytes(j_decompress_ptr info) {
  if (!jpeg_has_multiple_scans(info)) return 0;
  uint64_t blocks = 0;
  for (int i = 0; i < info->num_components; i++) {
    blocks += (uint64_t)info->comp_info[i].width_in_blocks * info->comp_info[i].height_in_blocks;
  }
  return blocks * sizeof(JBLOCK);
}

static void read_facts(struct decoding *decoding, cjpeg_header *header) {
  struct jpeg_decompress_struct *info = &decoding->info;
  header->width = info->image_width;
  header->height = info->image_height;
  header->components = (uint32_t)info->num_components;
  header->is_progressive = info->progressive_mode;
  header->coefficient_bytes = coefficient_bytes(info);
  header->exif_offset = decoding->source.exif_offset;
  header->exif_length = decoding->source.exif_length;
  header->xmp_offset = decoding->source.xmp_offset;
  header->xmp_length = decoding->source.xmp_length;
  if (!color_of(info->jpeg_color_space, &header->color)) {
    cjpeg_fail((j_common_ptr)info, CJPEG_UNSUPPORTED, "unknown color components");
  }
}

/// Makes 255 full ink in a row. `flip` is 0 if 255 is no ink.
static void straighten_inks(uint8_t *row, uint32_t width, uint8_t flip) {
  for (size_t i = 0; i < (size_t)width * 4; i++) row[i] ^= 255 ^ flip;
}

/// Converts a row of inks to blue, green, red, 255 in place. `flip` is 0 if 255 is already no ink.
static void convert_inks(uint8_t *row, uint32_t width, uint8_t flip) {
  for (uint32_t x = 0; x < width; x++) {
    uint8_t *pixel = row + (size_t)x * 4;
    uint32_t black = pixel[3] ^ flip;
    uint32_t red = (uint32_t)(pixel[0] ^ flip) * black, green = (uint32_t)(pixel[1] ^ flip) * black;
    uint32_t blue = (uint32_t)(pixel[2] ^ flip) * black;
    pixel[0] = (uint8_t)((blue + 127) / 255);
    pixel[1] = (uint8_t)((green + 127) / 255);
    pixel[2] = (uint8_t)((red + 127) / 255);
    pixel[3] = 255;
  }
}

/// Whether to read the scans in parallel. They are counted here, because nothing counts them later.
static bool are_read_apart(struct decoding *decoding) {
  const struct jpeg_decompress_struct *info = &decoding->info;
  const cjpeg_limits *limits = decoding->limits;
  uint64_t bytes = coefficient_bytes(&decoding->info);
  // Files above the limit are left to libjpeg, which refuses them.
  if (bytes <= limits->maximum_held_bytes || bytes > limits->maximum_working_bytes) return false;
  if (decoding->is_second_attempt || !info->progressive_mode) return false;
  decoding->scans = calloc(1, sizeof *decoding->scans);
  if (decoding->scans == NULL) return false;
  const struct cjpeg_script *script = &decoding->scans->script;
  if (!cjpeg_script_read(&decoding->scans->script, decoding->bytes, decoding->length)) return false;
  uint64_t area = (uint64_t)info->image_width * info->image_height;
  return script->count <= limits->maximum_scans && script->count * area <= limits->maximum_scanned_area;
}

/// Prepares reading rows: after all scans, or from scans that are read in parallel.
static void start_rows(struct decoding *decoding) {
  if (are_read_apart(decoding)) {
    decoding->failure.has_scans_apart = true;
    cjpeg_scans_start(decoding->scans, &decoding->info, decoding->bytes, decoding->length);
  } else {
    jpeg_start_decompress(&decoding->info);
  }
}

static void decode_rows(struct decoding *decoding, const struct canvas *canvas) {
  struct jpeg_decompress_struct *info = &decoding->info;
  bool is_four_inks = info->num_components == 4;
  void (*read_inks)(uint8_t *, uint32_t, uint8_t) = canvas->keeps_inks ? straighten_inks : convert_inks;
  info->out_color_space = is_four_inks ? JCS_CMYK : JCS_EXT_BGRA;
  info->scale_num = canvas->scale;
  info->scale_denom = 8;
  jpeg_calc_output_dimensions(info);
  if (info->output_width != canvas->width || info->output_height != canvas->height) {
    cjpeg_fail((j_common_ptr)info, CJPEG_BAD_CALL, "the buffer's size differs from the scaled image's");
  }
  start_rows(decoding);
  size_t stride = (size_t)canvas->width * 4;
  JSAMPARRAY buffer = NULL;
  if (canvas->pixels == NULL) {
    // Freed together with libjpeg's other memory.
    buffer = info->mem->alloc_sarray((j_common_ptr)info, JPOOL_IMAGE, canvas->width * 4, ROWS_PER_CALL);
  }
  while (info->output_scanline < info->output_height) {
    JSAMPROW rows[ROWS_PER_CALL];
    uint32_t first = info->output_scanline, left = info->output_height - first;
    uint32_t count = left < ROWS_PER_CALL ? left : ROWS_PER_CALL;
    for (uint32_t i = 0; i < count; i++) rows[i] = buffer != NULL ? buffer[i] : canvas->pixels + (first + i) * stride;
    uint32_t done = jpeg_read_scanlines(info, rows, count);
    for (uint32_t i = 0; i < done; i++) {
      if (is_four_inks) read_inks(rows[i], canvas->width, info->saw_Adobe_marker ? 0 : 255);
      if (buffer != NULL) canvas->take_row(canvas->context, rows[i]);
    }
  }
  if (decoding->failure.has_scans_apart) {
    cjpeg_scans_finish(decoding->scans);
  } else {
    jpeg_finish_decompress(info);
  }
}

/// The target of libjpeg's error jumps. Values needed afterwards are in the caller's frame, where the jump does not
/// affect them.
static cjpeg_status run(struct decoding *decoding, cjpeg_header *header, const struct canvas *canvas) {
  if (setjmp(decoding->failure.escape) != 0) {
    // A truncated or corrupt header that also claims too much is reported as too large, which is more useful.
    cjpeg_status status = decoding->failure.status;
    bool is_broken = status == CJPEG_TRUNCATED || status == CJPEG_CORRUPT || status == CJPEG_TOO_MANY_WARNINGS;
    return is_broken && is_too_large(decoding) ? CJPEG_TOO_LARGE : status;
  }
  open_file(decoding);
  if (header != NULL) read_facts(decoding, header);
  if (canvas != NULL) decode_rows(decoding, canvas);
  decoding->failure.report->width = decoding->info.image_width;
  decoding->failure.report->height = decoding->info.image_height;
  return CJPEG_OK;
}

/// Reads on after a failure, but only the scans before the failed one: the failure to report is the first one in the
/// file, whether the scans are read in parallel or not.
static cjpeg_status find_first_failure(struct decoding *decoding) {
  struct cjpeg_scans *scans = decoding->scans;
  // Every earlier failure returns here.
  (void)setjmp(decoding->failure.escape);
  scans->count = scans->current;
  while (cjpeg_scans_step(scans)) {}
  return decoding->failure.status;
}

static void close_file(struct decoding *decoding) {
  if (decoding->scans != NULL) cjpeg_scans_destroy(decoding->scans);
  free(decoding->scans);
  jpeg_destroy_decompress(&decoding->info);
}

static cjpeg_status decode_with(
    const uint8_t *bytes, size_t length, const cjpeg_limits *limits, cjpeg_header *header, const struct canvas *canvas,
    cjpeg_report *report) {
  for (bool is_second_attempt = false;; is_second_attempt = true) {
    struct decoding decoding = {
        .limits = limits, .bytes = bytes, .length = length, .is_second_attempt = is_second_attempt};
    decoding.info.err = cjpeg_failure_prepare(&decoding.failure, report);
    decoding.failure.maximum_warnings = limits->maximum_warnings;
    cjpeg_status status = run(&decoding, header, canvas);
    bool is_apart = decoding.failure.has_scans_apart;
    bool has_started = is_apart && decoding.scans->is_running;
    if (status != CJPEG_OK && has_started) status = find_first_failure(&decoding);
    close_file(&decoding);
    // If the file prevents reading scans in parallel, libjpeg reports the row of the error.
    if (status == CJPEG_OK || !is_apart || has_started) return status;
  }
}

cjpeg_status cjpeg_read_header(
    const uint8_t *bytes, size_t length, const cjpeg_limits *limits, cjpeg_header *header, cjpeg_report *report) {
  memset(header, 0, sizeof *header);
  return decode_with(bytes, length, limits, header, NULL, report);
}

static cjpeg_status decode_onto(
    const struct canvas *canvas, const uint8_t *bytes, size_t length, const cjpeg_limits *limits,
    cjpeg_report *report) {
  if (canvas->scale < 1 || canvas->scale > 8 || (canvas->pixels == NULL && canvas->take_row == NULL)) {
    memset(report, 0, sizeof *report);
    snprintf(report->message, sizeof report->message, "the scale is not between 1 and 8, or there is no buffer");
    return CJPEG_BAD_CALL;
  }
  return decode_with(bytes, length, limits, NULL, canvas, report);
}

cjpeg_status cjpeg_decode(
    const uint8_t *bytes, size_t length, const cjpeg_limits *limits, uint32_t scale, bool keeps_inks, uint8_t *pixels,
    uint32_t width, uint32_t height, cjpeg_report *report) {
  struct canvas canvas = {
      .scale = scale, .keeps_inks = keeps_inks, .pixels = pixels, .width = width, .height = height};
  return decode_onto(&canvas, bytes, length, limits, report);
}

cjpeg_status cjpeg_decode_rows(
    const uint8_t *bytes, size_t length, const cjpeg_limits *limits, uint32_t scale, bool keeps_inks, uint32_t width,
    uint32_t height, cjpeg_take_row take_row, void *context, cjpeg_report *report) {
  struct canvas canvas = {
      .scale = scale, .keeps_inks = keeps_inks, .width = width, .height = height, .take_row = take_row,
      .context = context};
  return decode_onto(&canvas, bytes, length, limits, report);
}

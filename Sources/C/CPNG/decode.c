#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CPNG.h"

/// Everything that libpng's callbacks use. It is outside of the frames that they jump over.
typedef struct {
  const uint8_t *bytes;
  size_t left;
  cpng_header header;
  cpng_limits limits;
  uint8_t *pixels;
  /// Bytes from one row of `pixels` to the next; 0 if they share one.
  size_t stride;
  cpng_take_row take_row;
  void *context;
  png_structp png;
  png_infop info;
  cpng_report report;
} session;

static void read_bytes(png_structp png, png_bytep into, size_t count) {
  session *session = png_get_io_ptr(png);
  if (count > session->left) {
    session->report.status = cpng_status_truncated;
    png_error(png, "unexpected end of file");
  }
  memcpy(into, session->bytes, count);
  session->bytes += count;
  session->left -= count;
}

static png_voidp allocate(png_structp png, png_alloc_size_t count) {
  session *session = png_get_mem_ptr(png);
  void *memory = malloc(count);
  if (!memory) session->report.status = cpng_status_out_of_memory;
  return memory;
}

static void release(png_structp png, png_voidp memory) {
  (void)png;
  free(memory);
}

static void on_error(png_structp png, png_const_charp message) {
  session *session = png_get_error_ptr(png);
  if (session->report.status == cpng_status_ok) session->report.status = cpng_status_corrupt;
  snprintf(session->report.failure, sizeof session->report.failure, "%s", message);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  session *session = png_get_error_ptr(png);
  session->report.warning_count += 1;
  if (session->report.warning_count > session->limits.maximum_warnings) {
    session->report.status = cpng_status_too_many_warnings;
    png_error(png, "");
  }
  if (session->report.warning[0] != 0) return;
  snprintf(session->report.warning, sizeof session->report.warning, "%s", message);
  // libpng has no code for it.
  session->report.is_chunk_too_large = strstr(message, "chunk data is too large") != NULL;
}

/// Converts all formats to 8-bit blue, green, red, alpha.
static void set_transformations(session *session) {
  png_structp png = session->png;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
}

static void read_rows(session *session) {
  int passes = png_set_interlace_handling(session->png);
  size_t row_bytes = (size_t)session->header.width * 4;
  png_read_update_info(session->png, session->info);
  if (png_get_rowbytes(session->png, session->info) != row_bytes) png_error(session->png, "rows of an unexpected size");
  if (passes > 1 && session->stride == 0) png_error(session->png, "interlaced, unlike its header");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < session->header.height; y++) {
      session->report.row = y;
      uint8_t *row = session->pixels + y * session->stride;
      png_read_row(session->png, row, NULL);
      // Later passes build on the pixels of earlier ones, so these must not change until the last one.
      if (pass == passes - 1) session->take_row(session->context, row);
    }
  }
  session->report.row = session->header.height;
}

static void read_picture(session *session) {
  png_structp png = session->png;
  png_set_read_fn(png, session, read_bytes);
  // Profiles, texts and the like are not used, so their errors and sizes are ignored.
  static const char unused[][5] = {"iCCP", "gAMA", "cHRM", "sRGB", "sBIT", "bKGD", "hIST", "pHYs", "sPLT", "tEXt",
                                   "zTXt", "iTXt", "tIME", "eXIf", "oFFs", "pCAL", "sCAL"};
  png_set_keep_unknown_chunks(
    png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep)unused, (int)(sizeof unused / sizeof *unused));
  // The caller has checked the size; libpng's own limit would only hide that.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(png, session->limits.maximum_chunk_bytes);
  png_read_info(png, session->info);
  if (png_get_image_width(png, session->info) != session->header.width
    || png_get_image_height(png, session->info) != session->header.height) {
    png_error(png, "a second IHDR with a different size");
  }
  set_transformations(session);
  read_rows(session);
  png_read_end(png, NULL);
}

/// The target of error jumps. It has no variables of its own, so that none can be lost in a jump.
static void read_picture_fenced(session *session) {
  if (setjmp(png_jmpbuf(session->png)) == 0) read_picture(session);
}

static void read_with(session *session) {
  session->png = png_create_read_struct_2(
    PNG_LIBPNG_VER_STRING, session, on_error, on_warning, session, allocate, release);
  session->info = session->png ? png_create_info_struct(session->png) : NULL;
  if (session->info) {
    read_picture_fenced(session);
  } else {
    session->report.status = cpng_status_out_of_memory;
  }
  png_destroy_read_struct(&session->png, &session->info, NULL);
}

cpng_report cpng_decode(
  const uint8_t *bytes, size_t count, cpng_header header, cpng_limits limits, uint8_t *pixels, cpng_take_row take_row,
  void *context) {
  session session = {
    .bytes = bytes, .left = count, .header = header, .limits = limits, .take_row = take_row, .context = context};
  uint8_t *row = pixels ? NULL : malloc((size_t)header.width * 4);
  session.pixels = pixels ? pixels : row;
  session.stride = pixels ? (size_t)header.width * 4 : 0;
  if (session.pixels) {
    read_with(&session);
  } else {
    session.report.status = cpng_status_out_of_memory;
  }
  free(row);
  return session.report;
}

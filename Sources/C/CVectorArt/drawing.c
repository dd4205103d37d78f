#include <pthread.h>
#include <string.h>

#include "include/CVectorArt.h"
#include "libraries.h"

/// Poppler keeps fonts and settings for the whole process.
static pthread_mutex_t pdf_lock = PTHREAD_MUTEX_INITIALIZER;

static cvectorart_status fail(
    const struct cvectorart_common *common, struct glib_error *error, cvectorart_status status, char *message) {
  if (error != NULL) {
    strncpy(message, error->message != NULL ? error->message : "", CVECTORART_MESSAGE_LENGTH - 1);
    message[CVECTORART_MESSAGE_LENGTH - 1] = 0;
    common->g_error_free(error);
  }
  return status;
}

struct canvas {
  const struct cvectorart_common *common;
  void *surface, *cairo;
};

static bool open_canvas(
    struct canvas *canvas, const struct cvectorart_common *common, uint8_t *pixels, int32_t width, int32_t height) {
  canvas->common = common;
  canvas->surface = common->cairo_image_surface_create_for_data(pixels, 0, width, height, width * 4);
  canvas->cairo = common->cairo_create(canvas->surface);
  return common->cairo_surface_status(canvas->surface) == 0 && common->cairo_status(canvas->cairo) == 0;
}

static bool close_canvas(struct canvas *canvas) {
  bool is_well = canvas->common->cairo_status(canvas->cairo) == 0;
  canvas->common->cairo_surface_flush(canvas->surface);
  canvas->common->cairo_destroy(canvas->cairo);
  canvas->common->cairo_surface_destroy(canvas->surface);
  return is_well;
}

static bool svg_size(const struct cvectorart_svg *svg, void *handle, double *width, double *height) {
  if (svg->rsvg_handle_get_intrinsic_size_in_pixels(handle, width, height)) return true;
  int has_width = 0, has_height = 0, has_box = 0;
  struct rsvg_length side[2] = {{0, 0}, {0, 0}};
  struct rsvg_rectangle box = {0, 0, 0, 0};
  svg->rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &side[0], &has_height, &side[1], &has_box, &box);
  *width = box.width;
  *height = box.height;
  return has_box != 0;
}

static cvectorart_status use_svg(
    const uint8_t *bytes, size_t length, double *width, double *height, uint8_t *pixels, int32_t columns, int32_t rows,
    char *message) {
  const struct cvectorart_svg *svg = cvectorart_svg_functions();
  if (svg == NULL) return CVECTORART_MISSING_LIBRARY;
  struct glib_error *error = NULL;
  void *handle = svg->rsvg_handle_new_from_data(bytes, length, &error);
  if (handle == NULL) return fail(&svg->common, error, CVECTORART_UNREADABLE, message);
  // CSS pixels, of which a point of print is 4/3.
  svg->rsvg_handle_set_dpi(handle, 96);
  cvectorart_status status = svg_size(svg, handle, width, height) ? CVECTORART_OK : CVECTORART_NO_SIZE;
  if (status == CVECTORART_OK && pixels != NULL) {
    struct canvas canvas;
    status = CVECTORART_FAILED;
    if (open_canvas(&canvas, &svg->common, pixels, columns, rows)) {
      // A drawing keeps its aspect ratio in its viewport; a frame with another one stretches it, like an image.
      svg->common.cairo_scale(canvas.cairo, columns / *width, rows / *height);
      struct rsvg_rectangle whole = {0, 0, *width, *height};
      status = svg->rsvg_handle_render_document(handle, canvas.cairo, &whole, &error)
                   ? CVECTORART_OK
                   : fail(&svg->common, error, CVECTORART_UNREADABLE, message);
    }
    if (!close_canvas(&canvas) && status == CVECTORART_OK) status = CVECTORART_FAILED;
  }
  svg->common.g_object_unref(handle);
  return status;
}

static cvectorart_status use_page(
    const struct cvectorart_pdf *pdf, void *page, double *width, double *height, uint8_t *pixels, int32_t columns,
    int32_t rows) {
  pdf->poppler_page_get_size(page, width, height);
  if (!(*width > 0 && *height > 0)) return CVECTORART_NO_SIZE;
  if (pixels == NULL) return CVECTORART_OK;
  struct canvas canvas;
  bool is_well = open_canvas(&canvas, &pdf->common, pixels, columns, rows);
  if (is_well) {
    pdf->common.cairo_scale(canvas.cairo, columns / *width, rows / *height);
    pdf->poppler_page_render(page, canvas.cairo);
  }
  return close_canvas(&canvas) && is_well ? CVECTORART_OK : CVECTORART_FAILED;
}

static cvectorart_status use_pdf(
    const uint8_t *bytes, size_t length, double *width, double *height, uint8_t *pixels, int32_t columns, int32_t rows,
    char *message) {
  const struct cvectorart_pdf *pdf = cvectorart_pdf_functions();
  if (pdf == NULL) return CVECTORART_MISSING_LIBRARY;
  struct glib_error *error = NULL;
  cvectorart_status status = CVECTORART_UNREADABLE;
  pthread_mutex_lock(&pdf_lock);
  void *copy = pdf->g_bytes_new(bytes, length);
  void *document = pdf->poppler_document_new_from_bytes(copy, NULL, &error);
  if (document == NULL) {
    fail(&pdf->common, error, status, message);
  } else {
    void *page = pdf->poppler_document_get_page(document, 0);
    if (page != NULL) {
      status = use_page(pdf, page, width, height, pixels, columns, rows);
      pdf->common.g_object_unref(page);
    }
    pdf->common.g_object_unref(document);
  }
  pdf->g_bytes_unref(copy);
  pthread_mutex_unlock(&pdf_lock);
  return status;
}

static cvectorart_status use(
    cvectorart_format format, const uint8_t *bytes, size_t length, double *width, double *height, uint8_t *pixels,
    int32_t columns, int32_t rows, char *message) {
  *width = *height = 0;
  message[0] = 0;
  cvectorart_status status =
      format == CVECTORART_SVG ? use_svg(bytes, length, width, height, pixels, columns, rows, message)
                               : use_pdf(bytes, length, width, height, pixels, columns, rows, message);
  // Also refuses NaN.
  if (status == CVECTORART_OK && !(*width > 0 && *height > 0)) return CVECTORART_NO_SIZE;
  return status;
}

cvectorart_status cvectorart_size(
    cvectorart_format format, const uint8_t *bytes, size_t length, double *width, double *height, char *message) {
  return use(format, bytes, length, width, height, NULL, 0, 0, message);
}

cvectorart_status cvectorart_draw(
    cvectorart_format format, const uint8_t *bytes, size_t length, uint8_t *pixels, int32_t width, int32_t height,
    char *message) {
  double points[2];
  return use(format, bytes, length, &points[0], &points[1], pixels, width, height, message);
}

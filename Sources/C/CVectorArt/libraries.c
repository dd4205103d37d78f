#include "libraries.h"

#include <dlfcn.h>
#include <pthread.h>

static pthread_once_t svg_once = PTHREAD_ONCE_INIT, pdf_once = PTHREAD_ONCE_INIT;
static struct cvectorart_svg svg;
static struct cvectorart_pdf pdf;
static bool has_svg, has_pdf;

// All functions must exist; `all` stays true only if they do. The search includes a library's own dependencies.
#define FIND(table, name) (*(void **)&(table)->name = dlsym(library, #name), all = all && (table)->name != NULL)

static bool find_common(void *library, struct cvectorart_common *common) {
  bool all = true;
  FIND(common, cairo_image_surface_create_for_data);
  FIND(common, cairo_surface_status);
  FIND(common, cairo_surface_flush);
  FIND(common, cairo_surface_destroy);
  FIND(common, cairo_create);
  FIND(common, cairo_status);
  FIND(common, cairo_scale);
  FIND(common, cairo_destroy);
  FIND(common, g_object_unref);
  FIND(common, g_error_free);
  return all;
}

static void load_svg(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  bool all = find_common(library, &svg.common);
  FIND(&svg, rsvg_handle_new_from_data);
  FIND(&svg, rsvg_handle_set_dpi);
  FIND(&svg, rsvg_handle_get_intrinsic_size_in_pixels);
  FIND(&svg, rsvg_handle_get_intrinsic_dimensions);
  FIND(&svg, rsvg_handle_render_document);
  has_svg = all;
}

static void load_pdf(void) {
  void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  bool all = find_common(library, &pdf.common);
  FIND(&pdf, g_bytes_new);
  FIND(&pdf, g_bytes_unref);
  FIND(&pdf, poppler_document_new_from_bytes);
  FIND(&pdf, poppler_document_get_page);
  FIND(&pdf, poppler_page_get_size);
  FIND(&pdf, poppler_page_render);
  has_pdf = all;
}

const struct cvectorart_svg *cvectorart_svg_functions(void) {
  pthread_once(&svg_once, load_svg);
  return has_svg ? &svg : NULL;
}

const struct cvectorart_pdf *cvectorart_pdf_functions(void) {
  pthread_once(&pdf_once, load_pdf);
  return has_pdf ? &pdf : NULL;
}

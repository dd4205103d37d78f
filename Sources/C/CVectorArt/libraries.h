// The parts of librsvg, poppler-glib, GLib and Cairo that are used, declared here because their headers need not be
// installed.
#ifndef CVECTORART_LIBRARIES_H
#define CVECTORART_LIBRARIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct glib_error {
  uint32_t domain;
  int code;
  char *message;
};

struct rsvg_rectangle {
  double x, y, width, height;
};

/// A number and a unit, of which 1 is pixels.
struct rsvg_length {
  double length;
  int unit;
};

/// Cairo and GLib, as linked by the libraries above.
struct cvectorart_common {
  void *(*cairo_image_surface_create_for_data)(unsigned char *, int, int, int, int);
  int (*cairo_surface_status)(void *);
  void (*cairo_surface_flush)(void *);
  void (*cairo_surface_destroy)(void *);
  void *(*cairo_create)(void *);
  int (*cairo_status)(void *);
  void (*cairo_scale)(void *, double, double);
  void (*cairo_destroy)(void *);
  void (*g_object_unref)(void *);
  void (*g_error_free)(struct glib_error *);
};

struct cvectorart_svg {
  struct cvectorart_common common;
  void *(*rsvg_handle_new_from_data)(const uint8_t *, size_t, struct glib_error **);
  void (*rsvg_handle_set_dpi)(void *, double);
  int (*rsvg_handle_get_intrinsic_size_in_pixels)(void *, double *, double *);
  void (*rsvg_handle_get_intrinsic_dimensions)(
      void *, int *, struct rsvg_length *, int *, struct rsvg_length *, int *, struct rsvg_rectangle *);
  int (*rsvg_handle_render_document)(void *, void *, const struct rsvg_rectangle *, struct glib_error **);
};

struct cvectorart_pdf {
  struct cvectorart_common common;
  void *(*g_bytes_new)(const void *, size_t);
  void (*g_bytes_unref)(void *);
  void *(*poppler_document_new_from_bytes)(void *, const char *, struct glib_error **);
  void *(*poppler_document_get_page)(void *, int);
  void (*poppler_page_get_size)(void *, double *, double *);
  void (*poppler_page_render)(void *, void *);
};

/// The functions; NULL if the library is missing. Loaded once.
const struct cvectorart_svg *cvectorart_svg_functions(void);
const struct cvectorart_pdf *cvectorart_pdf_functions(void);

#endif

// The C libraries that draw and lay out text, as one module. Defines only what Swift cannot express.
#ifndef ALMANAC_CCAIRO_SHIM_H
#define ALMANAC_CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <glib.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Bit-fields of PangoLogAttr, read in C so that the compiler determines their layout.
static inline gboolean almanac_log_attr_is_line_break(const PangoLogAttr *attribute) {
  return attribute->is_line_break;
}

#endif

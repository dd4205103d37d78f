"""The scene of Benchmarks/cold-start with pycairo and Pango: pycairo.py SCENE.json COVER OUTPUT"""
import json
import sys

import cairo
import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
gi.require_version("GdkPixbuf", "2.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GdkPixbuf, Pango, PangoCairo  # noqa: E402



def prepare(scene, cover):
    """The cover as it is drawn."""
    return GdkPixbuf.Pixbuf.new_from_file_at_size(cover, 276, 414)


def rounded(context, x, y, width, height, radius):
    context.new_path()
    context.arc(x + width - radius, y + radius, radius, -1.5708, 0)
    context.arc(x + width - radius, y + height - radius, radius, 0, 1.5708)
    context.arc(x + radius, y + height - radius, radius, 1.5708, 3.1416)
    context.arc(x + radius, y + radius, radius, 3.1416, 4.7124)
    context.close_path()


def draw(cover, scene, output):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, *scene["pixels"])
    context = cairo.Context(surface)
    context.scale(3, 3)
    sky = cairo.LinearGradient(0, 0, 0, 170)
    sky.add_color_stop_rgb(0, 0, 0, 0.5)
    sky.add_color_stop_rgb(1, 0, 0.4, 1)
    context.set_source(sky)
    context.paint()
    for x, y, radius, opacity in scene["stars"]:
        context.set_source_rgba(1, 1, 1, opacity)
        context.arc(x, y, radius, 0, 6.2832)
        context.fill()
    context.save()
    rounded(context, 16, 16, 92, 138, 8)
    context.clip()
    context.translate(16, 16)
    context.scale(92 / cover.get_width(), 138 / cover.get_height())
    Gdk.cairo_set_source_pixbuf(context, cover, 0, 0)
    context.paint()
    context.restore()
    for text, font, y, opacity in scene["texts"]:
        layout = PangoCairo.create_layout(context)
        layout.set_font_description(Pango.FontDescription(f"Inter {font}px"))
        layout.set_text(text, -1)
        layout.set_width(224 * Pango.SCALE)
        context.set_source_rgba(1, 1, 1, opacity)
        context.move_to(124, y)
        PangoCairo.show_layout(context, layout)
    for width, color in ((224, (1, 1, 1, 0.2)), (224 * scene["progress"], (1, 0.7, 0.28, 1))):
        rounded(context, 124, 134, width, 6, 3)
        context.set_source_rgba(*color)
        context.fill()
    surface.write_to_png(output)


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        read = json.load(file)
    draw(prepare(read, sys.argv[2]), read, sys.argv[3])

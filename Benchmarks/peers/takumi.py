"""The scene of Benchmarks/cold-start with Takumi, by pytakumi: takumi.py SCENE.json COVER OUTPUT"""
import json
import sys

from pytakumi import Renderer

FONTS = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
WEIGHTS = {"Regular": 400, "SemiBold": 600}
STYLE = """
div, img { position: absolute }
.sky { left: 0; top: 0; width: 364px; height: 170px; background: linear-gradient(#000080, #0066ff) }
.star { border-radius: 50%; background: #fff }
.text { left: 124px; width: 224px; color: #fff; font-family: Inter }
img { left: 16px; top: 16px; width: 92px; height: 138px; border-radius: 8px; object-fit: cover }
.bar { left: 124px; top: 134px; height: 6px; border-radius: 3px }
"""


def page(scene):
    stars = "".join(
        f'<div class="star" style="left:{x - r:.2f}px;top:{y - r:.2f}px;width:{2 * r}px;height:{2 * r}px;opacity:{opacity}">'
        "</div>"
        for x, y, r, opacity in scene["stars"])
    texts = "".join(
        f'<div class="text" style="top:{y}px;font-size:{font.split()[-1]}px;line-height:1.25;opacity:{opacity};'
        f'font-weight:{600 if font.startswith("Semi") else 400}">{text}</div>'
        for text, font, y, opacity in scene["texts"])
    return (
        f'<div class="sky">{stars}<img src="cover">{texts}'
        '<div class="bar" style="width:224px;background:rgba(255,255,255,.2)"></div>'
        f'<div class="bar" style="width:{224 * scene["progress"]:.2f}px;background:#ffb347"></div></div>')


def prepare(scene, cover):
    """A renderer with the fonts, which keeps glyphs and the scaled cover of what it has drawn, and the cover's file."""
    renderer = Renderer()
    for name, weight in WEIGHTS.items():
        with open(FONTS.format(name), "rb") as file:
            renderer.register_font(file.read(), name="Inter", weight=weight)
    with open(cover, "rb") as file:
        return renderer, file.read()


def draw(kept, scene, output):
    renderer, cover = kept
    width, height = scene["pixels"]
    png = renderer.render_html(
        page(scene), width=width, height=height, device_pixel_ratio=3, stylesheets=[STYLE], images={"cover": cover})
    with open(output, "wb") as file:
        file.write(png)


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        read = json.load(file)
    draw(prepare(read, sys.argv[2]), read, sys.argv[3])

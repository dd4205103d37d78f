"""The scene of Benchmarks/cold-start with Pillow: pillow.py SCENE.json COVER OUTPUT"""
import json
import sys

from PIL import Image, ImageDraw, ImageFont

FONTS = "/usr/share/fonts/opentype/inter/Inter-{}.otf"


def prepare(scene, cover):
    """The fonts, by their descriptions, and the cover as it is drawn."""
    faces = {}
    for _, font, _, _ in scene["texts"]:
        weight = "SemiBold" if font.startswith("Semi") else "Regular"
        faces[font] = ImageFont.truetype(FONTS.format(weight), 3 * int(font.split()[-1]))
    picture = Image.open(cover)
    picture.draft("RGB", (276, 414))
    return faces, picture.resize((276, 414))


def draw(kept, scene, output):
    faces, cover = kept
    width, height = scene["pixels"]
    column = Image.new("RGB", (1, height))
    for y in range(height):
        share = y / (height - 1)
        column.putpixel((0, y), (0, round(102 * share), round(128 + 127 * share)))
    picture = column.resize((width, height))
    overlay = Image.new("RGBA", (width, height), (255, 255, 255, 0))
    pen = ImageDraw.Draw(overlay)
    for x, y, radius, opacity in scene["stars"]:
        box = [3 * (x - radius), 3 * (y - radius), 3 * (x + radius), 3 * (y + radius)]
        pen.ellipse(box, fill=(255, 255, 255, round(255 * opacity)))
    for text, font, y, opacity in scene["texts"]:
        face, line, top = faces[font], "", 3 * y
        for word in text.split():
            if line and pen.textlength(f"{line} {word}", font=face) > 672:
                pen.text((372, top), line, font=face, fill=(255, 255, 255, round(255 * opacity)))
                line, top = "", top + 57
            line = f"{line} {word}".strip()
        pen.text((372, top), line, font=face, fill=(255, 255, 255, round(255 * opacity)))
    pen.rounded_rectangle([372, 402, 1044, 420], 9, fill=(255, 255, 255, 51))
    pen.rounded_rectangle([372, 402, 372 + 672 * scene["progress"], 420], 9, fill=(255, 179, 71, 255))
    picture.paste(overlay, (0, 0), overlay)
    mask = Image.new("L", cover.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle([0, 0, 275, 413], 24, fill=255)
    picture.paste(cover, (48, 48), mask)
    picture.save(output)


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        read = json.load(file)
    draw(prepare(read, sys.argv[2]), read, sys.argv[3])

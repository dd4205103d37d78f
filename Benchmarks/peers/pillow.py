"""The scene of Benchmarks/cold-start with Pillow: pillow.py SCENE.json COVER OUTPUT"""
import json
import sys

from PIL import Image, ImageDraw, ImageFont

FONTS = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
scene = json.load(open(sys.argv[1]))
width, height = scene["pixels"]
column = Image.new("RGB", (1, height))
for y in range(height):
    share = y / (height - 1)
    column.putpixel((0, y), (0, round(102 * share), round(128 + 127 * share)))
picture = column.resize((width, height))
overlay = Image.new("RGBA", (width, height), (255, 255, 255, 0))
draw = ImageDraw.Draw(overlay)
for x, y, radius, opacity in scene["stars"]:
    box = [3 * (x - radius), 3 * (y - radius), 3 * (x + radius), 3 * (y + radius)]
    draw.ellipse(box, fill=(255, 255, 255, round(255 * opacity)))
for text, font, y, opacity in scene["texts"]:
    weight = "SemiBold" if font.startswith("Semi") else "Regular"
    face = ImageFont.truetype(FONTS.format(weight), 3 * int(font.split()[-1]))
    line, top = "", 3 * y
    for word in text.split():
        if line and draw.textlength(f"{line} {word}", font=face) > 672:
            draw.text((372, top), line, font=face, fill=(255, 255, 255, round(255 * opacity)))
            line, top = "", top + 57
        line = f"{line} {word}".strip()
    draw.text((372, top), line, font=face, fill=(255, 255, 255, round(255 * opacity)))
draw.rounded_rectangle([372, 402, 1044, 420], 9, fill=(255, 255, 255, 51))
draw.rounded_rectangle([372, 402, 372 + 672 * scene["progress"], 420], 9, fill=(255, 179, 71, 255))
picture.paste(overlay, (0, 0), overlay)
cover = Image.open(sys.argv[2])
cover.draft("RGB", (276, 414))
cover = cover.resize((276, 414))
mask = Image.new("L", cover.size, 0)
ImageDraw.Draw(mask).rounded_rectangle([0, 0, 275, 413], 24, fill=255)
picture.paste(cover, (48, 48), mask)
picture.save(sys.argv[3])

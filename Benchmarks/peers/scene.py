"""The scene that the programs of Benchmarks/cold-start and Benchmarks/warm draw: as values, as SVG, and as a page."""

import random
import struct

SIZE = (1092, 510)
CHAPTER, TITLE, PROGRESS = 42, "The Lantern Keepers of the Hollow Moon", 73


def scene():
    """The widget in points: stars as x, y, radius and opacity; texts with their font, y and opacity."""
    numbers = random.Random(CHAPTER)
    stars = [
        [round(numbers.uniform(*bounds), 2) for bounds in ((0, 364), (0, 170), (0.5, 1.5), (0.2, 1))] for _ in range(120)]
    texts = [
        [f"Chapter {CHAPTER}", "Semi-Bold 20", 16, 1], [TITLE, "Regular 15", 50, 1],
        [f"{PROGRESS}% read", "Regular 12", 110, 0.7]]
    return {"pixels": SIZE, "stars": stars, "texts": texts, "progress": PROGRESS / 100}


def svg(cover):
    """The scene as SVG: gradient, stars, cover, three texts and a bar."""
    stars = "".join(
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill-opacity="{opacity}"/>'
        for x, y, radius, opacity in scene()["stars"])
    return f"""<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  width="{SIZE[0]}" height="{SIZE[1]}" viewBox="0 0 364 170">
<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#000080"/><stop offset="1" stop-color="#0066ff"/></linearGradient>
  <clipPath id="corners"><rect x="16" y="16" width="92" height="138" rx="8"/></clipPath>
</defs>
<rect width="364" height="170" fill="url(#sky)"/>
<g fill="#fff">{stars}</g>
<image xlink:href="{cover}" x="16" y="16" width="92" height="138"
  preserveAspectRatio="xMidYMid slice" clip-path="url(#corners)"/>
<g font-family="Inter" fill="#fff">
  <text x="124" y="39" font-size="20" font-weight="600">Chapter {CHAPTER}</text>
  <text x="124" y="67" font-size="15">The Lantern Keepers of<tspan x="124" dy="19">the Hollow Moon</tspan></text>
  <text x="124" y="122" font-size="12" fill-opacity=".7">{PROGRESS}% read</text>
</g>
<rect x="124" y="134" width="224" height="6" rx="3" fill="#fff" fill-opacity=".2"/>
<rect x="124" y="134" width="{224 * PROGRESS / 100:.2f}" height="6" rx="3" fill="#ffb347"/>
</svg>
"""


def page(cover):
    """The SVG as a page for a browser."""
    return f"<!doctype html><style>body{{margin:0}}svg{{display:block}}</style>{svg(cover)}"


def pixel_size(file):
    """The size of a PNG; None if it is not one."""
    head = file.read_bytes()[:24] if file.exists() else b""
    return struct.unpack(">II", head[16:24]) if head[:8] == b"\x89PNG\r\n\x1a\n" else None

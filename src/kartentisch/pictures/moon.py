"""The moon's ground: a dark sky, a lit ball, craters that grow flat towards the limb."""

from __future__ import annotations

import math
import random

from kartentisch.engine.mapfile import MapFile
from kartentisch.pictures.paint import number, tag

STARS = 170
CRATERS = 230
SEED = 4  # always the same sky


def _ball(built: MapFile) -> tuple[float, float, float]:
    """Middle and radius of the disc."""
    boxes = [region.box for region in built.regions.values()]
    west, east = min(box[0] for box in boxes), max(box[2] for box in boxes)
    north, south = min(box[1] for box in boxes), max(box[3] for box in boxes)
    return (west + east) / 2, (north + south) / 2, (east - west) / 2


def sky(built: MapFile) -> list[str]:
    """Night and stars."""
    dice = random.Random(SEED)
    width, height = built.size
    out = [tag("rect", width=width, height=height, fill="url(#kp-sky)")]
    for _ in range(STARS):
        x, y, radius = dice.uniform(0, width), dice.uniform(0, height), dice.choice([0.7, 0.9, 1.3, 1.8])
        out.append(tag("circle", cx=x, cy=y, r=radius, fill="#fff", opacity=dice.uniform(0.25, 0.9)))
    return out


def craters(built: MapFile) -> list[str]:
    """Bowls in shadow with a lit rim, and the shade of the ball."""
    dice = random.Random(SEED + 1)
    cx, cy, radius = _ball(built)
    out = []
    for _ in range(CRATERS):
        turn, away = dice.uniform(0, 2 * math.pi), radius * math.sqrt(dice.random())
        size = min(60.0, 3.5 / (dice.random() + 0.05) ** 0.9 + 2)
        flat = max(0.35, math.sqrt(max(0.0, 1 - (away / radius) ** 2)))
        place = f"translate({number(cx + away * math.cos(turn))} {number(cy + away * math.sin(turn))})"
        out.append(
            tag(
                "g",
                tag("circle", r=size, fill="#000", opacity=0.09)
                + tag("circle", r=size, fill="none", stroke="#fff", stroke_width=max(0.8, size * 0.1), opacity=0.24),
                transform=f"{place} rotate({math.degrees(turn):.0f}) scale({number(flat)} 1)",
            )
        )
    clip = tag("clipPath", tag("circle", cx=cx, cy=cy, r=radius), id="kp-disc")
    ball = tag("circle", cx=cx, cy=cy, r=radius, fill="url(#kp-ball)")
    limb = tag("circle", cx=cx, cy=cy, r=radius, fill="none", stroke="#f4efe4", stroke_width=3)
    return [clip, tag("g", "".join(out) + ball, clip_path="url(#kp-disc)", pointer_events="none"), limb]


def defs() -> str:
    night = tag("stop", offset=0.6, stop_color="#1b2230") + tag("stop", offset=1, stop_color="#090c14")
    shade = tag("stop", offset=0.55, stop_color="#fff", stop_opacity=0) + tag(
        "stop", offset=1, stop_color="#05060c", stop_opacity=0.55
    )
    return tag("radialGradient", night, id="kp-sky", cx=0.5, cy=0.5, r=0.7) + tag(
        "radialGradient", shade, id="kp-ball", cx=0.38, cy=0.34, r=0.75
    )

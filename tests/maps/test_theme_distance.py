"""Distances of the theme's colours for normal sight and three colour-vision deficiencies, recomputed from the file."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from colorspacious import cspace_convert, deltaE

from kartentisch.pictures.theme import theme

SIGHTS = ("", "deuteranomaly", "protanomaly", "tritanomaly")


def seen(colour: str, sight: str) -> np.ndarray:
    rgb = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    if not sight:
        return rgb
    space = {"name": "sRGB1+CVD", "cvd_type": sight, "severity": 100}
    shown: np.ndarray = np.clip(cspace_convert(rgb, space, "sRGB1"), 0, 1)
    return shown


def distance(one: str, other: str) -> float:
    """The smallest distance over all sights, in CAM02-UCS."""
    return min(
        float(deltaE(seen(one, s), seen(other, s), input_space="sRGB1", uniform_space="CAM02-UCS")) for s in SIGHTS
    )


def check(colours: dict[str, str], least: float) -> None:
    near = {
        (a, b): round(distance(colours[a], colours[b]), 1)
        for a, b in combinations(colours, 2)
        if distance(colours[a], colours[b]) < least
    }
    assert near == {}


@pytest.mark.parametrize("owners", ["powers", "peoples", "players"])
def test_rivals_are_told_apart(owners: str) -> None:
    look = theme()
    check({name: owner.colour for name, owner in getattr(look, owners).items()}, look.minima[owners])


@pytest.mark.parametrize("look", ["light", "dark"])
def test_tints_of_land_are_told_apart(look: str) -> None:
    paper = theme().paper[look]
    check({**paper.tints, "sea": paper.sea[0]}, theme().minima[f"tints_{look}"])


def test_the_measure_sees_a_confusion() -> None:
    assert distance("#d40000", "#6b6b00") < 0.5 * float(
        deltaE(seen("#d40000", ""), seen("#6b6b00", ""), input_space="sRGB1", uniform_space="CAM02-UCS")
    )

"""Contrasts of the theme's colours, recomputed from the file (WCAG 2)."""

from __future__ import annotations

import pytest

from kartentisch.pictures.theme import shaded, theme

THEME = theme()


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_measure() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("owners", ["powers", "peoples", "players"])
def test_figures_are_legible_on_plates(owners: str) -> None:
    for name, owner in getattr(THEME, owners).items():
        assert contrast(owner.colour, owner.ink) >= THEME.minima["plate"], name


@pytest.mark.parametrize("look", ["light", "dark"])
def test_names_are_legible_on_every_tint(look: str) -> None:
    paper = THEME.paper[look]
    for name, colour in {**paper.tints, **paper.groups}.items():
        assert contrast(paper.ink, colour) >= THEME.minima[f"label_{look}"], name


@pytest.mark.parametrize("look", ["light", "dark"])
def test_sea_names_are_legible(look: str) -> None:
    paper = THEME.paper[look]
    assert min(contrast(paper.sea_ink, water) for water in paper.sea) >= THEME.minima["sea_name"]


def test_parchment_is_legible() -> None:
    look = THEME.parchment
    assert min(contrast(look.ink, ground) for ground, _ in look.tints) >= THEME.minima["label_light"]
    assert min(contrast(look.sea_ink, water) for water in look.sea[:2]) >= THEME.minima["sea_name"]


def test_both_looks_colour_the_same_things() -> None:
    light, dark = THEME.paper["light"], THEME.paper["dark"]
    assert set(light.tints) == set(dark.tints)
    assert set(light.groups) == set(dark.groups)


def test_shading_ends_at_white_and_black() -> None:
    assert shaded("#808080", 1) == "#ffffff"
    assert shaded("#808080", -1) == "#000000"
    assert shaded("#336699", 0) == "#336699"

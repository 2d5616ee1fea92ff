"""Arcs, smoothing, projection, letters."""

from __future__ import annotations

import numpy as np
import pytest
import shapely
from maps.borders import Kinds, clean, draw, overlap
from maps.geometry import OPEN_SEA, Cover
from maps.projection import Projection, monotone
from maps.spec import Drawing, Lens, Warp
from maps.spec import Projection as Settings
from shapely import LineString, Polygon, box

from maps import arcs, lettering, smooth

LENS = Settings(
    proj="+proj=eqc +lat_ts=45",
    bounds=(-10, 30, 40, 60),
    fit=[(-10, 30), (40, 60)],
    pad=10,
    warp=Warp(lat=[(30, 32), (45, 45), (60, 57)]),
    lens=[Lens(at=(10, 45), rx=200, ry=200, k=0.8)],
)


def quarters() -> Cover:
    """Four squares around one point, and a lake in the first."""
    lake = box(0.25, 0.25, 0.5, 0.5)
    return {
        "a": box(0, 0, 1, 1).difference(lake),
        "b": box(1, 0, 2, 1),
        "c": box(0, 1, 1, 2),
        "d": box(1, 1, 2, 2),
        OPEN_SEA: lake,
    }


def test_a_border_is_one_arc_with_both_owners() -> None:
    topology = arcs.from_coverage(quarters())
    shared = [arc for arc in topology.arcs if {arc.left, arc.right} == {"a", "b"}]
    assert len(shared) == 1
    assert topology.border_lengths() == {("a", "b"): 1, ("a", "c"): 1, ("b", "d"): 1, ("c", "d"): 1, (OPEN_SEA, "a"): 1}


def test_arcs_give_the_areas_back() -> None:
    cover = quarters()
    topology = arcs.from_coverage(cover)
    for owner, shape in cover.items():
        assert topology.shape(owner).equals(shape)
        for ring in topology.rings(owner):
            assert all(0 <= (ref if ref >= 0 else ~ref) < len(topology.arcs) for ref in ring)
    assert sum(topology.shape(owner).area for owner in cover) == pytest.approx(4)


def test_smoothing_moves_no_border_apart() -> None:
    rough = {
        "west": Polygon([(0, 0), (100, 0), (95, 20), (108, 40), (93, 60), (104, 80), (100, 100), (0, 100)]),
        "east": Polygon([(100, 0), (200, 0), (200, 100), (100, 100), (104, 80), (93, 60), (108, 40), (95, 20)]),
    }
    topology = draw(clean(rough, 0.5), Kinds(frozenset()), Drawing())
    assert overlap(topology) < 1e-5
    total = sum(topology.shape(owner).area for owner in rough)
    assert total == pytest.approx(200 * 100, rel=1e-6)
    for arc in topology.arcs:
        assert (arc.points * 2 == np.round(arc.points * 2)).all()


def test_rounding_keeps_the_ends_and_thinning_the_shape() -> None:
    points = np.array([[0, 0], [10, 0], [10, 10], [20, 10.0]])
    round_ = smooth.rounded(points, 2, closed=False)
    assert (round_[0] == points[0]).all()
    assert (round_[-1] == points[-1]).all()
    assert len(round_) > len(points)
    noisy = np.column_stack([np.linspace(0, 100, 201), np.sin(np.linspace(0, 100, 201)) * 0.01])
    thin = smooth.thinned(noisy, 0.5, closed=False)
    assert len(thin) < 20
    assert LineString(thin).hausdorff_distance(LineString(noisy)) < 0.1
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1], [0, 0.0]])
    assert len(smooth.thinned(square, 1e9, closed=True)) == 4


def test_a_warp_rises_and_goes_on_straight() -> None:
    bend = monotone([(0, 0), (10, 5), (20, 20)])
    values = bend(np.linspace(-30, 50, 400))
    assert (np.diff(values) > 0).all()
    assert np.diff(values)[:20] == pytest.approx(np.diff(values)[0])
    with pytest.raises(ValueError, match="rise"):
        monotone([(0, 0), (10, -1)])


def test_the_projection_is_continuous_and_does_not_fold() -> None:
    projection = Projection(LENS, (800, 600))
    lon, lat = np.meshgrid(np.linspace(-9, 39, 120), np.linspace(31, 59, 120))
    points = projection(np.column_stack([lon.ravel(), lat.ravel()])).reshape(120, 120, 2)
    right, down = np.diff(points, axis=1), np.diff(points, axis=0)
    assert (right[..., 0] > 0).all()
    assert (down[..., 1] < 0).all()
    steps = np.hypot(*right.reshape(-1, 2).T)
    assert steps.max() / steps.min() < 4


def test_what_must_fit_fits_after_the_lens() -> None:
    corners = Projection(LENS, (800, 600))(np.array(LENS.fit, dtype=float))
    assert corners.min() >= 10 - 1e-6
    assert (corners <= np.array([790, 590]) + 1e-6).all()


def test_shared_borders_stay_shared() -> None:
    projection = Projection(LENS, (800, 600))
    cover = np.array([box(0, 40, 10, 50), box(10, 40, 20, 50)], dtype=object)
    fine = shapely.segmentize(cover, 0.5)
    assert shapely.coverage_is_valid(shapely.transform(fine, projection))


@pytest.mark.parametrize(
    ("hinted", "whole"),
    [
        ("Groß-|britannien", "Großbritannien"),
        ("Französisch-|Westafrika", "Französisch-Westafrika"),
        ("Naher|Osten", "Naher Osten"),
        ("Peru", "Peru"),
    ],
)
def test_names_without_their_hints(hinted: str, whole: str) -> None:
    assert lettering.whole(hinted) == whole


def test_ways_to_set_a_name() -> None:
    assert lettering.layouts("Ozean der Stürme", upper=False) == [
        ["Ozean der Stürme"],
        ["Ozean", "der", "Stürme"],
        ["Ozean", "der Stürme"],
        ["Ozean der", "Stürme"],
    ]
    assert lettering.layouts("Narbo-|nensis", upper=True) == [["NARBO-", "NENSIS"], ["NARBONENSIS"]]


def test_widths_of_letters() -> None:
    font = lettering.font("barlow-condensed-600-normal")
    assert font.width("MM", 0) == pytest.approx(2 * font.width("M", 0))
    assert font.width("MM", 0.1) == pytest.approx(2 * font.width("M", 0) + 0.1)
    assert font.width("i", 0) < font.width("W", 0)
    assert font.width("ÄÖÜß", 0) > 1

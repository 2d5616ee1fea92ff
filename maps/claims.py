"""Which region owns which province: the grammar of ``bricks`` in a specification."""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from shapely import Polygon, box

from maps.geometry import Shape
from maps.sources import Brick
from maps.spec import Land, SpecError

TOUCH = 1e-6  # square degrees: claims that overlap by less only touch


@dataclass(frozen=True)
class Claim:
    """One line of the grammar."""

    region: str
    text: str
    country: str
    names: frozenset[str] | None  # None: the whole country
    but: bool  # all provinces but the named
    clip: Shape | None  # degrees
    minus: bool  # takes away from the region's other claims

    @property
    def rank(self) -> int:
        """The most exact claim wins: 0 named in a box, 1 named, 2 country in a box, 3 country."""
        named = self.names is not None and not self.but
        return (0 if named else 2) + (0 if self.clip is not None else 1)

    def meets(self, brick: Brick) -> bool:
        if brick.country != self.country:
            return False
        return self.names is None or (brick.name in self.names) != self.but

    def area(self, brick: Brick) -> Shape:
        return brick.shape if self.clip is None else brick.shape.intersection(self.clip)


def read(text: str, region: str) -> Claim:
    """Parse ``[!]AAA[:[-]x|y][@W,S,E,N]``."""
    body, _, clip = text.lstrip("!").partition("@")
    country, _, names = body.partition(":")
    try:
        window = box(*(float(value) for value in clip.split(","))) if clip else None
    except (ValueError, TypeError):
        raise SpecError(f"region {region}: {text}: after @ come west,south,east,north in degrees") from None
    chosen = frozenset(names.lstrip("-").split("|")) if names else None
    return Claim(region, text, country, chosen, names.startswith("-"), window, text.startswith("!"))


def _verify(claim: Claim, provinces: dict[str, set[str]]) -> None:
    """Every country and province that a claim names must exist."""
    if claim.country not in provinces:
        raise SpecError(f"region {claim.region}: {claim.text}: no country {claim.country} among the bricks")
    known = provinces[claim.country]
    for name in sorted((claim.names or frozenset()) - known):
        near = difflib.get_close_matches(name, sorted(known), 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise SpecError(f"region {claim.region}: no province {name} in {claim.country}{hint}")


def assign(bricks: list[Brick], regions: list[Land], known: list[Brick]) -> list[tuple[str | None, Brick, Shape]]:
    """Pieces ``(owner or None, brick, area in degrees)``.

    ``bricks`` are those to cut up; ``known`` are all there are, so that a name outside of the map's bounds is not
    called unknown.  Two regions with equally exact claims to the same ground are an error.
    """
    provinces: dict[str, set[str]] = {}
    for brick in known:
        provinces.setdefault(brick.country, set()).add(brick.name)
    claims: dict[str, list[Claim]] = {}
    for region in regions:
        for text in region.bricks:
            claim = read(text, region.id)
            _verify(claim, provinces)
            claims.setdefault(claim.country, []).append(claim)
    pieces: list[tuple[str | None, Brick, Shape]] = []
    for brick in bricks:
        left = brick.shape
        takers = [claim for claim in claims.get(brick.country, []) if claim.meets(brick)]
        losses: dict[str, Shape] = {}
        for claim in takers:
            if claim.minus:
                losses[claim.region] = claim.area(brick).union(losses.get(claim.region, Polygon()))
        taken: list[tuple[Claim, Shape]] = []
        for claim in sorted((claim for claim in takers if not claim.minus), key=lambda claim: claim.rank):
            area = claim.area(brick)
            if claim.region in losses:
                area = area.difference(losses[claim.region])
            for other, ground in taken:
                if other.rank == claim.rank and other.region != claim.region and area.intersection(ground).area > TOUCH:
                    raise SpecError(
                        f"overlapping claims to {brick.id}: {other.region} ({other.text}) and {claim.region} "
                        f"({claim.text}); name the province in one of them only, or give both a box"
                    )
            taken.append((claim, area))
            own = area.intersection(left)
            left = left.difference(area)
            if not own.is_empty and own.area > 0:
                pieces.append((claim.region, brick, own))
        if not left.is_empty and left.area > 0:
            pieces.append((None, brick, left))
    return pieces

"""The facts that both readers are held to; the browser's reader has the same test in ``frontend/tests``."""

from __future__ import annotations

import json

import pytest

from tests.maps import plane, reader_facts


@pytest.mark.thorough
@pytest.mark.parametrize("name", plane.MAPS)
def test_the_reader_finds_what_is_written_down(name: str) -> None:
    written = json.loads(reader_facts.path(name).read_text(encoding="utf-8"))
    assert reader_facts.facts(plane.load(name)) == written, "if the map has changed: python -m tests.maps.reader_facts"


def test_every_map_has_its_facts_and_no_others_are_left() -> None:
    assert sorted(reader_facts.FIXTURES.glob("*.json")) == sorted(reader_facts.path(name) for name in plane.MAPS)

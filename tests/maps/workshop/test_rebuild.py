"""The committed maps are what the workshop builds from the committed specifications and extract."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from kartentisch.engine import mapfile
from maps import __main__ as command
from maps import build, checks, output, sources, spec


def test_the_extract_is_the_whole_world() -> None:
    world = sources.load()
    assert len(world.bricks) > 4500
    assert len({brick.country for brick in world.bricks}) > 200
    assert len(world.rivers) > 400
    assert len(world.lakes) > 200
    assert sources.EXTRACT.stat().st_size < 1.2e6
    assert world.sha256 == hashlib.sha256(sources.EXTRACT.read_bytes()).hexdigest()


@pytest.mark.parametrize("name", spec.names())
def test_a_rebuild_gives_the_committed_map(name: str) -> None:
    """Bytes with the same tools; with others the last digit may differ, so then links, regions and counts."""
    wanted = spec.load(name)
    board = command.board_of(wanted)
    old = mapfile.parse(output.path(wanted.map.board, wanted.map.file).read_bytes())
    new = build.build(wanted, board, sources.load())
    assert checks.check(new, wanted, board) == []
    assert old.provenance.spec_sha256 == new.provenance.spec_sha256
    assert old.provenance.extract_sha256 == new.provenance.extract_sha256
    if old.provenance.tools == new.provenance.tools:
        assert output.encode(new) == output.path(wanted.map.board, wanted.map.file).read_bytes()
    assert set(old.regions) == set(new.regions)
    assert old.links() == new.links()
    assert len(old.arcs) == len(new.arcs)
    for region in old.regions:
        assert msgspec.structs.asdict(old.regions[region])["labels"].keys() == new.regions[region].labels.keys()

"""The vectors of the signed log; `frontend/tests/logChain.test.ts` reads the same file."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartentisch.fairness import log_chain
from tests.server.log_vectors import FILE, vectors
from tests.server.seated import public_form


def test_the_vectors_are_what_is_computed() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(vectors()))


def test_every_viewer_computes_the_same_heads() -> None:
    found = vectors()
    for viewer in ("-1", "0", "1"):
        head = bytes.fromhex(found["beginning"])
        for seq, by_viewer in enumerate(found["lines"], 1):
            line = by_viewer[viewer]
            head = log_chain.following(head, public_form(line))
            assert line["head"]["hash"] == head.hex() and line["head"]["seq"] == seq
            assert log_chain.is_signed(found["key"], line["head"]["signature"], "t-1", seq, head)
            assert ("opening" in line) == any(who == int(viewer) for who, _ in line.get("private", ()) if who >= 0)
        assert head.hex() == found["head"]


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.from_regex(r"[a-z0-9_]+", fullmatch=True), inner),
)


@pytest.mark.thorough
@given(VALUES)
def test_canonical_json_is_the_standard_librarys(value: object) -> None:
    wanted = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
    assert log_chain.plain(value) == wanted

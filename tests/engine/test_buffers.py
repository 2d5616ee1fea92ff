"""Buffers of others: arrays of numpy and whatever has room get the same numbers; the rest is told what is wrong."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import pytest

import kartentisch as kt

GAME = kt.load("attila")
STATE = GAME.new(3, seed=7)
SIZE, ACTIONS = GAME.observation(3).size, GAME.space.size


@pytest.mark.parametrize("kind", ["int16", "int32", "int64", "float32", "float64"])
def test_observations_in_arrays(kind: str) -> None:
    own = GAME.observation(3).buffer()
    for seat in range(3):
        out = np.full(SIZE + 2, 7, kind)
        assert STATE.observe(seat, out) == STATE.observe(seat, own) == SIZE
        assert list(out[:SIZE]) == list(own) and list(out[SIZE:]) == [7, 7]


@pytest.mark.parametrize("kind", ["bool", "uint8", "int8", "uint16", "int32", "uint32", "int64", "uint64", "float32"])
def test_masks_in_arrays(kind: str) -> None:
    mask = np.ones(ACTIONS + 1, kind)
    assert STATE.legal_mask(mask) == len(STATE.legal_actions())
    assert list(np.flatnonzero(mask[:ACTIONS])) == STATE.legal_actions() and mask[ACTIONS] == 1
    assert STATE.legal_mask(mask, 2) == 0 and not mask[:ACTIONS].any()


def test_other_buffers() -> None:
    row, raw = array("d", [0.0] * SIZE), bytearray(ACTIONS)
    STATE.observe(0, row)
    own = GAME.observation(3).buffer()
    STATE.observe(0, own)
    assert list(row) == list(own)
    STATE.legal_mask(raw)
    assert [i for i, entry in enumerate(raw) if entry] == STATE.legal_actions()


def test_one_kind_of_numbers_everywhere() -> None:
    assert np.frombuffer(GAME.mask_buffer(), np.uint8).shape == (ACTIONS,)
    assert np.frombuffer(GAME.observation(3).buffer(), np.int64).shape == (SIZE,)


READ_ONLY = np.zeros(999, np.int64)
READ_ONLY.flags.writeable = False
RELEASED = memoryview(bytearray(999))
RELEASED.release()


@pytest.mark.parametrize(
    ("out", "code"),
    [
        (np.zeros(3, np.int64), "short_buffer"),
        (np.zeros((2, 999), np.int64), "bad_buffer"),
        (np.zeros(1998, np.int64)[::2], "bad_buffer"),
        (np.zeros(999, ">i8"), "bad_buffer"),
        (np.zeros(999, "complex128"), "bad_buffer"),
        (np.zeros(999, "datetime64[s]"), "bad_buffer"),
        (RELEASED, "bad_buffer"),
        (READ_ONLY, "readonly_buffer"),
        (bytes(999), "readonly_buffer"),
    ],
)
def test_a_buffer_that_cannot_be_written_is_refused(out: Any, code: str) -> None:
    with pytest.raises(kt.EngineError) as observed:
        STATE.observe(0, out)
    with pytest.raises(kt.EngineError) as masked:
        STATE.legal_mask(out)
    for refused in (observed, masked):
        assert refused.value.code == code and str(refused.value).endswith(".")


def test_bytes_hold_no_observation() -> None:
    for kind in ("uint8", "int8", "bool", "uint16", "uint64"):
        with pytest.raises(kt.EngineError, match="int16"):
            STATE.observe(0, np.zeros(999, kind))
    for nothing in (None, 5, [0] * 999, "x" * 999):
        with pytest.raises(TypeError, match="buffer"):
            STATE.observe(0, nothing)

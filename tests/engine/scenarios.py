"""Scenarios as text: what the tests of their files and of their steps write and play."""

from __future__ import annotations

import textwrap
from pathlib import Path

import kartentisch as kt
from kartentisch.engine import scenario
from kartentisch.engine.scenario import Report

ROOT = Path(__file__).parents[2]
HEAD = "title: t\ngame: attila\nplayers: [Anna, Ben]\nposition: {active: Anna, hands: {Anna: {goths: 2}}}\n"
AFTER = "steps: [{Anna: place goths moesia, expect: {%s}}]"
BATTLE = """
title: t
game: attack
players: [Anna, Ben]
position:
  active: Anna
  armies: {Anna: {poland: {infantry: 6}}, Ben: {ukraine: {infantry: 1}, finland: {infantry: 1}}}
"""


def play(text: str) -> Report:
    (document,) = scenario.parse(textwrap.dedent(text))
    return scenario.run(document, kt.load)


def failures(text: str) -> list[str]:
    return play(HEAD + text).failures

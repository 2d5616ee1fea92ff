"""The screens of the terminal, one for each game that has its own, and a plain one for all others."""

from __future__ import annotations

from collections.abc import Sequence

from kartentisch.cli.screens.attack import AttackScreen
from kartentisch.cli.screens.attacke import AttackeScreen
from kartentisch.cli.screens.attila import AttilaScreen
from kartentisch.cli.screens.base import Screen
from kartentisch.cli.screens.europe import EuropeScreen
from kartentisch.cli.screens.plain import PlainScreen
from kartentisch.cli.screens.selfr3 import SelfR3Screen
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language

SCREENS: dict[str, type[Screen]] = {
    "attack": AttackScreen,
    "attacke": AttackeScreen,
    "attila": AttilaScreen,
    "europe": EuropeScreen,
    "selfr3": SelfR3Screen,
}


def screen_of(game: Game, language: Language, agents: Sequence[str]) -> Screen:
    """The screen that draws this game; `agents`: `human` or the bot's name for each seat."""
    return SCREENS.get(game.id, PlainScreen)(game, language, agents)


__all__ = [
    "SCREENS",
    "AttackScreen",
    "AttackeScreen",
    "AttilaScreen",
    "EuropeScreen",
    "PlainScreen",
    "Screen",
    "SelfR3Screen",
    "screen_of",
]

"""Draws docs/pictures/terminal.svg: the screen of `kartentisch play` in the middle of a game."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import kartentisch as kt
from kartentisch import bots
from kartentisch.bots import Decision
from kartentisch.cli.common import speak
from kartentisch.cli.screens import AttilaScreen

WIDTH = 100
FILE = Path(__file__).parent.parent / "docs/pictures/terminal.svg"


def main() -> None:
    game = kt.load("attila")
    names = ["Anna", "Ben", "Carl"]
    state, chance = game.new(3, seed=4), kt.Chance(4)
    agents = [bots.make("greedy", seat) for seat in range(3)]
    while state.turn < 22 or state.where() != "Turn.play" or state.seat != 0:
        answer = agents[state.seat].answer(Decision.of(state, state.seat))
        assert answer is not None
        state.apply(answer)
        chance.settle(state)
    view, language = state.view(0), speak("en", game, names)
    console = Console(record=True, width=WIDTH, force_terminal=True, file=io.StringIO())
    screen = AttilaScreen(game, language, ["human", "greedy", "greedy"])
    console.print(screen.board(view, WIDTH))
    console.print(screen.hand(view))
    console.print(f"\nAnna: {language.question(state.where())}")
    svg = console.export_svg(title="kartentisch play attila")
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()

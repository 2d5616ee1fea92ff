"""A position as words and tables: what every game shows of itself where it does not say it better."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from kartentisch.engine.contract import Contract
from kartentisch.engine.facts import EVERYTHING

Rows = list[list[str]]  # the first is the head


def headline(game: Contract[Any], state: Any) -> str:
    if state.over:
        waits = "the game is over"
    elif state.chance:
        waits = f"chance must answer {game.chances[state.roll_name].name}"
    else:
        waits = f"{_list('seat', state.seats_asked)} must answer {state.where()}"
    return f"{game.id}, turn {state.turn}: {waits}"


def _list(word: str, items: Sequence[int]) -> str:
    return f"{word}{'s' if len(items) > 1 else ''} {', '.join(map(str, items))}"


def tables(game: Contract[Any], state: Any) -> list[Rows]:
    """All facts: those of the seats side by side, the others one a line."""
    facts = game.facts(state, EVERYTHING)
    of_seats = [name for name in facts if name in game.by_seat]
    seats = [["seat", *of_seats]]
    seats += [[str(seat), *(_said(facts[name][seat]) for name in of_seats)] for seat in range(state.players)]
    others = [[name, _said(value)] for name, value in facts.items() if name not in of_seats]
    return [seats, [["", ""], *others]] if others else [seats]


def _said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_said(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(map(_said, value)) or "-"
    return str(value)


def text(head: str, parts: Sequence[Rows]) -> str:
    return "\n".join([head, *(line for rows in parts for line in _columns(rows) if line)])


def html(head: str, parts: Sequence[Rows]) -> str:
    return f"<p><b>{escape(head)}</b></p>" + "".join(map(_table, parts))


def _columns(rows: Rows) -> list[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _table(rows: Rows) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

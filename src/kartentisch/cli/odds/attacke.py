"""`kartentisch odds attacke`: what a hand of Attacke may hold, as a table and a chart."""

from __future__ import annotations

import json
import re
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from kartentisch.cli.common import Lang, out, sentences, speak
from kartentisch.cli.odds.drawn import STYLES, Numbers, chart
from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import Language
from kartentisch.odds import attacke as cards

KINDS = ("artillery", "infantry", "cavalry", "joker", "revolution", "treason", "counter", "defector")


def attacke(
    attack: Annotated[str, typer.Argument(help="A strength, or three cards: 14, or 'A7 I5 C2'.", metavar="SET")],
    size: Annotated[int, typer.Option("--hand", help="How many cards the other hand has.")],
    known: Annotated[str, typer.Option("--known", metavar="CARDS", help="Those of its cards that are known.")] = "",
    elsewhere: Annotated[
        str, typer.Option("--elsewhere", metavar="CARDS", help="Cards that are not in that hand, such as your own.")
    ] = "",
    joker: Annotated[int, typer.Option("--joker", help="What a joker is worth.")] = cards.JOKER_COUNTS,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """A set of Attacke against a hand of which only a part is known.

    Cards: A7 artillery, I5 infantry, C2 cavalry, J joker, R revolution, T treason, CR counter-revolution, D defectors;
    2A7 are two. In German: A, I, K, J, R, V, GR, U.
    """
    with sentences(lang):
        language = speak(lang)
        letters = letters_of(language)
        ours: dict[str, int] = {}
        if re.fullmatch(r"\d{1,3}", attack.strip()):
            strength = int(attack)
        else:
            ours = cards.parse(attack, letters)
            strength = cards.strength(ours, joker) if sum(ours.values()) == 3 else 0
        if not strength:
            raise EngineError("attack_set", "SCH-13", word=attack)
        shown = cards.parse(known, letters)
        heap = cards.without(cards.DECK, ours, cards.parse(elsewhere, letters), shown, letters=letters)
        if size < sum(shown.values()):
            raise EngineError("cards_drawn", drawn=sum(shown.values()), cards=size)
        hand = cards.hand([(heap, size - sum(shown.values()))], shown, joker=joker)
    if as_json:
        wins = {"strength": strength, "wins": hand.beaten_by(strength), "shown": hand.shown(strength)}
        typer.echo(json.dumps(hand.to_json() | {"attack": wins}, indent=2))
    else:
        show(hand, strength, size, language, out())


def letters_of(language: Language) -> tuple[str, ...]:
    """Of all kinds of cards, in the order of the odds."""
    return tuple(language.say(f"odds-card-{kind}") for kind in KINDS)


def show(hand: cards.Hand, strength: int, size: int, language: Language, console: Console) -> None:
    """The odds as a table, and the strengths of the hand as a chart."""
    numbers, say = Numbers(language), language.say
    table = Table(say("odds-hand", cards=size), show_header=True)
    table.add_column(say("odds-chance"), justify="right")
    for text, chance in (
        (say("odds-set-wins", strength=strength), hand.beaten_by(strength)),
        (say("odds-set-none"), 1.0 - hand.has_set),
        (say("odds-set-held", strength=strength), hand.reaches(strength)),
        (say("odds-set-shown", strength=strength), hand.shown(strength)),
        (say("odds-set-counter"), hand.counter),
    ):
        table.add_row(text, numbers.percent(chance))
    console.print(table)
    rows = [
        (say("odds-set-no") if best == 0 else str(best), chance, STYLES["attacker" if best < strength else "defender"])
        for best, chance in hand.strengths.items()
    ]
    chart(console, numbers, (say("odds-strengths"), say("odds-strength")), rows)
    console.print(say("odds-set-note"))

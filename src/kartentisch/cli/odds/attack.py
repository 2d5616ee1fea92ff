"""`kartentisch odds attack`: a land battle of Attack!, as tables and a chart."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kartentisch.cli.common import Lang, out, sentences, speak
from kartentisch.cli.odds.drawn import STYLES, Numbers, chart, left_rows, survivors
from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import Language
from kartentisch.odds import attack as land

LATE = 0.95


def attack(
    attacker: Annotated[str, typer.Argument(help="Such as '5I 3T 2A 2P'.", metavar="ATTACKER")],
    defender: Annotated[str, typer.Argument(help="Such as '3I 2T 2A 2P'.", metavar="DEFENDER")],
    policy: Annotated[
        str,
        typer.Option(
            "--policy",
            metavar="POLICY[,POLICY]",
            help=f"Of both sides, or of attacker,defender: {', '.join(land.POLICIES)}, or an order such as PTAI.",
        ),
    ] = land.STRONGEST,
    round: Annotated[int, typer.Option("--round", min=1, max=99, help="In the middle of a battle: its round.")] = 1,
    acting: Annotated[
        str, typer.Option("--acting", help="In the middle of a battle: attacker or defender reinforces next.")
    ] = "defender",
    most: Annotated[int, typer.Option("--survivors", min=0, help="How many outcomes are listed for each side.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Land battle of Attack!: chances to win, survivors, expected losses.

    Armies: I infantry, T tanks, A artillery, P planes; in German I, P, A, F, as at the table. In the middle of a battle
    the units in action stand before a stroke and the reserve behind it: '1I 2T / 4I 1P', with --round and --acting.

    Policies: strongest (default) fights with as many units as allowed and calls the most effective ones; opening begins
    with the four units that promise most; infantry and any order of the four letters go kind by kind; sparing holds
    back; best plays perfectly (small armies).
    """
    with sentences(lang):
        language = speak(lang)
        letters = letters_of(language)
        first, _, second = policy.partition(",")
        policies = tuple(_in_letters(word.strip(), letters, land.LETTERS) for word in (first, second or first))
        armies = attacker, defender
        if all("/" in army for army in armies):
            forces = [land.Force.parse(army, letters) for army in armies]
            odds = land.resume(forces[0], forces[1], *policies, round=round, acting=acting)
        elif any("/" in army for army in armies):
            raise EngineError("battle_mixed")
        else:
            odds = land.battle(land.Army.parse(attacker, letters), land.Army.parse(defender, letters), *policies)
    if as_json:
        typer.echo(json.dumps(odds.to_json(), indent=2))
    else:
        show(odds, language, out(), most)


def letters_of(language: Language) -> str:
    """Of infantry, tanks, artillery, planes, as the screen of the game writes them."""
    return "".join(language.say(f"play-letter-{unit}") for unit in ("infantry", "tank", "artillery", "aircraft"))


def _in_letters(policy: str, old: str, new: str) -> str:
    """A policy that is an order of four letters, in other ones; any other policy as it is."""
    if sorted(policy.upper()) != sorted(old):
        return policy
    return "".join(new[old.index(letter)] for letter in policy.upper())


def show(odds: land.Odds, language: Language, console: Console, most: int) -> None:
    """The odds as tables: both sides, how many units are left, and the most likely survivors."""

    numbers = Numbers(language)
    letters = letters_of(language)
    sides = {"attacker": odds.attacker, "defender": odds.defender}
    table = Table("")
    for column in ("army", "policy", "formation"):
        table.add_column(language.say(f"odds-{column}"))
    for column in ("wins", "losses"):
        table.add_column(language.say(f"odds-{column}"), justify="right")
    for name, side in sides.items():
        losses = "  ".join(
            f"{numbers.plain(lost)}{letter}"
            for lost, had, letter in zip(side.losses, side.army, letters, strict=True)
            if had
        )
        head = Text(language.say(f"odds-{name}"), style=STYLES[name])
        policy = _in_letters(side.policy, land.LETTERS, letters)
        table.add_row(
            head, side.army.text(letters), policy, side.formation.text(letters), numbers.percent(side.wins), losses
        )
    console.print(table)

    counts = {name: side.survivors_by_count() for name, side in sides.items()}
    titles = language.say("odds-left-title"), language.say("odds-left")
    chart(console, numbers, titles, left_rows(language, counts))
    if most:
        likely = {
            name: [
                (army.text(letters), chance)
                for army, chance in sorted(side.survivors.items(), key=lambda item: -item[1])[:most]
            ]
            for name, side in sides.items()
        }
        survivors(console, numbers, likely)

    likely_round, late, so_far = max(odds.rounds, key=lambda turn: odds.rounds[turn]), 0, 0.0
    for turn, chance in odds.rounds.items():
        late, so_far = turn, so_far + chance
        if so_far >= LATE:
            break
    console.print(language.say("odds-rounds", likely=likely_round, late=late, share=language.percent(so_far)))
    console.print(language.say("odds-exact", dropped=f"{land.MAY_DROP:.0e}"))

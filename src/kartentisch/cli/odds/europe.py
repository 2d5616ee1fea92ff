"""`kartentisch odds europe`: a battle of Axis & Allies: Europe, as tables and a chart."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kartentisch.cli.common import Lang, out, sentences, speak
from kartentisch.cli.odds.drawn import STYLES, Numbers, chart, left_rows, survivors
from kartentisch.engine.language import Language
from kartentisch.odds import europe as forces

Force = forces.Force


def europe(
    attacker: Annotated[str, typer.Argument(help="Such as '3 infantry 1 tank'.", metavar="ATTACKER")],
    defender: Annotated[str, typer.Argument(help="Such as '2 inf 1 art'.", metavar="DEFENDER")],
    shots: Annotated[
        str,
        typer.Option(
            "--shots",
            metavar="SHIPS",
            help="A landing from the sea, and the battleships and destroyers that fire first.",
        ),
    ] = "",
    landing: Annotated[bool, typer.Option("--landing", help="A landing from the sea: nobody retreats.")] = False,
    doomed: Annotated[
        str,
        typer.Option(
            "--doomed",
            metavar="UNITS",
            help="What the defender is losing in a round on land that has begun: these still fire.",
        ),
    ] = "",
    guns: Annotated[int, typer.Option("--guns", help="How often anti-aircraft guns fire at each aircraft.")] = 0,
    losses: Annotated[
        str,
        typer.Option("--losses", metavar="KINDS[/KINDS]", help="Who falls first, of the attacker / of the defender."),
    ] = "",
    orders: Annotated[str, typer.Option("--orders", hidden=True)] = "",  # the old name, for one version
    hold: Annotated[
        bool, typer.Option("--hold", help="The attacker's last land unit falls after all aircraft.")
    ] = False,
    dive: Annotated[
        str, typer.Option("--dive", help=f"When the defender's submarines submerge: {', '.join(forces.DIVES)}.")
    ] = forces.FIGHT,
    rounds: Annotated[
        int, typer.Option("--rounds", help="The attacker retreats after this many rounds; 0: never.")
    ] = 0,
    units: Annotated[
        int, typer.Option("--units", help="The attacker retreats with this many units left; 0: never.")
    ] = 0,
    chance: Annotated[
        float,
        typer.Option("--chance", help="The attacker retreats when the chance falls below this many percent."),
    ] = 0.0,
    most: Annotated[int, typer.Option("--survivors", min=0, help="How many outcomes are listed for each side.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Battle of Axis & Allies: Europe, on land or at sea: chances, survivors, expected losses.

    Units: numbers and kinds; the first letters are enough. infantry, artillery, tank, fighter, bomber; transport,
    submarine, destroyer, carrier, battleship, and damaged for a battleship that has been hit.

    Who falls first: kinds in their order, such as 'inf art tank', with a number before a kind for only so many of it;
    damaged is the first hit of a battleship. What is left out follows by price.
    """
    with sentences(lang):
        language = speak(lang)
        words = words_of(language)
        ours, _, theirs = (losses or orders).partition("/")
        odds = forces.battle(
            Force.parse(attacker, words),
            Force.parse(defender, words),
            shots=Force.parse(shots, words),
            doomed=Force.parse(doomed, words),
            landing=landing or bool(shots),
            guns=guns,
            orders=(forces.order(ours, words), forces.order(theirs, words)),
            hold=hold,
            dive=dive,
            retreat=forces.Retreat(rounds, units, chance / 100),
        )
    if as_json:
        typer.echo(json.dumps(odds.to_json(), indent=2))
    else:
        show(odds, language, out(), most)


def words_of(language: Language) -> dict[str, str]:
    """By the word of the language, the kind of unit."""
    return {language.say(f"odds-piece-{kind}"): kind for kind in forces.KINDS}


def show(odds: forces.Odds, language: Language, console: Console, most: int) -> None:
    """The odds as tables: both sides, how the battle ends, how many units are left, and the most likely survivors."""
    numbers, words, say = Numbers(language), words_of(language), language.say
    sides = {"attacker": odds.attacker, "defender": odds.defender}
    table = Table("", say("odds-army"))
    for column in ("wins", "losses", "cost"):
        table.add_column(say(f"odds-{column}"), justify="right")
    for name, side in sides.items():
        table.add_row(
            Text(say(f"odds-{name}"), style=STYLES[name]),
            side.force.text(words),
            numbers.percent(side.wins),
            numbers.plain(sum(side.losses.values())),
            numbers.plain(side.cost),
        )
    console.print(table)
    for end in ("takes", "draw", "retreats", "stalemate"):
        value: float = getattr(odds, end)
        if value or end == "takes":
            console.print(say(f"odds-end-{end}", chance=numbers.percent(value)))
    counts = {name: side.survivors_by_count() for name, side in sides.items()}
    chart(console, numbers, (say("odds-left-title"), say("odds-left")), left_rows(language, counts))
    if most:
        likely = {
            name: [
                (force.text(words), chance)
                for force, chance in sorted(side.survivors.items(), key=lambda item: -item[1])[:most]
            ]
            for name, side in sides.items()
        }
        survivors(console, numbers, likely)
    console.print(say("odds-rounds-mean", rounds=numbers.plain(odds.rounds)))

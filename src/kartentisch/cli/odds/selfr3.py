"""`kartentisch odds selfr3`: a battle of SelfR3: R2, as tables and a chart."""

from __future__ import annotations

import json
import re
from typing import Annotated, TypedDict

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kartentisch.cli.common import Lang, out, sentences, speak
from kartentisch.cli.odds.drawn import STYLES, Numbers, chart, left_rows, survivors
from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import Language
from kartentisch.odds import selfr3 as territories

Units = territories.Units


class Ways(TypedDict):
    """How a battle is fought, as `battle` and `reply` take it."""

    start: str
    target: str
    attack: str
    policy: str
    losses: tuple[str, str]
    keep: int


def selfr3(
    attacker: Annotated[str, typer.Argument(help="Such as '6 land tactical'.", metavar="ATTACKER")],
    defender: Annotated[str, typer.Argument(help="Such as '2 tactical station'.", metavar="DEFENDER")],
    start: Annotated[str, typer.Option("--from", metavar="KIND", help="Attacking from land, water or air.")] = "land",
    target: Annotated[str, typer.Option("--into", metavar="KIND", help="Attacking land, water or air.")] = "land",
    policy: Annotated[
        str, typer.Option("--policy", help=f"How many dice the defender takes: {', '.join(territories.POLICIES)}.")
    ] = "hold",
    losses: Annotated[
        str,
        typer.Option(
            "--losses",
            metavar="FIRST[,FIRST]",
            help=f"Who falls first, on both sides, or attacker,defender: {', '.join(territories.LOSSES)}.",
        ),
    ] = "armies",
    attack: Annotated[
        str, typer.Option("--attack", help=f"How many dice the attacker throws: {', '.join(territories.ATTACKS)}.")
    ] = "most",
    keep: Annotated[int, typer.Option("--keep", help="The attacker stops with this many units left.")] = 1,
    chance: Annotated[
        float,
        typer.Option(
            "--chance", help="The attacker stops after a throw when the chance falls below this many percent."
        ),
    ] = 0.0,
    throw: Annotated[
        str, typer.Option("--throw", metavar="8,4,1", help="What was thrown: what should the defender do?")
    ] = "",
    most: Annotated[int, typer.Option("--survivors", min=0, help="How many outcomes are listed for each side.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Battle of SelfR3: R2: chance to conquer, survivors, expected losses.

    Units: the number of armies, with the one that stays behind; officers: tactical, land, water, air, abc; station.
    In German: taktik, land, wasser, luft, abc, station.

    Policies of the defender, who sees the throw before choosing: hold (default) takes one die or two, whichever gives
    the greater chance to hold the territory to the end; one and two always take so many. Those of the attacker: most
    (default) throws all dice, best as many as conquer best (seldom fewer), one and two at most so many.
    """
    with sentences(lang):
        language = speak(lang)
        words = words_of(language)
        units = Units.parse(attacker, words), Units.parse(defender, words)
        first, _, second = (word.strip() for word in losses.partition(","))
        ways: Ways = {
            "start": start,
            "target": target,
            "attack": attack,
            "policy": policy,
            "losses": (first, second or first),
            "keep": keep,
        }
        odds = territories.battle(*units, **ways, chance=chance / 100)
        reply = None
        if throw:
            if not re.fullmatch(r"[1-8](\s*[, ]\s*[1-8]){0,2}", throw.strip()):
                raise EngineError("throw_word", word=throw)
            shown = [int(pip) for pip in re.findall(r"[1-8]", throw)]
            reply = territories.reply(*units, shown, **ways)
    if as_json:
        answer = odds.to_json()
        if reply is not None:
            answer["reply"] = {"one": reply.one, "two": reply.two, "best": reply.best}
        typer.echo(json.dumps(answer, indent=2))
    else:
        show(odds, reply, policy, language, out(), most)


def words_of(language: Language) -> dict[str, str]:
    """By the word of the language, that of the odds."""
    return {language.say(f"odds-unit-{word}"): word for word in (*territories.OFFICERS, territories.STATION)}


def show(
    odds: territories.Odds,
    reply: territories.Reply | None,
    policy: str,
    language: Language,
    console: Console,
    most: int,
) -> None:
    """The odds as tables: both sides, the throw, how many units are left, and the most likely survivors."""
    numbers, words, say = Numbers(language), words_of(language), language.say
    sides = {"attacker": odds.attacker, "defender": odds.defender}
    table = Table("", say("odds-units"))
    for column in ("conquers", "losses-armies", "losses-officers"):
        table.add_column(say(f"odds-{column}"), justify="right")
    for name, side in sides.items():
        lost = side.losses
        table.add_row(
            Text(say(f"odds-{name}"), style=STYLES[name]),
            side.units.text(words),
            numbers.percent(side.wins),
            numbers.plain(lost.armies),
            numbers.plain(lost.officers) if side.units.officers else "–",
        )
    console.print(table)
    if reply is not None:
        one = numbers.percent(reply.one)
        if reply.two is None:
            console.print(say("odds-reply-only", one=one))
        else:
            console.print(say("odds-reply", one=one, two=numbers.percent(reply.two), best=reply.best))
    counts = {name: side.survivors_by_count() for name, side in sides.items()}
    chart(console, numbers, (say("odds-left-title"), say("odds-left")), left_rows(language, counts))
    if most:
        likely = {
            name: [
                (units.text(words), chance)
                for units, chance in sorted(side.survivors.items(), key=lambda item: -item[1])[:most]
            ]
            for name, side in sides.items()
        }
        survivors(console, numbers, likely)
    console.print(say("odds-throws", throws=numbers.plain(odds.throws)))
    console.print(say("odds-policy-is", policy=policy))

"""`kartentisch odds` as a user meets it."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kartentisch.cli import odds as command
from kartentisch.cli.main import app
from kartentisch.cli.odds.attacke import KINDS
from kartentisch.engine.language import LANGUAGES
from kartentisch.odds import attacke, europe, selfr3
from kartentisch.odds.attack import Army, Force, battle, resume
from kartentisch.odds.selfr3 import OFFICERS, STATION, Units

BROWN, GREEN = "5I 3T 2A 2P", "3I 2T 2A 2P"
ARMIES = {"en": (BROWN, GREEN), "de": ("5I 3P 2A 2F", "3I 2P 2A 2F")}  # the letters of the game's own screen


def run(*words: str, width: int = 120) -> Result:
    return CliRunner().invoke(app, ["odds", "attack", *words], env={"LC_ALL": "C", "COLUMNS": str(width)})


@pytest.mark.parametrize(("lang", "words"), [("de", ["Angriff", "74,84\u00a0%"]), ("en", ["Attacker", "74.84%"])])
def test_tables_in_both_languages(lang: str, words: list[str]) -> None:
    result = run(*ARMIES[lang], "--lang", lang)
    assert result.exit_code == 0 and all(word in result.output for word in words)
    assert {"de": "1I 1P 1A 1F", "en": "1I 1T 1A 1P"}[lang] in result.output and "█" in result.output
    shown = [float(found.replace(",", ".")) for found in re.findall(r" \d+ │ +([\d.,]+)\u00a0?%", result.output)]
    assert sum(shown) == pytest.approx(100, abs=0.1), "the chart shows every outcome"


def test_json_is_the_whole_answer() -> None:
    result = run(BROWN, GREEN, "--policy", "opening, strongest", "--json")
    expected = battle(Army.parse(BROWN), Army.parse(GREEN), "opening", "strongest")
    assert json.loads(result.output) == expected.to_json()
    assert json.loads(result.output)["attacker"]["formation"] == "3I 1T"


def test_one_policy_is_for_both() -> None:
    result = json.loads(run("5I 2P", "4I 2T", "--policy", "PTAI", "--json").output)
    assert result["attacker"]["policy"] == result["defender"]["policy"] == "PTAI"


def test_in_the_middle_of_a_battle() -> None:
    words = ("2A 1P / ", "1P /1I", "--round", "4", "--acting", "attacker", "--json")
    expected = resume(Force.parse(words[0]), Force.parse(words[1]), round=4, acting="attacker")
    assert json.loads(run(*words).output) == expected.to_json()


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["3X", "1I"], "3X"),
        (["3I", "1I 2I"], "I"),
        (["", "1I"], "60"),
        (["3I", "1I", "--policy", "bold"], "strongest"),
        (["3I", "1I", "--policy", "best,bold"], "strongest"),
        (["3I /", "1I"], "/"),
        (["3I /", "1I /", "--acting", "me"], "attacker"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said(words: list[str], part: str, lang: str) -> None:
    result = run(*words, "--lang", lang)
    assert result.exit_code == 2 and part in result.output and "Traceback" not in result.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_too_large_is_said(lang: str) -> None:
    result = run(*ARMIES[lang], "--policy", "best", "--lang", lang)
    assert result.exit_code == 2 and "146" in result.output


def test_a_letter_means_in_german_what_it_means_at_the_table() -> None:
    german = run("4I 2P 1F", "3I 1P", "--policy", "FPAI", "--lang", "de", "--json")
    english = run("4I 2T 1P", "3I 1T", "--policy", "PTAI", "--lang", "en", "--json")
    assert german.exit_code == 0 and german.output == english.output
    assert "FPAI" in run("4I 2P 1F", "3I 1P", "--policy", "FPAI", "--lang", "de").output
    assert "P Panzer" in run("4I 2T", "3I", "--lang", "de").output, "an English letter is explained"


def test_help_names_the_policies() -> None:
    assert all(word in run("--help").output for word in ("strongest", "opening", "--acting", "--lang"))
    assert "attack" in CliRunner().invoke(app, ["odds", "--help"]).output


def ask(*words: str, width: int = 120) -> Result:
    return CliRunner().invoke(app, ["odds", *words], env={"LC_ALL": "C", "COLUMNS": str(width)})


@pytest.mark.parametrize(
    ("lang", "territories", "words"),
    [
        ("en", ("6 land", "2 tactical"), ["78.90%", "one die is better", "Attacker: 4 land", "4.14 rolls"]),
        ("de", ("6 land", "2 taktik"), ["78,90\u00a0%", "Ein Würfel ist besser", "Angriff: 4 land", "4,14 Würfe"]),
    ],
)
def test_selfr3_in_both_languages(lang: str, territories: tuple[str, str], words: list[str]) -> None:
    result = ask("selfr3", *territories, "--throw", "8,4,1", "--lang", lang)
    assert result.exit_code == 0 and all(word in result.output for word in words), result.output
    shown = [float(found.replace(",", ".")) for found in re.findall(r" \d+ │ +([\d.,]+)\u00a0?%", result.output)]
    assert sum(shown) == pytest.approx(100, abs=0.1)
    assert "–" in ask("selfr3", "6", "1", "--throw", "5", "--lang", lang).output


def test_selfr3_as_json_with_all_options() -> None:
    words = ["--from", "water", "--into", "air", "--policy", "two", "--attack", "best", "--losses", "officers,armies"]
    told = json.loads(ask("selfr3", "9 air", "4 land", *words, "--keep", "3", "--throw", "6 4", "--json").output)
    units = Units(9, ("air",)), Units(4, ("land",))
    ways = {"start": "water", "target": "air", "policy": "two", "attack": "best", "keep": 3}
    odds = selfr3.battle(*units, losses=("officers", "armies"), **ways)  # type: ignore[arg-type]
    reply = selfr3.reply(*units, [6, 4], losses=("officers", "armies"), **ways)  # type: ignore[arg-type]
    assert told == odds.to_json() | {"reply": {"one": reply.one, "two": reply.two, "best": reply.best}}


@pytest.mark.parametrize(
    ("lang", "three", "words"),
    [("en", "A7 I5 C2", ["48.71%", "none", "21"]), ("de", "A7 I5 K2", ["48,71\u00a0%", "keiner", "6 Karten"])],
)
def test_attacke_in_both_languages(lang: str, three: str, words: list[str]) -> None:
    result = ask("attacke", three, "--hand", "6", "--known", "J", "--lang", lang)
    assert result.exit_code == 0 and all(word in result.output for word in words), result.output
    assert "█" in result.output


def test_attacke_as_json() -> None:
    told = json.loads(ask("attacke", "15", "--hand", "6", "--elsewhere", "A7 R", "--joker", "5", "--json").output)
    hand = attacke.hand([(attacke.without(attacke.DECK, {"A7": 1, "R": 1}), 6)], joker=5)
    assert told == hand.to_json() | {"attack": {"strength": 15, "wins": hand.beaten_by(15), "shown": hand.shown(15)}}


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["selfr3", "six", "2"], "six"),
        (["selfr3", "6", "0"], "99"),
        (["selfr3", "6", "2", "--into", "moon"], "water"),
        (["selfr3", "6", "2", "--policy", "three"], "hold"),
        (["selfr3", "6", "2", "--throw", "9"], "8,4,1"),
        (["selfr3", "6", "2", "--throw", "7"], "7"),
        (["selfr3", "6", "2", "--keep", "0"], "99"),
        (["europe", "3 b", "1 inf"], "b"),
        (["europe", "3 inf", "2 inf", "--dive", "later"], "alone"),
        (["europe", "3 inf", "2 inf", "--guns", "12"], "9"),
        (["attacke", "A7 I5", "--hand", "5"], "A7 I5"),
        (["attacke", "A7 I5 R", "--hand", "5"], "A7 I5 R"),
        (["attacke", "0", "--hand", "5"], "0"),
        (["attacke", "15", "--hand", "1", "--known", "J J"], "2"),
        (["attacke", "15", "--hand", "64"], "64"),
        (["attacke", "15", "--hand", "5", "--elsewhere", "4J"], "3"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said_of_other_games(words: list[str], part: str, lang: str) -> None:
    result = ask(*words, "--lang", lang)
    assert result.exit_code == 2 and part in result.output and "Traceback" not in result.output


@pytest.mark.thorough
def test_the_commands_of_the_document() -> None:
    document = (Path(__file__).parents[2] / "docs/develop/odds.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", document, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    assert len(lines) > 8
    for line in lines:
        program, room, *words = shlex.split(line)
        assert (program, room) == ("kartentisch", "odds")
        assert ask(*words).exit_code == 0, line


def test_europe_in_both_languages() -> None:
    """Every option, and the same answer in both languages."""
    words = ["--shots", "1 destroyer", "--guns", "1", "--hold", "--losses", "inf 1 fighter/fig", "--json"]
    english = ask("europe", "2 inf 1 tank 2 fighter", "2 inf 1 fig", *words, "--lang", "en")
    german = [word.replace("destroyer", "Zerstörer").replace("fighter", "Jäger").replace("fig", "Jä") for word in words]
    same = ask("europe", "2 Inf 1 Panzer 2 Jäger", "2 inf 1 Jäger", *german, "--lang", "de")
    by_old_name = [word.replace("--losses", "--orders") for word in words]
    assert ask("europe", "2 inf 1 tank 2 fighter", "2 inf 1 fig", *by_old_name).output == english.output
    force = europe.Force.parse
    expected = europe.battle(
        force("2 infantry 1 armor 2 fighter"),
        force("2 infantry 1 fighter"),
        shots=force("1 destroyer"),
        landing=True,
        guns=1,
        hold=True,
        orders=("infantry 1 fighter", "fighter"),
    )
    assert json.loads(english.output) == json.loads(same.output) == expected.to_json()
    assert ask("europe", "2 inf", "1 inf", "--landing", "--rounds", "1").exit_code == 2
    going_on = europe.battle(force("2 infantry"), force(""), doomed=force("1 armor"))
    assert json.loads(ask("europe", "2 inf", "", "--doomed", "1 tank", "--json").output) == going_on.to_json()
    for lang, told in (("en", ["tank", "retreats", "It takes"]), ("de", ["Panzer", "abgebrochen", "Im Mittel"])):
        result = ask("europe", "5 inf 3 arm", "5 inf 1 art", "--chance", "30", "--lang", lang)
        assert result.exit_code == 0 and all(word in result.output for word in told), result.output
    assert "100.00" in ask("europe", "1 fighter", "1 submarine", "--survivors", "0", "--lang", "en").output


def test_every_text_is_used() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in Path(command.__file__).parent.glob("*.py"))
    named = "".join(f"unit-{word}\n" for word in (*OFFICERS, STATION)) + "".join(f"card-{kind}\n" for kind in KINDS)
    named += "".join(f"piece-{kind}\n" for kind in europe.KINDS)
    named += "".join(f"end-{end}\n" for end in europe.ENDS)
    for lang in LANGUAGES:
        text = (Path(command.__file__).parents[1] / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys = set(re.findall(r"^odds-([\w-]+) =", text, re.MULTILINE))
        assert keys and all(key in source + named for key in keys)

"""`kartentisch odds` as a user meets it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kartentisch.cli import odds as command
from kartentisch.cli.main import app
from kartentisch.engine.language import LANGUAGES
from kartentisch.odds.attack import Army, Force, battle, resume

BROWN, GREEN = "5I 3T 2A 2P", "3I 2T 2A 2P"
ARMIES = {"en": (BROWN, GREEN), "de": ("5I 3P 2A 2F", "3I 2P 2A 2F")}  # the letters of the game's own screen


def run(*words: str, width: int = 120) -> Result:
    return CliRunner().invoke(app, ["odds", "attack", *words], env={"LC_ALL": "C", "COLUMNS": str(width)})


@pytest.mark.parametrize(("lang", "words"), [("de", ["Angreifer", "74,84 %"]), ("en", ["Attacker", "74.84 %"])])
def test_tables_in_both_languages(lang: str, words: list[str]) -> None:
    result = run(*ARMIES[lang], "--lang", lang)
    assert result.exit_code == 0 and all(word in result.output for word in words)
    assert {"de": "1I 1P 1A 1F", "en": "1I 1T 1A 1P"}[lang] in result.output and "█" in result.output
    shown = [float(found.replace(",", ".")) for found in re.findall(r" \d+ │ +([\d.,]+) %", result.output)]
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


def test_every_text_is_used() -> None:
    source = Path(command.__file__).read_text(encoding="utf-8")
    for lang in LANGUAGES:
        text = (Path(command.__file__).parent / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys = set(re.findall(r"^odds-([\w-]+) =", text, re.MULTILINE))
        assert keys and all(key in source for key in keys)

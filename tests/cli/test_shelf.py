"""A game on a shelf is everywhere by being there: lists, rules, terminal, bots, measuring, the kit, the server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parents[2]
SHELF = ROOT / "tests/shelf"

COMMANDS = """
import json
from typer.testing import CliRunner
from kartentisch.cli.main import app

def said(words, *lines):
    result = CliRunner().invoke(app, words.split(), input="".join(f"{line}\\n" for line in lines))
    assert result.exit_code == 0 and result.exception is None, (words, result.output, result.exception)
    return result.output

play = "play skirmish --lang en --seed 3 --pace 0 --seats"
bench = "bench skirmish --rounds 1 --seconds 0.05 --no-interpreted --json"
print(json.dumps({
    "games": said("games --lang en"),
    "rules": said("rules skirmish --lang de"),
    "coverage": said("rules skirmish --coverage"),
    "play": said(f"{play} human,greedy,greedy", *["1"] * 200),
    "simulate": said("simulate skirmish -n 6 --bots greedy,random --lang en"),
    "bench": said(bench),
    "check": said("check skirmish --games 30 --lang en"),
}))
"""

SERVER = """
import json, sys
from kartentisch.server.store.database import Store
from tests.server.running_server import RunningServer

server = RunningServer(Store("sqlite:///" + sys.argv[1]))
visitor = server.visitor()
get = lambda path: visitor.http.get(path, params={"lang": "de"})
visitor.open({"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}, game="skirmish")
visitor.do(type="start")
print(json.dumps({
    "games": get("/api/games").json(),
    "game": get("/api/games/skirmish").json(),
    "rules": get("/api/games/skirmish/rules").text,
    "table": visitor.look(),
}))
server.close()
"""


def told(code: str, *words: str) -> dict[str, Any]:
    """What a program prints for which the shelf belongs to the package."""
    surroundings = os.environ | {"KARTENTISCH_GAMES": str(SHELF), "KARTENTISCH_RULES": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=ROOT, env=surroundings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_commands_know_it() -> None:
    said = told(COMMANDS)
    assert "Skirmish" in said["games"] and "2-3" in said["games"]
    assert "SKI-13" in said["rules"] and "100%" in said["coverage"]
    assert "The game is over" in said["play"] and "rolls" in said["play"]
    assert "6 games" in said["simulate"]
    assert json.loads(said["bench"])["game"] == "skirmish"
    assert "30 games checked" in said["check"] and "Nothing failed" in said["check"]


def test_the_server_knows_it(tmp_path: Path) -> None:
    said = told(SERVER, str(tmp_path / "server.db"))
    (game,) = [game for game in said["games"]["games"] if game["id"] == "skirmish"]
    assert game["title"] == "Scharmützel" and game["seats"] == [2, 3]
    window = next(row for row in game["orders"] if row["question"] == "Window.answer")
    assert {field["name"] for field in window["when"]} >= {"attacker", "other", "region", "size"}
    assert "SKI-R02" in said["rules"] and "halt" in json.dumps(said["game"])
    assert said["table"]["view"]["question"] == "Bidding.bid"

"""The bot of the documentation plays a whole game from outside."""

from __future__ import annotations

import ast
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import kartentisch as kt
from kartentisch.engine.record import Record
from kartentisch.server.store.database import Store
from kartentisch.server.tables import timers
from tests.server.running_server import Clock, RunningServer, Visitor, wait_for

PAGE = Path(__file__).parent.parent.parent / "docs/protocol/http.md"


def sits_down(server: RunningServer, owner: Visitor, folder: Path) -> subprocess.Popen[str]:
    """The bot as it stands on the page, in a process of its own, on the table's first seat."""
    code = (
        PAGE.read_text(encoding="utf-8").partition("<!-- the test runs this file -->\n```text\n")[2].partition("```")[0]
    )
    assert len(code.splitlines()) <= 36
    bot = folder / "bot.py"
    bot.write_text(code)
    words = [sys.executable, str(bot), server.address, owner.table, owner.keys["invite"]]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    wait_for(lambda: owner.look()["table"]["seats"][0]["kind"] == "person")
    return process


@pytest.mark.thorough
def test_the_bot_outside(server: RunningServer, tmp_path: Path) -> None:
    owner = server.visitor().open({"kind": "open"}, {"kind": "bot", "bot": "random"})
    process = sits_down(server, owner, tmp_path)
    owner.do(type="start")
    out, _ = process.communicate(timeout=40)
    assert process.returncode == 0
    assert out.strip() == str(owner.look()["scores"])
    record = Record.parse(owner.http.get(f"/api/tables/{owner.table}/record").text)
    assert record.verify(kt.load("attila")) > 0


@pytest.mark.thorough
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="programs cannot be stopped here")
def test_a_client_that_hangs_loses_its_own_time_and_nothing_else(
    build: Callable[..., RunningServer], folder: Path, clock: Clock, tmp_path: Path
) -> None:
    """Whoever sits there with it plays on, by the clock, and when it wakes up it is told how it ended."""
    still = build(Store.in_folder(folder / "still", clock), timekeeper=False)
    clocks = {"turn_seconds": 5, "reaction_seconds": 5, "on_timeout": "random"}
    owner = still.visitor().open({"kind": "open"}, {"kind": "mine", "name": "Anna"}, **clocks)
    process = sits_down(still, owner, tmp_path)
    process.send_signal(signal.SIGSTOP)
    try:
        owner.do(type="start")
        while (done := owner.play()) != "over":
            if done == "waiting":
                clock.ms += 5_000
                assert timers.sweep(still.context) >= 1
        process.send_signal(signal.SIGCONT)
        out, _ = process.communicate(timeout=40)
    finally:
        process.kill()
    assert process.returncode == 0 and out.strip() == str(owner.look()["scores"])
    record = Record.parse(owner.http.get(f"/api/tables/{owner.table}/record").text)
    autopilot = [entry["seat"] for entry in record.entries if entry.get("auto") == "autopilot"]
    assert set(autopilot) == {0} and len(autopilot) > 10


@pytest.mark.thorough
def test_the_description_names_every_route(server: RunningServer) -> None:
    described = server.visitor().http.get("/api/openapi.json").json()
    text = PAGE.read_text(encoding="utf-8")
    for path, methods in described["paths"].items():
        if all(told.get("deprecated") for told in methods.values()):
            continue  # `test_aliases.py`
        shown = path.replace("{table_id}", "{id}")
        assert f"{shown}`" in text or f"{shown}?" in text, path


def _told() -> dict[str, set[str]]:
    """The kinds of lines that the server writes, each with its fields where they are named."""
    found: dict[str, set[str]] = {}
    for file in (Path(kt.__file__).parent / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="tell"), args=[ast.Constant(value=str(kind))]):
                    found.setdefault(kind, set()).update(word.arg for word in node.keywords if word.arg)
                case ast.Call(func=ast.Name(id="agreed"), args=[_, _, _, ast.Constant(value=str(kind)), _]):
                    found.setdefault(kind, set()).update(("seat", "yes"))  # as `consent.agreed` tells all of them
    return found


@pytest.mark.thorough
def test_every_line_by_which_somebody_loses_something_is_described_with_its_fields() -> None:
    told = _told()
    both = PAGE.read_text(encoding="utf-8") + (log := (PAGE.parent / "log.md").read_text(encoding="utf-8"))
    assert not [kind for kind in told if f"`{kind}`" not in both]
    rows = {
        line.split("`")[1]: line
        for line in log.partition("### 5.2")[2].partition("\n## ")[0].splitlines()
        if line.startswith("| `")
    }
    assert {kind for kind in told if kind.startswith(("undo_", "kick", "taken_"))} == rows.keys()
    assert not [(kind, name) for kind, row in rows.items() for name in told[kind] if f"`{name}`" not in row]

"""The bot of the documentation plays a whole game from outside."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import kartentisch as kt
from kartentisch.engine.record import Record
from tests.server.house import House, wait_for

PAGE = Path(__file__).parent.parent.parent / "docs/server.md"


def test_the_bot_outside(house: House, tmp_path: Path) -> None:
    code = (
        PAGE.read_text(encoding="utf-8").partition("<!-- the test runs this file -->\n```text\n")[2].partition("```")[0]
    )
    assert len(code.splitlines()) <= 36
    bot = tmp_path / "bot.py"
    bot.write_text(code)
    owner = house.visitor().open({"kind": "open"}, {"kind": "bot", "bot": "random"})
    words = [sys.executable, str(bot), house.address, owner.table, owner.keys["invite"]]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    wait_for(lambda: owner.look()["table"]["seats"][0]["kind"] == "person")
    owner.do(type="start")
    out, _ = process.communicate(timeout=40)
    assert process.returncode == 0
    assert out.strip() == str(owner.look()["scores"])
    record = Record.parse(owner.http.get(f"/api/tables/{owner.table}/record").text)
    assert record.verify(kt.load("attila")) > 0


def test_the_description_names_every_route(house: House) -> None:
    described = house.visitor().http.get("/api/openapi.json").json()
    text = PAGE.read_text(encoding="utf-8")
    for path in described["paths"]:
        shown = path.replace("{table_id}", "{id}")
        assert f"{shown}`" in text or f"{shown}?" in text, path

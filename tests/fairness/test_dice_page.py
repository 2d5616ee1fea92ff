"""The stand-alone page finds what the Python check finds."""

from __future__ import annotations

import ast
import html
import json
import random
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from kartentisch.engine.language import Language
from kartentisch.fairness import dice as d
from kartentisch.fairness.dice_proof import verify_dice
from tests.fairness.dice_tables import (
    FORGED,
    PAGE,
    chained,
    changed,
    fault,
    play,
    whole_log,
)

pytestmark = [pytest.mark.once, pytest.mark.thorough]

# ---------------------------------------------------------------------- the page
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
# a browser for all logs: its document is not loaded until the first frame is, which waits for the others' verdicts
HOST = """<!doctype html><meta charset="utf-8"><body><iframe id="hold"></iframe>%s<script>
const hold = document.getElementById("hold"), frames = [...document.querySelectorAll("iframe[srcdoc]")];
const state = frame => frame.contentDocument?.getElementById("verdict")?.dataset.state ?? "";
hold.contentDocument.open();
const waiting = setInterval(() => {
  if (frames.some(frame => ["", "working"].includes(state(frame)))) return;
  clearInterval(waiting);
  for (const frame of frames) {
    const said = document.createElement("pre");
    said.textContent = frame.contentDocument.documentElement.outerHTML;
    document.body.append(said);
  }
  hold.contentDocument.close();
}, 5);
</script>"""


def ask_pages(folder: Path, logs: Sequence[str]) -> list[str]:
    """What the page says about each log, as its document afterwards."""
    box = 'autocomplete="off"></textarea>'
    page = PAGE.read_text(encoding="utf-8")
    assert box in page
    filled = [page.replace(box, box.replace("></", ">\n" + html.escape(log) + "</")) for log in logs]
    file = folder / "verify.html"
    frames = "".join(f'<iframe srcdoc="{html.escape(one)}"></iframe>' for one in filled)
    file.write_text(HOST % frames, encoding="utf-8")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", f"--user-data-dir={folder / 'profile'}"]
    assert CHROMIUM is not None
    done = subprocess.run([CHROMIUM, *flags, file.as_uri()], capture_output=True, text=True, timeout=120, check=True)
    said = [html.unescape(one) for one in re.findall("<pre>(.*?)</pre>", done.stdout, re.DOTALL)]
    assert len(said) == len(logs), done.stdout[-1000:] + done.stderr[-1000:]
    return said


def ask_page(folder: Path, log: str) -> str:
    return ask_pages(folder, [log])[0]


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed: the page cannot be opened")
def test_the_page_says_the_same(tmp_path: Path) -> None:
    lines = whole_log()
    report = verify_dice(lines)
    _, game, _ = play(2, 2)
    right, part, other_game = ask_pages(tmp_path, ["\n".join(log) for log in (lines, lines[:12], game)])
    assert 'data-state="good"' in right
    assert report.head in right and report.envelope in right
    assert 'data-state="open"' in part
    assert verify_dice(game).head in other_game


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed: the page cannot be opened")
def test_the_page_says_what_is_no_record(tmp_path: Path) -> None:
    told = {
        "redacted": '{"redacted": 1, "viewer": 0, "game": "attila", "revision": 1, "players": ["A", "B"]}\n{"seat": 0}',
        "format": '{"kartentisch": 2, "game": "attila"}',
        "foreign": "title: a scenario\ngame: attila",
    }
    for state, said in zip(told, ask_pages(tmp_path, list(told.values())), strict=True):
        assert f'data-state="{state}"' in said, said[-600:]
    assert 'data-state="foreign"' in ask_page(tmp_path, "[1, 2]")


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed: the page cannot be opened")
def test_the_page_finds_the_forger(tmp_path: Path) -> None:
    """Lines that were changed, and others whose hashes were made to fit."""
    lines = whole_log()
    chooser = random.Random(7)
    logs = []
    for at in chooser.sample(range(len(lines)), 6):
        other = chooser.choice(list(changed(json.loads(lines[at]))))
        logs.append([*lines[:at], d.canonical(other).decode(), *lines[at + 1 :]])
    for kind, field, value, _ in FORGED:
        rows = [json.loads(line) for line in lines]
        index = next(at for at, row in enumerate(rows) if row["t"] == kind and row.get("epoch", 1) == 1)
        rows[index][field] = value
        logs.append(chained(rows))
    for log, said in zip(logs, ask_pages(tmp_path, ["\n".join(log) for log in logs]), strict=True):
        found = fault(log)
        assert found is not None
        assert f'data-line="{found[0]}" data-what="{found[1].removeprefix("dice_")}"' in said


def test_the_page_needs_nothing_from_outside_and_speaks_both_languages() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert not re.search(r"https?:|src=|@import|url\(|innerHTML|fetch\(|XMLHttp", page)
    german, english = page[page.index("const TEXTS") : page.index("// ---", page.index("const TEXTS"))].split("  en: {")
    keys = [set(re.findall(r"\b(\w+): \"", half)) for half in (german, english)]
    assert keys[0] == keys[1]
    assert len(keys[0]) > 40


def test_every_fault_has_a_sentence() -> None:
    engine = Path(d.__file__).parent
    trees = [ast.parse((engine / f"dice_{name}.py").read_text(encoding="utf-8")) for name in ("log", "proof")]
    calls = [
        node
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    last = [call.args[-1] for call in calls if getattr(call.func, "id", "") in ("demand", "Wrong")]
    faults = {node.value for node in last if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert len(faults) == 15
    page = PAGE.read_text(encoding="utf-8")
    for name in faults:
        for lang in ("de", "en"):
            assert Language(lang).has(f"what-dice_{name}"), name
        assert page.count(f'{name}: "') == 2, name

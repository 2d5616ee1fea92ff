"""The stand-alone page finds what the Python check finds."""

from __future__ import annotations

import ast
import html
import json
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

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
CHROMIUM = shutil.which("chromium")


def ask_page(folder: Path, log: str) -> str:
    """What the page says about the log, as its document afterwards."""
    box = 'autocomplete="off"></textarea>'
    page = PAGE.read_text(encoding="utf-8")
    assert box in page
    file = folder / "verify.html"
    filled = box.replace("></", ">\n" + html.escape(log) + "</")
    file.write_text(page.replace(box, filled), encoding="utf-8")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=30000", "--dump-dom"]
    profile = f"--user-data-dir={folder / 'profile'}"
    assert CHROMIUM is not None
    done = subprocess.run(
        [CHROMIUM, *flags, profile, file.as_uri()], capture_output=True, text=True, timeout=120, check=True
    )
    return done.stdout


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed: the page cannot be opened")
def test_the_page_says_the_same(tmp_path: Path) -> None:
    lines = whole_log()
    report = verify_dice(lines)
    right = ask_page(tmp_path, "\n".join(lines))
    assert 'data-state="good"' in right
    assert report.head in right and report.envelope in right
    assert 'data-state="open"' in ask_page(tmp_path, "\n".join(lines[:12]))
    _, game, _ = play(2, 2)
    assert verify_dice(game).head in ask_page(tmp_path, "\n".join(game))
    chooser = random.Random(7)
    for at in chooser.sample(range(len(lines)), 6):
        other = chooser.choice(list(changed(json.loads(lines[at]))))
        forged = [*lines[:at], d.canonical(other).decode(), *lines[at + 1 :]]
        found = fault(forged)
        assert found is not None
        said = ask_page(tmp_path, "\n".join(forged))
        assert f'data-line="{found[0]}" data-what="{found[1].removeprefix("dice_")}"' in said


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed: the page cannot be opened")
@pytest.mark.parametrize(("kind", "field", "value", "what"), FORGED[::5])
def test_the_page_finds_the_forger(tmp_path: Path, kind: str, field: str, value: Any, what: str) -> None:
    rows = [json.loads(line) for line in whole_log()]
    index = next(at for at, row in enumerate(rows) if row["t"] == kind and row.get("epoch", 1) == 1)
    rows[index][field] = value
    forged = chained(rows)
    found = fault(forged)
    assert found is not None
    said = ask_page(tmp_path, "\n".join(forged))
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

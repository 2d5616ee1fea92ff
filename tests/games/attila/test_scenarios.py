"""Every scenario of Attila, and that together with the marked tests they name every rule of the checklist."""

from __future__ import annotations

from pathlib import Path

import pytest

import kartentisch as kt
from kartentisch.engine import scenario

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))
SCENARIOS = [
    pytest.param(document, id=f"{file.stem}: {document.title}")
    for file in FILES
    for document in scenario.parse(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("document", SCENARIOS)
def test_scenario(document: scenario.Document) -> None:
    report = scenario.run(document, kt.load)
    if not report.passed:
        pytest.fail("\n".join([report.title, *report.failures]), pytrace=False)

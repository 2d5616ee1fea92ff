"""Scenarios: a position, scripted chance, actions and expectations in one readable file.

The form is described for people in `docs/develop/scenarios.md` and for machines by `schema()`.  `form` has it as types,
`files` reads documents, `words` knows what a game calls things, `runner` plays, `expectations` looks.
"""

from __future__ import annotations

from kartentisch.engine.scenario.chance import Script, expand, unfold
from kartentisch.engine.scenario.files import Document, parse, read, write, write_position
from kartentisch.engine.scenario.form import Expect, schema
from kartentisch.engine.scenario.runner import Report, run
from kartentisch.engine.scenario.words import Misplaced, Words

__all__ = [
    "Document", "Expect", "Misplaced", "Report", "Script", "Words", "expand", "parse", "read", "run", "schema",
    "unfold", "write", "write_position",
]  # fmt: skip

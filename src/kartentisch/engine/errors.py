"""What goes wrong at a table is an answer too: a code, the rule it rests on, and values for a sentence."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Rejection:
    """Why something is refused: `code` names a text `rejection-<code>`, `rule` is a rule id or empty."""

    code: str
    rule: str = ""
    args: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {"code": self.code, "rule": self.rule, "args": self.args}


class KartentischError(ValueError):
    """Base of every error this library raises on purpose; always carries a `Rejection`."""

    def __init__(self, rejection: Rejection) -> None:
        self.rejection = rejection
        shown = ", ".join(f"{key}={value}" for key, value in rejection.args.items())
        rule = f" [{rejection.rule}]" if rejection.rule else ""
        super().__init__(f"{rejection.code}{rule}" + (f": {shown}" if shown else ""))

    @property
    def code(self) -> str:
        return self.rejection.code

    @property
    def rule(self) -> str:
        return self.rejection.rule


class Rejected(KartentischError):
    """An action that the rules or the moment forbid.  The state is unchanged."""


class EngineError(KartentischError):
    """Anything else that cannot be done: unknown names, broken files, impossible positions."""

    def __init__(self, code: str, rule: str = "", **args: Any) -> None:
        super().__init__(Rejection(code, rule, args))

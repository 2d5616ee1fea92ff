"""What goes wrong at a table is an answer too: a code, the rule it rests on, and values for a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, ClassVar


@dataclass(frozen=True)
class Rejection:
    """Why something is refused: `code` names a text `rejection-<code>`, `rule` is a rule id or empty."""

    code: str
    rule: str = ""
    args: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {"code": self.code, "rule": self.rule, "args": self.args}


def nearest(word: object, known: Iterable[str]) -> str:
    """The known word that was probably meant, for sentences that ask so; `none` if no one is near."""
    words = list(known)
    return next(iter(get_close_matches(str(word).strip().lower(), words, n=1)), "none")


class KartentischError(ValueError):
    """Base of every error this library raises on purpose; always carries a `Rejection`.

    As text it is its English sentence; `engine.language.Language` says it in German as well.
    """

    teller: ClassVar[Callable[[KartentischError], str] | None] = None  # texts are above; the library sets it

    def __init__(self, rejection: Rejection, game: Any = None) -> None:
        """`game`: whose texts the sentence is among, if they are a game's."""
        super().__init__(rejection)
        self.rejection = rejection
        self.game = game
        self.add_note(self.brief)  # tracebacks show the code as well

    @property
    def code(self) -> str:
        return self.rejection.code

    @property
    def rule(self) -> str:
        return self.rejection.rule

    @property
    def brief(self) -> str:
        """For logs: `no_such_card [ATT-15]: action=place goths moesia`."""
        shown = ", ".join(f"{key}={value}" for key, value in self.rejection.args.items())
        return f"{self.code}" + (f" [{self.rule}]" if self.rule else "") + (f": {shown}" if shown else "")

    def __str__(self) -> str:
        teller = type(self).teller
        try:
            return self.brief if teller is None else teller(self)
        except Exception:  # a text of a room above, a game without texts: telling of an error must not fail
            return self.brief

    def __reduce__(self) -> Any:
        return _again, (type(self), self.rejection, self.game)


def _again(kind: type[KartentischError], rejection: Rejection, game: Any) -> KartentischError:
    """For pickle."""
    error = kind.__new__(kind)
    KartentischError.__init__(error, rejection, game)
    return error


class Rejected(KartentischError):
    """An action that the rules or the moment forbid.  The state is unchanged."""


class EngineError(KartentischError):
    """Anything else that cannot be done: unknown names, broken files, impossible positions."""

    def __init__(self, code: str, rule: str = "", **args: Any) -> None:
        super().__init__(Rejection(code, rule, args))


class NoText(EngineError, KeyError):
    """There is no text of this id, or it lacks a value."""

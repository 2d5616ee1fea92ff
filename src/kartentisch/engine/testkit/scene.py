"""The game that is being played, for every check that looks at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from kartentisch.engine.errors import KartentischError
from kartentisch.engine.game import Game
from kartentisch.engine.testkit.failure import CheckFailed
from kartentisch.engine.testkit.report import Report


@dataclass
class Scene:
    """The game that is being played, for whoever finds something in it."""

    game: Game
    players: int
    options: Mapping[str, Any]
    seed: int
    report: Report
    decision: int = 0
    liking: dict[str, float] = field(default_factory=dict)  # weights of the kinds of actions in this game
    looks: int = 0  # at imagined worlds, in this game
    copied: set[str] = field(default_factory=set)  # procedures whose copies have been looked at in this game

    def failed(
        self,
        check: str,
        state: Any = None,
        viewer: int | None = None,
        actions: Sequence[int] = (),
        difference: Sequence[str] = (),
        detail: str = "",
    ) -> CheckFailed:
        """The failure to raise; `actions` are numbers as `state` would take them."""
        question = "" if state is None else state.where()
        action = " / ".join(self.notation(state, number) for number in actions)
        return CheckFailed(
            check, self.game, self.players, self.options, self.seed, self.decision, question, viewer, action,
            difference, detail,
        )  # fmt: skip

    def notation(self, state: Any, action: int) -> str:
        """An action of a seat, or an outcome of chance, as text."""
        if state is not None and state.chance:
            return self.game.outcome_text(state, action)
        return self.game.space.notation(action) if 0 <= action < self.game.space.size else str(action)

    @contextmanager
    def during(
        self, check: str, state: Any = None, viewer: int | None = None, actions: Sequence[int] = ()
    ) -> Iterator[None]:
        """Whatever is raised inside is a failure of this check."""
        try:
            yield
        except CheckFailed:
            raise
        except Exception as error:
            raise self.failed(check, state, viewer, actions, detail=_raised(error)) from error


def _raised(error: Exception) -> str:
    """The error, and the line of the rules where it was raised."""
    trace, where = error.__traceback__, ""
    while trace is not None:
        folders = trace.tb_frame.f_code.co_filename.replace("\\", "/").split("/")
        if "testkit" not in folders:
            where = f"{folders[-1]}:{trace.tb_lineno}"
        trace = trace.tb_next
    said = error.brief if isinstance(error, KartentischError) else str(error)
    return f"{type(error).__name__}: {said}" + (f" ({where})" if where else "")

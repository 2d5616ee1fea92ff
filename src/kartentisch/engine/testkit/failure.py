"""A check that failed, and all that is needed to meet it again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kartentisch.engine.game import SPECTATOR, Game, to_bytes
from kartentisch.engine.language import Language

# what can fail; the sentence is the text `check-<word>`
CHECKS = (
    "faults", "unanswerable", "unasked", "list", "accepted", "reason", "touched", "load", "forgotten", "shared",
    "preview", "peek", "imagine", "views_apart", "asked_apart", "legal_apart", "reasons_apart", "told_apart",
    "step_apart", "question", "chance", "event", "ending", "winners", "behind", "record", "endless", "raised",
    "round_closed", "order_counts", "seal_broken", "narrow_worlds", "skewed_worlds", "undo", "worth", "shown_apart",
    "reread", "unrevealed", "worlds_apart", "observed_apart",
)  # fmt: skip

MOST_DIFFERENCES = 8  # told with a failure
LONGEST_VALUE = 100  # characters of a value told there


class CheckFailed(AssertionError):
    """Something that must hold for every game does not.

    Attributes:
        check: a word of CHECKS.
        game, players, options, seed: of the game that was played; the same ones bring it about again.
        decision: how many answers of seats had been taken before.
        question: the step that waited.
        viewer: the seat (or SPECTATOR) from whose view it shows, or None.
        action: the action in notation, two of them with ` / ` between, or "".
        difference: lines `key: one value / the other`.
        detail: anything else, or "".
    """

    def __init__(
        self,
        check: str,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        seed: int,
        decision: int,
        question: str = "",
        viewer: int | None = None,
        action: str = "",
        difference: Sequence[str] = (),
        detail: str = "",
    ) -> None:
        super().__init__(check)
        self.check = check
        self.game = game
        self.players = players
        self.options = dict(options)
        self.seed = seed
        self.decision = decision
        self.question = question
        self.viewer = viewer
        self.action = action
        self.difference = list(difference)
        self.detail = detail

    def told(self, language: Language) -> list[str]:
        """The failure in a few lines: what must hold, which game, where in it, and what differs."""
        game = language.say("check-game", game=self.game.id, players=self.players, seed=self.seed)
        options = ", ".join(f"{name}={str(value).lower()}" for name, value in self.options.items())
        lines = [
            f"{language.say(f'check-{self.check}')} [{self.check}]",
            f"  {game}" + (f", {options}" if options else ""),
        ]
        where = [language.say("check-decision", decision=self.decision)] if self.decision >= 0 else []
        where += [self.question] if self.question else []
        if self.viewer is not None:
            spectator = language.say("spectator")
            who = spectator if self.viewer == SPECTATOR else language.say("check-seat", seat=self.viewer)
            where.append(language.say("check-viewer", viewer=who))
        if self.action:
            where.append(language.say("check-action", action=self.action))
        if where:
            lines.append("  " + ", ".join(where))
        if self.detail:
            lines.append("  " + self.detail)
        return lines + [f"    {line}" for line in self.difference]

    def __str__(self) -> str:
        return "\n".join(self.told(Language("en")))

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"check": self.check, "seed": self.seed, "players": self.players}
        data |= {"options": self.options, "decision": self.decision, "question": self.question}
        data |= {"viewer": self.viewer, "action": self.action, "difference": self.difference, "detail": self.detail}
        return data


def differences(one: Any, other: Any) -> list[str]:
    """The keys in which two pieces of plain data differ, each with both values."""
    found: list[str] = []
    _compare(one, other, "", found)
    more = len(found) - MOST_DIFFERENCES
    return found if more <= 0 else [*found[:MOST_DIFFERENCES], f"… {more}"]


def written_differences(one: bytes, other: bytes) -> list[str]:
    """As `differences`, of two texts in JSON."""
    return differences(msgspec.json.decode(one), msgspec.json.decode(other))


def told_differences(one: bytes, other: bytes) -> list[str]:
    """What two lists of events tell otherwise, each event by its place and name."""
    told = [
        {f"{i}. {event['event']}": event for i, event in enumerate(msgspec.json.decode(text), 1)}
        for text in (one, other)
    ]
    return differences(*told)


def _compare(one: Any, other: Any, path: str, found: list[str]) -> None:
    if type(one) is type(other):
        if isinstance(one, Mapping) and (not path or (one and other)):
            for key in sorted({*one, *other}, key=str):
                _compare(one.get(key, _ABSENT), other.get(key, _ABSENT), f"{path}.{key}" if path else str(key), found)
            return
        if isinstance(one, list) and len(one) == len(other) and any(isinstance(x, Mapping | list) for x in one):
            for i, (a, b) in enumerate(zip(one, other, strict=True)):
                _compare(a, b, f"{path}[{i}]", found)
            return
    if one != other:
        found.append(f"{path}: {_short(one)} / {_short(other)}")


_ABSENT = object()


def _short(value: Any) -> str:
    if value is _ABSENT:
        return "-"
    text = to_bytes(value).decode()
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"

"""Looking at a match after a step: what was expected, and is it so?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kartentisch.engine.errors import EngineError
from kartentisch.engine.match import Match
from kartentisch.engine.scenario.chance import unfold
from kartentisch.engine.scenario.form import Expect
from kartentisch.engine.scenario.words import Misplaced, Named, Path, Words, faulty, is_empty, shown, unknown

Fail = Callable[[Path, str], None]
# an expectation of this kind that holds nothing would say nothing
WITH_CONTENT = ("illegal", "state", "view", "hides", "no_events", "counts", "told", "choices_of")


class Look:
    """One look at a match; every difference goes to `fail` with the path of the expectation."""

    def __init__(self, match: Match, words: Words, path: Path, fail: Fail) -> None:
        self.match = match
        self.words = words
        self.game = words.game
        self.path = path
        self.fail = fail

    def check(self, expect: Expect) -> None:
        """Compare everything that is expected; a fault in one expectation does not hide the others."""
        given = {name: value for name in expect.__struct_fields__ if (value := getattr(expect, name)) is not None}
        if not given:
            raise faulty(self.path, "an expectation that says nothing")
        for name, value in given.items():
            path = (*self.path, name)
            try:
                if name in WITH_CONTENT and not value:
                    raise faulty(path, "this says nothing")
                getattr(self, "_" + name)(path, value)
            except Misplaced as error:
                self.fail(error.path, error.error.brief)
            except EngineError as error:
                self.fail(path, f"{name}: {error.brief}")

    # ------------------------------------------------------------------ who is asked what
    def _asked(self, path: Path, wanted: str | list[str]) -> None:
        names = [wanted] if isinstance(wanted, str) else wanted
        for i, name in enumerate(names):
            if name not in self.words.seats and name not in ("chance", "nobody"):
                here = path if isinstance(wanted, str) else (*path, i)
                raise unknown(here, "seat", name, [*self.words.players, "chance", "nobody"])
        state = self.match.state
        found = ["nobody"] if state.over else ["chance"] if state.chance else self._names(state.seats_asked)
        self._same(path, names, found)

    def _question(self, path: Path, wanted: str) -> None:
        self.words.word(path, wanted, "question")
        self._same(path, wanted, self.match.state.where())

    def _legal_now(self) -> set[str]:
        state = self.match.state
        return {self.words.notation(a) for a in state.legal_actions()} if state.seat >= 0 else set()

    def _notations(self, path: Path, actions: Sequence[str]) -> list[str]:
        rows = []
        for i, text in enumerate(actions):
            try:
                rows.append(self.words.notation(self.words.action(text)))
            except EngineError as error:
                raise Misplaced((*path, i), error) from None
        return rows

    def _legal(self, path: Path, wanted: list[str]) -> None:
        found = self._legal_now()
        for i, text in enumerate(self._notations(path, wanted)):
            if text not in found:
                self.fail((*path, i), f"legal: {text} is not legal")
        if not wanted and found:
            self.fail(path, f"legal: nothing should be legal, but {', '.join(sorted(found))} is")

    def _choices(self, path: Path, wanted: list[str]) -> None:
        self._exactly(path, wanted, self._legal_now())

    def _choices_of(self, path: Path, wanted: dict[str, list[str]]) -> None:
        blocks = [block.name for block in self.game.space.blocks]
        for block, actions in wanted.items():
            here = (*path, block)
            if block not in blocks:
                raise unknown(here, "kind of action", block, blocks)
            for i, text in enumerate(self._notations(here, actions)):
                if text.split()[0] != block:
                    raise faulty((*here, i), f"{text} is no {block}")
            self._exactly(here, actions, {text for text in self._legal_now() if text.split()[0] == block})

    def _exactly(self, path: Path, actions: list[str], found: set[str]) -> None:
        wanted = self._notations(path, actions)
        for i, text in enumerate(wanted):
            if text not in found:
                self.fail((*path, i), f"{shown(path)}: {text} should be legal")
        for text in sorted(found - set(wanted)):
            self.fail(path, f"{shown(path)}: {text} should not be legal")

    def _illegal(self, path: Path, wanted: dict[str, str | bool | list[str]] | list[str]) -> None:
        """Actions with what refuses them, or a list of actions that anything may refuse."""
        state = self.match.state
        rows = wanted.items() if isinstance(wanted, dict) else [(text, True) for text in wanted]
        for i, (text, reason) in enumerate(rows):
            here = (*path, text if isinstance(wanted, dict) else i)
            reasons = self.words.refusal(here, reason)
            try:
                number = self.words.action(text)
            except EngineError as error:
                raise Misplaced(here, error) from None
            if state.chance:
                self.fail(here, f"illegal: {text} is refused because chance is asked")
            elif state.is_legal(number):
                self.fail(here, f"illegal: {text} is legal")
            else:
                rejection = state.rejection(number)
                if reasons and not {rejection.rule, rejection.code} & set(reasons):
                    why = rejection.rule or rejection.code
                    self.fail(here, f"illegal: {text} is refused by {why} instead of {' or '.join(reasons)}")

    # ------------------------------------------------------------------ the position
    def _state(self, path: Path, wanted: Named) -> None:
        part = self.words.expected(path, wanted, self.words.whole)
        self._part(path, part, self.words.dumped(self.match.state))

    def _view(self, path: Path, wanted: dict[str, Named]) -> None:
        for name, part in wanted.items():
            here = (*path, name)
            viewer = self.words.viewer(here, name)
            if not part:
                raise faulty(here, "this says nothing")
            expected = self.words.expected(here, part, self.words.view)
            self._part(here, expected, self.words.seen(self.match.state, viewer))

    def _hides(self, path: Path, wanted: dict[str, list[str]]) -> None:
        for name, hidden in wanted.items():
            view = self.words.seen(self.match.state, self.words.viewer((*path, name), name))
            if not hidden:
                raise faulty((*path, name), "this says nothing")
            for i, key in enumerate(hidden):
                shapes = self.words.view if key.partition(".")[0] in self.words.view else self.words.whole
                if _has(view, self.words.steps((*path, name, i), key, shapes)):
                    self.fail((*path, name, i), f"hides: {name} sees {key}")

    def _part(self, path: Path, wanted: Any, found: Any) -> None:
        """An expected part: a mapping is looked into, an empty one means that nothing is there."""
        if is_empty(wanted) and not (isinstance(wanted, dict) and wanted):
            if not is_empty(found):
                self.fail(path, f"{shown(path)}: expected nothing, found {found}")
        elif isinstance(wanted, dict) and (isinstance(found, dict) or is_empty(found)):
            for key, part in wanted.items():
                self._part((*path, str(key)), part, (found or {}).get(str(key)))
        elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
            for i, (part, other) in enumerate(zip(wanted, found, strict=True)):
                self._part((*path, i), part, other)
        else:
            self._same(path, wanted, found)

    # ------------------------------------------------------------------ events
    def _happened(self) -> list[Named]:
        return [self.words.event(event) for event in self.match.events]

    def _rows(self, path: Path, wanted: Sequence[str | Named]) -> list[Named]:
        rows = []
        for i, row in enumerate(wanted):
            times: Sequence[str | Named] = unfold([row]) if isinstance(row, str) else [row]
            rows += [self.words.told((*path, i), one) for one in times]
        return rows

    def _events(self, path: Path, wanted: list[str | Named]) -> None:
        found = self._happened()
        if not wanted and found:
            self.fail(path, f"events: expected nothing; {_story(found)}")
        self._in_order(path, self._rows(path, wanted), found, _holds)

    def _only_events(self, path: Path, wanted: list[str | Named]) -> None:
        rows, found = self._rows(path, wanted), self._happened()
        if len(rows) != len(found) or not all(map(_holds, found, rows)):
            odd = next((i for i, pair in enumerate(zip(found, rows, strict=False)) if not _holds(*pair)), None)
            at = f"the first difference is event {odd + 1}" if odd is not None else f"expected {len(rows)} events"
            self.fail(path, f"only_events: {at}; {_story(found)}")

    def _no_events(self, path: Path, wanted: list[str | Named]) -> None:
        found = self._happened()
        for i, row in enumerate(self._rows(path, wanted)):
            for event in found:
                if _holds(event, row):
                    self.fail((*path, i), f"no_events: {_line(event)} happened")

    def _counts(self, path: Path, wanted: dict[str, int]) -> None:
        for name, times in wanted.items():
            self.words.kind((*path, name), name)
            self._same((*path, name), times, sum(event["event"] == name for event in self._happened()))

    def _told(self, path: Path, wanted: dict[str, list[Named]]) -> None:
        for name, rows in wanted.items():
            here = (*path, name)
            viewer = self.words.viewer(here, name)
            seen = [self.words.event(event.seen_by(viewer)) for event in self.match.events]
            seen = [{key: value for key, value in row.items() if key != "rule"} for row in seen]
            if not rows and seen:
                self.fail(here, f"told {name}: expected nothing; {_story(seen)}")
            self._in_order(here, self._rows(here, rows), seen, dict.__eq__)

    def _in_order(
        self, path: Path, wanted: list[Named], found: list[Named], fits: Callable[[Named, Named], bool]
    ) -> None:
        """The rows follow one another among those found; others may stand between."""
        rest: Iterator[Named] = iter(found)
        for i, row in enumerate(wanted):
            if not any(fits(event, row) for event in rest):
                self.fail((*path, i), f"{shown(path)}: {_line(row)} did not happen here; {_story(found)}")
                return

    # ------------------------------------------------------------------ the end
    def _scores(self, path: Path, wanted: dict[str, int]) -> None:
        for name in wanted:
            self.words.seat((*path, name), name)
        points = [wanted.get(name, 0) for name in self.words.players]
        self._same(path, points, self.game.scores(self.match.state))

    def _winners(self, path: Path, wanted: list[str]) -> None:
        for i, name in enumerate(wanted):
            self.words.seat((*path, i), name)
        self._same(path, wanted, self._names(self.game.winners(self.match.state)))

    def _ending(self, path: Path, wanted: list[str]) -> None:
        for i, word in enumerate(wanted):
            self.words.word((*path, i), word, "ending")
        self._same(path, wanted, self.game.end_reasons(self.match.state))

    def _over(self, path: Path, wanted: bool) -> None:
        self._same(path, wanted, bool(self.match.state.over))

    # ------------------------------------------------------------------ small helpers
    def _names(self, seats: Sequence[int]) -> list[str]:
        return [self.words.players[seat] for seat in seats]

    def _same(self, path: Path, wanted: Any, found: Any) -> None:
        if wanted != found:
            self.fail(path, f"{shown(path)}: expected {wanted}, found {found}")


def _holds(event: Named, row: Named) -> bool:
    """The event has all the values of the row."""
    return row.items() <= event.items()


def _has(data: Any, path: list[str]) -> bool:
    for key in path:
        if not isinstance(data, dict) or key not in data:
            return False
        data = data[key]
    return True


def _story(events: Sequence[Named]) -> str:
    return "what happened:\n    " + ("\n    ".join(map(_line, events)) or "nothing")


def _line(event: Named) -> str:
    return " ".join(
        [str(event.get("event", "")), *(f"{k}={v}" for k, v in event.items() if k not in ("event", "rule"))]
    )

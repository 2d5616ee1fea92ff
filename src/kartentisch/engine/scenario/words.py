"""The words of a scenario: a position with the names of its players, and back; every word is one the game knows."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import Any

from kartentisch.engine import spans
from kartentisch.engine.actions import PLAYER
from kartentisch.engine.errors import EngineError
from kartentisch.engine.facts import SPECTATOR, Event, EventKind
from kartentisch.engine.game import Game
from kartentisch.engine.rulebook import rules_by_id
from kartentisch.engine.scenario.chance import named
from kartentisch.engine.serialization import local_names
from kartentisch.engine.shapes import (
    ANYTHING,
    COUNT,
    FLAG,
    HEAD,
    MOMENT,
    PROCEDURES,
    SEAT,
    TEXT,
    VIEWER,
    BySeat,
    Each,
    One,
    Plain,
    Row,
    Shape,
)

Named = dict[str, Any]
Path = tuple[str | int, ...]
UNSET = -1  # a local that names nobody and nothing yet
ANY_REASON = "any"  # also written as true
# refusals of the engine itself, which rest on no rule of a game
ENGINE_CODES = (
    "not_asked",
    "game_over",
    "no_such_action",
    "batch_too_long",
    "no_note",
    "bad_note",
)


class Misplaced(Exception):
    """An error in a part of a document; `path` leads to the part."""

    def __init__(self, path: Path, error: EngineError) -> None:
        super().__init__(error.brief)
        self.path = path
        self.error = error


def faulty(path: Path, problem: str) -> Misplaced:
    return Misplaced(path, EngineError("scenario_format", problem=f"{shown(path)}: {problem}" if path else problem))


def unknown(path: Path, what: str, word: object, known: Iterable[str]) -> Misplaced:
    """The word is none of those known; the nearest ones are named."""
    words = sorted({str(other) for other in known})
    near = get_close_matches(str(word), words, n=3) or words[:12]
    return Misplaced(path, EngineError("unknown_word", what=what, word=str(word), choices=near))


def shown(path: Path) -> str:
    """`state.hands.Anna` for people; the steps are counted elsewhere."""
    parts = path[2:] if path[:1] == ("steps",) else path
    return ".".join(str(part) for part in (parts[1:] if parts[:1] == ("expect",) else parts))


def is_empty(value: Any) -> bool:
    """Nothing, 0, and what holds nothing else are the same: a position leaves out what is empty."""
    if isinstance(value, Mapping):
        return all(is_empty(part) for part in value.values())
    if isinstance(value, list):
        return all(is_empty(part) for part in value)
    return not value


class Words:
    """The vocabulary of a game, and of the players at one table."""

    def __init__(self, game: Game, players: Sequence[str]) -> None:
        self.game = game
        self.players = list(players)
        self.seats = {name: seat for seat, name in enumerate(self.players)}
        self.fields = {name: tuple(ids) for name, ids in game.kinds.names.items()}
        for block in game.space.blocks:
            for field, values in block.fields:
                self.fields.setdefault(field, values)
        self.fields["ending"] = tuple(game.endings)
        self.fields["chance"] = tuple(row[0] for row in game.chances)
        self.fields["question"] = tuple(f"{name}.{step}" for name, p in game.procedures.items() for step in p.STEPS)
        self.kinds = game.kinds.by_name
        self.reasons = {*ENGINE_CODES, *(code for code, _ in game.refusals)}
        self.rules = rule_ids(game)
        options: dict[str, Shape] = {"options": dict.fromkeys((option.name for option in game.options), ANYTHING)}
        self.whole: dict[str, Shape] = {**HEAD, **options, **MOMENT, **game.shape}
        self.position: dict[str, Shape] = {**MOMENT, **game.shape}
        self.view: dict[str, Shape] = {**HEAD, **options, **MOMENT, **VIEWER, **game.view_shape}

    # ------------------------------------------------------------------ single words
    def seat(self, path: Path, name: object) -> int:
        """The seat of a player; seats have no other name."""
        if not isinstance(name, str) or name not in self.seats:
            raise unknown(path, "seat", name, self.players)
        return self.seats[name]

    def viewer(self, path: Path, name: str) -> int:
        if name == "spectator":
            return SPECTATOR
        if name not in self.seats:
            raise unknown(path, "viewer", name, [*self.players, "spectator"])
        return self.seats[name]

    def rule(self, path: Path, rule: object) -> None:
        if rule not in self.rules:
            raise unknown(path, "rule", rule, self.rules)

    def refusal(self, path: Path, wanted: object) -> list[str]:
        """The rule ids and codes one of which must refuse an action; empty for any."""
        if wanted is True or wanted == ANY_REASON or (isinstance(wanted, list) and ANY_REASON in wanted):
            return []
        reasons = [wanted] if isinstance(wanted, str) else wanted
        if not isinstance(reasons, list) or not reasons:
            raise faulty(path, f"a rule or code, a list of them, or `{ANY_REASON}`, please")
        for i, reason in enumerate(reasons):
            if reason not in self.rules and reason not in self.reasons:
                known = [*self.rules, *self.reasons, ANY_REASON]
                raise unknown(path if reasons is not wanted else (*path, i), "rule or code", reason, known)
        return reasons

    def kind(self, path: Path, name: object) -> EventKind:
        if not isinstance(name, str) or name not in self.kinds:
            raise unknown(path, "event", name, self.kinds)
        return self.kinds[name]

    def word(self, path: Path, word: object, words: str | Sequence[str]) -> str:
        known = self.fields[words] if isinstance(words, str) else words
        if str(word) not in known or isinstance(word, bool):
            raise unknown(path, words if isinstance(words, str) else str(path[-1]), word, known)
        return str(word)

    # ------------------------------------------------------------------ actions
    def action(self, text: str) -> int:
        """The number of an action in notation, where a seat is the name of its player, or its number, from 1.

        Raises:
            EngineError: as `ActionSpace.parse`; the choices for a seat are the names.
        """
        space, words = self.game.space, text.split()
        if not words:
            return space.parse(text)
        block = space.block(words[0])
        said, rest = [block.name], words[1:]
        for field, domain in block.fields:
            if rest and field == PLAYER:
                value, size = self._player(rest, domain)
                said.append(value)
                rest = rest[size:]
            elif rest:
                said.append(rest.pop(0))
        return space.parse(" ".join([*said, *rest]))

    def _player(self, words: Sequence[str], numbers: Sequence[str]) -> tuple[str, int]:
        """The number, from 1, of the seat with which the words begin, and how many of them name it."""
        found = named(words, self.players)
        if found is None:  # also without capitals
            small = {name.casefold(): name for name in self.players}
            found = named([word.casefold() for word in words], small)
            found = found and (small[found[0]], found[1])
        if found is not None:
            return str(self.seats[found[0]] + 1), found[1]
        if words[0] in numbers:
            return words[0], 1
        near = [name for name in self.players if name.casefold().startswith(words[0].casefold())]
        if len(near) == 1:
            return str(self.seats[near[0]] + 1), 1
        code, choices = ("ambiguous_word", near) if near else ("unknown_word", self.players)
        raise EngineError(code, what="seat", word=words[0], choices=choices)

    def notation(self, number: int) -> str:
        """An action as it is written here."""
        action = self.game.space.action(number)
        seats = dict(zip(map(str, range(1, len(self.players) + 1)), self.players, strict=True))
        values = (seats.get(value, value) if field == PLAYER else value for field, value in action.fields.items())
        return " ".join((action.name, *values))

    # ------------------------------------------------------------------ events
    def told(self, path: Path, row: str | Named) -> Named:
        """A part of an event as people write it: name, arguments and words must be the game's."""
        if isinstance(row, str):
            self.kind(path, row)
            return {"event": row}
        kind = self.kind((*path, "event") if "event" in row else path, row.get("event", "(no event)"))
        for key, value in row.items():
            here = (*path, key)
            if key == "rule":
                self.rule(here, value)
            elif key in self.game.seat_fields and key in kind.args:
                self.seat(here, value)
            elif key != "event":
                if key not in kind.args:
                    raise unknown(here, f"value of {kind.name}", key, kind.args)
                for word in value if isinstance(value, list) else [value]:
                    if key in self.game.kinds.names:
                        self.word(here, word, key)
        return row

    def event(self, event: Event) -> Named:
        """An event with the names of the players."""
        row = event.to_json()
        for key in self.game.seat_fields:
            if key in row and 0 <= row[key] < len(self.players):
                row[key] = self.players[row[key]]
        return row

    # ------------------------------------------------------------------ from people
    def laid_out(self, data: Mapping[str, Any], path: Path = ("position",)) -> Named:
        """A position as `Game.load` takes it."""
        position = dict(self._read(path, data, self.position, True))
        chance = position.get("chance")
        if chance is not None and ("name" not in chance or (chance.get("dice", 0) > 0) != (chance.get("faces", 0) > 1)):
            raise faulty((*path, "chance"), "a name, please, and for a roll dice and faces")
        return position

    def check(self, path: Path, data: Any, shape: Shape) -> None:
        """Every word of an expected part must be one that can stand there."""
        self._read(path, data, shape, False)

    def steps(self, path: Path, dotted: str, shape: Shape) -> list[str]:
        """The steps of a dotted path, in which a player's name may have dots; it must lead to what can be there."""
        steps: list[str] = []
        rest: str | None = dotted
        while rest is not None:
            whole = [name for name in self.players if f"{rest}.".startswith(f"{name}.")]
            step = max(whole, key=len) if whole and isinstance(shape, BySeat) else rest.partition(".")[0]
            rest = rest[len(step) + 1 :] if len(rest) > len(step) else None
            if isinstance(shape, Mapping):
                shape = self._of(path, step, shape)
            elif isinstance(shape, Each):
                self.word(path, step, shape.words)
                shape = shape.of
            elif isinstance(shape, BySeat):
                self.seat(path, step)
                shape = shape.of
            else:
                raise unknown(path, "key", step, ())
            steps.append(step)
        return steps

    def _of(self, path: Path, key: object, shape: Mapping[str, Shape]) -> Shape:
        if key not in shape:
            raise unknown((*path, str(key)), "key", key, shape)
        return shape[str(key)]

    def _read(self, path: Path, value: Any, shape: Shape, whole: bool) -> Any:
        if not whole and shape != SEAT and not value:
            return value  # nothing there
        if isinstance(shape, One):
            return self.word(path, value, shape.words) if value not in ("", None) else value
        if isinstance(shape, Row):
            rows = [value] if whole and isinstance(value, str) else value
            if not isinstance(rows, list):
                raise faulty(path, "a list, please")
            return [self._read((*path, i), row, shape.of, whole) for i, row in enumerate(rows)]
        if shape == PROCEDURES:
            return self._stack(path, value)
        if isinstance(shape, Plain):
            return self._plain(path, value, shape)
        return self._mapping(path, value, shape, whole)

    def _mapping(self, path: Path, value: Any, shape: Mapping[str, Shape] | Each | BySeat, whole: bool) -> Any:
        if not isinstance(value, Mapping):
            hint = "by the players' names, please" if isinstance(shape, BySeat) else "a mapping, please"
            raise faulty(path, hint)
        if isinstance(shape, BySeat):
            given = {self.seat((*path, k), k): self._read((*path, k), v, shape.of, whole) for k, v in value.items()}
            usual = self.game.by_seat.get(str(path[-1]))
            return [given.get(seat, usual) for seat in range(len(self.players))]
        if isinstance(shape, Each):
            words = {self.word((*path, k), k, shape.words): (k, v) for k, v in value.items()}
            return {word: self._read((*path, k), v, shape.of, whole) for word, (k, v) in words.items()}
        return {
            str(k): self._read((*path, k), v, self._of(path, k, shape), whole)
            for k, v in value.items()
            if v is not None or not whole
        }

    def _plain(self, path: Path, value: Any, shape: Plain) -> Any:
        if shape == SEAT:
            return None if value is None else self.seat(path, value)
        if shape == ANYTHING or value is None:
            return value
        fits = {
            COUNT: isinstance(value, int) and not isinstance(value, bool),
            FLAG: isinstance(value, bool),
            TEXT: isinstance(value, str),
        }
        if not fits[shape]:
            raise faulty(path, f"{value!r} is not {shape.name}")
        return value

    def _stack(self, path: Path, value: Any) -> list[Named]:
        """Procedures at work, the outermost first: a step (`Play.next`), or a step with its locals."""
        if not isinstance(value, list):
            raise faulty(path, "a list of steps, please")
        rows = []
        for i, entry in enumerate(value):
            here = (*path, i)
            row = {"step": entry} if isinstance(entry, str) else entry
            if not isinstance(row, Mapping) or "step" not in row:
                raise faulty(here, "a step such as Turn.play, please")
            step = self.word((*here, "step"), row["step"], "question")
            known = local_names(self.game.procedures[step.partition(".")[0]]())
            for key in row:
                if key not in known and key != "step":
                    raise unknown((*here, key), f"local of {step}", key, known)
            rows.append({key: self._local((*here, key), step, key, part) for key, part in row.items()})
        return rows

    def _span(self, step: str, name: str) -> object:
        """What a local holds, as far as the game says it: `spans.seat`, a row of such, `spans.seats`, or else."""
        if name in self.game.seat_fields:
            return spans.seat
        return self.game.spans.get(f"{step.partition('.')[0]}.{name}", self.game.spans.get(name))

    def _local(self, path: Path, step: str, name: str, value: Any) -> Any:
        """A local as a number; one that holds seats, or is named like a value of events, is written in words."""
        if name == "step":
            return value
        span = self._span(step, name)
        if span is spans.seats and isinstance(value, list):
            return sum({1 << self.seat((*path, i), part) for i, part in enumerate(value)})
        if isinstance(value, list):
            return [self._local((*path, i), step, name, part) for i, part in enumerate(value)]
        if value == UNSET and (span is spans.seat or name in self.game.kinds.names):
            return value
        if _is_seat(span) and (isinstance(value, str) or name in self.game.seat_fields):
            return self.seat(path, value)
        if name in self.game.kinds.names:
            return self.fields[name].index(self.word(path, value, name))
        if not isinstance(value, int) or isinstance(value, bool):
            raise faulty(path, f"{value!r} is not a number")
        return value

    # ------------------------------------------------------------------ for people
    def written(self, state: Any) -> Named:
        """The position of a state as people write it under `position`."""
        return self.as_written(self.game.dump(state))

    def as_written(self, position: Mapping[str, Any]) -> Named:
        """A position as `Game.load` takes it, as people write it under `position`."""
        data = self.named(position, self.whole)
        if "stack" in data:
            data["stack"] = [entry["step"] if len(entry) == 1 else entry for entry in data["stack"]]
        return {key: value for key, value in data.items() if key in self.position and key != "question"}

    def named(self, data: Any, shape: Shape) -> Any:
        """Data of the engine with names in the place of seats."""
        if isinstance(shape, Mapping):
            return {key: self.named(part, shape[key]) if key in shape else part for key, part in data.items()}
        if isinstance(shape, Each):
            return {key: self.named(part, shape.of) for key, part in data.items()}
        if isinstance(shape, BySeat):
            return {name: self.named(part, shape.of) for name, part in zip(self.players, data, strict=False)}
        if isinstance(shape, Row):
            return [self.named(part, shape.of) for part in data]
        if shape == PROCEDURES:
            return [self._entry(entry) for entry in data]
        if shape == SEAT:
            return self.players[data] if 0 <= data < len(self.players) else None
        return data

    def _entry(self, entry: Named) -> Named:
        return {
            key: value if key == "step" else self._local_word(entry["step"], key, value) for key, value in entry.items()
        }

    def _local_word(self, step: str, name: str, value: Any) -> Any:
        span = self._span(step, name)
        if span is spans.seats:
            return [player for seat, player in enumerate(self.players) if value >> seat & 1]
        if isinstance(value, list):
            return [self._local_word(step, name, part) for part in value]
        words = self.players if _is_seat(span) else self.game.kinds.names.get(name, ())
        return words[value] if 0 <= value < len(words) else value

    def dumped(self, state: Any) -> Named:
        """The whole state for comparison."""
        return self._filled(state, self.game.dump(state), self.whole)

    def seen(self, state: Any, viewer: int) -> Named:
        """The view for comparison."""
        return self._filled(state, self.game.view(state, viewer), self.view)

    def _filled(self, state: Any, data: Named, shape: Mapping[str, Shape]) -> Named:
        """With names, and with what a position leaves out because it is as on an empty table, but is not nothing."""
        usual: Named = {"active": 0} if "active" in shape else {}
        for key, entry in self.game.by_seat.items():
            if isinstance(shape.get(key), BySeat):
                usual[key] = [entry] * len(self.players)
        options = self.game.option_values(state)
        found: Named = self.named({**usual, **data, "options": options}, shape)
        return found

    def expected(self, path: Path, wanted: Named, shape: Mapping[str, Shape]) -> Named:
        """An expected part, once every word in it is found to be right; steps on the stack as they are written."""
        self.check(path, wanted, shape)
        if not wanted.get("stack"):
            return wanted
        return {**wanted, "stack": [self._entry(row) for row in self._stack((*path, "stack"), wanted["stack"])]}


def _is_seat(span: object) -> bool:
    """One seat, or a row of them."""
    return span is spans.seat or (isinstance(span, spans.Row) and span.of is spans.seat)


def rule_ids(game: Game) -> frozenset[str]:
    """The ids in the game's rules text, and those that it names itself."""
    ids = {rule for _, rule in game.refusals} | {kind.rule for kind in game.kinds.kinds}
    ids |= {rule for rules in game.questions.values() for rule in rules} | {option.rule for option in game.options}
    return frozenset(ids - {""}) | _written_rules(type(game).__module__)


@cache
def _written_rules(module: str) -> frozenset[str]:
    """The ids in the rules text of a package; a game that is one module has none."""
    package = sys.modules[module]
    text = resources.files(package).joinpath("rules.en.md") if hasattr(package, "__path__") else None
    if text is None or not text.is_file():
        return frozenset()
    return frozenset(rules_by_id(text.read_text(encoding="utf-8")))

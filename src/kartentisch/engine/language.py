"""Sentences for people: Fluent texts of the engine and of a game, in German or English.

Text ids: `event-<name>` (and `event-<name>-hidden` for viewers who may not know the secret values; with `$<field>_is`,
which is `you` or `other` for a seat and the id of what has one; `$some`: one of the thing that the event names, by a
text `some-<id>`; and `event-<name>-several` for `$n` that differ in one value only, which then lists theirs),
`rejection-<code>` (with `$action`, what the action's fields name, and `$<field>_is`), `question-<Procedure>-<step>`
(and its `.waits`: what those do who are waited for; with `$names`, `$count` and what the question is about),
`action-<block>` (and `action-<block>-<Procedure>-<step>`, to one question), `kind-<block>`,
`option-<name>` with `.help`,
`option-<name>-<value>`, `end-<reason>`, `case-<case>`, `fact-<part>` for parts of a view, `standing-<id>` for what a
forecast, a ranking or a curve counts, `goal-<name>` and `goal-how-<name>` for how the game is won, `luck-<matter>`,
`does-<id>` for what a card or a piece does, `<field>-<id>` for ids that are not on the board, `about-<field>`: what a
field means that a standing order may ask for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from fluent.runtime.types import fluent_number

from kartentisch.engine.actions import PLAYER
from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError, Rejection
from kartentisch.engine.facts import SPECTATOR, Event
from kartentisch.engine.forecast import Goal
from kartentisch.engine.game import Game
from kartentisch.engine.reasons import Clause, Reason
from kartentisch.engine.rulebook import rules_by_id
from kartentisch.engine.safe_text import shown
from kartentisch.engine.text_files import Texts, package_text

LANGUAGES = ("de", "en")
LONGEST_QUOTE = 300  # characters of what somebody gave, in a sentence about it


@careful
class Language:
    """The sentences of one language, for the engine alone or for a game as well."""

    def __init__(self, lang: str, game: Game | None = None, players: Sequence[str] = (), room: str = "") -> None:
        """The sentences of the engine, of a game, and of one more package.

        Args:
            players: names by seat; default "player 1" and so on.
            room: a package with texts of its own, such as `kartentisch.cli`.

        Raises:
            EngineError: `unknown_language`.
        """
        if lang not in LANGUAGES:
            raise EngineError("unknown_language", language=lang, choices=list(LANGUAGES))
        self._made = (lang, game, tuple(players), room)
        self.lang = lang
        self.game = game
        self.players = [shown(name) for name in players]
        self._seats = (game or Game).seat_fields
        self._fields = {"what"}  # the values that are ids with a name of their own
        if game is not None:
            self._fields |= {field for block in game.space.blocks for field, _ in block.fields}
            self._fields |= game.kinds.names.keys()
        packages = ["kartentisch.engine", room, type(game).__module__ if game is not None else ""]
        self._texts = Texts(lang, [package for package in packages if package])
        self._some = self._texts.beginning("some-")  # in the order of the texts
        # what happens is told to one viewer after another, nearly always in the same words; forgotten with the names
        self._said = lru_cache(maxsize=1024)(lambda key, args: self._texts.format(key, dict(args)))
        self._told = lru_cache(maxsize=1024)(lambda key, args, viewer: self._tell(key, dict(args), viewer))

    def __reduce__(self) -> Any:
        return type(self), self._made  # the bundle of texts has functions in it that nothing pickles

    def has(self, key: str) -> bool:
        return self._texts.can_say(key)

    def say(self, key: str, /, **args: Any) -> str:
        """The text with this id; NoText if it is missing or lacks a value (a fault of ours, caught by tests)."""
        if all(type(value) in (str, int) for value in args.values()):
            return self._said(key, tuple(args.items()))
        return self._texts.format(key, args)

    def percent(self, share: float, digits: int = 0, signed: bool = False) -> str:
        """A share as the language writes it: 0.79 is `79%` in English, and `79 %` in German.

        Args:
            digits: behind the point, or the comma.
            signed: it is a change, and says `+` where it is one for the better.
        """
        options = {"style": "percent", "minimumFractionDigits": digits, "maximumFractionDigits": digits}
        text = self._texts.format("share", {"share": fluent_number(share, **options)}).replace("-", "−")
        return f"+{text}" if signed and not text.startswith("−") else text

    def facts(self) -> dict[str, str]:
        """How the parts of a view are called, as far as game and engine have a text `fact-<part>`."""
        return self._all("fact-")

    def standings(self) -> dict[str, str]:
        """How the parts of a forecast are called that are no ids of the board: texts `standing-<id>`."""
        return self._all("standing-")

    def effects(self) -> dict[str, str]:
        """What cards or pieces do, by id, in a sentence each, where a game says so: texts `does-<id>`."""
        return self._all("does-")

    def _all(self, prefix: str) -> dict[str, str]:
        return {key.removeprefix(prefix): self.say(key) for key in self._texts.beginning(prefix) if self.has(key)}

    # ------------------------------------------------------------------ names
    def player(self, seat: int) -> str:
        """The name of the player at the seat."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.say("player", number=seat + 1)

    def name(self, field: str, value: str) -> str:
        """The name of an id: a player, a space of the board, a row of a table of it, or a text `<field>-<id>`."""
        if field == PLAYER and value.isdecimal() and 0 < int(value) <= len(self.players):
            return self.player(int(value) - 1)
        if self.game is not None:
            board = self.game.board
            if value in board.numbers:
                space = board.spaces[board.numbers[value]]
                return space.de if self.lang == "de" else space.en
            for row in board.tables.get(field, []):
                if isinstance(row, dict) and row.get("id") == value and self.lang in row:
                    return str(row[self.lang])
        key = f"{field}-{value}"
        return self.say(key) if self.has(key) else value

    def the(self, field: str, value: str) -> str:
        """A name with its article, as it is taken or attacked, where a game has a text `the-<field>`; else the name."""
        name, key = self.name(field, value), f"the-{field}"
        return self.say(key, **{field: name, f"{field}_is": value}) if self.has(key) else name

    def with_articles(self) -> dict[str, dict[str, str]]:
        """Under `the-<field>` the names that have an article."""
        named = {field: ids for field, ids in self.all_names().items() if self.has(f"the-{field}")}
        return {
            f"the-{field}": {value: said for value, name in ids.items() if (said := self.the(field, value)) != name}
            for field, ids in named.items()
        }

    def all_names(self) -> dict[str, dict[str, str]]:
        """Names by field and id: of actions, of events, of the tables of the board, of the reasons of an end."""
        assert self.game is not None
        values: dict[str, list[str]] = {}
        for block in self.game.space.blocks:
            for field, domain in block.fields:
                values.setdefault(field, []).extend(domain)
        for field, ids in self.game.kinds.names.items():
            values.setdefault(field, []).extend(ids)
        for field, rows in self.game.board.tables.items():
            if isinstance(rows, list):
                known = [str(row["id"]) for row in rows if isinstance(row, dict) and "id" in row]
                values.setdefault(field, []).extend(known)
        named = {field: {value: self.name(field, value) for value in ids} for field, ids in values.items()}
        return {"ending": {word: self.say(f"end-{word}") for word in self.game.endings}, **named}

    def counts(self) -> dict[str, dict[str, str]]:
        """One of each thing, and two of it, as events count them: a page makes one sentence of several with it."""
        things = {key.removeprefix("some-"): key for key in self._some}
        return {
            field: {thing: self.say(key, n=n) for thing, key in things.items()} for field, n in (("one", 1), ("two", 2))
        }

    def names(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Values of events, actions and errors as people read them."""
        return {key: self._named(key, value) for key, value in args.items()}

    def _named(self, key: str, value: Any) -> Any:
        if isinstance(value, list):
            return ", ".join(str(self._named(key, item)) for item in value)
        if key in self._seats and isinstance(value, int):
            return self.player(value)
        if isinstance(value, str) and key in self._fields:
            return self.name(key, value)
        return value if isinstance(value, int | float) and not isinstance(value, bool) else _plain(value)

    # ------------------------------------------------------------------ sentences
    def event(self, event: Event, viewer: int = SPECTATOR) -> str:
        """The sentence for an event; one whose secrets were left out has a text of its own.

        Args:
            viewer: the seat that is “you” in it: `<field>_is` says so; SPECTATOR: everybody has a name.
        """
        hidden = any(name not in event.args for name in event.kind.secret)
        key = f"event-{event.kind.name}" + ("-hidden" if hidden else "")
        if all(type(value) in (str, int) for value in event.args.values()):
            return self._told(key, tuple(event.args.items()), viewer)
        return self._tell(key, event.args, viewer)

    def events(self, events: Sequence[Event], viewer: int = SPECTATOR) -> str:
        """Sentences for several events; those in a row that differ in one value only are one, where a text says so."""
        said: list[str] = []
        rows: list[list[Event]] = []
        for event in events:
            if rows and self.has(f"event-{event.kind.name}-several") and _differing([*rows[-1], event]):
                rows[-1].append(event)
            else:
                rows.append([event])
        for row in rows:
            if len(row) == 1:
                said.append(self.event(row[0], viewer))
                continue
            field = _differing(row)
            args = {**row[0].args, field: [event.args[field] for event in row], "n": len(row)}
            said.append(self._tell(f"event-{row[0].kind.name}-several", args, viewer))
        return " ".join(said)

    def _tell(self, key: str, args: Mapping[str, Any], viewer: int) -> str:
        counted = self._amounts(args) if self._some else {}  # most games have nothing to count so
        return self.say(key, **self.names(args), **self._kinds(args, viewer), **counted)

    def _amounts(self, args: Mapping[str, Any]) -> dict[str, str]:
        """All that there is at least one of, and one of the thing that is named."""
        things = [key for key in (f"some-{thing}" for thing in args.values()) if key in self._some]
        return {"counted": self._all_counted(args)} | ({"some": self.say(things[-1], n=1)} if things else {})

    def _all_counted(self, args: Mapping[str, Any]) -> str:
        """What there is at least one of: `2 infantry, 1 tank`, of values with a text `some-<field>`; else “none”."""
        some = [(key, args.get(key.removeprefix("some-"), 0)) for key in self._some]
        return self.listed([self.say(key, n=n) for key, n in some if n] or ["none"])

    def _kinds(self, args: Mapping[str, Any], viewer: int) -> dict[str, str]:
        """What verbs and articles ask of the values: of a seat whether it is “you”, of anything named its id."""
        seats = {f"{key}_is": "you" if args[key] == viewer >= 0 else "other" for key in args if key in self._seats}
        return seats | {
            f"{key}_is": value for key, value in args.items() if key in self._fields and isinstance(value, str)
        }

    def rejection(self, rejection: Rejection) -> str:
        """The sentence for a rejection or an error; it may name the action, or what its fields name."""
        args = {name: _short(value) for name, value in rejection.args.items()}
        if self.game is not None and isinstance(args.get("action"), str) and " " in args["action"]:
            number = self.game.space.parse(args["action"])
            args = {**self.game.space.action(number).fields, **args, "action": self.action(number)}
        kinds = dict.fromkeys((f"{field}_is" for field in self._fields), "")  # an action may have none of them
        return self.say(f"rejection-{rejection.code}", **self.names(args), **kinds | self._kinds(args, SPECTATOR))

    def action(self, number: int, question: str = "") -> str:
        """An action as people would say it: `Goten nach Moesia`.

        What means something else in each question, as to be done, may have a text `action-<block>-<Procedure>-<step>`.
        """
        assert self.game is not None
        action = self.game.space.action(number)
        own = f"action-{action.name}-{question.replace('.', '-')}"
        key = own if question and own in self._texts else f"action-{action.name}"
        said = {name: int(one) if one.isdecimal() else one for name, one in self.names(action.fields).items()}
        return self.say(key, **said, **self._kinds(action.fields, SPECTATOR))

    def kind(self, block: str, fields: Sequence[str]) -> str:
        """What a kind of action is called, whatever its parts; without a text of its own it is said with ellipses."""
        if self.has(f"kind-{block}"):
            return self.say(f"kind-{block}")
        return self.pattern(block, fields)

    def pattern(self, block: str, fields: Sequence[str]) -> str:
        """The sentence of a kind of action with an ellipsis for each of its parts."""
        return self.say(f"action-{block}", **dict.fromkeys(fields, "…"), **{f"{field}_is": "" for field in fields})

    def why(self, reasons: Sequence[Reason]) -> str:
        """Reasons, each of them a sentence; of none nothing is said."""
        parts = [self._reason(reason) for reason in reasons]
        return " ".join(self.say("why", part=part[:1].upper() + part[1:]) for part in parts)

    def _reason(self, reason: Reason) -> str:
        args = {**self.names(reason.args), **self._kinds(reason.args, SPECTATOR)}
        if "field" in reason.args:
            args["name"] = self.name(reason.args["field"], reason.args["id"])
        if "seat" in reason.args:
            args["seat"] = self.player(reason.args["seat"])
        if "amount" in reason.args:
            args["amount"], args["size"] = ("gain" if reason.args["amount"] > 0 else "loss"), abs(reason.args["amount"])
        args["players"] = len(self.players)
        here = f"why-{reason.name}-here"  # a game may know it more closely: it has no dice, or others bid
        return self.say(here if here in self._texts else f"why-{reason.name}", **args)

    def move(self, clauses: Sequence[Clause], chances: Sequence[float | None] = ()) -> str:
        """A whole move in sentences.

        Args:
            chances: by clause, the chance of its attack, 0 to 1; None or nothing: it is not known.
        """
        known = [*chances, *[None] * len(clauses)]
        told = [self._clause(clause, chance) for clause, chance in zip(clauses, known, strict=False)]
        return " ".join(one[:1].upper() + one[1:] for one in told)

    def _clause(self, clause: Clause, chance: float | None) -> str:
        args = {**self.names(clause.args), **self._kinds(clause.args, SPECTATOR)}
        for name, value in clause.args.items():
            if name in self._seats and isinstance(value, int):
                args[name] = self.player(value)
        things = self.listed([self._counted(*thing) for thing in clause.things] or [""])
        steps = self.listed([self.action(step) for step in clause.steps] or [""])
        percent = -1 if chance is None else round(100 * chance)
        if chance is not None and 0 < chance < 1:
            percent = min(99, max(1, percent))  # nothing that is rolled is certain
        return self.say(f"move-{clause.name}", **args, things=things, steps=steps, chance=percent)

    def _counted(self, field: str, thing: str, n: int) -> str:
        key = f"count-{thing}"
        if self.has(key):
            return self.say(key, n=n)
        return self.name(field, thing) if n == 1 else f"{n} × {self.name(field, thing)}"

    def goal(self, goal: Goal, viewer: int) -> tuple[str, list[str]]:
        """How the game is won, as it stands, to a seat or a SPECTATOR; and sentences of how that is counted."""
        args: dict[str, Any] = {"standing": "", **self.names(goal.args)}
        for name, value in goal.args.items():
            if isinstance(value, list | tuple):
                args[name] = ", ".join(self.name(name, str(one)) for one in value)
        if goal.worth:
            args["standing"] = self._race(goal.worth, viewer)
        line = self.say(f"goal-{goal.name}", **args)
        return line[:1].upper() + line[1:], [self.say(f"goal-how-{name}", **args) for name in goal.how]

    def _race(self, worth: Sequence[int], viewer: int) -> str:
        """Who leads: `you lead with 12, Boris has 9`."""
        best = max(worth)
        lead = [seat for seat, n in enumerate(worth) if n == best]
        own = worth[viewer] if 0 <= viewer < len(worth) else None
        others = [seat for seat in lead if seat != viewer]
        behind = max((n for n in worth if n < best), default=best)
        if len(lead) == len(worth):
            stand, named = "even", lead
        elif own is None:
            stand, named = "watch", lead
        elif own < best:
            stand, named = "behind", lead
        elif others:
            stand, named = "level", others
        else:
            stand, named = "lead", [seat for seat, n in enumerate(worth) if n == behind]
        return self.say(
            "goal-standing", stand=stand, best=best, own=-1 if own is None else own, next=behind,
            count=len(named), names=self.listed([self.player(seat) for seat in named]),
        )  # fmt: skip

    def question(self, question: str) -> str:
        """What is asked, as a prompt."""
        return self.say("question-" + question.replace(".", "-"))

    def waits(self, question: str, asked: Sequence[int], about: Mapping[str, Sequence[str]], viewer: int) -> str | None:
        """What the seats do that are asked, for whoever waits for them; None where no text says so.

        Args:
            about: public ids and seats that the question is about, by field; a seat that looks on itself is “you”:
                its `<field>_is` says so.
        """
        key = "question-" + question.replace(".", "-")
        if "waits" not in self._texts.message(key).attributes:
            return None
        args: dict[str, Any] = {}
        for field, values in about.items():
            if values and (field == "active" or field in self._seats):
                args[field] = self.player(int(values[0]))
                args[f"{field}_is"] = "you" if int(values[0]) == viewer else "other"
            elif values and field in self._fields:
                args[field] = self._named(field, list(values))
        args |= {"names": self.listed([self.player(seat) for seat in asked]), "count": len(asked)}
        return self.say(f"{key}.waits", **args)

    def listed(self, names: Sequence[str]) -> str:
        """`Ben, Galla and Vera`."""
        *most, last = names
        return self.say("listed", most=", ".join(most), last=last) if most else last

    def about(self, field: str) -> str:
        """What a field means that a standing order may ask for."""
        return self.say(f"about-{field}" if self.has(f"about-{field}") else "about")

    def rules(self) -> dict[str, str]:
        """The game's rules in our own words, by rule id."""
        return rules_by_id(self.rules_text())

    def rules_text(self) -> str:
        """The whole of the game's `rules.<lang>.md`."""
        assert self.game is not None
        return package_text(type(self.game).__module__, f"rules.{self.lang}.md")

    def short_text(self, start: str = "") -> str:
        """The game's summary on one page, `short.<lang>.md`; empty if it has none.

        Args:
            start: name of one of its starts, which may have a summary of its own, `starts/<name>.<lang>.md`.
        """
        assert self.game is not None
        for path in (f"starts/{start}.{self.lang}.md", f"short.{self.lang}.md")[not start :]:
            try:
                return package_text(type(self.game).__module__, path)
            except FileNotFoundError:
                continue
        return ""


def _plain(value: object) -> str:
    """A value as people write it on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _short(value: Any) -> Any:
    """What somebody gave, cut where it is too long for a sentence; the library of texts takes 1,000 characters."""
    return f"{value[:LONGEST_QUOTE]}…" if isinstance(value, str) and len(value) > LONGEST_QUOTE else value


def _differing(events: Sequence[Event]) -> str:
    """The value in which events of one kind differ, all of them an id of their own there; "" if it is not one."""
    first, *rest = (event.args for event in events)
    if any(event.kind is not events[0].kind or event.args.keys() != first.keys() for event in events):
        return ""
    found = [key for key in first if any(args[key] != first[key] for args in rest)]
    ids = [event.args[found[0]] for event in events] if len(found) == 1 else []
    return found[0] if ids and all(isinstance(one, str) for one in ids) and len(set(ids)) == len(ids) else ""

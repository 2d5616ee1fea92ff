"""What the session needs to know of a game's screen, and what all screens share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from kartentisch.cli.layout import aligned, shortened, wrapped
from kartentisch.cli.prompt import foldings, tails, typed_words
from kartentisch.engine.facts import Event
from kartentisch.engine.forecast import Forecast, Part
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language

View = Mapping[str, Any]
Moment = Callable[[View], list[Text]]
Teller = Callable[[Sequence[Event], View | None, int], list[Text]]
COLOURS = ("bright_blue", "yellow", "magenta", "green", "cyan", "red")
INDENT = 2


class Screen(ABC):
    """Draws views of a game in one language, always from a seat's own view.

    Attributes:
        spaces: ids of the places that `near` knows. codes: short names of them, which may be typed.
        FIELD: the field of actions that names a place; `what-<FIELD>` is its name.
        ALWAYS: questions before which the board is drawn. ONCE: procedures at whose first question it is drawn.
        QUICK: events too small to be told at once when a bot brings them about: they wait for the next one.
        LAST: blocks of actions that menus put last.
        LEAD: a block whose place may stand inside the action that follows it (`send tank brazil peru`).
        GROUPS: events that are told together when they follow one another, by the name of their group.
        moments: by procedure, what a question of it is about, beyond the board.
        tellers: by group, what tells its events from the public view (where KEPT) and the width of the terminal;
            a group without one is told sentence by sentence.
        KEPT: events for which the public view is kept, so that a teller can show what they were about: the one before
            the answer that caused them if BEFORE, else the one after it.
    """

    FIELD: ClassVar[str] = "space"
    ALWAYS: ClassVar[frozenset[str]] = frozenset()
    ONCE: ClassVar[frozenset[str]] = frozenset()
    QUICK: ClassVar[frozenset[str]] = frozenset()
    LAST: ClassVar[tuple[str, ...]] = ()
    LEAD: ClassVar[str] = ""
    GROUPS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    KEPT: ClassVar[frozenset[str]] = frozenset()
    BEFORE: ClassVar[bool] = False

    def __init__(self, game: Game, language: Language, agents: Sequence[str]) -> None:
        """`agents`: `human` or the bot's name for each seat."""
        self.game = game
        self.language = language
        self.agents = agents
        self.spaces = [space.id for space in game.board.spaces]
        self.codes: dict[str, str] = {}
        self.moments: Mapping[str, Moment] = {}
        self.tellers: Mapping[str, Teller] = {}
        self._group_of = {event: group for group, events in self.GROUPS.items() for event in events}

    # ------------------------------------------------------------------ names
    def say(self, key: str, **args: Any) -> str:
        return self.language.say(key, **args)

    def called(self, space: str) -> str:
        """The name of a place without what stands in brackets."""
        return self.language.name(self.FIELD, space).partition(" (")[0]

    def styled(self, text: str, style: str = "") -> Text:
        """A sentence with the names that matter in their colours."""
        return Text(text, style=style)

    def find(self, words: str) -> list[str]:
        """The places that the words or a code may mean."""
        typed = typed_words(words)
        if not typed:
            return []
        found, within = [], []
        for space in self.spaces:
            names = (space, self.language.name(self.FIELD, space), self.codes.get(space, ""))
            spellings = [spelling for name in names for spelling in foldings(name)]
            if typed in spellings:
                return [space]
            if any(_begins(spelling, typed) for spelling in spellings):
                found.append(space)
            elif any(_begins(tail, typed) for spelling in spellings for tail in tails(spelling)):
                within.append(space)
        return found or within

    # ------------------------------------------------------------------ the table
    @abstractmethod
    def board(self, view: View, width: int, before: View | None = None) -> Text:
        """The whole table, as wide as the terminal allows.

        Args:
            before: an earlier view; what has changed since then may be marked.
        """

    @abstractmethod
    def cell(self, view: View, space: str) -> Text:
        """A place with its whole name and what stands there."""

    def hand(self, view: View) -> Text:
        """What the viewer alone holds; empty if there is no such thing."""
        return Text()

    def near(self, view: View, space: str) -> Text:
        """A place and its neighbours, each with what stands there."""
        index = self.spaces.index(space)
        return Text("\n").join(
            Text(" " * INDENT * (i > 0)).append_text(self.cell(view, self.spaces[p]))
            for i, p in enumerate([index, *self.game.board.neighbours[index]])
        )

    def standing(self, forecast: Forecast) -> list[Text]:
        """What each seat would have if the game were scored now: a row for whatever counts or breaks ties."""
        names = [Text(self.language.player(seat), style="bold") for seat in range(len(forecast.seats))]
        table: list[list[Text | str]] = [["", *names]]

        def rows(parts: Sequence[Sequence[Part]]) -> None:
            found = [{(part.field, part.id): part.amount for part in seat} for seat in parts]
            for key in dict.fromkeys(key for seat in found for key in seat):
                if key != ("standing", forecast.by):
                    table.append([self.language.name(*key), *(str(seat.get(key, "–")) for seat in found)])

        def row(title: str, numbers: Sequence[int]) -> None:
            table.append([Text(title, style="bold"), *(Text(str(number), style="bold") for number in numbers)])

        rows([seat.parts for seat in forecast.seats])
        row(self.language.name("standing", forecast.by), [seat.points for seat in forecast.seats])
        rows([seat.ties for seat in forecast.seats])
        rows([seat.more for seat in forecast.seats])
        row(self.say("play-place"), [seat.place for seat in forecast.seats])
        return aligned(table, range(1, len(names) + 1), gap="  ")

    def examples(self) -> dict[str, str]:
        """For the help: actions as they may be typed, a place, and a rule, from the texts `play-<game>-example-…`."""
        room = self.game.id if self.language.has(f"play-{self.game.id}-example-action") else "plain"
        return {f"example_{key}": self.say(f"play-{room}-example-{key}") for key in ("action", "place", "rule")}

    # ------------------------------------------------------------------ a decision
    def redraws(self, view: View, drawn: View | None) -> bool:
        """True if the board is drawn before this question; `drawn`: what the seat was asked last, if still in sight."""
        if view["question"] in self.ALWAYS:
            return True
        procedure = str(view["question"]).partition(".")[0]
        if procedure not in self.ONCE:
            return False
        return drawn is None or (view["turn"], procedure) != (drawn["turn"], drawn["question"].partition(".")[0])

    def moment(self, view: View, width: int) -> list[Text]:
        """What the question is about, beyond the board."""
        tell = self.moments.get(str(view.get("question", "")).partition(".")[0])
        return [part for line in (tell(view) if tell else []) for part in wrapped(line, width, 0)]

    def note(self, view: View, action: int) -> str:
        """A mark behind an action of the menu."""
        return ""

    def footnote(self, notes: Sequence[str]) -> str:
        """What the marks of a menu mean."""
        return ""

    def part(self, action: int) -> str:
        """The part of the world in which an action lies: long menus are divided by it."""
        return ""

    def picked(self, view: View) -> int | None:
        """The action of the block LEAD that is in force."""
        return None

    def open_choice(self, view: View) -> bool:
        """True if everybody can see what is legal now, so that answering at once gives no hand away."""
        return False

    # ------------------------------------------------------------------ what happened
    def group(self, event: Event) -> str:
        """Events with the same group in a row are told together by `told`; "": each by its own sentence."""
        return self._group_of.get(event.kind.name, "")

    def told(self, group: str, events: Sequence[Event], view: View | None, width: int) -> list[Text]:
        """Lines for events of a group; `view`: the public table at the first, where KEPT."""
        tell = self.tellers.get(group)
        return tell(events, view, width) if tell else [self.styled(self.language.event(event)) for event in events]

    def course(self, events: Sequence[Event], state: Any, width: int) -> list[Text]:
        """The final result, and how it came about."""
        return self.result([], [str(worth[0]) for worth in self.game.worth(state)], state, width)

    def result(
        self,
        rows: Sequence[tuple[str, Sequence[str]]],
        last: Sequence[str],
        state: Any,
        width: int,
        titles: tuple[str, str] = ("play-points", "play-sum"),
    ) -> list[Text]:
        """A table by seats, winners marked: rows with their titles, the final points, what else decides, places.

        `last`: the final points; they weigh most (`Game.merits`).
        """
        winners, seats = self.game.winners(state), range(len(self.agents))
        room = max(3, (width - 16) // len(seats) - 3)
        called = shortened([self.language.player(seat) for seat in seats], room)
        names = [Text(f"{'★ ' if seat in winners else ''}{name}", style="bold") for seat, name in enumerate(called)]
        table: list[list[Text | str]] = [[Text(self.say(titles[0]), style="bold"), *names]]
        table += [[title, *cells] for title, cells in rows]
        table.append([Text(self.say(titles[1]), style="bold"), *(Text(cell, style="bold") for cell in last)])
        worths = self.game.worth(state)
        for i, merit in enumerate(self.game.merits[1 : len(worths[0])], 1):
            table.append([self.say(f"standing-{merit}"), *(str(worth[i]) for worth in worths)])
        table.append([self.say("play-place"), *(f"{place}." for place in self.game.ranking(state))])
        return aligned(table, range(1, len(seats) + 1), gap="  ")


def _begins(words: list[str], typed: list[str]) -> bool:
    return len(words) >= len(typed) and all(map(str.startswith, words, typed))

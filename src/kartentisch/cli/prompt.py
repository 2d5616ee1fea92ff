"""What a player types: lines with completion, words cut short, and the actions that they fit."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from rich.console import Console
from rich.text import Text

from kartentisch.engine.game import Game
from kartentisch.engine.language import Language

Complete = Callable[[str], list[str]]
Ways = list[list[list[list[str]]]]  # to type an action: of each its parts, of each part its spellings, in words
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


@lru_cache(8192)  # a line is compared with all that can be done in a game
def foldings(text: str) -> list[list[str]]:
    """The words of a text as people may type them: small letters, umlauts dropped or spelt out, no punctuation."""
    small = unicodedata.normalize("NFC", text).casefold()
    found: list[list[str]] = []
    for spelling in (unicodedata.normalize("NFKD", small), small.translate(UMLAUTS)):
        plain = "".join(c for c in spelling if not unicodedata.combining(c))
        words = re.findall(r"[^\W_]+", plain)
        if words and words not in found:
            found.append(words)
    return found


def tails(words: list[str]) -> list[list[str]]:
    """The words from the first on, from the second on, and so on."""
    return [words[i:] for i in range(len(words))]


def typed_words(text: str) -> list[str]:
    """The words of a typed line, folded like `foldings(...)[0]`."""
    found = foldings(text)
    return found[0] if found else []


class Reader:
    """Lines from the keyboard, or from a file that stands for it (then the lines are echoed)."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.interactive = sys.stdin.isatty() and console.is_terminal
        self._readline: Any = None
        if self.interactive:
            try:
                import readline
            except ImportError:  # pragma: no cover - Windows
                return
            self._readline = readline
            readline.set_completer_delims(" \t")
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def line(self, prompt: str, complete: Complete | None = None) -> str:
        """One line without the spaces around it; raises EOFError at the end of input."""
        if not self.interactive:
            line = sys.stdin.readline()
            self._console.print(Text(f"{prompt}{line.strip()}"))
            if not line:
                raise EOFError
            return line.strip()
        if self._readline is not None:
            self._readline.set_completer(_completer(self._readline, complete))
        try:
            return input(prompt).strip()
        except KeyboardInterrupt:
            self._console.print()
            raise

    def forget(self) -> None:
        """Nobody may page back to what the last player typed."""
        if self._readline is not None:
            self._readline.clear_history()


def _completer(readline: Any, complete: Complete | None) -> Callable[[str, int], str | None] | None:
    if complete is None:
        return None

    def answer(_: str, index: int) -> str | None:
        found = complete(readline.get_line_buffer()[: readline.get_endidx()])
        return found[index] + " " if index < len(found) else None

    return answer


@dataclass(frozen=True)
class Choice:
    """One numbered action of a menu."""

    number: int
    action: int
    label: str


@dataclass
class Group:
    """Actions that belong together: of one kind, of one first value and, where there are many, of one part."""

    title: str
    choices: list[Choice] = field(default_factory=list)


LONG = 16  # actions of one kind from which on the menu is divided by parts of the world


class Menu:
    """The legal actions of a decision, numbered from 1 and grouped by kind, first values and, if many, part."""

    def __init__(
        self,
        game: Game,
        language: Language,
        legal: Sequence[int],
        note: Callable[[int], str] = lambda action: "",
        codes: Mapping[str, str] | None = None,
        part: Callable[[int], str] = lambda action: "",
        last: Sequence[str] = (),
    ) -> None:
        """The menu of these actions.

        Args:
            note: a mark behind an action.
            codes: short names of values, which may be typed too.
            part: the part of the world in which an action lies; a kind with many actions is divided by it.
            last: kinds of actions that come last.
        """
        self.game = game
        self.language = language
        self.codes = codes or {}
        self.groups: list[Group] = []
        self.choices: list[Choice] = []
        self.notes: list[str] = []
        self._spelt: dict[tuple[int, bool], Ways] = {}
        actions = game.space.action
        heads = [self._head(actions(action).name, actions(action).fields) for action in legal]
        for action in sorted(legal, key=lambda number: actions(number).name in last):
            shown = actions(action)
            *outer, inner = [*shown.fields.items()] or [("", "")]
            head = self._head(shown.name, shown.fields)
            values = {key: language.name(key, value) for key, value in outer}
            kinds = {f"{key}_is": value for key, value in outer}
            divided = part(action) if heads.count(head) > LONG else ""
            rest = f"{divided} …" if divided else "…"
            open_part = {inner[0]: rest, f"{inner[0]}_is": ""} if inner[0] else {}
            title = language.say(f"action-{shown.name}", **kinds, **values, **open_part)
            label = language.name(*inner).partition(" (")[0] if inner[0] else title
            if not inner[0] or title == "…":
                title = ""
            if not self.groups or self.groups[-1].title != title:
                self.groups.append(Group(title))
            mark = note(action)
            self.notes.append(mark)
            choice = Choice(len(self.choices) + 1, action, label + mark)
            self.choices.append(choice)
            self.groups[-1].choices.append(choice)

    def after(self, legal: Sequence[int]) -> Menu:
        """What is legal next, in the same words."""
        menu = Menu(self.game, self.language, legal, codes=self.codes)
        menu._spelt = self._spelt
        return menu

    @staticmethod
    def _head(name: str, fields: Mapping[str, str]) -> tuple[str, ...]:
        return (name, *list(fields.values())[:-1])

    def lines(self, width: int) -> list[str]:
        """The menu as lines that fit: title, then `number) name`, never broken inside a name."""
        titles = max((len(group.title) for group in self.groups), default=0)
        lines = []
        for group in self.groups:
            longest = max(len(f" {choice.number}) {choice.label}") for choice in group.choices)
            indent = " " * (min(titles + 2, max(width - longest, 1)) if titles else 1)
            line = f" {group.title.ljust(titles)} " if group.title else " "
            for choice in group.choices:
                item = f" {choice.number}) {choice.label}"
                if len(line) + len(item) > width and line.strip():
                    lines.append(line.rstrip())
                    line = indent
                line += item + " "
            lines.append(line.rstrip())
        return lines

    # ------------------------------------------------------------------ typed words
    def legal(self, text: str) -> list[int]:
        """The legal actions that fit the text best: exact words before cut ones, whole actions before parts."""
        return self._fitting(text, [choice.action for choice in self.choices])

    def any(self, text: str) -> list[int]:
        """The same among all actions of the game, so that a refusal can be explained."""
        return self._fitting(text, range(self.game.space.size))

    def _fitting(self, text: str, actions: Sequence[int]) -> list[int]:
        words = typed_words(text)
        return self._best(words, actions, inside=False) or self._best(words, actions, inside=True)

    def _best(self, words: list[str], actions: Iterable[int], inside: bool) -> list[int]:
        """The actions that fit best; `inside`: places may begin with any word of theirs (`chaco`)."""
        best, found = 0, list[int]()
        for action in actions:
            grade = max(_grade(words, parts) for parts in self._spellings(action, inside)) if words else 0
            if grade > best:
                best, found = grade, []
            if grade == best and grade > 0:
                found.append(action)
        return found

    def _spellings(self, action: int, inside: bool) -> Ways:
        """Ways to type an action, kept: one line is compared with all actions of the game again and again."""
        if (action, inside) not in self._spelt:
            self._spelt[action, inside] = self._spell(action, inside)
        return self._spelt[action, inside]

    def _spell(self, action: int, inside: bool) -> Ways:
        """A list of parts, each with the words of its possible spellings."""
        shown, places = self.game.space.action(action), self.game.board.numbers
        values: list[list[list[str]]] = []
        for key, value in shown.fields.items():
            names = [value, self.language.name(key, value), self.codes.get(value, "")]
            spelt = [words for name in names for words in foldings(name)]
            values.append([tail for words in spelt for tail in tails(words)] if inside and value in places else spelt)
        ways = [[foldings(shown.name), *values], [foldings(self.language.action(action))]]
        return [*ways, values] if values else ways

    def complete(self, line: str, commands: Sequence[str] = ()) -> list[str]:
        """What the last word of the line may become."""
        words = line.split()
        last = "" if not words or line[-1:].isspace() else words.pop()
        found: dict[str, None] = {}
        rows = [[command] for command in commands]
        for choice in self.choices:
            shown = self.game.space.action(choice.action)
            rows.append([shown.name, *shown.fields.values()])
            names = [_one_word(self.language.name(key, value)) for key, value in shown.fields.items()]
            rows.append(names or typed_words(self.language.action(choice.action)))
        for row in rows:
            if len(row) > len(words) and all(map(_begins, row, [*words, last])):
                found[row[len(words)]] = None
        return list(found)


def _one_word(name: str) -> str:
    return "_".join(re.findall(r"[^\W_]+", name.casefold()))


def _begins(word: str, typed: str) -> bool:
    return any("".join(w).startswith("".join(typed_words(typed))) for w in foldings(word))


def _grade(words: list[str], parts: list[list[list[str]]], exact: bool = True) -> int:
    """4: a whole action in exact words; 3: in words cut short; 2 and 1: the same for the beginning of an action."""
    if not words:
        return (2 if parts else 4) - (not exact)
    best = 0
    for spelling in parts[0] if parts else ():
        for n, (typed, word) in enumerate(zip(words, spelling, strict=False), 1):
            if not word.startswith(typed):
                break
            best = max(best, _grade(words[n:], parts[1:], exact and words[:n] == spelling))
    return best

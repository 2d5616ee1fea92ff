"""A game at one terminal: whose turn it is, what each player may see, and what the typed lines mean."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from kartentisch.bots import Agent, Decision, make
from kartentisch.bots.levels import seconds_of
from kartentisch.cli.autosave import AutoSave
from kartentisch.cli.event_log import EventLog, Line
from kartentisch.cli.phrases import numbers, phrases
from kartentisch.cli.prompt import Menu, Reader
from kartentisch.cli.screens import screen_of
from kartentisch.engine.clock import MINUTE, Countdown
from kartentisch.engine.errors import EngineError, KartentischError, Rejection
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.language import Language
from kartentisch.engine.match import Match

HUMAN = "human"
COMMANDS = ("help", "board", "near", "standing", "hint", "log", "undo", "save", "quit")
BETWEEN = 1.0  # seconds between two savings while bots play
LOG = 30  # sentences that `log` shows
WIPE = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what could be scrolled back to


class Left(Exception):
    """The player has left the game."""


class Session:
    """Drives a match: asks people, lets bots answer, tells everybody what they may know.

    Attributes:
        viewer: the seat that looks at the screen, SPECTATOR before anybody does.
    """

    def __init__(
        self,
        match: Match,
        language: Language,
        agents: Sequence[str],
        console: Console,
        save: Path | None = None,
        pace: float = 0.0,
        seed: int = 0,
        resumed: bool = False,
        countdown: Countdown | None = None,
    ) -> None:
        """A game at this terminal.

        Args:
            agents: `human` or a bot's name by seat.
            save: where the record is kept up to date.
            countdown: of a game with a time limit.
        """
        self.match = match
        self.game = match.game
        self.language = language
        self.console = console
        self.reader = Reader(console)
        self.screen = screen_of(self.game, language, agents)
        self.news = EventLog(self.game, language, self.screen)
        self.bots: dict[int, Agent] = {
            s: make(a, seed + s, seconds_of(a) or None) for s, a in enumerate(agents) if a != HUMAN
        }
        self.humans = [seat for seat, agent in enumerate(agents) if agent == HUMAN]
        self.keeper = AutoSave(match.record, language, console, self.reader, save, countdown)
        self.countdown = countdown
        self.pace = pace if self.reader.interactive else 0.0
        self.viewer = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.seen = {seat: len(match.record.entries) if resumed else 0 for seat in [*self.humans, SPECTATOR]}
        self._drawn: Mapping[str, Any] | None = None  # what the viewer was asked last
        self._shown: dict[int, Any] = {}  # the view at each seat's last board
        self._remembered = len(match.record.entries)
        self._public: Mapping[str, Any] = self.game.view(match.state, SPECTATOR)
        commands = {command: language.say(f"play-command-{command}") for command in COMMANDS}
        self._commands = {word: command for command, name in commands.items() for word in (command, name)}
        self._do: dict[str, Callable[[str], None]] = {
            "help": self.help, "board": self.board, "near": self.near, "standing": self.standing, "hint": self.hint,
            "log": self.log, "undo": self.undo, "save": self.keeper.save_as, "quit": self.quit,
        }  # fmt: skip

    def say(self, key: str, **args: object) -> str:
        return self.language.say(key, **args)

    def tell(self, key: str, style: str = "", **args: object) -> None:
        """A sentence of the session itself."""
        self.console.print(Text(self.say(key, **args), style=style))

    # ------------------------------------------------------------------ the loop
    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        try:
            while not self.match.state.over:
                self.guarded(self.next)
            self.guarded(self.finish)
        except Left:
            return

    def guarded(self, step: Callable[[], None]) -> None:
        """End of input leaves the game; an interrupt asks first."""
        try:
            step()
        except EOFError:
            self.leave()
        except KeyboardInterrupt:
            try:
                self.quit("")
            except (EOFError, KeyboardInterrupt):
                self.leave()

    def next(self) -> None:
        seat = self.first_asked()
        if seat not in self.bots:
            self.human(seat)
            return
        action = self.bots[seat].answer(Decision.of(self.match.state, seat))
        if action is None:
            raise EngineError("not_asked", seat=seat)
        self.play(seat, action)

    def first_asked(self) -> int:
        """Who answers first: nobody who may as well let the others answer (`Game.waits`)."""
        state, name = self.match.state, self.game.space.action
        asked: list[int] = state.seats_asked
        busy = [s for s in asked if not any(name(a).name in self.game.waits for a in state.legal_actions(s))]
        return (busy or asked)[0]

    def play(self, seat: int, *actions: int, auto: str = "", note: str = "") -> None:
        """Play actions and, unless another person must come to the screen first, tell what happened."""
        events = self.match.play(seat, *actions, auto=auto, note=note)
        if seat in self.bots:  # where people play, it is kept before each question
            self.keeper.keep(every=BETWEEN)
        self.remember()
        quick = seat in self.bots and self.screen.QUICK.issuperset(event.kind.name for event in events)
        if len(self.humans) <= 1 and not (quick and self.screen.QUICK):
            self.catch_up()
            if seat in self.bots and self.pace:
                time.sleep(self.pace)

    def remember(self) -> None:
        """Keep what the news will want to show of this moment."""
        record, before = self.match.record, self._public
        self._public = self.game.view(self.match.state, SPECTATOR)
        self._remembered = min(self._remembered, len(record.entries))
        self.news.remember(record, self._remembered, before, self._public)
        self._remembered = len(record.entries)

    def catch_up(self) -> None:
        """Tell the viewer what happened since it last looked."""
        record = self.match.record
        told = self.news.told(record, min(self.seen[self.viewer], len(record.entries)))
        self.seen[self.viewer] = len(record.entries)
        for line in self.news.tell(told, self.viewer, self.console.width):
            self.show(line)

    def show(self, line: Line) -> None:
        """Words behind an indentation, wrapped as a block."""
        indent, words = line
        for part in words.wrap(self.console, max(self.console.width - indent, 20)):
            part.rstrip()
            self.console.print(Text(" " * indent).append_text(part), soft_wrap=True)

    # ------------------------------------------------------------------ a person's decision
    def human(self, seat: int) -> None:
        """Ask until the seat has answered or taken something back."""
        if seat != self.viewer:
            self.curtain(seat)
        self.keeper.keep()
        self.catch_up()
        decision = Decision.of(self.match.state, seat)
        view = decision.view
        if self.screen.redraws(view, self._drawn) or seat not in self._shown:
            self.board("")
        self._drawn = view
        forced = len(decision.legal) == 1
        if forced and self.screen.open_choice(view):
            self.moment(view)
            self.tell("play-forced", action=self.language.action(decision.legal[0]), style="italic")
            self.play(seat, decision.legal[0], auto="forced")
            return
        menu = Menu(
            self.game, self.language, decision.legal, lambda a: self.screen.note(view, a),
            self.screen.codes, self.screen.part, self.screen.LAST,
        )  # fmt: skip
        self.ask(seat, decision.question, menu)
        entries = len(self.match.record.entries)
        while seat in self.match.state.seats_asked and len(self.match.record.entries) == entries:
            typed = self.reader.line("> ", lambda text: menu.complete(text, tuple(self._commands)))
            if self.answer(seat, decision, menu, typed):
                return

    def curtain(self, seat: int) -> None:
        """Nobody sees the screen of another: wipe it, and wait for the next player."""
        self.viewer = SPECTATOR
        self._drawn = None
        self.reader.forget()
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        name = self.language.player(seat)
        self.console.rule(Text(self.say("play-curtain", seat=name)), characters="═")
        self.reader.line(self.say("play-curtain-enter", seat=name) + " ")
        self.viewer = seat

    def ask(self, seat: int, question: str, menu: Menu) -> None:
        """The question, the menu, and what else can be typed."""
        view = self.game.view(self.match.state, seat)
        self.moment(view)
        self.console.print()
        self.time_left()
        for line in self.screen.hand(view).split():
            self.console.print(line)
        self.console.print(Text(f"{self.language.player(seat)}: {self.language.question(question)}", style="bold"))
        for row in menu.lines(self.console.width):
            self.console.print(self.screen.styled(row))
        footnote = self.screen.footnote(menu.notes)
        if footnote:
            self.console.print(Text(footnote, style="dim"))
        for choice in menu.choices:
            if self.game.space.action(choice.action).name in self.game.notes:
                self.tell("play-tip-note", style="dim", number=choice.number)
        undo = self.say("play-tip-undo") if self.match.can_undo(seat) else ""
        confirm = self.say("play-tip-confirm") if len(menu.choices) == 1 else ""
        self.tell("play-tip", style="dim", undo=undo, confirm=confirm)

    def time_left(self) -> None:
        """What is left of a time limit, in whole minutes."""
        if self.countdown is not None:
            left = self.countdown()
            hours, minutes = divmod(max(left, 0) // MINUTE, 60)
            key = "up" if left <= 0 else "soon" if left < MINUTE else "minutes" if not hours else "hours"
            self.tell(f"play-time-{key}", style="dim", hours=hours, minutes=minutes)

    def moment(self, view: Mapping[str, Any]) -> None:
        for line in self.screen.moment(view, self.console.width):
            self.console.print(line)

    def answer(self, seat: int, decision: Decision, menu: Menu, line: str) -> bool:
        """True if the line has changed the game or asks for the question again."""
        if not line:
            if len(menu.choices) == 1:
                return self.try_action(seat, menu.choices[0].action)
            self.ask(seat, decision.question, menu)
            return False
        if line.startswith("?"):
            self.rules(decision.question, line[1:].strip())
            return False
        chosen = numbers(line)
        if chosen:
            wrong = [number for number in chosen if not 1 <= number <= len(menu.choices)]
            if not wrong:
                return self.try_action(seat, *(menu.choices[number - 1].action for number in chosen))
            self.complain(self.say("play-no-number", number=wrong[0], most=len(menu.choices)))
            return False
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.casefold())
        if command is not None:
            again = self.command(command, rest.strip())
            if command == "board":
                self.ask(seat, decision.question, menu)
            return again
        head, colon, note = line.partition(":")
        if colon and note.strip():
            number = numbers(head)
            said = [c.action for c in menu.choices if [c.number] == number] or menu.legal(head)
            if len(said) == 1 and self.game.space.action(said[0]).name in self.game.notes:
                return self.try_action(seat, said[0], note=note.strip())
        fitting = menu.legal(line)
        if len(fitting) == 1:
            return self.try_action(seat, fitting[0])
        if fitting:
            names = [f"{c.number}) {self.language.action(c.action)}" for c in menu.choices if c.action in fitting]
            more = ", …" if len(names) > 12 else ""
            self.complain(self.say("play-ambiguous", words=line, choices=", ".join(names[:12]) + more))
            return False
        shortened = [name for name in self._commands if name.startswith(word.casefold())]
        if len({self._commands[name] for name in shortened}) == 1:
            return self.command(self._commands[shortened[0]], rest.strip())
        kinds = {self.game.space.action(choice.action).name for choice in menu.choices}
        impossible = menu.any(line)
        meant = [action for action in impossible if self.game.space.action(action).name in kinds] or impossible
        batches = [[action] for action in meant[:1]] or self.phrases(line, menu, decision)
        if len(batches) == 1:
            return self.try_action(seat, *batches[0])
        if batches:
            names = [", ".join(map(self.language.action, dict.fromkeys(batch))) for batch in batches[:6]]
            self.complain(self.say("play-ambiguous", words=line, choices="; ".join(names)))
            return False
        self.complain(self.say("play-unknown", words=line))
        return False

    def phrases(self, line: str, menu: Menu, decision: Decision) -> list[list[int]]:
        """What a line that is no single action may mean."""

        def foresee(action: int) -> Sequence[int]:
            seen: Sequence[int] = self.match.preview(decision.seat, action).view.get("legal", ())
            return seen

        return phrases(line, menu, self.screen.LEAD, self.screen.picked(decision.view), foresee)

    def try_action(self, seat: int, *actions: int, note: str = "") -> bool:
        """Play it, or say by which rule it is refused; several actions all or none."""
        try:
            self.play(seat, *actions, note=note)
        except KartentischError as error:
            self.refuse(error)
            return False
        return True

    def complain(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="red"))

    def refuse(self, error: KartentischError) -> None:
        rule = f" [{error.rule}]" if error.rule else ""
        self.complain(self.language.rejection(error.rejection) + rule)

    # ------------------------------------------------------------------ commands
    def command(self, command: str, rest: str) -> bool:
        """Do it; True if the question must be asked anew."""
        try:
            self._do[command](rest)
        except KartentischError as error:
            self.refuse(error)
        return command == "undo"

    def help(self, _: str) -> None:
        names = {command: self.say(f"play-command-{command}") for command in COMMANDS}
        self.console.print(Markdown(self.say("play-help", **names, **self.screen.examples())))

    def board(self, _: str) -> None:
        view = self.game.view(self.match.state, self.viewer)
        self.console.print(self.screen.board(view, self.console.width, self._shown.get(self.viewer)))
        self._shown[self.viewer] = view

    def near(self, words: str) -> None:
        """A place by name or code, with what stands there and its neighbours."""
        found = self.screen.find(words)
        if len(found) != 1:
            names = ", ".join(map(self.screen.called, found or self.screen.spaces))
            what = self.say(f"what-{self.screen.FIELD}")
            self.complain(self.say("play-which-place", what=what, choices=names))
            return
        self.console.print(self.screen.near(self.game.view(self.match.state, self.viewer), found[0]))

    def standing(self, _: str) -> None:
        """What each seat would have if the game were scored now, as far as this seat can know."""
        forecast = self.game.forecast(self.game.view(self.match.state, self.viewer))
        if forecast is None:
            self.complain(self.say("play-no-standing"))
            return
        for line in self.screen.standing(forecast):
            self.console.print(line)

    def hint(self, _: str) -> None:
        """What the greedy bot would do; it knows no more than the seat."""
        decision = Decision.of(self.match.state, self.viewer)
        action = make("greedy", self.match.state.turn).answer(decision)
        if action is not None:
            self.tell("play-hint", style="italic", action=self.language.action(action))

    def log(self, words: str) -> None:
        lines = list(self.news.tell(self.news.told(self.match.record), self.viewer, self.console.width))
        wanted = int(words) if words.isascii() and words.isdigit() else LOG
        if words.casefold() in ("all", self.say("play-all")):
            wanted = len(lines)
        if len(lines) > wanted:
            self.tell("play-log-cut", style="dim", lines=len(lines) - wanted, log=self.say("play-command-log"))
        for line in lines[max(len(lines) - wanted, 0) :]:
            self.show(line)

    def undo(self, _: str) -> None:
        """Back to the last answer that the seat chose itself."""
        match, seat = self.match, self.viewer
        match.undo(seat)
        while match.can_undo(seat) and len(match.state.legal_actions(seat)) == 1:
            match.undo(seat)
        self.seen = {viewer: min(count, len(match.record.entries)) for viewer, count in self.seen.items()}
        self._public = self.game.view(match.state, SPECTATOR)
        self._drawn = None
        self.tell("play-undone", style="italic")

    def rules(self, question: str, rule: str) -> None:
        """The rules behind the question, or the one that is asked for."""
        texts = self.language.rules()
        if rule:
            wanted = rule.upper() if "-" in rule else f"{self.game.prefix}-{rule.upper()}"
            if wanted not in texts:
                self.complain(self.language.rejection(Rejection("unknown_rule", "", {"id": rule})))
                return
            ids = [wanted]
        else:
            ids = [each for each in self.game.questions.get(question, ()) if each in texts]
        paragraphs: dict[str, list[str]] = {}  # a paragraph may explain several rules
        for each in ids:
            paragraphs.setdefault(texts[each], []).append(each)
        for text, names in paragraphs.items():
            self.console.print(Markdown(f"**{', '.join(names)}** {text}"))

    # ------------------------------------------------------------------ saving and leaving
    def quit(self, _: str) -> None:
        if self.keeper.file is None and not self.keeper.offer_to_save("play-quit"):
            return
        self.leave()

    def leave(self) -> None:
        """Save where the player has said so, and go."""
        self.console.print()
        self.keeper.keep()
        if self.keeper.file is not None:
            self.tell("play-kept", file=str(self.keeper.file))
            self.tell("play-go-on", file=str(self.keeper.file))
        self.tell("play-bye")
        raise Left

    def finish(self) -> None:
        """The result, with all that led to it."""
        if len(self.humans) > 1:
            self.viewer, self.seen[SPECTATOR] = SPECTATOR, self.seen[self.viewer]
        self.catch_up()
        state = self.match.state
        view = self.game.view(state, SPECTATOR)
        self.console.print(self.screen.board(view, self.console.width))
        self.console.rule(Text(self.say("play-over")), characters="═")
        for reason in self.game.end_reasons(state):
            self.console.print(Text(self.say(f"end-{reason}")))
        for line in self.news.course(self.match.record, state, self.console.width):
            self.console.print(line)
        winners = [self.language.player(seat) for seat in self.game.winners(state)]
        said = "play-drawn" if len(winners) == state.players > 1 else "play-winners"
        self.tell(said, style="bold", count=len(winners), names=", ".join(winners))
        self.keeper.keep()
        if self.keeper.file is not None:
            self.tell("play-kept", file=str(self.keeper.file))
        elif self.reader.interactive:
            self.guarded(self.keep_record)

    def keep_record(self) -> None:
        self.keeper.offer_to_save("play-keep")

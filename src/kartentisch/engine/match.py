"""A match: a state, a source of chance, and the record of all that happened.  What a table or a terminal drives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

import msgspec

from kartentisch.engine.arguments import careful
from kartentisch.engine.contract import S_co
from kartentisch.engine.copying import Whole
from kartentisch.engine.errors import Rejected, Rejection
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.kernel import NOBODY, State
from kartentisch.engine.record import Record


class ChanceSource(Protocol):
    """Whatever answers rolls and draws: a seed, a script, the dice of a table.  None means: not yet."""

    def outcome(self, s: State) -> int | None: ...


@dataclass(frozen=True)
class _Checkpoint:
    """Where an answer of a seat can be taken back to."""

    seat: int
    state: Any
    entries: int  # length of the record
    turn: int


@dataclass(frozen=True)
class Preview:
    """What a seat may know of the position after actions that it only considers.

    Attributes:
        view: what the onlooker sees then; where the last action brings hidden things to light: before that action.
        legal: what the seat could answer then.
        events: what would have happened up to that view, as the onlooker may know it.
        ends: why nothing more can be foreseen: `hidden` (the last action brings hidden things to light), `chance` (a
            roll or a draw is next), `other` (the others are asked next), `over`; None while the seat is asked again.
    """

    view: dict[str, Any]
    legal: list[int]
    events: list[Event]
    ends: str | None


class Rehearsal:
    """A seat's answers tried one after another in a world imagined from what the onlooker sees; nothing is taken.

    Attributes:
        world: the imagined one, after the answers so far.
        view, legal, events, ends: as of a `Preview`.
    """

    def __init__(self, game: Game, view: Mapping[str, Any], seat: int, viewer: int) -> None:
        self.game, self.seat, self.viewer = game, seat, viewer
        self.world = game.imagine(msgspec.json.decode(to_bytes(view)), 0)
        self.world.listen()
        self.view: Mapping[str, Any] = view
        self.legal: list[int] = self.world.legal_actions(seat)
        self.events: list[Event] = []
        self.ends: str | None = None

    def take(self, action: int) -> None:
        """One answer more.

        Raises:
            Rejected: it is not legal; `batch_too_long`: nothing can be foreseen any more.
        """
        if self.ends is not None:
            raise Rejected(Rejection("batch_too_long"))
        world, game = self.world, self.game
        world.apply(action, self.seat)
        events = game.events(world)
        if game.surprises(events) if self.viewer == self.seat else any(event.kind.reveals for event in events):
            self.ends = "hidden"
            return
        self.events.extend(event.seen_by(self.viewer) for event in events)
        self.view, self.legal = game.view(world, self.viewer), world.legal_actions(self.seat)
        if self.seat not in world.seats_asked:
            self.ends = "over" if world.over else "chance" if world.chance else "other"
        elif self.viewer != self.seat and world.where() not in game.openly:
            self.ends = "hidden"


@careful
def preview(game: Game, state: Any, seat: int, actions: Sequence[int], viewer: int | None = None) -> Preview:
    """What the seat would see after the actions, without taking them; the state is as before.

    The actions are tried in a world imagined from the onlooker's view, never in the real one: nothing that they do
    not know can show in what comes back, whatever a game does.

    Args:
        viewer: whose view is shown, if not the seat's: for questions that are asked openly (`Game.openly`).

    Raises:
        Rejected: as for `Match.play`.
    """
    viewer = seat if viewer is None else viewer
    now, legal = game.view(state, viewer), state.legal_actions(seat)
    tried = Rehearsal(game, now, seat, viewer)
    for index, action in enumerate(actions, 1):
        try:
            tried.take(action)
        except Rejected as error:
            raise _at(error, index, len(actions)) from None
        now, legal = dict(tried.view), tried.legal
    return Preview(now, legal, tried.events, tried.ends)


def _at(error: Rejected, index: int, actions: int) -> Rejected:
    """The rejection with the place in its batch."""
    if actions == 1:
        return error
    return Rejected(Rejection(error.code, error.rule, {**error.rejection.args, "index": index}))


@careful
class Match(Whole, Generic[S_co]):
    """One game being played.

    Attributes:
        game: its rules.
        state: the position now.
        record: everything so far; `record.text()` can be saved at any time.
    """

    def __init__(
        self,
        game: Game[S_co],
        players: Sequence[str],
        chance: ChanceSource,
        options: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
        agents: Sequence[str] = (),
    ) -> None:
        """Begin a game and play its opening up to the first question to a seat.

        Args:
            players: names by seat.
            chance: answers rolls and draws.
            options: values that differ from the defaults.
            position: begin here instead of at the set-up (as for `Game.load`).
            agents: who plays each seat (`human`, a bot's name); kept in the record only.

        Raises:
            EngineError: as for `Game.new` and `Game.load`.
        """
        self.game = game
        self.chance = chance
        if position is None:
            self.state = game.bare(len(players), options)
            self.state.listen()
            self.state.start(game.opening())
        else:
            self.state = game.load({**position, "players": len(players), "options": dict(options or {})})
            self.state.listen()
        self.record = Record.begin(game, players, options, position, agents)
        self._turn = 0
        self._undo: list[_Checkpoint] = []
        self.events: list[Event] = []
        self._told()
        self._settle()

    @classmethod
    def resume(cls, record: Record, game: Game[S_co], chance: ChanceSource) -> Match[S_co]:
        """Go on with a saved match; EngineError as for `Record.verify`."""
        match = cls.__new__(cls)
        match.game = game
        match.chance = chance
        match.record = record
        record.verify(game)
        match.state = record.replay(game)
        match.state.listen()
        match._turn = match.state.turn
        match._undo = []
        match.events = []
        match._settle()
        return match

    @classmethod
    def restored(cls, game: Game[S_co], state: Any, players: Sequence[str], chance: ChanceSource) -> Match[S_co]:
        """Go on from a state that was stored; the record begins here, and what was before stands elsewhere."""
        match = cls.__new__(cls)
        match.game = game
        match.chance = chance
        match.record = Record.begin(game, players, game.option_values(state), None, ())
        match.state = state
        state.listen()
        match._turn = state.turn
        match._undo = []
        match.events = []
        match._settle()
        return match

    def __setstate__(self, fields: dict[str, Any]) -> None:
        """For copies and pickle: nobody listens to a copy of a state, and a match does."""
        self.__dict__.update(fields)
        self.state.listen()

    # ------------------------------------------------------------------ answers
    def play(self, seat: int, *actions: int, auto: str = "", note: str = "") -> list[Event]:
        """Let the seat take the actions one after another: all of them or none.

        Args:
            auto: why nobody was asked (`forced`, `timeout` ...); kept in the record.
            note: a line of text that goes with the last action, where the game takes one (`Game.notes`); kept and told.

        Returns:
            What happened, unredacted; show `event.seen_by(viewer)`.

        Raises:
            Rejected: with the reason, and the place in the batch under `args["index"]` if there is more than one
                action.  Nothing has changed.
        """
        if not 0 <= seat < self.state.players:
            raise Rejected(Rejection("not_asked", args={"seat": seat}))
        checkpoint = _Checkpoint(seat, self.state.clone(), len(self.record.entries), self._turn)
        undo = self._undo
        self.events = []
        index = 0
        try:
            for index, action in enumerate(actions):
                if index > 0 and self._is_left(seat):
                    raise Rejected(Rejection("batch_too_long"))
                where = self.state.where()
                self.state.apply(action, seat)
                words = self.game.space.notation(action)
                noted = note if index == len(actions) - 1 else ""
                told = [self.game.noted(seat, words, noted)] if noted else []
                self.record.answer(seat, where, words, auto, noted)
                self._told(told)
            told_others = any(event.kind.reveals for event in self.events)
            closed = told_others or self._is_left(seat) or self._others_answer_too(seat)
            self._undo = [] if closed else [*self._undo, checkpoint]
            self._settle()
        except Rejected as error:
            self._back_to(checkpoint)
            raise _at(error, index + 1, len(actions)) from None
        except BaseException:  # an interrupt must not leave state and record apart
            self._back_to(checkpoint)
            self._undo = undo
            raise
        return self.events

    def preview(self, seat: int, *actions: int) -> Preview:
        """What the seat would see after the actions; see `preview`."""
        return preview(self.game, self.state, seat, actions)

    def _is_left(self, seat: int) -> bool:
        """Somebody else must answer, or the seat saw something new: no batch and no undo goes across this.

        A batch that did could be used to peek: its refusal would tell what came to light.
        """
        return seat not in self.state.seats_asked or self.game.surprises(self.events)

    def _others_answer_too(self, seat: int) -> bool:
        """Others answer sealed, and nobody may see how much: what can be taken back would tell it."""
        return not self.state.counted and bool(int(self.state.answering) & ~(1 << seat))

    def _back_to(self, checkpoint: _Checkpoint) -> None:
        self.state = checkpoint.state
        self.state.listen()
        self._turn = checkpoint.turn
        self.events = []
        del self.record.entries[checkpoint.entries :]

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, as long as nothing was revealed and nobody else has answered since.

        Raises:
            Rejected: `nothing_to_undo`, `undo_closed`.
        """
        if not self.can_undo(seat):
            raise Rejected(Rejection("undo_closed" if self._undo else "nothing_to_undo"))
        self._back_to(self._undo.pop())

    def can_undo(self, seat: int) -> bool:
        return bool(self._undo) and self._undo[-1].seat == seat

    # ------------------------------------------------------------------ chance and the record
    def _settle(self) -> None:
        """Let chance answer until a seat is asked or the game is over."""
        while self.state.chance:
            outcome = self.chance.outcome(self.state)
            if outcome is None:
                return
            name = self.game.chances[self.state.roll_name][0]
            text = self.game.outcome_text(self.state, outcome)
            self.state.apply(outcome)
            self.record.chance(name, text)
            self._undo = []
            self._told()
        if self.state.seat == NOBODY and not self.record.ended:
            self.record.end(self.game, self.state)

    def _told(self, more: Sequence[Event] = ()) -> None:
        """Note what the rules have told, and what the table tells besides."""
        events = [*self.game.events(self.state), *more]
        self.record.told(events)
        self.events.extend(events)
        if self.state.turn != self._turn:
            self._turn = self.state.turn
            self.record.turn(self._turn, self.state.digest())

"""A record: JSON lines with the whole course of a game, which anybody can run again and check.

The first line is the header: `kartentisch` (format), `game`, `revision` of the rules, `players`, `agents`, `options`,
where they differ from the game's own, `board` (text of a board.toml) and `position`, and of a saved game with a clock
`left_ms`, the time that was left; of one without names (docs/host/collection.md) `minutes`, how long it took at most.
Every further line is one entry: an answer (`seat`, `at`, `action`, `auto`, and `note`, a line of text that went with
it), an outcome of chance (`chance`, `outcome`), either with the `events` it
caused, a turn (`turn`, `hash` of the state), or the end (`end`, `scores`, `winners`, `hash`).  Where a running game
was carried over to other rules, an entry says so: `from` and `to` (revisions), `changes`, `program` (the version that
carried it over), `options` where the players agreed on an earlier ruling, and `position`, the text of the position that
it goes on from.  Such entries part a record into stretches, each played by one revision.  Lines that begin with `proof`
come last: the signed log of the table where the game was played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from kartentisch.engine.arguments import careful
from kartentisch.engine.contract import S_co
from kartentisch.engine.copying import Whole
from kartentisch.engine.decoding import Decoder
from kartentisch.engine.entries import (
    Entry,
    Header,
    carried_to,
    compare_entry,
    is_update,
    play_entry,
    position_of,
    record_differs,
)
from kartentisch.engine.errors import EngineError
from kartentisch.engine.facts import SPECTATOR, Event
from kartentisch.engine.game import Game
from kartentisch.engine.migration import program_of

FORMAT = 1

_ROW = Decoder(dict[str, Any])
_HEADER = Decoder(Header)
_ENTRY = Decoder(Entry)


@dataclass(frozen=True)
class Stretch:
    """Entries of a record that were played by one revision of the rules.

    Attributes:
        first, last: their numbers, from 1; the entry that carried the game over belongs to what follows it.
        revision: by which they were played.
        program: the version of the program that has this revision; empty where nobody noted it.
    """

    first: int
    last: int
    revision: int
    program: str


@careful
class Record(Whole):
    """The course of one game.

    Attributes:
        header: the first line.
        entries: the further lines.
        proof: behind them, the signed log of the table where it was played (docs/protocol/log.md §5); `verify_log`
            checks it.
    """

    def __init__(
        self, header: dict[str, Any], entries: list[dict[str, Any]], proof: Sequence[dict[str, Any]] = ()
    ) -> None:
        self.header = header
        self.entries = entries
        self.proof = list(proof)

    @classmethod
    def begin(
        cls,
        game: Game,
        players: Sequence[str],
        options: Mapping[str, Any] | None,
        position: Mapping[str, Any] | None,
        agents: Sequence[str],
    ) -> Record:
        header: dict[str, Any] = {
            "kartentisch": FORMAT,
            "game": game.id,
            "revision": game.revision,
            "players": list(players),
        }
        for key, value in (("agents", list(agents)), ("options", dict(options or {})), ("position", position)):
            if value:
                header[key] = value
        if game.custom:
            header["board"] = game.board.source
        return cls(header, [])

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a saved record.

        Raises:
            EngineError: what it is instead: `record_empty`, `not_a_record`, `record_redacted` (what one seat
                may know of a game that goes on), `record_format`; `bad_record` with the line that is broken.
        """
        lines = [(i, line) for i, line in enumerate(text.splitlines(), 1) if line.strip()]
        if not lines:
            raise EngineError("record_empty")
        rows: list[dict[str, Any]] = []
        for number, line in lines:
            try:
                rows.append(_ROW.decode(line))
            except msgspec.MsgspecError as error:
                if not rows:
                    raise EngineError("not_a_record") from None
                raise EngineError("bad_record", line=number, problem=str(error)) from None
        proof = [row for row in rows if "proof" in row]
        if proof and rows[-len(proof) :] != proof:
            first = next(i for i, row in enumerate(rows) if "proof" in row)
            raise EngineError("bad_record", line=lines[first][0], problem="proof")
        rows = rows[: len(rows) - len(proof)]
        if not rows:
            raise EngineError("bad_record", line=1, problem="proof")
        header, *entries = rows
        if "redacted" in header:
            raise EngineError("record_redacted", viewer="spectator" if header.get("viewer") == SPECTATOR else "seat")
        if "kartentisch" not in header:
            raise EngineError("not_a_record")
        if header.get("kartentisch") != FORMAT:
            raise EngineError("record_format", found=str(header["kartentisch"])[:20], expected=FORMAT)
        for (number, _), row in zip(lines, rows, strict=False):
            try:
                (_HEADER if row is header else _ENTRY).convert(row)
            except msgspec.ValidationError as error:
                raise EngineError("bad_record", line=number, problem=str(error)) from None
        return cls(header, entries, proof)

    def text(self) -> str:
        """The record as JSON lines."""
        return "".join(msgspec.json.encode(row).decode() + "\n" for row in (self.header, *self.entries, *self.proof))

    # ------------------------------------------------------------------ writing
    def answer(self, seat: int, at: str, action: str, auto: str, note: str = "") -> None:
        entry: dict[str, Any] = {"seat": seat, "at": at, "action": action}
        if auto:
            entry["auto"] = auto
        if note:
            entry["note"] = note
        self.entries.append(entry)

    def chance(self, name: str, outcome: str) -> None:
        self.entries.append({"chance": name, "outcome": outcome})

    def told(self, events: Sequence[Event]) -> None:
        """The events that the last entry caused."""
        if not events:
            return
        if not self.entries:
            self.entries.append({"begin": True})
        self.entries[-1].setdefault("events", []).extend(event.to_json() for event in events)

    def turn(self, turn: int, digest: str) -> None:
        self.entries.append({"turn": turn, "hash": digest})

    def end(self, game: Game, state: Any) -> None:
        self.entries.append(
            {
                "end": game.end_reasons(state),
                "scores": game.scores(state),
                "winners": game.winners(state),
                "hash": game.digest(state),
            }
        )

    # ------------------------------------------------------------------ reading
    @property
    def ended(self) -> bool:
        return bool(self.entries) and "end" in self.entries[-1]

    @property
    def answers(self) -> int:
        """How many answers of seats it holds."""
        return sum("action" in entry for entry in self.entries)

    def stretches(self, game: Game | None = None) -> list[Stretch]:
        """The record by the revisions that it was played by, in order; one of no entries is left out.

        Args:
            game: its rules, which know what version of the program has the earlier revisions.

        Raises:
            EngineError: `record_rules` with the `entry` that carries over what did not stand there.
        """
        found: list[Stretch] = []
        revision, first, program = self.header["revision"], 1, ""
        for number, entry in enumerate(self.entries, 1):
            if not is_update(entry):
                continue
            before, after = entry.get("from", 0), entry["to"]
            if before != revision or after < before or (after == before and "options" not in entry):
                raise EngineError("record_rules", entry=number, begun=revision, found=before, now=after)
            found.append(Stretch(first, number - 1, revision, program))
            revision, first, program = after, number, entry.get("program", "")
        found.append(Stretch(first, len(self.entries), revision, program))
        kept = [one for one in found if one.first <= one.last] or found[-1:]
        known = {} if game is None else {one.revision: program_of(game, one.revision) for one in kept}
        return [Stretch(one.first, one.last, one.revision, known.get(one.revision) or one.program) for one in kept]

    def states(self, game: Game) -> Iterator[tuple[int, Any, list[Event]]]:
        """Run the record again: (number of entries done, state, events of the last one), from the beginning on.

        What was played by another revision of the rules counts as far as every event and hash comes out the same by
        these; from where one does not the rest of that stretch is left out (`unplayed` names it), and the next one
        begins where the game was carried over.

        Raises:
            EngineError: `foreign_record`, `record_revision`, `record_rules`, and `record_differs` with the entry that
                no longer fits and why; also where the last stretch is one that these rules cannot play.
        """
        self._insist_on(game)
        stretches = self.stretches()
        if stretches[-1].revision > game.revision:
            raise EngineError("record_revision", expected=game.revision, found=stretches[-1].revision)
        yield from self._stretched(game, stretches, stretches[-1])

    def known_states(self, game: Game) -> Iterator[tuple[int, Any, list[Event]]]:
        """`states` as far as these rules can play the record, without an error where another revision played the rest.

        Raises:
            EngineError: `foreign_record`, `record_rules`, and `record_differs` where these rules played it.
        """
        self._insist_on(game)
        yield from self._stretched(game, self.stretches(), None)

    def _insist_on(self, game: Game) -> None:
        if self.header["game"] != game.id:
            raise EngineError("foreign_record", game=self.header["game"])

    def _stretched(
        self, game: Game, stretches: Sequence[Stretch], needed: Stretch | None
    ) -> Iterator[tuple[int, Any, list[Event]]]:
        """The states of all stretches; `needed`: one that has to be played, whoever did."""
        for stretch in stretches:
            if stretch.revision > game.revision:
                continue
            ours, before = stretch.revision == game.revision, None
            try:
                for number, state, events in self._played(game, stretch):
                    if not ours:
                        self._compare(game, number, state, events)
                    yield number, state, events
                    before = state
                self._carried_on(game, stretch.last, before)
            except EngineError as error:
                if ours or stretch is needed or error.code != "record_differs":
                    raise

    def _played(self, game: Game, stretch: Stretch) -> Iterator[tuple[int, Any, list[Event]]]:
        """The states of a stretch: the one that it begins with, if that is one of its own, and after each entry."""
        entries = self.entries[stretch.first - 1 : stretch.last]
        players = len(self.header["players"])
        if entries and is_update(entries[0]):
            state = carried_to(game, stretch.first, entries[0], players)
            events = game.events(state)
            yield stretch.first, state, events
            entries = entries[1:]
        elif "position" in self.header:
            options = self.header.get("options", {})
            state = game.load({**self.header["position"], "players": players, "options": options})
            state.listen()
            events = game.events(state)
        else:
            state = game.bare(players, self.header.get("options", {}))
            state.listen()
            state.start(game.opening())
            events = game.events(state)
        if stretch.first == 1 and not (self.entries and ("begin" in self.entries[0] or is_update(self.entries[0]))):
            yield 0, state, events
        for number, entry in enumerate(entries, stretch.last - len(entries) + 1):
            told = play_entry(game, state, number, entry)
            events = events if told is None else told
            yield number, state, events

    def _compare(self, game: Game, number: int, state: Any, events: Sequence[Event]) -> int:
        """`compare_entry` with the entry of this number."""
        return compare_entry(game, number, self.entries[number - 1] if number else {}, state, events)

    def _carried_on(self, game: Game, last: int, state: Any) -> None:
        """What the game goes on from behind this entry is where it stood, but for options that were agreed on."""
        entry = self.entries[last] if last < len(self.entries) else {}
        if state is not None and is_update(entry) and entry["to"] <= game.revision:  # later words are not ours to read
            stood, goes_on = ({**data, "options": None} for data in (game.dump(state), position_of(entry)))
            if stood != goes_on:
                raise record_differs(last + 1, str(stood), str(goes_on))

    def unplayed(self, game: Game) -> list[Stretch]:
        """The parts of the record that these rules cannot play, each up to the end of its stretch.

        Raises:
            EngineError: `foreign_record`, `record_rules`; `record_differs` where a stretch of these rules differs.
        """
        self._insist_on(game)
        missing: list[Stretch] = []
        for stretch in self.stretches(game):
            if stretch.revision == game.revision:
                continue
            done, before = stretch.first - 1, None
            try:
                if stretch.revision > game.revision:
                    raise EngineError("record_differs")
                for number, state, events in self._played(game, stretch):
                    self._compare(game, number, state, events)
                    done, before = number, state
                self._carried_on(game, stretch.last, before)
            except EngineError:
                first = min(done + 1, stretch.last)
                missing.append(Stretch(first, stretch.last, stretch.revision, stretch.program))
        return missing

    def replay(self, game: Game[S_co], at: int | None = None) -> S_co:
        """The state after the first `at` entries (default: all).

        Raises:
            EngineError: `no_such_entry`, `record_stretch` where that was played by rules that are not these, and as for
                `states`.
        """
        if at is not None and not 0 <= at <= len(self.entries):
            raise EngineError("no_such_entry", entry=at, entries=len(self.entries))
        last: S_co | None = None
        for number, state, _ in self.states(game):
            if at is not None and number > at > 0:
                self.insist_played(game, at)
            last = state
            if at is not None and number >= at:
                break
        assert last is not None  # the first is there before any entry
        return last

    def insist_played(self, game: Game, at: int) -> None:
        """EngineError `record_stretch` where the position after this entry is one that these rules cannot come to."""
        for part in self.unplayed(game):
            if part.first <= at <= part.last:
                raise stretch_error(part)

    def insist_on_all(self, game: Game) -> None:
        """EngineError `record_stretch` where these rules cannot play all of it: nothing can go on from it then."""
        for part in self.unplayed(game):
            raise stretch_error(part)

    def verify(self, game: Game) -> int:
        """Run the record again and compare every event, hash and the result; the number of hashes compared.

        What other revisions played counts where it comes out the same; `unplayed` names what does not.

        Raises:
            EngineError: `record_differs` at the first entry that comes out differently though these rules played it,
                `record_revision` if all of it was played by later ones, and as for `known_states`.
        """
        stretches = self.stretches()
        if all(stretch.revision > game.revision for stretch in stretches):
            self._insist_on(game)
            raise EngineError("record_revision", expected=game.revision, found=stretches[0].revision)
        return sum(self._compare(game, *found) for found in self.known_states(game))

    def verified(self, game: Game[S_co]) -> S_co:
        """`verify`, and the state that it leads to: a game that goes on from here is played again only once.

        Raises:
            EngineError: as for `insist_on_all` and `verify`.
        """
        self.insist_on_all(game)
        last: S_co | None = None
        for number, state, events in self.known_states(game):
            self._compare(game, number, state, events)
            last = state
        assert last is not None  # the first is there before any entry
        return last


def stretch_error(part: Stretch) -> EngineError:
    """What is said of a part that these rules cannot play."""
    known = part.program or "none"
    return EngineError("record_stretch", first=part.first, last=part.last, revision=part.revision, program=known)

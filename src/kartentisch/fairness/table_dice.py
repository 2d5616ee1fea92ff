"""The dice of a table: a source of chance whose every outcome anybody can check ("kt-dice/1", docs/protocol/dice.md).

`TableDice` has the shape of a `ChanceSource`.  It is driven like this:

    dice = TableDice(table, tip, master)         # writes the commit: show it to everybody before anything else
    dice.seat(commitments); dice.reveal(seeds)   # the seats' seeds, committed first and then told
    dice.at(answers)                             # before every command: how many answers the record will hold
    match = Match(game, players, dice)           # outcomes are asked for
    dice.take_lines(), dice.take_sealed(), dice.to_json()   # store all three with the command, in one transaction
    dice.open(rows)                              # at the end: every secret is told

If a command fails half-way, nothing of it was told: go on with `TableDice.load` of what was stored before it.

The lines are public.  The sealed rows are for their owners (`for_owner`) and, whole, for the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.engine.kernel import State
from kartentisch.fairness.dice import (
    EVERYBODY,
    LINKS,
    MOST_LINKS,
    NO_HEAD,
    VERSION,
    DiceChain,
    Json,
    answer,
    canonical,
    context,
    exactly,
    from_hex,
    master_commitment,
    next_head,
    sealed_commitment,
    sealed_element,
    sealed_nonce,
    table_bytes,
)
from kartentisch.fairness.dice_epoch import SERVER, Epoch, link_fits, why_renew
from kartentisch.fairness.dice_requests import Found, audience, for_owner, outcome_number, owner_of, request_of

FORMAT: Final = 1  # of the state as data
LEVEL: Final = 1  # no witness, unless said otherwise


class TableDice:
    """The dice of one table, with their public log.

    Attributes:
        table: the table's id, in every context.
        seq: how many answers of seats the game's record holds when the next outcome falls; set by `at`.
        floor: `seq` of the last outcome that stands.
        outcomes: how many outcomes there were, taken-back ones too.
        standing: how many of them still stand after rewinds.
        head: the head of the log.
        audience: who may know an outcome; a game may bring its own function instead of `audience`.
        closed: everything was opened; no outcome can follow.
        level: of the epochs that begin from now on; 2 with witnesses.
        witness: at level 2 who is asked for the next open outcome; None for nobody.
        asked: the line that asks a seat for its link, with `witness` once that is answered (SERVER: it did not come).
    """

    def __init__(self, table: str, tip: bytes, master: bytes, links: int = LINKS, level: int = LEVEL) -> None:
        """Commit to two secrets of 32 bytes from the operating system's source of randomness.

        Raises:
            EngineError: `dice_size`, `dice_links`, `dice_table`.
        """
        table_bytes(table)
        self.table = table
        self.seq = self.floor = 0
        self.outcomes = 0
        self.standing = 0
        self.head = NO_HEAD
        self.audience: Callable[[State], int | None] = audience
        self.closed = False
        self.level = level
        self.witness: Callable[[], int | None] = lambda: None
        self.asked: dict[str, Json] | None = None
        self._epochs: list[Epoch] = []
        self._lines: list[str] = []
        self._rows: list[dict[str, Json]] = []
        self._commit("start", tip, master, links)

    # ------------------------------------------------------------------ epochs
    def renew(self, tip: bytes, master: bytes, links: int = LINKS) -> None:
        """Begin a new epoch: for a seat that joins, a chain that ends, or a seat that did not tell its seed.

        Outcomes wait until the seats have committed to *fresh* seeds and told them.

        Raises:
            EngineError: `dice_closed`, and as for a new table.
        """
        self._open_only()
        now = self._epochs[-1]
        self._commit(why_renew(now.seeds is not None, now.chain.links, now.roll - 1), tip, master, links)

    def _commit(self, reason: str, tip: bytes, master: bytes, links: int) -> None:
        exactly(master, "dice_master")
        chain = DiceChain(tip, links)
        self.asked = None
        self._epochs.append(Epoch(chain, master, level=self.level))
        self._write(
            "commit",
            protocol=VERSION,
            level=self.level,
            table=self.table,
            epoch=self.epoch,
            reason=reason,
            root=chain.root.hex(),
            links=links,
            master=master_commitment(master).hex(),
        )

    def seat(self, commitments: Sequence[str]) -> None:
        """What the seats tell of their seeds, by seat: `seed_commitment` in hexadecimal, or SERVER for none.

        Raises:
            EngineError: `dice_setup` out of turn, `dice_size`.
        """
        self._open_only()
        self._epochs[-1].commit(commitments)
        self._write("seats", epoch=self.epoch, commitments=list(commitments))

    def witnesses(self, roots: Sequence[str], links: int) -> None:
        """The roots of the seats' witness chains, by seat, SERVER for none; before any seed is told.

        Raises:
            EngineError: `dice_setup` out of turn and at level 1, `dice_size`, `dice_links`.
        """
        self._open_only()
        now = self._epochs[-1]
        if now.level == 1 or now.commitments is None or now.seeds is not None or len(roots) != len(now.commitments):
            raise EngineError("dice_setup")
        if not 1 <= links <= MOST_LINKS:
            raise EngineError("dice_links", links=links, most=MOST_LINKS)
        now.told = {
            seat: (0, from_hex(root, "dice_root_bytes").hex()) for seat, root in enumerate(roots) if root != SERVER
        }
        now.roots, now.links_each = list(roots), links
        self._write("witnesses", epoch=self.epoch, roots=list(roots), links=links)

    def able(self) -> list[int]:
        """The seats that have links left."""
        now = self._epochs[-1]
        return [seat for seat in now.told if now.asked.get(seat, 0) < now.links_each]

    def link(self, seat: int, i: int, link: bytes) -> None:
        """A seat brings what it was asked for.

        Raises:
            EngineError: `dice_witness` if it was not asked, or if the link is not the one of its chain.
        """
        ask, now = self.asked, self._epochs[-1]
        if ask is None or "witness" in ask or (ask["seat"], ask["i"]) != (seat, i):
            raise EngineError("dice_witness", seat=seat)
        if not link_fits(now, seat, ask["link"], exactly(link, "dice_element_bytes")):
            raise EngineError("dice_witness", seat=seat)
        now.told[seat] = ask["link"], link.hex()
        ask["witness"] = link.hex()

    def fall_back(self) -> int:
        """The link did not come in time: the outcome falls without it.  The seat; EngineError `dice_witness`."""
        if self.asked is None or "witness" in self.asked:
            raise EngineError("dice_witness", seat=-1)
        self.asked["witness"] = SERVER
        return int(self.asked["seat"])

    def _ask(self, what: str, request: dict[str, Json]) -> bool:
        """Whether the next open outcome can fall: its witness is there, or there is none to ask."""
        now = self._epochs[-1]
        if now.level == 1:
            return True
        if self.asked is None:
            seat = self.witness()
            if seat is None:
                return True
            now.asked[seat] = now.asked.get(seat, 0) + 1
            ctx = context(self.table, self.seq, what)
            self.asked = {"i": now.roll, "ctx": ctx, **request, "seat": seat, "link": now.asked[seat]}
            self._write("ask", epoch=self.epoch, **self.asked)
        return "witness" in self.asked

    def reveal(self, seeds: Sequence[str]) -> None:
        """All seeds, by seat, in hexadecimal, SERVER for none.  Nobody's may be missing: `renew` instead.

        Raises:
            EngineError: `dice_setup` out of turn, `dice_size`, `dice_seed` with the seat whose seed does not fit its
                commitment or was used before.
        """
        self._open_only()
        now = self._epochs[-1]
        used = {seed for epoch in self._epochs for seed in epoch.seeds or () if seed != SERVER}
        now.reveal(self.table, self.epoch, seeds, used)
        self._write("seeds", epoch=self.epoch, seeds=list(seeds), salt=now.salt.hex())

    # ------------------------------------------------------------------ outcomes
    @property
    def epoch(self) -> int:
        return len(self._epochs) - 1

    @property
    def spent(self) -> tuple[int, int, int]:
        """Epoch, next index of the chain, next index of a sealed outcome: only ever grows; keep it apart as well."""
        return self.epoch, self._epochs[-1].roll, self._epochs[-1].sealed

    @property
    def root(self) -> bytes:
        """Of the chain in force: public."""
        return self._epochs[-1].chain.root

    @property
    def links(self) -> int:
        """Of the chain in force."""
        return self._epochs[-1].chain.links

    @property
    def left(self) -> int:
        """Links that are left; `renew` in time."""
        return self._epochs[-1].chain.links - self._epochs[-1].roll + 1

    @property
    def ready(self) -> bool:
        """All seeds are told and no secret of the end is."""
        return not self.closed and self._epochs[-1].seeds is not None

    def at(self, seq: int) -> None:
        """The record will hold so many answers at the next outcome; EngineError `dice_seq` if it held more before."""
        if seq < self.floor:
            raise EngineError("dice_seq", expected=self.floor, found=seq)
        self.seq = seq

    def outcome(self, s: State) -> int | None:
        """Answer the state's roll or draw; None as long as seeds are missing.

        Raises:
            EngineError: `dice_closed`, `dice_exhausted`, `dice_request`, `dice_owner`, and `needs_clock` where the
                rules ask what time it is (`engine.clock`).  No index was used then.
        """
        self._open_only()
        if not self.ready:
            return None
        what = s.game.chances[s.roll_name][0]
        if what in s.game.clocks:
            raise EngineError("needs_clock", option=what)
        request, owner = request_of(s), self.audience(s)
        if owner is None and not self._ask(what, request):
            return None
        found = self._find(what, request, owner)
        number = outcome_number(request, found.result)
        if owner_of(s, number) not in (None, None if owner == EVERYBODY else owner):
            raise EngineError("dice_owner", chance=what)
        self._tell(found)
        return number

    def answer(
        self, what: str, request: dict[str, Json], owner: int | None = None, region: str = "", index: int | None = None
    ) -> Json:
        """Answer one request with the next index, and write its proof.

        Args:
            what: name of the roll or draw.
            request: as for `dice.answer`.
            owner: as from `audience`.
            region: where on the board, if that is worth a word.
            index: the index that the caller expects to be used.

        Raises:
            EngineError: `dice_setup`, `dice_closed`, `dice_spent` for an index used before, `dice_skipped` for one
                that is not the next, `dice_exhausted`, `dice_request`.
        """
        self._open_only()
        now = self._epochs[-1]
        if now.seeds is None:
            raise EngineError("dice_setup")
        following = now.roll if owner is None else now.sealed
        if index is not None and index != following:
            raise EngineError("dice_spent" if index < following else "dice_skipped", index=index, expected=following)
        found = self._find(what, request, owner, region)
        self._tell(found)
        return found.result

    def _find(self, what: str, request: dict[str, Json], owner: int | None, region: str = "") -> Found:
        """What the next index answers; nothing is used up and nothing told."""
        now = self._epochs[-1]
        ctx = context(self.table, self.seq, what, region, owner)
        element = now.chain.element(now.roll) if owner is None else sealed_element(now.master, now.sealed)
        witness = bytes.fromhex(self.asked["witness"]) if owner is None and self.asked is not None else b""
        return Found(element, ctx, request, answer(element, now.salt, ctx, request, witness))

    def _tell(self, found: Found) -> None:
        """Use the index up and write the proof."""
        now = self._epochs[-1]
        if "seat" in found.ctx:
            self._seal(now, found)
        else:
            witness = {"witness": (self.asked or {}).get("witness", SERVER)} if now.level == 2 else {}
            self._write("roll", epoch=self.epoch, i=now.roll, element=found.element.hex(), **found.proof(), **witness)
            now.roll += 1
            self.asked = None
        self.outcomes += 1
        self.standing += 1
        self.floor = self.seq

    def _seal(self, now: Epoch, found: Found) -> None:
        place = {"epoch": self.epoch, "i": now.sealed}
        nonce = sealed_nonce(found.element)
        commitment = sealed_commitment(found.ctx, found.result, nonce).hex()
        row = {**place, **found.proof(), "nonce": nonce.hex()}
        self._write("sealed", **place, ctx=found.ctx, commitment=commitment)
        self._rows.append(row)
        now.sealed += 1
        if found.ctx["seat"] == EVERYBODY:
            self.show(row)

    def show(self, row: Mapping[str, Json]) -> None:
        """Open one sealed outcome in public, where the rules show *that* card to all (docs/protocol/dice.md §6.4)."""
        self._open_only()
        self._write("shown", epoch=row["epoch"], i=row["i"], result=row["result"], nonce=row["nonce"])

    def rewind(self, standing: int, seq: int) -> None:
        """The table took back answers together with outcomes.  No index comes back.

        Args:
            standing: how many outcomes still stand.
            seq: how many answers the record still holds.

        Raises:
            EngineError: `dice_closed`, `dice_seq` if more would stand than did, or the record would grow.
        """
        self._open_only()
        for found, most in ((standing, self.standing), (seq, self.floor)):
            if not 0 <= found <= most:
                raise EngineError("dice_seq", expected=most, found=found)
        self.asked = None  # the link is used up
        self.standing = standing
        self.seq = self.floor = seq
        self._write("rewind", standing=standing, seq=seq)

    # ------------------------------------------------------------------ the end
    def open(self, rows: Sequence[Mapping[str, Json]]) -> None:
        """Tell every secret: after the game, never before.  `rows`: all that `take_sealed` ever gave, in order.

        Raises:
            EngineError: `dice_closed`, `dice_rows` if a row is missing or foreign.
        """
        self._open_only()
        by_place = {(row["epoch"], row["i"]): row for row in rows}
        places = [(number, i) for number, epoch in enumerate(self._epochs) for i in range(1, epoch.sealed)]
        if sorted(by_place) != places or len(rows) != len(places):
            raise EngineError("dice_rows", expected=len(places), found=len(rows))
        for number, epoch in enumerate(self._epochs):
            self._write("open", epoch=number, tip=epoch.chain.tip.hex(), master=epoch.master.hex())
        for place in places:
            row = by_place[place]
            request = {key: row[key] for key in ("dice", "faces", "weights") if key in row}
            self._write("card", epoch=row["epoch"], i=row["i"], **request, result=row["result"])
        self._write("end", outcomes=self.outcomes)
        self.closed = True

    def _open_only(self) -> None:
        if self.closed:
            raise EngineError("dice_closed")

    # ------------------------------------------------------------------ as data
    def _write(self, kind: str, **fields: Json) -> None:
        line = canonical({"t": kind, "prev": self.head.hex(), **fields}).decode()
        self.head = next_head(line)
        self._lines.append(line)

    def take_lines(self) -> list[str]:
        """The public lines since the last call, without line ends."""
        lines, self._lines = self._lines, []
        return lines

    def take_sealed(self) -> list[dict[str, Json]]:
        """The sealed rows since the last call: secret; `for_owner` says what a seat may have of its own."""
        rows, self._rows = self._rows, []
        return rows

    def to_json(self) -> dict[str, Json]:
        """The source as plain data, secrets and all: for the server's store only.

        Raises:
            EngineError: `dice_untaken` if lines or rows were not taken before; they would be lost.
        """
        if self._lines or self._rows:
            raise EngineError("dice_untaken")
        return {
            "format": FORMAT,
            "table": self.table,
            "seq": self.seq,
            "floor": self.floor,
            "outcomes": self.outcomes,
            "standing": self.standing,
            "head": self.head.hex(),
            "closed": self.closed,
            **({"level": self.level, "asked": self.asked} if self.level == 2 else {}),
            "epochs": [epoch.to_json() for epoch in self._epochs],
        }

    @classmethod
    def load(cls, data: Mapping[str, Json], at_least: tuple[int, int, int] = (0, 1, 1)) -> TableDice:
        """The source from `to_json`.

        Args:
            at_least: the furthest `spent` that was ever told, from a place that no restored backup overwrites.

        Raises:
            EngineError: `dice_spent` if the data are older than that: some indices would be used twice.
                `state_format` for data that is not from `to_json`.
        """
        dice = cls.__new__(cls)
        try:
            if data["format"] != FORMAT:
                raise EngineError("state_format", expected=FORMAT)
            dice.table, dice.seq, dice.floor = data["table"], data["seq"], data["floor"]
            dice.outcomes, dice.standing = data["outcomes"], data["standing"]
            dice.head, dice.closed = bytes.fromhex(data["head"]), data["closed"]
            dice._epochs = [Epoch.load(epoch) for epoch in data["epochs"]]
        except (KeyError, TypeError, ValueError) as error:
            raise EngineError("state_format", expected=FORMAT) from error
        dice.level, dice.asked = data.get("level", LEVEL), data.get("asked")
        dice.witness = lambda: None
        dice.audience = audience
        dice._lines, dice._rows = [], []
        epoch, roll, sealed = dice.spent
        if epoch < at_least[0] or (epoch == at_least[0] and (roll < at_least[1] or sealed < at_least[2])):
            raise EngineError("dice_spent", index=roll, expected=at_least[1])
        return dice


__all__ = ["EVERYBODY", "SERVER", "TableDice", "for_owner"]


# what comes from outside is refused with a code
careful(TableDice, but={"answer", "link", "load", "open", "outcome", "reveal", "seat", "show", "witnesses"})

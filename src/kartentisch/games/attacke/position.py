"""A position of Attacke as plain data, and back; what each viewer may know of it (checklist, secrets map)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.board import Board
from kartentisch.engine.facts import EVERYTHING
from kartentisch.engine.position import Reader, bad_position, counted
from kartentisch.games.attacke.actions import ARMIES, ARMS, KINDS, SEATS, SETS
from kartentisch.games.attacke.pile import Cards
from kartentisch.games.attacke.pools import (
    EVERYBODY,
    FIRST,
    HANDS,
    KIND,
    KNOWN,
    OPEN,
    PILE,
    PLACE,
    POOL,
    POOLS,
    TABLE,
    USED,
)
from kartentisch.games.attacke.state import BY_CONQUEST, BY_ROUNDS, GAVE, HAND, KEPT, LANDS, SIZE, AttackeState

ENDINGS = {"conquest": BY_CONQUEST, "rounds": BY_ROUNDS}
MOST_ROUNDS = 10**6
KINDS_ROOM = POOL // KIND


class Names:
    """The words of a board, in the order of the rules' numbers."""

    def __init__(self, board: Board, cards: Sequence[str], continents: Sequence[str]) -> None:
        self.lands = [space.id for space in board.spaces]
        self.cards = list(cards)
        self.continents = list(continents)

    def listed(self, kinds: Any) -> list[str]:
        return [self.cards[kind] for kind in kinds]


# ------------------------------------------------------------------ writing
def write(s: AttackeState, names: Names, viewer: int) -> dict[str, Any]:
    """Only what differs from an empty table; hidden cards by the viewer's right to know."""
    seats = range(s.players)
    v = list(s.v)

    def hand(seat: int) -> dict[str, int]:
        return counted(names.cards, v[HAND + seat * KINDS : HAND + (seat + 1) * KINDS])

    data: dict[str, Any] = {"active": int(s.active)}
    if s.round:
        data["round"] = int(s.round)
    data["first"] = int(s.first)
    if s.victim:
        data["victim"] = int(s.victim)
    data["lands"] = [_names(names.lands, v[LANDS + seat]) for seat in seats]
    for key, value in (
        ("out", [seat for seat in seats if s.out >> seat & 1]),
        ("kept", [_names(names.continents, v[KEPT + seat]) for seat in seats]),
        ("gave", [v[GAVE + seat * SEATS : GAVE + seat * SEATS + s.players] for seat in seats]),
        ("used", names.listed(s.cards.used)),
        ("ending", [word for word, bit in ENDINGS.items() if s.ending & bit]),
    ):
        if value and value not in ([[]] * s.players, [[0] * s.players] * s.players):
            data[key] = value
    secret = {"laid": s.laid, "defence": s.defence, "paid": s.paid}
    if viewer == EVERYTHING:
        data["hands"] = [hand(seat) for seat in seats]
        data |= {key: names.listed(kinds) for key, kinds in secret.items() if len(kinds)}
        return data | _whole(s.cards, names)
    whose = {"laid": s.active, "defence": s.victim, "paid": s.victim}
    for key, kinds in secret.items():
        if len(kinds):
            data[f"{key}_size"] = len(kinds)
            if viewer == whose[key]:
                data[key] = names.listed(kinds)
    data["hand_sizes"] = [int(size) for size in v[SIZE : SIZE + s.players]]
    if viewer >= 0:
        data["hand"] = hand(viewer)
    return data | _known(s.cards, names, s.players, viewer)


def _names(words: Sequence[str], mask: int) -> list[str]:
    return [word for i, word in enumerate(words) if mask >> i & 1]


def _whole(cards: Cards, names: Names) -> dict[str, Any]:
    """The pile behind its first batch, and what is known of every card, as far as this is not the usual."""
    code = [int(c) for c in cards.codes()]
    batches = [[0] * KINDS for _ in cards.batches]
    for c in code:
        if c // PLACE >= PILE:
            batches[c // PLACE - PILE][c // KIND % KINDS_ROOM] += 1
    under = [counted(names.cards, batch) for batch in batches[1:]]
    data: dict[str, Any] = {"under": under} if under else {}
    trace = [known for _, _, known in sorted(_parts(c) for c in code)]
    usual = _usual(sorted(c // PLACE for c in code), len(under))
    if trace != usual:
        data["trace"] = trace
    return data


@lru_cache(maxsize=4096)
def _parts(code: int) -> tuple[int, int, int]:
    """Place, kind, and what is known of a card: its pool and who has seen it, in one number.

    Positions are written often, and most cards lie as they lay.
    """
    return code // PLACE, code // KIND % KINDS_ROOM, code // POOL % POOLS * KIND + code % KIND


def _usual(places: Sequence[int], under: int) -> list[int]:
    """What is known of cards that lie so, if nothing is told: hands and first batch are one pool."""
    pools = {USED: OPEN} | {PILE + 1 + batch: FIRST + 1 + batch for batch in range(under)}
    return [pools.get(place, FIRST) * KIND for place in places]


def _known(cards: Cards, names: Names, players: int, viewer: int) -> dict[str, Any]:
    """What a viewer may know of the cards that it does not hold; see `pile`."""
    known = [[0] * KINDS for _ in range(players)]
    told = [[0] * KINDS for _ in range(players)]
    pools = [_Pool(players) for _ in cards.pools]
    batches = [_Batch() for _ in cards.batches]
    for code in cards.codes():
        place, kind, trace = _parts(int(code))
        pool, seen = divmod(trace, KIND)
        mine = viewer >= 0 and seen >> viewer & 1
        if pool < OPEN:
            known[pool][kind] += 1
        if pool < FIRST:
            continue
        data = pools[pool - FIRST]
        data.cards[kind] += 1
        if place >= PILE:
            batch = batches[place - PILE]
            batch.pool = pool - FIRST
            batch.size += 1
            batch.by &= seen
            if seen == EVERYBODY:
                batch.known[kind] += 1
            else:
                batch.seen[kind] += mine
        else:
            data.hands[place] += 1
            data.seen[place][kind] += mine or place == viewer
            for seat in range(players):
                told[seat][kind] += place == viewer and seen >> seat & 1
    return {
        "pile": int(cards.left()),
        "known": [counted(names.cards, some) for some in known],
        "told": [counted(names.cards, some) for some in told],
        "pools": [pool.written(names.cards) for pool in pools],
        "batches": [batch.written(names.cards) for batch in batches],
    }


class _Pool:
    """What is known of a pool: its cards, how many of them are in which hand, and which the viewer knows of there."""

    def __init__(self, players: int) -> None:
        self.cards = [0] * KINDS
        self.hands = [0] * players
        self.seen = [[0] * KINDS for _ in range(players)]

    def written(self, words: Sequence[str]) -> dict[str, Any]:
        seen = [counted(words, some) for some in self.seen]
        return {"cards": counted(words, self.cards), "hands": self.hands, "seen": seen}


class _Batch:
    """What is known of a batch.

    Attributes:
        pool, size: of which pool how many cards.
        by: mask of the seats that know all of them: who hid them there, or all.
        known, seen: which cards everybody, or the viewer, knows to be in it, though others of the pool are elsewhere.
    """

    def __init__(self) -> None:
        self.pool = 0
        self.size = 0
        self.by = EVERYBODY
        self.known = [0] * KINDS
        self.seen = [0] * KINDS

    def written(self, words: Sequence[str]) -> dict[str, Any]:
        by = [seat for seat in range(SEATS) if self.by != EVERYBODY and self.by >> seat & 1]
        known, seen = counted(words, self.known), counted(words, self.seen)
        return {"pool": self.pool, "size": self.size, "by": by, "known": known, "seen": seen}


# ------------------------------------------------------------------ reading
class PositionReader(Reader):
    """Reads a position of Attacke into an empty table."""

    def __init__(self, s: AttackeState, names: Names) -> None:
        super().__init__(int(s.players), s.game.by_seat)
        self.s = s
        self.names = names

    def read(self, facts: Mapping[str, Any], resting: bool) -> None:
        """Raises EngineError `bad_position`."""
        s, names = self.s, self.names
        s.active = self.count(facts.get("active", 0), "active", s.players - 1)
        s.first = self.count(facts.get("first", 0), "first", s.players - 1)
        s.round = self.count(facts.get("round", 0), "round", MOST_ROUNDS)
        s.ending = self.bits(facts.get("ending", []), "ending", ENDINGS)
        lands = {land: 2**i for i, land in enumerate(names.lands)}
        for seat, held in enumerate(self.seats(facts, "lands")):
            mask = self.bits(held, "lands", lands, "SCH-04")
            if mask & s.owned():
                raise bad_position("lands", str(held), "SCH-06")
            s.v[LANDS + seat] = mask
        continents = {name: 2**i for i, name in enumerate(names.continents)}
        for seat, kept in enumerate(self.seats(facts, "kept")):
            s.v[KEPT + seat] = self.bits(kept, "kept", continents, "SCH-39")
            if s.v[KEPT + seat] & ~s.complete(seat):
                raise bad_position("kept", str(kept), "SCH-R06")
        for seat in facts.get("out", []):
            s.out |= 2 ** self.count(seat, "out", s.players - 1)
        if resting:
            self.resting(facts)
        for seat, gave in enumerate(self.seats(facts, "gave")):
            for other, n in enumerate(gave):
                if other >= s.players:
                    raise bad_position("gave", str(gave), "SCH-37")
                s.v[GAVE + seat * SEATS + other] = self.count(n, "gave", 63, "SCH-37")
        self.cards(facts)

    def resting(self, facts: Mapping[str, Any]) -> None:
        """A turn can only begin on a full map, by somebody who is in the game (SCH-09, SCH-43)."""
        s = self.s
        if s.owned() != 2**s.table.lands - 1:
            raise bad_position("lands", str(len(self.names.lands) - int(s.owned()).bit_count()), "SCH-49")
        for seat in range(s.players):
            if s.v[LANDS + seat] == 0:
                s.out |= 2**seat
        if s.out >> s.active & 1:
            raise bad_position("active", str(s.active), "SCH-43")
        for key in ("laid", "defence", "paid", "used"):
            if facts.get(key):
                raise bad_position(key, str(facts[key]), "SCH-20")

    def cards(self, facts: Mapping[str, Any]) -> None:
        """Cards by kind and place; what is named nowhere lies in the first batch of the pile."""
        s, names = self.s, self.names
        places: list[list[int]] = [[] for _ in range(KINDS)]
        for seat, hand in enumerate(self.seats(facts, "hands")):
            for kind, n in self.counts(hand, "hands", names.cards, 63, "SCH-02"):
                s.add_card(seat, kind, n)
                places[kind] += [seat] * n
        s.victim = self.count(facts.get("victim", 0), "victim", s.players - 1)
        for key, seat, most in (("laid", s.active, SETS), ("defence", s.victim, SETS), ("paid", s.victim, ARMIES)):
            for kind in self.kinds(facts, key):
                if kind >= most:
                    raise bad_position(key, names.cards[kind], "SCH-53")
                places[kind].append(int(seat))
        s.set_cards(*(vec[i64](self.kinds(facts, key)) for key in ("laid", "defence", "paid", "used")))
        if max(len(s.laid), len(s.defence)) > ARMS:
            raise bad_position("laid", str(facts["laid"]), "SCH-13")
        for kind in self.kinds(facts, "used"):
            places[kind].append(USED)
        under = facts.get("under", [])
        if not isinstance(under, list):
            raise bad_position("under", str(under))
        for i, batch in enumerate(under):
            for kind, n in self.counts(batch, "under", names.cards, 63, "SCH-42"):
                places[kind] += [PILE + 1 + i] * n
        self.codes(places, facts.get("trace"), len(under))

    def kinds(self, facts: Mapping[str, Any], key: str) -> list[int]:
        listed = facts.get(key, [])
        if not isinstance(listed, list):
            raise bad_position(key, str(listed))
        return [self.place(name, key, self.names.cards, "SCH-02") for name in listed]

    def codes(self, places: list[list[int]], trace: Any, under: int) -> None:
        cards, names = self.s.cards, self.names
        lying: list[tuple[int, int]] = []
        for kind, held in enumerate(places):
            left = int(self.s.table.deck.counts[kind]) - len(held)
            if left < 0:
                raise bad_position("cards", f"{len(held)} {names.cards[kind]}", "SCH-48")
            lying += [(place, kind) for place in [*held, *[PILE] * left]]
        lying.sort()
        where = [place for place, _ in lying]
        if under and not all(place in where for place in range(PILE, PILE + 1 + under)):
            raise bad_position("under", str(under), "SCH-42")
        known = _usual(where, under) if trace is None else trace
        if not isinstance(known, list) or len(known) != len(lying):
            raise bad_position("trace", str(trace), "SCH-42")
        if any(lying[i] == lying[i + 1] and known[i] > known[i + 1] for i in range(len(lying) - 1)):
            raise bad_position("trace", str(trace), "SCH-42")
        codes: list[int] = []
        for i, (place, kind) in enumerate(lying):
            pool, seen = divmod(self.count(known[i], "trace", POOLS * KIND - 1, "SCH-42"), KIND)
            if (pool < OPEN and pool != place) or (pool == OPEN) != (place == USED) or (pool < FIRST and seen):
                raise bad_position("trace", str(known[i]), "SCH-42")
            codes.append(place * PLACE + pool * POOL + kind * KIND + seen)
        pools = sorted({n // KIND for n in known if n // KIND >= FIRST})
        if pools != list(range(FIRST, FIRST + len(pools))):
            raise bad_position("trace", str(pools), "SCH-42")
        cards.lay_out(vec[i64](codes), 1 + under, len(pools))
        if trace is None:
            cards.settle_all()


# ------------------------------------------------------------------ invariants
def faults(s: AttackeState, names: Names) -> list[str]:
    """The invariants of the checklist: SCH-06, SCH-43, SCH-48, SCH-49, and what is kept beside them."""
    table, cards, found = s.table, s.cards, []
    lands = [int(s.v[LANDS + seat]) for seat in range(s.players)]
    if sum(mask.bit_count() for mask in lands) != int(s.owned()).bit_count():
        found.append("SCH-06: two stones on one land")
    if s.turn and int(s.owned()).bit_count() != table.lands:
        found.append(f"SCH-49: {int(s.owned()).bit_count()} stones")
    if max(mask.bit_count() for mask in lands) > table.stones:
        found.append("SCH-60: too many stones")
    laid = {int(s.active): [*s.laid]}
    laid[int(s.victim)] = [*laid.get(int(s.victim), []), *s.defence, *s.paid]
    for seat in range(s.players):
        down = laid.get(seat, [])
        for kind in range(KINDS):
            n = int(s.hand(seat, kind)) + down.count(kind)
            if n != cards.held(seat, kind) or s.hand(seat, kind) < 0:
                found.append(f"SCH-48: seat {seat} holds {n} {names.cards[kind]}, traced {cards.held(seat, kind)}")
        if s.hand_size(seat) != sum(int(s.hand(seat, kind)) for kind in range(KINDS)):
            found.append(f"SCH-48: hand of seat {seat}")
        if s.turn and s.out >> seat & 1 and (lands[seat] or s.hand_size(seat)):
            found.append(f"SCH-43: seat {seat} is out")
        if s.v[KEPT + seat] & ~s.complete(seat):
            found.append(f"SCH-R06: seat {seat} has lost a continent")
    return found + _untraced(cards)


def _untraced(cards: Cards) -> list[str]:
    """Every card lies in one place and one pool, each batch is of one pool, and nothing is empty."""
    found = []
    whole = int(cards.deck.all)
    hands, known = ([int(cards.m[n + seat]) for seat in range(SEATS)] for n in (HANDS, KNOWN))
    table, pools, batches = int(cards.m[TABLE]), [int(pool) for pool in cards.pools], [int(b) for b in cards.batches]
    for masks, what in (([*hands, table, *batches], "SCH-48: places"), ([*known, table, *pools], "SCH-42: pools")):
        if sum(masks) != whole or sum(mask.bit_count() for mask in masks) != whole.bit_count():
            found.append(f"{what} of the cards")
    if any(own & ~hand for own, hand in zip(known, hands, strict=True)):
        found.append("SCH-42: known cards of a hand that are not in it")
    if not all(pools) or not all(batches[1:]) or cards.size != batches[0].bit_count():
        found.append("SCH-42: an empty pool or batch")
    if any(sum(batch & pool != 0 for pool in pools) > 1 for batch in batches):
        found.append("SCH-42: a batch of several pools")
    if sorted(cards.used) != _kinds(cards, table):
        found.append("SCH-42: cards on the table")
    return found


def _kinds(cards: Cards, mask: int) -> list[int]:
    """The kinds of some cards, ascending."""
    return [int(kind) for card, kind in enumerate(cards.deck.kind) if mask >> card & 1]

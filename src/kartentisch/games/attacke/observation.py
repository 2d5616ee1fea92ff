"""What a seat may know of a table of Attacke, as numbers.  Compiled by mypyc.

Of the pile it tells what comes up next, as far as that is known: the pool from which the first batch is (`pile`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import count_bits
from kartentisch.engine.sheet import Sheet
from kartentisch.games.attacke.actions import ARMS, CONTINENTS, KINDS
from kartentisch.games.attacke.defectors import Demand
from kartentisch.games.attacke.fight import Fight
from kartentisch.games.attacke.pools import HANDS, KNOWN, SEEN, TABLE
from kartentisch.games.attacke.state import HAND, KEPT, AttackeState

LAND: Final = 1  # lists of words, see `Game.vocabulary`
CONTINENT: Final = 2
CARD: Final = 3
REASON: Final = 4
REASONS: Final = 2
PLACE: Final = 5


def observe(s: AttackeState, sheet: Sheet) -> None:
    """The table, what goes on, then every seat from the viewer on."""
    v, m, lands, top = s.v, s.cards.m, s.table.lands, s.top
    sheet.table()
    sheet.who("active", s.active)
    sheet.who("first", s.first)
    sheet.number("round", s.round)
    sheet.bits("ending", REASON, s.ending, REASONS)
    sheet.seats("out", s.out)
    owner = vec[i64]([0] * lands)
    for land in range(lands):
        owner[land] = s.owner(land)
    sheet.owners("owner", LAND, lands, owner)
    sheet.number("pile", s.cards.left())
    sheet.number("batch", s.cards.size)
    cards(s, sheet, "coming", coming(s, sheet.viewer))
    cards(s, sheet, "table", m[TABLE])
    fighting = isinstance(top, Fight)
    sheet.choice("land", LAND, top.land if isinstance(top, Fight) else -1, lands)
    sheet.who("victim", top.other if isinstance(top, Fight) else s.victim if isinstance(top, Demand) else -1)
    sheet.number("demanded", top.amount if isinstance(top, Demand) else 0)
    put_down(sheet, "laid", s.laid, fighting and sheet.viewer == s.active)
    put_down(sheet, "defence", s.defence, fighting and sheet.viewer == s.victim)
    sheet.number("paid_size", i64(len(s.paid)))
    paid = vec[i64]([0] * KINDS)
    if sheet.viewer == s.victim:
        for i in range(i64(len(s.paid))):
            paid[s.paid[i]] += 1
    sheet.row("own.paid", CARD, paid, 0, KINDS)
    sheet.row("own.hand", CARD, v, HAND + sheet.viewer * KINDS, KINDS)
    for k in range(s.players):
        seat = sheet.seat(k)
        sheet.number("lands", s.score(seat))
        sheet.number("hand_size", s.hand_size(seat))
        sheet.bits("kept", CONTINENT, v[KEPT + seat], CONTINENTS)
        cards(s, sheet, "known", m[KNOWN + seat])
        cards(s, sheet, "seen", m[HANDS + seat] & m[SEEN + sheet.viewer] if k > 0 else 0)


def cards(s: AttackeState, sheet: Sheet, part: str, mask: i64) -> None:
    """How many there are of each kind."""
    of = s.table.deck.of
    for kind in range(i64(KINDS)):
        sheet.cell(part, CARD, kind, count_bits(mask & of[kind]))


def coming(s: AttackeState, viewer: i64) -> i64:
    """The cards of the pool of the first batch, but for those of which the viewer knows where they are."""
    batch, pools, m = s.cards.batches[0], s.cards.pools, s.cards.m
    for i in range(i64(len(pools))):
        if pools[i] & batch != 0:
            return pools[i] & ~m[HANDS + viewer] & ~(m[SEEN + viewer] & ~batch)
    return 0


def put_down(sheet: Sheet, part: str, kinds: vec[i64], sees: bool) -> None:
    """A set in the making: its size, and for its owner the cards as numbers from 1 on, arm by arm."""
    sheet.number(part + "_size", i64(len(kinds)))
    for arm in range(i64(ARMS)):
        sheet.cell("own." + part, PLACE, arm, kinds[arm] + 1 if sees and arm < i64(len(kinds)) else 0)

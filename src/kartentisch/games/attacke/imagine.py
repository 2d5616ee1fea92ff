"""How the hidden cards of Attacke may lie: worlds that agree with what a viewer can know of hands and pile.

Each pool is dealt anew to its places, every assignment equally likely; what its viewer knows stays where it is.
Whoever has cards face down has a set, so hands without one are dealt again; the same goes for a payment in the making,
and for a set that went under the pile unseen (SCH-R04).  Of armies that two others have handed over it is forgotten
that they were armies, as `pile` forgets where cards came from.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from kartentisch.engine.position import bad_position, counted
from kartentisch.games.attacke.actions import ARMIES, ARMS, JOKER, KINDS, RANKS
from kartentisch.games.attacke.pile import EVERYBODY, FIRST, KIND, OPEN, PILE, USED

ONLY_IN_VIEWS = (
    "viewer", "hand", "hand_sizes", "laid_size", "defence_size", "paid_size", "pile", "known", "told", "pools",
    "batches",
)  # fmt: skip
TRIES = 300  # to deal a hand that can do what its player does, before all is dealt again
WORLDS = 200


class NoSuchHand(Exception):
    """Cards that are needed in a hand have been dealt elsewhere, or are seldom dealt there."""


class Deal:
    """One world in the making.

    Attributes:
        fixed: (place, kind, pool * KIND + seen) of the cards whose places are settled.
    """

    def __init__(self, view: Mapping[str, Any], names: list[str], dice: random.Random) -> None:
        self.view = view
        self.dice = dice
        self.number = {name: kind for kind, name in enumerate(names)}
        self.names = names
        self.viewer: int = view["viewer"]
        self.seen = 2**self.viewer if self.viewer >= 0 else 0
        self.fixed: list[tuple[int, int, int]] = []
        self.free: list[list[int]] = []  # by pool the kinds whose places the viewer does not know
        self.hidden_by: dict[int, int] = {}  # by place the seats that know all cards of a batch
        self.slots: list[dict[int, int]] = []  # by pool and place how many of them lie there
        for name in view.get("used", []):
            self.fixed.append((USED, self.number[name], OPEN * KIND))
        for seat, known in enumerate(view["known"]):
            self.fix(known, seat, seat, 0)
        for i, pool in enumerate(view["pools"]):
            self.read(i, pool)

    def read(self, i: int, pool: Mapping[str, Any]) -> None:
        """What is certain of a pool, and what is left to deal."""
        free = dict(pool["cards"])
        slots = {seat: n for seat, n in enumerate(pool["hands"]) if n}
        certain = [(seat, cards, self.seen * (seat != self.viewer)) for seat, cards in enumerate(pool["seen"])]
        for k, batch in enumerate(self.view["batches"]):
            if batch["pool"] == i and batch["size"]:
                slots[PILE + k] = batch["size"]
                self.hidden_by[PILE + k] = sum(2**seat for seat in batch["by"])
                certain += [(PILE + k, batch["known"], EVERYBODY), (PILE + k, batch["seen"], self.seen)]
        for place, cards, seen in certain:
            self.fix(cards, place, FIRST + i, seen)
            for name, n in cards.items():
                free[name] -= n
                slots[place] -= n
        self.free.append([self.number[name] for name, n in free.items() for _ in range(n)])
        self.slots.append(slots)

    def fix(self, cards: Mapping[str, int], place: int, pool: int, seen: int) -> None:
        for name, n in cards.items():
            self.fixed += [(place, self.number[name], pool * KIND + seen)] * n

    def held(self, seat: int) -> list[int]:
        """The kinds that certainly lie in a hand, or were put down from it."""
        return [kind for place, kind, _ in self.fixed if place == seat]

    def deal_to(self, place: int, fits: Callable[[list[int]], bool] | None = None) -> list[int]:
        """Deal the unknown cards of one place; until the whole fits.  The kinds that lie there then."""
        certain = self.held(place)
        drawn: list[list[int]] = []
        for _ in range(TRIES):
            pools = zip(self.free, self.slots, strict=True)
            drawn = [self.dice.sample(free, slots.get(place, 0)) for free, slots in pools]
            whole = certain + [kind for some in drawn for kind in some]
            if fits is None or fits(whole):
                break
        else:
            raise NoSuchHand
        for i, some in enumerate(drawn):
            for kind in some:
                self.free[i].remove(kind)
                self.fixed.append((place, kind, (FIRST + i) * KIND + self.hidden_by.get(place, 0)))
            self.slots[i].pop(place, None)
        return certain + [kind for some in drawn for kind in some]

    def remember(self) -> None:
        """What others know of hands besides: some of the cards that they have handed over (`gave`)."""
        for seat, gave in enumerate(self.view.get("gave", [])):
            for other, most in enumerate(gave):
                if self.viewer in (seat, other) or most == 0:
                    continue
                held = [
                    i
                    for i, (place, kind, known) in enumerate(self.fixed)
                    if place == other and kind < ARMIES and known >= FIRST * KIND
                ]
                for i in self.dice.sample(held, min(len(held), self.dice.randint(0, most))):
                    place, kind, known = self.fixed[i]
                    self.fixed[i] = (place, kind, known | 2**seat)

    def tell(self) -> None:
        """Which of the viewer's own cards others know."""
        for seat, cards in enumerate(self.view.get("told", [])):
            for name, n in cards.items():
                kind = self.number[name]
                own = [i for i, (place, one, _) in enumerate(self.fixed) if (place, one) == (self.viewer, kind)]
                for i in [i for i in own if self.fixed[i][2] >= FIRST * KIND][:n]:
                    self.fixed[i] = (self.viewer, kind, self.fixed[i][2] | 2**seat)

    def random_set(self, kinds: list[int], chosen: list[int]) -> bool:
        """Three cards drawn from a hand: whether they are a set, which is then `chosen`, arm by arm."""
        if len(kinds) < ARMS:
            return False
        some = self.dice.sample(kinds, ARMS)
        chosen[:] = in_order(some)
        return bool(chosen)


def in_order(kinds: list[int]) -> list[int]:
    """Three cards as a set, arm by arm; empty if they are none."""
    arms: list[int | None] = [None] * ARMS
    jokers = 0
    for kind in kinds:
        if kind == JOKER:
            jokers += 1
        elif kind >= ARMIES or arms[kind // RANKS] is not None:
            return []
        else:
            arms[kind // RANKS] = kind
    return [JOKER if kind is None else kind for kind in arms]


def fits_arm(arm: int, kinds: list[int]) -> bool:
    """A single card that lay at this place of a set."""
    return len(kinds) == 1 and (kinds[0] == JOKER or kinds[0] // RANKS == arm)


def is_army(kinds: list[int]) -> bool:
    """A single card that lay somewhere in a set."""
    return len(kinds) == 1 and (kinds[0] == JOKER or kinds[0] < ARMIES)


Pay: TypeAlias = Callable[[list[int], int, int], list[int] | None]


def deal_hidden(view: Mapping[str, Any], names: list[str], pay: Pay, dice: random.Random) -> dict[str, Any]:
    """The view as a whole position.

    Args:
        pay: (kinds in hand, armies demanded, how many are paid) -> the first cards of a random payment; None: no
            payment has gone that far.

    Raises:
        EngineError: `bad_position` where no world agrees with what was written.
    """
    for _ in range(WORLDS):
        try:
            return _deal(Deal(view, names, dice), pay)
        except NoSuchHand:
            continue
    raise bad_position("hands", str(view["hand_sizes"]), "SCH-13")


def _deal(deal: Deal, pay: Pay) -> dict[str, Any]:
    view = deal.view
    data = {key: value for key, value in view.items() if key not in ONLY_IN_VIEWS}
    step = view["stack"][-1] if view["stack"] else {"step": ""}
    victim: int = view.get("victim", 0)
    down: dict[int, list[int]] = {}
    _hidden_sets(deal)  # first: hands would leave too little for them
    for seat, key, when in (
        (view["active"], "laid", step["step"].startswith("Fight.")),
        (victim, "defence", step["step"] == "Fight.defend"),
    ):
        if when:
            down[seat] = _put_down(deal, data, seat, key)
    if view.get("paid_size"):
        down[victim] = _payment(deal, data, victim, step, pay)
    for place in range(view["players"]):
        deal.deal_to(place)
    for k in range(len(view["batches"])):
        deal.deal_to(PILE + k)
    deal.remember()
    deal.tell()
    return data | _position(deal, view["players"], down)


def _hidden_sets(deal: Deal) -> None:
    """Deal what went under the pile as a set that only its player has seen; an unseen hand is of a player who is out.

    Laid there in order (SCH-R05) a set is three batches, arm by arm; the first of them may be drawn already.  Where one
    of these is known by now, nobody can tell which arm the ones beside them are; they are armies all the same.
    """
    out, batches = deal.view.get("out", []), deal.view["batches"]
    hidden = [bool(batch["by"]) and not any(seat in out for seat in batch["by"]) for batch in batches]
    behind, plain = 0, True  # cards of sets that follow directly; nothing else that was hidden lies among them
    for k in range(len(batches) - 1, -1, -1):
        batch = batches[k]
        if not hidden[k]:
            behind, plain = 0, not (batch["by"] or batch["known"])
        elif batch["size"] == ARMS:
            deal.deal_to(PILE + k, lambda kinds: bool(in_order(kinds)))
            behind, plain = 0, True
        elif batch["size"] == 1:
            first = k
            while first > 0 and hidden[first - 1] and batches[first - 1]["size"] == 1:
                first -= 1
            whole = plain and not (first > 0 and (batches[first - 1]["by"] or batches[first - 1]["known"]))
            deal.deal_to(PILE + k, partial(fits_arm, ARMS - 1 - behind % ARMS) if whole else is_army)
            behind += 1


def _put_down(deal: Deal, data: dict[str, Any], seat: int, key: str) -> list[int]:
    """The cards of a set that lie face down: the viewer's own, or the first ones of a set from an imagined hand."""
    if seat == deal.viewer:
        return [deal.number[name] for name in deal.view.get(key, [])]
    chosen: list[int] = []
    deal.deal_to(seat, lambda kinds: deal.random_set(kinds, chosen))
    laid = chosen[: deal.view.get(f"{key}_size", 0)]
    if laid:
        data[key] = [deal.names[kind] for kind in laid]
    return laid


def _payment(deal: Deal, data: dict[str, Any], seat: int, step: Mapping[str, Any], pay: Pay) -> list[int]:
    """The army cards that are chosen already: the viewer's own, or the first ones of an imagined payment."""
    if seat == deal.viewer:
        return [deal.number[name] for name in deal.view["paid"]]
    paid: list[int] = []

    def fits(kinds: list[int]) -> bool:
        some = pay(kinds, step["amount"], deal.view["paid_size"])
        paid[:] = some or []
        return some is not None

    deal.deal_to(seat, fits)
    data["paid"] = [deal.names[kind] for kind in paid]
    return paid


def _position(deal: Deal, players: int, down: Mapping[int, list[int]]) -> dict[str, Any]:
    """The dealt cards as parts of a position."""
    lying = sorted(deal.fixed)
    hands = []
    for seat in range(players):
        held = [0] * KINDS
        for place, kind, _ in lying:
            held[kind] += place == seat
        for kind in down.get(seat, []):
            held[kind] -= 1
        hands.append(counted(deal.names, held))
    last = max((place for place, _, _ in lying), default=PILE)
    under: list[dict[str, int]] = [{} for _ in range(PILE + 1, last + 1)]
    for place, kind, _ in lying:
        if place > PILE:
            batch, name = under[place - PILE - 1], deal.names[kind]
            batch[name] = batch.get(name, 0) + 1
    return {"hands": hands, "trace": [known for _, _, known in lying]} | ({"under": under} if under else {})

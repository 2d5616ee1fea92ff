"""What a bot needs to know of Attila: how the hidden cards may lie, and what an action is worth.  Compiled by mypyc."""

from __future__ import annotations

import random
from typing import Any, Final

from mypy_extensions import i64

from kartentisch.engine.kernel import NOBODY
from kartentisch.games.attila.actions import LAY, PEOPLES, TILES
from kartentisch.games.attila.scoring import score_all
from kartentisch.games.attila.state import CENTURIES, AttilaState

ONLY_IN_VIEWS: Final = ("viewer", "deck", "hand", "hand_sizes", "laid", "laid_sizes", "aside_size")
QUICK: Final = ("Turn.take", "Turn.last", "Conflict.lay", "Conflict.before_scoring")


def deal_hidden(
    view: dict[str, Any], spaces: list[str], peoples: list[str], each: int, dice: random.Random
) -> dict[str, Any]:
    """The view as a whole position: what the viewer cannot know is dealt at random.

    Cards laid face down can only be of peoples in that province (ATT-33), so they are dealt first.
    """
    viewer: int = view["viewer"]
    unseen: dict[str, int] = dict.fromkeys(peoples, each)
    for part in ("hand", "laid", "aside", "discards"):
        for people, n in view.get(part, {}).items():
            unseen[people] -= n
    cards: list[str] = []
    for people in peoples:
        cards.extend([people] * unseen[people])
    dice.shuffle(cards)

    allowed: set[str] | None = None
    for entry in view["stack"]:
        if entry["step"].startswith("Conflict."):
            allowed = set(view["provinces"].get(spaces[entry.get("province", 0)], {}))
    data: dict[str, Any] = {key: value for key, value in view.items() if key not in ONLY_IN_VIEWS}
    laid: list[dict[str, int]] = []
    hands: list[dict[str, int]] = []
    for seat in range(view["players"]):
        laid.append(view["laid"] if seat == viewer else take(cards, view["laid_sizes"][seat], allowed))
    for seat in range(view["players"]):
        hands.append(view["hand"] if seat == viewer else take(cards, view["hand_sizes"][seat], None))
    data["laid"] = laid
    data["hands"] = hands
    if not view.get("aside"):
        data["aside"] = take(cards, view["aside_size"], None)
    return data


def take(cards: list[str], n: int, allowed: set[str] | None) -> dict[str, int]:
    """Take n cards away from the shuffled ones, of the allowed peoples only."""
    taken: dict[str, int] = {}
    for _ in range(n):
        i = 0
        while allowed is not None and cards[i] not in allowed:
            i += 1
        card = cards.pop(i)
        taken[card] = taken.get(card, 0) + 1
    return taken


def rate(s: AttilaState, action: i64, seat: i64) -> float:
    """What the position is worth to the seat after the action, the rest of the turn played in the plainest way.

    A card laid in a conflict may need more of its kind to turn the balance, so laying all of them is looked at as well.
    """
    after = s.clone()
    after.run(action)
    best = played_out(after, s.turn, seat)
    if LAY <= action < LAY + PEOPLES:
        while after.seat == seat and after.is_legal(action):
            after.run(action)
            best = max(best, played_out(after, s.turn, seat))
    return best


def played_out(s: AttilaState, turn: i64, seat: i64) -> float:
    """What the position is worth to the seat when the plainest answers have ended the turn."""
    after = s.clone()
    while after.seat >= 0 and after.turn == turn and after.where() in QUICK:
        after.list_choices(after.seat)
        after.run(after.legal[0])  # take the influence; lay nothing; use no tile
    return worth(after, seat)


def worth(s: AttilaState, seat: i64) -> float:
    """Points ahead of the others if the board were scored now, tiles and promising influence counted as well."""
    counted = s.clone()
    if s.seat != NOBODY:
        score_all(counted)
    best: float = -1000.0
    total: float = 0.0
    own: float = 0.0
    for other in range(s.players):
        points = standing(s, counted, other)
        if other == seat:
            own = points
        else:
            total += points
            best = max(best, points)
    return own - 0.5 * best - 0.5 * total / float(s.players - 1)


def standing(s: AttilaState, counted: AttilaState, seat: i64) -> float:
    points = float(counted.score(seat))
    if s.seat == NOBODY:
        return points
    left: i64 = 0  # pacification tiles still to come: how much of the game lies ahead
    if s.century < CENTURIES:
        left = s.tiles_left
        for century in range(s.century + 1, i64(CENTURIES)):
            left += s.table.century_tiles[century]
    ahead = float(left) / 10.0
    for people in range(i64(PEOPLES)):
        points += 0.02 * float(s.influence(seat, people)) * float(s.stones_on_board(people)) * ahead
    for tile in range(i64(TILES)):
        if s.has_tile(seat, tile):
            points += 3.0 * ahead
    if seat == s.active:
        points += 1.5 * float(max(s.plays, 0))
    return points + 0.15 * float(s.hand_size(seat))

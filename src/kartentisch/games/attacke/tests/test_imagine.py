"""What imagined worlds hold of cards that nobody else has seen."""

from __future__ import annotations

import pytest

from kartentisch.games.attacke import Attacke
from kartentisch.games.attacke.actions import ARMIES, ARMS, JOKER, RANKS

HANDS = [
    {"artillerie_3": 1, "artillerie_5": 1, "infanterie_4": 1, "joker": 2, "kavallerie_2": 1, "gegenrevolution": 1},
    {"gegenrevolution": 3, "verrat": 2},
    {"revolution": 3, "verrat": 1},
]
SETS = ("artillerie_3 infanterie_4 joker", "artillerie_5 joker kavallerie_2")


def kinds(game: Attacke, batch: dict[str, int]) -> list[int]:
    return [game.names.cards.index(name) for name, n in batch.items() for _ in range(n)]


@pytest.mark.rule("SCH-13", "SCH-R04", "SCH-R05")
@pytest.mark.parametrize("under_pile", ["shuffled", "in_order"])
def test_a_set_that_went_under_the_pile_unseen_is_one_in_every_world(game: Attacke, under_pile: str) -> None:
    """Two sets one behind the other, which two others imagine; whoever has hidden them knows them."""
    lands = [space.id for space in game.board.spaces]
    state = game.load(
        {
            "players": 3,
            "active": 0,
            "lands": [lands[:14], lands[14:28], lands[28:]],
            "hands": HANDS,
            "options": {"hide_on_surrender": True, "under_pile": under_pile},
        }
    )
    for cards in SETS:
        target = next(a for a in state.legal_actions() if game.space.notation(a).startswith("fight"))
        state.apply(target)
        for card in cards.split():
            state.apply(game.space.parse(f"lay {card}"))
        state.apply(game.space.parse("give_up"))
    sizes = [batch["size"] for batch in state.view(1)["batches"]][1:]
    assert sizes == ([1] * 6 if under_pile == "in_order" else [3, 3])
    for viewer in (1, 2):
        seen = set()
        for seed in range(20):
            under = [kinds(game, batch) for batch in game.imagine(state.view(viewer), seed).to_json()["under"]]
            for k, batch in enumerate(under):
                assert all(kind <= JOKER for kind in batch)
                arms = [kind // RANKS for kind in batch if kind < ARMIES]
                assert len(arms) == len(set(arms))
                assert len(batch) > 1 or not arms or arms == [k % ARMS]
            seen.add(str(under))
        assert len(seen) > 10
    own = state.to_json()["under"]
    assert all(game.imagine(state.view(0), seed).to_json()["under"] == own for seed in range(3))

"""Rules of Attack! that a single scenario cannot show: the material, the map, and what holds in every game."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from itertools import combinations
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.board import Board
from kartentisch.engine.chance import Chance
from kartentisch.engine.kernel import CHANCE
from kartentisch.games.attack import Attack
from kartentisch.pictures import of_state

UNITS = ("infantry", "tank", "artillery", "aircraft")
SUITS = ("population", "oil", "minerals", "factories", "rail_transport")
ZONES = {
    "north_sea": {"british_isles", "scandinavia", "germany", "low_countries", "france"},
    "caribbean": {
        "southern_us", "mexico", "central_america", "panama", "colombia", "venezuela_guiana", "west_indies",
    },
}  # fmt: skip


@pytest.fixture(scope="module")
def game() -> Attack:
    game = kt.load("attack")
    assert isinstance(game, Attack)
    return game


# ------------------------------------------------------------------ material
@pytest.mark.rule("ATK-01", "ATK-R01")
def test_two_to_six_play(game: Attack) -> None:
    assert list(game.seats) == [2, 3, 4, 5, 6]
    for players in game.seats:
        assert game.new(players, seed=players).players == players
    for players in (1, 7):
        with pytest.raises(kt.EngineError) as error:
            game.new(players)
        assert error.value.code == "player_count"


@pytest.mark.rule("ATK-02", "ATK-135")
def test_the_battle_die(game: Attack) -> None:
    state = game.load(battle_position({"infantry": 2}, {"infantry": 1}))
    play(game, state, "act move", "pick poland", "send infantry ukraine", "finish")
    assert game.chances[state.roll_name][0] == "battle_die"
    chances = {game.outcome_text(state, outcome): p for outcome, p in state.chance_outcomes()}
    wanted = {"infantry": 1 / 6, "tank": 1 / 6, "artillery": 1 / 6, "aircraft": 2 / 6, "blank": 1 / 6}
    assert chances == pytest.approx(wanted)
    assert sum(p for face, p in chances.items() if face in UNITS) == pytest.approx(5 / 6)


@pytest.mark.once
@pytest.mark.rule("ATK-03")
def test_everything_else_is_rolled_with_two_ordinary_dice(game: Attack) -> None:
    rolled: Counter[str] = Counter()
    for seed in range(12):
        for state in moments(game, 3 + seed % 3, seed, {"round_limit": 4}):
            if state.chance and state.dice:
                rolled[game.chances[state.roll_name][0]] += 1
                assert (state.dice, state.faces) == (2, 6)
    assert {"start_dice", "command_dice", "diplomacy_dice", "rival_dice", "naval_dice"} == rolled.keys()


@pytest.mark.rule("ATK-04", "ATK-05", "ATK-54")
def test_pieces_and_dice_have_no_limit(game: Attack) -> None:
    state: Any = game.load(battle_position({"infantry": 200, "tank": 150}, {"tank": 90}))
    assert game.faults(state) == []
    play(game, state, "act move", "pick poland", *["send tank ukraine"] * 20, "finish")
    play(game, state, *["commit tank"] * 4)
    play(game, state, *["commit tank"] * 4)
    rolls = 0
    while state.chance:  # eight dice for four tanks, and from round 2 on more than lie in the box
        state.apply(game.parse_outcome(state, "blank"))
        rolls += 1
    assert rolls == 16
    play(game, state, "commit tank")
    while state.chance:
        state.apply(game.parse_outcome(state, "blank"))
        rolls += 1
    assert rolls == 16 + 10
    play(game, state, "commit tank")
    assert rolls == 26 and state.chance


@pytest.mark.rule("ATK-11", "ATK-12", "ATK-118", "ATK-119", "ATK-13", "ATK-104")
def test_armies_fleets_costs_and_cards(game: Attack) -> None:
    table = game.tables.plain
    assert [int(n) for n in table.army] == [12, 6, 4, 2]
    assert [int(n) for n in table.navy] == [2, 2, 1, 0]
    assert [int(n) for n in table.cost] == [5, 10, 8, 15, 5, 5, 10, 20]
    assert sum(int(n) for n in table.deck) == 60
    for suit in range(len(SUITS)):
        assert sum(int(n) for n in table.deck[4 * suit : 4 * suit + 4]) == 12
    dealt = game.dump(game.new(6, seed=9))["hands"]
    assert [sum(hand.values()) for hand in dealt] == [4] * 6
    assert {card.rpartition("_")[0] for hand in dealt for card in hand} <= set(SUITS)


@pytest.mark.rule("ATK-113", "ATK-127")
def test_only_economy_cards_can_be_traded_and_nothing_of_the_expansion_exists(game: Attack) -> None:
    blocks = {block.name: block for block in game.space.blocks}
    cards = {f"{suit}_{value}" for suit in SUITS for value in range(1, 5)}
    for name in ("give", "want"):
        assert {field: set(values) for field, values in blocks[name].fields} == {"card": cards}
    assert dict(blocks["act"].fields)["action"] == (
        "move", "blitz", "strategic", "sea", "diplomacy", "produce", "trade",
    )  # fmt: skip
    assert dict(blocks["buy"].fields)["unit"] == (*UNITS, "destroyer", "submarine", "battleship", "aircraft_carrier")


# ------------------------------------------------------------------ the map
@pytest.mark.rule("ATK-06")
def test_regions_are_the_named_land(game: Attack) -> None:
    assert len(game.regions) == 60
    assert all(space.de and space.en for space in game.board.spaces)
    claim = next(block for block in game.space.blocks if block.name == "claim")
    assert set(dict(claim.fields)["region"]) == {s.id for s in game.board.spaces if s.kind == "region"}


@pytest.mark.rule("ATK-07", "ATK-08", "ATK-09", "ATK-10", "ATK-31")
def test_sea_zones_join_all_their_shores_and_routes_their_two_ends(game: Attack) -> None:
    table, number = game.tables.plain, game.board.numbers
    links = {(a, b) for zone in ZONES.values() for a, b in combinations(sorted(zone), 2)}
    for a, b in links:
        assert table.sea[number[a]] >> number[b] & 1, f"{a} - {b}"
    for link in game.board.links:
        if link.kind == "route":
            assert table.sea[number[link.a]] >> number[link.b] & 1
            links.add((link.a, link.b))
    for zone in ("mediterranean", "baltic_sea"):
        shores = [link.b for link in game.board.links if link.a == zone]
        links |= set(combinations(shores, 2))
        assert zone != "mediterranean" or {"ukraine", "romania", "caucasus"} <= set(shores)
    pairs = {frozenset((number[a], number[b])) for a, b in links}
    found = {frozenset((a, b)) for a in range(60) for b in range(60) if table.sea[a] >> b & 1}
    assert found == pairs
    assert not table.sea[number["western_us"]] >> number["west_indies"] & 1


# ------------------------------------------------------------------ random games
def battle_position(attackers: dict[str, int], defenders: dict[str, int]) -> dict[str, Any]:
    armies = [{"poland": attackers}, {"ukraine": defenders, "finland": {"infantry": 1}}]
    return {"players": 2, "active": 0, "armies": armies}


def play(game: Attack, state: Any, *actions: str) -> None:
    for action in actions:
        state.apply(game.space.parse(action))


def moments(game: Attack, players: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Any]:
    """Every moment of a random game, chance included; actions that fight are taken more often."""
    dice, chance = random.Random(seed), Chance(seed)
    state = game.new(players, options=options)
    while not state.over:
        yield state
        if state.chance:
            state.apply(chance.outcome(state))
        else:
            seat = dice.choice(state.seats_asked)
            legal = state.legal_actions(seat)
            loud = [a for a in legal if game.space.notation(a) in ("act sea", "fight", "act move", "volunteer")]
            state.apply(dice.choice(loud if loud and dice.random() < 0.5 else legal), seat)
    yield state


GAMES = [(players, seed) for seed in range(3) for players in (2, 3, 4, 6)]


@pytest.mark.once
@pytest.mark.thorough
@pytest.mark.rule("ATK-24", "ATK-25", "ATK-100", "ATK-103", "ATK-107", "ATK-101")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_units_cards_and_regions_are_conserved(game: Attack, players: int, seed: int) -> None:
    apart = None
    for state in moments(game, players, seed):
        if state.seat == CHANCE and state.where() != "LandBattle.rolled":
            continue  # a card may be between two hands
        assert game.faults(state) == []
        if state.round >= 1:
            apart = state.apart if apart is None else apart
            assert state.apart == apart == 0, "cards in all hands = regions of all players"
    assert game.scores(state) == [sum(1 for owner in state.owner if owner == seat) for seat in range(players)]


@pytest.mark.once
@pytest.mark.thorough
@pytest.mark.rule("ATK-19", "ATK-20", "ATK-21", "ATK-108", "ATK-133")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_turns_capitals_and_fleets(game: Attack, players: int, seed: int) -> None:
    capitals: list[str] = []
    fleets: list[Any] = []
    for state in moments(game, players, seed + 10):
        if state.chance or state.round < 1:
            continue
        data = game.dump(state)
        assert data.get("taken", 0) <= 3
        used = [name for name in data.get("used", []) if name != "diplomacy"]
        assert len(used) <= data.get("taken", 0)
        capitals = capitals or data["capitals"]
        assert data["capitals"] == capitals
        if state.where().startswith("LandBattle."):
            fleets = fleets or data.get("fleets", [])
            assert data.get("fleets", []) == fleets, "a land battle changed a fleet"
        else:
            fleets = []


@pytest.mark.thorough
@pytest.mark.once
@pytest.mark.rule("ATK-55", "ATK-56", "ATK-58", "ATK-57")
def test_hits_never_exceed_units_and_casualties_never_the_fighting_line(game: Attack) -> None:
    seen = 0
    for seed in range(8):
        chance, dice = Chance(seed), random.Random(seed)
        state = game.new(4, seed=seed, options={"round_limit": 4})
        state.listen()
        while not state.over:
            line = {side: dict(row["active"]) for side, row in game.dump(state).get("battle", {}).items()}
            state.apply(chance.outcome(state) if state.chance else dice.choice(state.legal_actions()))
            events = game.events(state)
            hits = [event.args for event in events if event.kind.name == "hits"]
            for args in hits:
                seen += 1
                assert args["dice"] >= 2
                assert args["hits"] <= args["dice"]
            if len(hits) == 1 and not any(e.kind.name in ("reinforced", "committed") for e in events) and line:
                lost = sum(e.args["units"] for e in events if e.kind.name == "lost")
                assert lost <= hits[0]["hits"]
                assert any(lost <= sum(side.values()) for side in line.values())
    assert seen > 100


@pytest.mark.rule("ATK-72", "ATK-74", "ATK-75", "ATK-76", "ATK-R03")
@pytest.mark.parametrize("layout", ["equal", "all_up_to_8"])
def test_no_ship_sinks_before_its_own_match_up_and_at_most_half_of_all_fall(game: Attack, layout: str) -> None:
    rounds = 0
    for seed in range(300):
        dice, chance = random.Random(seed), Chance(seed)
        kinds = ("destroyer", "submarine", "battleship", "aircraft_carrier")
        fleets = [{kind: dice.randint(0, 4) for kind in kinds} | {"destroyer": 1} for _ in range(2)]
        armies = [{"poland": {"infantry": 1}}, {"chile": {"infantry": 1}}]
        position = {"players": 2, "active": 0, "holder": 1, "armies": armies, "fleets": fleets}
        state = game.load({**position, "options": {} if layout == "equal" else {"naval_layout": layout}})
        play(game, state, "act sea", "fight")
        while state.challenger >= 0:
            where = state.where()
            if where in ("SeaBattle.first_rolled", "SeaBattle.second_rolled"):
                data = game.dump(state)
                pair = next(row for row in data["stack"] if row["step"] == where).get("pair", 0)
                rows = data["rows"]
                assert len(rows[0]) > pair and len(rows[1]) > pair, "a ship was gone before its match-up"
                assert rows[0][pair] and rows[1][pair]
                if pair == 0 and where == "SeaBattle.first_rolled":
                    rounds += 1
            state.apply(chance.outcome(state) if state.chance else dice.choice(state.legal_actions()))
    assert rounds > 300


@pytest.mark.rule("ATK-78", "ATK-R03")
def test_at_most_k_of_2k_ships_fall_in_a_round(game: Attack) -> None:
    for seed in range(200):
        dice, chance = random.Random(seed), Chance(seed)
        kinds = ("destroyer", "submarine", "battleship", "aircraft_carrier")
        fleets = [{kind: dice.randint(0, 3) for kind in kinds} | {"submarine": 2} for _ in range(2)]
        armies = [{"poland": {"infantry": 1}}, {"chile": {"infantry": 1}}]
        state = game.load({"players": 2, "active": 0, "holder": 1, "armies": armies, "fleets": fleets})
        state.listen()
        play(game, state, "act sea", "fight")
        game.events(state)
        laid = fallen = 0
        while state.challenger >= 0:
            state.apply(chance.outcome(state) if state.chance else dice.choice(state.legal_actions()))
            for event in game.events(state):
                name = event.kind.name
                laid += name == "laid"
                fallen += name in ("sunk", "carrier_sunk")
                fallen += event.args["ships"] if name == "set_aside" else 0
            if state.where() in ("SeaBattle.withdraw", "SeaBattle.lay") and fallen:
                assert fallen <= laid // 2
                laid = fallen = 0


@pytest.mark.once
@pytest.mark.rule("ATK-46")
def test_strategic_movement_never_makes_a_battle(game: Attack) -> None:
    chosen = 0
    for seed in range(6):
        for state in moments(game, 3, seed + 50):
            if state.where() == "StrategicMovement.order":
                chosen += 1
                own = {game.regions[i] for i, owner in enumerate(state.owner) if owner == state.active}
                for action in state.legal_actions():
                    words = game.space.notation(action).split()
                    assert words[0] in ("finish", "pick") or words[-1] in own
    assert chosen > 50


@pytest.mark.rule("ATK-14")
def test_the_highest_roll_begins(game: Attack) -> None:
    for seed in range(20):
        chance, state = Chance(seed), game.new(4)
        state.listen()
        rolls: dict[int, int] = {}
        while state.where() != "SetUp.claimed":
            state.apply(chance.outcome(state))
            for event in game.events(state):
                if event.kind.name == "start_roll":
                    rolls[event.args["seat"]] = event.args["total"]
        assert rolls[state.seat] == max(rolls.values())


# ------------------------------------------------------------------ a deck of one's own
def small_deck(cards: str) -> Attack:
    """The board with only the cards whose rows match; the others have no copy."""
    text = resources.files("kartentisch.games.attack").joinpath("board.toml").read_text(encoding="utf-8")

    def counted(row: re.Match[str]) -> str:
        return row[0] if re.search(cards, row[0]) else re.sub(r"count = \d+", "count = 0", row[0])

    text = re.sub(r"\[\[economic_card\]\]\nsuit = .*\nvalue = .*\ncount = .*", counted, text)
    game = kt.load("attack", text)
    assert isinstance(game, Attack)
    return game


@pytest.mark.rule("ATK-R17")
@pytest.mark.parametrize("rule", ["weakest", "undefended"])
def test_an_empty_pile(rule: str) -> None:
    game = small_deck(r'"(oil|minerals)"\nvalue = [12]\n')  # 3 + 4 + 3 + 4 cards
    assert game.custom and sum(int(n) for n in game.tables.plain.deck) == 14
    hands = [{"oil_1": 3, "oil_2": 4}, {"minerals_1": 3, "minerals_2": 4}]
    armies = [{"poland": {"infantry": 3, "aircraft": 1}}, {"chile": {"infantry": 1}}]
    options = {} if rule == "weakest" else {"empty_pile": rule}
    state = game.load({"players": 2, "active": 0, "armies": armies, "hands": hands, "options": options})
    state.listen()
    play(game, state, "act move", "pick poland", "send infantry ukraine", "send infantry ukraine", "finish")
    if rule == "weakest":
        chances = {game.outcome_text(state, outcome): p for outcome, p in state.chance_outcomes()}
        assert chances == {"oil_1": 0.5, "minerals_1": 0.5}
        state.apply(game.parse_outcome(state, "oil_1"))
        for face in ["blank"] * 3 + ["infantry"] * 2:
            state.apply(game.parse_outcome(state, face))
    told = [event.kind.name for event in game.events(state)]
    assert ("weakest" in told) == (rule == "weakest") and ("undefended" in told) == (rule == "undefended")
    assert "empty_pile" in told
    assert game.faults(state) == []
    assert game.scores(state) == [2, 1] and [int(state.hand_size(seat)) for seat in (0, 1)] == [7, 7]
    play(game, state, "act diplomacy", "sway germany")
    state.apply(game.parse_outcome(state, "6 6"))
    assert [event.kind.name for event in game.events(state)][-2:] == ["joined", "empty_pile"]


def test_a_board_that_lacks_a_table_is_refused(game: Attack) -> None:
    text = game.board.source.replace("[diplomacy]", "[elsewhere]")
    with pytest.raises(kt.EngineError) as error:
        kt.load("attack", text)
    assert error.value.code == "bad_board"
    assert Board.parse(game.board.source).id == "attack"


# ------------------------------------------------------------------ positions
@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"armies": [{"poland": {"infantry": 1}}, {"poland": {"infantry": 1}}]}, "ATK-24"),
        ({"armies": [{"poland": {}}, {"chile": {"infantry": 1}}]}, "ATK-25"),
        ({"armies": [{"atlantis": {"infantry": 1}}, {}]}, "ATK-06"),
        ({"armies": [{}, {"chile": {"infantry": 1}}]}, "ATK-123"),
        ({"capitals": ["poland", "poland"]}, "ATK-18"),
        ({"hands": [{"oil_4": 2}, {"oil_4": 1}]}, "ATK-13"),
        ({"hands": [{"gold_1": 1}, {}]}, ""),
        ({"used": ["move", "move"]}, "ATK-20"),
        ({"fleets": [{"canoe": 1}, {}]}, ""),
        ({"active": 7}, ""),
        ({"weather": "fine"}, ""),
    ],
)
def test_a_position_that_cannot_be_is_refused(game: Attack, change: dict[str, Any], rule: str) -> None:
    position = {"players": 2, "armies": [{"poland": {"infantry": 1}}, {"chile": {"infantry": 1}}]} | change
    with pytest.raises(kt.EngineError) as error:
        game.load(position)
    assert (error.value.code, error.value.rule) == ("bad_position", rule)


def test_a_picture_shows_owners_attackers_and_capitals(game: Attack) -> None:
    state = game.load(battle_position({"infantry": 3}, {"tank": 1}) | {"capitals": ["poland", ""]})
    play(game, state, "act move", "pick poland", "send infantry ukraine")
    drawing = game.drawing(state)
    assert drawing["stations"] == ["poland"]
    assert drawing["spaces"]["ukraine"] == [
        {"owner": "blue", "units": {"tank": 1}},
        {"owner": "red", "units": {"infantry": 1}},
    ]
    assert "poland" in str(state) and "<table>" in game.table(state)
    assert "kp-ukraine" in of_state(game, state) and "<svg" in game.html(state)

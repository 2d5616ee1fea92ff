"""Board, material and set-up of Europe 1941 as the rules see them."""

from __future__ import annotations

import pytest

from kartentisch.games.europe import Europe
from kartentisch.games.europe.actions import KIND_NAMES, MIDDLE_EAST, NEUTRAL, OWNER_NAMES, POWER_NAMES
from kartentisch.games.europe.state import EuropeState
from kartentisch.games.europe.table import FAR, Table


@pytest.fixture(scope="module")
def game() -> Europe:
    return Europe()


@pytest.fixture(scope="module")
def table(game: Europe) -> Table:
    return game.tables.plain


def begun(game: Europe, players: int) -> EuropeState:
    state = game.new(players, seed=1)
    assert isinstance(state, EuropeState)
    return state


@pytest.fixture(scope="module")
def start(game: Europe) -> EuropeState:
    return begun(game, 4)


def number(game: Europe, name: str) -> int:
    return game.board.number(name)


@pytest.mark.rule("AAE-01", "AAE-02", "AAE-03")
def test_powers_and_seats(game: Europe) -> None:
    seats = {n: [int(begun(game, n).seat_of(power)) for power in range(4)] for n in game.seats}
    assert seats == {2: [0, 1, 1, 1], 3: [0, 1, 2, 2], 4: [0, 1, 2, 3]}
    two = begun(game, 2)
    assert "cash" in game.dump(two) and POWER_NAMES == ("germany", "ussr", "uk", "usa")
    assert len(two.cash) == 4  # one purse for each power, whoever plays it


@pytest.mark.rule("AAE-04", "AAE-10", "AAE-185")
def test_the_set_up(game: Europe, start: EuropeState) -> None:
    totals = {power: dict.fromkeys(KIND_NAMES, 0) for power in POWER_NAMES}
    for powers in game.dump(start)["units"].values():
        for power, stack in powers.items():
            for kind, n in stack.items():
                totals[power][kind] += n
    worth = {
        power: sum(n * int(start.table.cost[KIND_NAMES.index(kind)]) for kind, n in kinds.items())
        for power, kinds in totals.items()
    }
    assert worth == {"germany": 484, "ussr": 245, "uk": 244, "usa": 58}
    assert totals["germany"]["infantry"] == 50 and totals["germany"]["submarine"] == 10
    assert totals["ussr"]["infantry"] == 44 and totals["uk"]["destroyer"] == 6 and totals["usa"]["bomber"] == 1
    owners = [OWNER_NAMES[owner] for owner in start.table.home[: int(start.table.lands)]]
    assert [owners.count(name) for name in OWNER_NAMES] == [26, 15, 6, 1, 6, 7]
    assert totals["germany"]["infantry"] > 25  # more than lie in the box: pieces are no limit


@pytest.mark.rule("AAE-05", "AAE-11", "AAE-16", "AAE-140")
def test_the_income_chart(start: EuropeState) -> None:
    assert [int(start.income(power)) for power in range(4)] == [40, 24, 25, 40]
    assert [int(n) for n in start.table.cash] == [40, 24, 25, 40]
    oil = [
        int(start.table.value[land]) for land in range(int(start.table.lands)) if start.table.home[land] == MIDDLE_EAST
    ]
    assert sum(oil) == 8 and start.oil() == 0


@pytest.mark.rule("AAE-13", "AAE-15", "AAE-17", "AAE-20")
def test_the_board(game: Europe, table: Table) -> None:
    assert (table.lands, table.seas) == (61, 35)
    convoys = [OWNER_NAMES[table.home[61 + zone]] for zone in range(35) if int(table.convoys) >> zone & 1]
    assert sorted(convoys) == ["uk"] * 4 + ["usa"] * 2 + ["ussr"]
    assert [game.spaces[land] for land in table.capital] == ["germany", "moscow", "united_kingdom", "united_states"]
    assert int(table.oil).bit_count() == 6 and int(table.factories).bit_count() == 9


@pytest.mark.rule("AAE-14")
def test_an_island_is_a_step(game: Europe, table: Table) -> None:
    sicily, sea = number(game, "sicily"), number(game, "sicilian_sea")
    assert table.near_land[sicily] == 0 and table.flight(sicily, sea) == 1
    assert table.flight(sicily, number(game, "malta")) == 2


@pytest.mark.rule("AAE-18")
def test_nothing_goes_into_or_over_a_neutral_land(game: Europe, table: Table) -> None:
    neutral = [land for land in range(61) if table.home[land] == NEUTRAL]
    assert len(neutral) == 7
    for land in neutral:
        assert all(table.flight(land, space) == FAR for space in range(96) if space != land)
        assert all(not int(table.near_land[space]) >> land & 1 for space in range(96))
    # around Turkey, not across it
    assert table.flight(number(game, "bulgaria"), number(game, "syria")) == 4


@pytest.mark.rule("AAE-19")
def test_the_turkish_straits(game: Europe, table: Table) -> None:
    black, aegean = number(game, "black_sea"), number(game, "aegean_sea")
    assert table.near_sea[black] == 0 and table.near_sea[aegean] & 2 ** (black - 61) == 0
    assert table.flight(black, aegean) == 1


@pytest.mark.rule("AAE-26", "AAE-31", "AAE-57", "AAE-58")
def test_the_reference_chart(table: Table) -> None:
    rows = {
        name: [int(column[i]) for column in (table.cost, table.steps, table.attack, table.defense)]
        for i, name in enumerate(KIND_NAMES)
    }
    assert rows == {
        "infantry": [3, 1, 1, 2], "artillery": [4, 1, 2, 2], "armor": [5, 2, 3, 2], "aa_gun": [5, 1, 0, 1],
        "fighter": [12, 4, 3, 4], "bomber": [15, 6, 4, 1], "transport": [8, 2, 0, 1], "submarine": [8, 2, 2, 2],
        "destroyer": [12, 2, 3, 3], "carrier": [18, 2, 1, 3], "battleship": [24, 2, 4, 4],
    }  # fmt: skip


@pytest.mark.rule("AAE-12", "AAE-147")
def test_factories_are_neither_bought_nor_moved(game: Europe) -> None:
    assert "factory" not in KIND_NAMES
    assert all("factory" not in fields for block in game.space.blocks for _, fields in block.fields)

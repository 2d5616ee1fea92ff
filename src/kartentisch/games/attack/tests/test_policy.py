"""What positions are worth to bots, and the rows that a search compares."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import kartentisch as kt
from kartentisch.bots import Decision, GreedyBot
from kartentisch.engine.log_odds import Weights
from kartentisch.games.attack.bot import placing
from kartentisch.games.attack.bot.manner import TUNED, Manner
from kartentisch.games.attack.bot.outlook import BADLY, Outlook
from kartentisch.games.attack.rows import row
from kartentisch.games.attack.value import BESET, USUAL, army_cost, standings


def test_armies_on_their_way_count_as_if_they_had_stayed() -> None:
    """By land and by sea: whoever sends them has not lost them."""
    game = kt.load("attack")
    armies = [{"germany": {"infantry": 3, "tank": 2}, "poland": {"infantry": 1}}, {"ukraine": {"infantry": 1}}]
    state = game.load({"players": 2, "active": 0, "armies": armies})
    for action in ("act move", "pick germany"):
        state.apply(game.space.parse(action))
    cost = army_cost(state, 0)
    for action in ("send tank ukraine", "ship infantry finland"):
        state.apply(game.space.parse(action))
        assert army_cost(state, 0) == cost > 0, action


def test_a_position_is_worth_what_stands_where() -> None:
    """A strong neighbour threatens what is held weakly, and less what is far away; among equals a value is 0."""
    game = kt.load("attack")

    def worth(place: str, held: int) -> float:
        armies = [{"chile": {"infantry": held}, "west_indies": {"infantry": 6 - held}}, {place: {"tank": 4}}]
        state = game.load({"players": 2, "active": 1, "armies": armies})
        return float(game.value(state, 0))

    assert worth("la_plata", 1) < worth("la_plata", 5) and worth("la_plata", 1) < worth("madagascar", 1)


def test_what_may_come_by_sea_threatens_by_the_keen_value() -> None:
    """South Africa lies across the sea from La Plata, the Urals are far away; the usual value knows only of land."""
    game = kt.load("attack")

    def counted(name: str, place: str, units: int = 4, seat: int = 0) -> float:
        armies = [{"la_plata": {"infantry": 1}}, {place: {"tank": units}}]
        state = game.load({"players": 2, "active": 1, "armies": armies})
        alone = Weights(dict.fromkeys(USUAL.names, (0.0, 0.0)) | {name: (1.0, 0.0)})
        return standings(state, alone)[seat]

    assert counted("lost", "south_africa") == 0.0 < counted("beset", "south_africa")
    assert counted("beset", "south_africa", 1) == counted("beset", "volga_ural") == 0.0
    assert counted("won", "south_africa", seat=1) == 0.0 < counted("within", "south_africa", seat=1)
    assert counted("beset", "chile") == counted("lost", "chile") > 0.0
    assert all(both == (0.0, 0.0) for both in zip(list(USUAL.always)[BESET:], list(USUAL.late)[BESET:], strict=True))


def test_a_capital_stands_where_nobody_lands_at_once() -> None:
    """France lies across the sea from sixteen enemies, Germany from none (ATK-08, ATK-18); a hint had named France."""
    game = kt.load("attack")
    own = {"france": {"infantry": 6}, "germany": {"infantry": 5}}
    state = game.load({"players": 2, "active": 0, "armies": [own, {"libya": {"tank": 8}, "yugoslavia": {"tank": 8}}]})

    def better(manner: Manner) -> str:
        worth = {
            region: placing.settle(Outlook(state, 0, manner), game.space.parse(f"capital {region}")) for region in own
        }
        return max(worth, key=lambda region: worth[region])

    assert (better(Manner()), better(TUNED)) == ("france", "germany")


def ordered(state: Any, **manner: Any) -> list[str]:
    """The orders of a movement in this manner."""
    game = state.game
    return [str(game.space.action(a)) for a in row(state, 0, game.space.parse("act move"), Manner(**manner))]


def position(armies: list[dict[str, dict[str, int]]]) -> Any:
    return kt.load("attack").load({"players": 2, "active": 0, "armies": armies})


def test_manners_of_a_movement() -> None:
    state = position([{"germany": {"infantry": 6, "tank": 2, "aircraft": 1}}, {"poland": {"infantry": 2}}])
    usual = ordered(state)
    assert any("poland" in order for order in usual) and usual[-1] == "finish"
    assert ordered(state, spared=-1) == ["act move", "finish"]
    assert ordered(state, least=1000.0) == ["act move", "finish"]
    more = [sum("poland" in order for order in ordered(state, enough=enough)) for enough in (0.3, 0.93, 0.9999)]
    assert more[0] < more[1] < more[2]


def test_who_gathers_goes_towards_the_front_and_no_further() -> None:
    """Libya's neighbours are all own ones: its army goes where something foreign lies next door."""
    game = kt.load("attack")
    board = game.board
    inner = board.number("libya")
    ring = [board.spaces[n].id for n in board.neighbours[inner] if board.spaces[n].kind == "region"]
    state = position([{"libya": {"infantry": 4}, **{one: {"infantry": 1} for one in ring}}, {"chile": {"infantry": 1}}])
    orders = ordered(state, spared=-1, gathers=True)
    sent = [order for order in orders if order.startswith("send infantry")]
    assert len(sent) == 3 and {order.split()[-1] for order in sent} <= set(ring)
    assert ordered(state, spared=-1) == ["act move", "finish"]


def wasted(state: Any, action: int, finish: int) -> bool:
    return row(state, int(state.seat), action, Manner()) == [action, finish]


def test_rows_begin_with_what_the_policy_would_do() -> None:
    """All are different and can be played; in a row nobody else answers."""
    game = kt.load("attack")
    state, chance = game.new(3, 5, game.series), kt.Chance(5)
    seen = 0
    while seen < 6:
        seat = int(state.seat)
        if state.where() == "Turn.choose":
            seen += 1
            rows = game.plans(state, seat)
            legal = state.legal_actions()
            rates = dict(zip(legal, game.keen(state, vec[i64](legal), seat), strict=True))
            assert rates[rows[0][0]] == max(rates.values())
            assert len({tuple(one) for one in rows}) == len(rows)
            talk, finish = game.space.parse("act trade"), game.space.parse("finish")
            left = set(rates) - {one[0] for one in rows}  # no offer, or nothing done
            assert all(action == talk or wasted(state, action, finish) for action in left)
            assert rates.get(talk) != BADLY or talk not in {one[0] for one in rows}
            for one in rows:
                world = state.clone()
                for action in one:
                    assert world.seat == seat
                    world.apply(action, seat)
        state.apply(GreedyBot(seen).answer(Decision.of(state, seat)))
        chance.settle(state)


def test_no_row_wastes_an_action() -> None:
    """A hint was to move strategically and to move nothing: the action was gone."""
    state = position([{"libya": {"infantry": 1}}, {"chile": {"infantry": 1}}])
    rows = state.game.plans(state, 0)
    finish = state.game.space.parse("finish")
    assert all(row[1:] != [finish] for row in rows) and any(row == [finish] for row in rows)

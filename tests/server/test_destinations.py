"""A destination at a table and in a lesson: the ways there, for whoever is asked and for nobody else."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest

import kartentisch as kt
from kartentisch import lessons
from kartentisch.engine.match import Rehearsal
from kartentisch.engine.routes import Search
from kartentisch.engine.starts import start
from kartentisch.lessons import Course
from kartentisch.server.views import destinations
from tests.server.running_server import RunningServer, Visitor

ME, BOT = {"kind": "mine", "name": "Anna"}, {"kind": "bot", "bot": "normal"}


def asked(visitor: Visitor, decision: str, **more: Any) -> httpx.Response:
    body = {"decision": decision, "actions": [], **more}
    return visitor.http.post(f"/api/tables/{visitor.table}/routes", json=body, params={"lang": "en"})


def learning(server: RunningServer, chapter: str, **wish: Any) -> dict[str, Any]:
    body = {"draft": wish.pop("draft", []), "wish": wish}
    answer = server.visitor().http.post(f"/api/games/europe/lessons/first/{chapter}", json=body, params={"lang": "en"})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def rows(told: dict[str, Any]) -> list[list[str]]:
    return [[step["notation"] for step in route["steps"]] for route in told["routes"]]


def test_a_blitz_is_one_way_with_all_tanks(server: RunningServer) -> None:
    told = learning(server, "blitz", draft=["pick poland"], to="belorussia")
    lands = ("baltic_states", "east_poland")
    assert rows(told) == [[f"send armor {land}", f"pick {land}", "send armor belorussia"] for land in lands]
    assert told["kept"] == 1 and not told["elsewhere"]
    for route, land in zip(told["routes"], lands, strict=True):
        assert route["path"] == ["poland", land, "belorussia"]
        assert route["most"] == 2 and route["many"] == [True, False, True]


def test_a_step_that_only_chooses_where_the_next_ones_begin_says_so(server: RunningServer) -> None:
    steps = learning(server, "landing", draft=["pick denmark"], to="united_kingdom")["routes"][0]["steps"]
    assert [step["notation"] for step in steps if step.get("chooses")] == ["pick danish_sea", "board 1"]


def test_a_landing_has_its_transport_picked_loaded_and_sent(server: RunningServer) -> None:
    told = learning(server, "landing", draft=["pick denmark"], to="united_kingdom")
    first, last = ["pick danish_sea", "board 1", "load infantry denmark"], "unload infantry united_kingdom"
    over = [[*first, f"send transport {sea}", last] for sea in ("english_channel", "north_sea")]
    assert rows(told) == over
    assert [route["most"] for route in told["routes"]] == [2, 2]
    leads = learning(server, "landing", draft=["pick denmark"])
    assert "united_kingdom" in leads["leads"] and leads["routes"] == []
    assert "united_kingdom" in leads["movers"]["infantry"]


def test_by_what_goes_it_is_told_how_far_that_gets(server: RunningServer) -> None:
    told = learning(server, "blitz", draft=["pick poland"])
    assert "belorussia" in told["movers"]["armor"] and "belorussia" not in told["movers"]["infantry"]
    assert set().union(*told["movers"].values()) == set(told["leads"])
    assert learning(server, "blitz", draft=["pick poland"], to="belorussia")["movers"] == {}


def test_where_nothing_leads_the_reason_is_the_rules_and_the_nearest_is_named(server: RunningServer) -> None:
    told = learning(server, "blitz", draft=["pick poland"], to="moscow")
    assert told["routes"] == [] and not told["leads"]
    assert told["refusal"]["code"] == "out_of_reach" and told["refusal"]["rule"] == "AAE-31"
    assert "tanks move at most two territories" in told["refusal"]["sentence"]
    assert told["near"][0] == "belorussia"


def test_what_begins_elsewhere_says_so(server: RunningServer) -> None:
    told = learning(server, "landing", draft=["pick danish_sea"], to="united_kingdom")
    assert told["elsewhere"] and told["kept"] == 0
    assert {route["path"][0] for route in told["routes"]} == {"germany", "denmark"}


def test_wherever_from_is_an_origin_too(server: RunningServer) -> None:
    """The page asks so who else can come to a place that already gets units; it was refused as no place."""
    told = learning(server, "blitz", draft=["pick poland"], to="baltic_states", origin="")
    assert "poland" in {route["path"][0] for route in told["routes"]}


def test_at_a_table_whoever_is_asked_may_ask(server: RunningServer) -> None:
    anna = server.visitor().open(ME, BOT, game="europe")
    anna.do(type="start")
    decision = anna.look()["decision"]
    assert decision is not None
    told = asked(anna, decision["id"], to="moscow").json()
    # no movement
    assert told == {
        "kept": 0,
        "routes": [],
        "rooted": True,
        "elsewhere": False,
        "leads": [],
        "movers": {},
        "near": [],
        "refusal": None,
    }
    assert asked(anna, decision["id"], to="atlantis").json()["error"]["code"] == "unknown_space"
    assert asked(anna, "0-0", to="moscow").json()["error"]["code"] == "stale_decision"
    assert asked(anna, decision["id"], to="moscow", actions=["pick poland"]).status_code == 409
    stranger = server.visitor()
    stranger.table = anna.table
    assert asked(stranger, decision["id"], to="moscow").status_code in (401, 403)


@pytest.mark.parametrize("positions", [1, 3, 600])
def test_a_search_looks_at_so_many_positions_and_says_whether_that_was_all(positions: int) -> None:
    game = kt.load("europe")
    one = lessons.lesson(game, "first")
    state = Course(game, one, one.chapters[2]).match.state
    before = state.digest()
    search = Search(Rehearsal(game, game.view(state, 0), 0, 0), positions)
    found = search.find("belorussia", "poland")
    assert found.whole == (positions == 600) and bool(found.routes) == (positions == 600)
    assert state.digest() == before


def found_in(game: Any, world: Any, seat: int, to: str) -> str:
    search = Search(Rehearsal(game, game.view(world, seat), seat, seat))
    return repr((search.find(to, ""), search.why(to)))


def test_hidden_hands_do_not_show() -> None:
    """Attack!: in another world that the seat cannot tell from this one the answer is the same, to the byte."""
    game, dice = kt.load("attack"), random.Random(5)
    match = kt.Match(game, ["a", "b", "c"], kt.Chance(5), {"quick_start": True})
    looked = 0
    while not match.state.over and looked < 12:
        state = match.state
        seat = state.seats_asked[0]
        if state.where() in ("Turn.choose", "Movement.order"):
            looked += 1
            other = state.clone()
            other.determinize(seat, kt.Chance(looked))
            to = dice.choice(game.regions)
            one, two = (found_in(game, world, seat, to) for world in (state, other))
            assert one == two
        match.play(seat, dice.choice(state.legal_actions(seat)))
    assert looked == 12


def test_a_place_that_no_answer_names_has_no_ways_and_no_reason() -> None:
    """Attack!: a sea is drawn on the board, and nobody goes there."""
    game = kt.load("attack")
    match = kt.Match(game, ["a", "b", "c"], kt.Chance(5), {"quick_start": True})
    while match.state.where() != "Turn.choose":
        match.play(match.state.seats_asked[0], match.state.legal_actions(match.state.seats_asked[0])[0])
    seas = [space.id for space in game.board.spaces if space.kind != "region"]
    search = Search(Rehearsal(game, game.view(match.state, match.state.seat), match.state.seat, match.state.seat))
    assert seas
    for sea in seas:
        assert not search.find(sea).routes and not search.find("", sea).near and search.why(sea) is None


def test_attila_a_province_behind_another_is_reached_by_two_stones_of_one_people() -> None:
    game = kt.load("attila")
    words = kt.Language("en", game, ("a", "b", "c"))
    match = kt.Match(game, ["a", "b", "c"], kt.Chance(3))
    (seat,) = match.state.seats_asked

    def told(to: str, *draft: str) -> dict[str, Any]:
        steps = [game.space.parse(step) for step in draft]
        return destinations.told(game, match.state, seat, seat, steps, destinations.Wish(to), words)

    held = set(game.view(match.state, seat)["hand"])
    over = [[f"place {people} {first}", "second dalmatia"] for people in held for first in ("pannonia", "moesia")]
    assert sorted(rows(told("dalmatia"))) == sorted(over)
    assert rows(told("dalmatia", "place huns pannonia")) == [["second dalmatia"]]
    assert rows(told("pannonia")) == [[f"place {people} pannonia"] for people in sorted(held, key=game.peoples.index)]
    out = told("africa")
    assert out["routes"] == [] and out["refusal"]["code"] == "not_upper"
    assert out["refusal"]["rule"].startswith("ATT-")


def test_attila_with_two_cards_a_turn_the_second_card_follows_the_first() -> None:
    game = kt.load("attila")
    words = kt.Language("en", game, ("a", "b"))
    match = kt.Match(game, ["a", "b"], kt.Chance(1))
    (seat,) = match.state.seats_asked
    twice = [people for people, count in game.view(match.state, seat)["hand"].items() if count > 1]
    told = destinations.told(game, match.state, seat, seat, [], destinations.Wish("dalmatia"), words)
    assert twice
    assert {f"{people} {people}" for people in twice} == {
        route["mover"] for route in told["routes"] if len(route["steps"]) == 3
    }


def test_whoever_names_a_region_of_their_own_and_nothing_before_begins_there() -> None:
    """Attack!: nothing is sent to it from a region that was not named."""
    game = kt.load("attack")
    words = kt.Language("en", game, ("a", "b", "c"))
    match = kt.Match(game, ["a", "b", "c"], kt.Chance(5), {"quick_start": True})
    while match.state.where() != "Turn.choose":
        match.play(match.state.seats_asked[0], match.state.legal_actions(match.state.seats_asked[0])[0])
    state, (seat,) = match.state, match.state.seats_asked
    own = [name for name in game.regions if state.owner[game.board.numbers[name]] == seat]
    found = {to: destinations.told(game, state, seat, seat, [], destinations.Wish(to), words) for to in own}
    left = [to for to in own if found[to]["leads"]]
    assert left and all(not found[to]["routes"] for to in left)
    for told in (found[to] for to in left):  # by what goes, so that a page can leave out what is not meant
        assert set().union(*told["movers"].values()) == set(told["leads"])
    behind = destinations.told(
        game, state, seat, seat, [], destinations.Wish(found[left[0]]["leads"][0], left[0]), words
    )
    assert {route["path"][0] for route in behind["routes"]} == {left[0]}


def test_what_goes_on_from_where_the_draft_has_led_says_from_where() -> None:
    """Europe: a way from elsewhere that needs no new pick begins, too, at a place with a name."""
    game = kt.load("europe")
    words = kt.Language("en", game, ("a", "b"))
    front = start(game, "eastern_front")
    state = game.load({**(front.position or {}), "players": 2, "options": dict(front.options)})
    state.apply(game.space.parse("finish"), 0)  # buys nothing
    draft = [game.space.parse(step) for step in ("pick germany", "send armor poland", "pick finland")]
    told = destinations.told(game, state, 0, 0, draft, destinations.Wish("leningrad"), words)
    assert told["elsewhere"] and told["kept"] == 2
    assert {route["path"][0] for route in told["routes"]} == {"germany", "poland"}

"""A table may begin at one of its game's starts, and a rematch begins there again."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine.language import LANGUAGES
from kartentisch.engine.match import Match
from kartentisch.server.tables.names import LONGEST_NAME, plain
from tests.server.running_server import RunningServer
from tests.server.test_tables import finish

ANNA, BEN = {"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}
FRONT = {"game": "europe", "start": "eastern_front"}


def test_a_game_that_begins_at_a_position(server: RunningServer) -> None:
    anna = server.visitor()
    (told,) = next(game for game in anna.http.get("/api/games").json()["games"] if game["id"] == "europe")["starts"]
    assert (told["name"], told["players"]) == ("eastern_front", 2) and told["sentence"] and told["help"]
    assert (told["minutes"], told["options"]) == ([20, 40], {"round_limit": 3})
    assert told["roles"] == [["Germany"], ["Soviet Union"]], "no power that is out of the war"
    anna.open(ANNA, BEN, **FRONT, options={"aircraft_leave": "any_round"})
    anna.do(type="start")
    first = anna.look()
    assert first["table"]["options"] == {"round_limit": 3, "aircraft_leave": "any_round"}
    assert first["view"]["cash"] == {"germany": 20, "ussr": 24} and "united_kingdom" not in first["view"]["units"]
    assert first["table"]["start"] == "eastern_front", "at the table, too, it is said what it began with"
    finish(anna)
    anna.table = anna.do(type="rematch")["rematch"]
    again = anna.look()
    assert again["view"]["units"] == first["view"]["units"] and again["view"]["cash"] == first["view"]["cash"]
    assert again["table"]["start"] == "eastern_front"
    (listed,) = anna.http.get("/api/mine", params={"ids": anna.table}).json()["tables"]
    assert listed["table"]["start"] == "eastern_front"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_start_is_told_in_short_by_a_page_of_its_own(server: RunningServer, lang: str) -> None:
    """The page of the whole game tells of submarines and convoys, where there is no sea."""
    http = server.visitor().http

    def told(**more: str) -> str:
        found = http.get("/api/games/europe/short", params={"lang": lang, **more})
        assert found.status_code == 200
        return "\n".join(one["text"] for one in found.json()["paragraphs"])

    whole, front = told(), told(start="eastern_front")
    assert front != whole == told(start="")
    assert any(word in whole for word in ("U-Boot", "ubmarine")), "of the whole game it does"
    assert not any(word in front for word in ("U-Boot", "ubmarine", "onvoy", "Konvoi", "chiff", "ransport"))
    assert http.get("/api/games/europe/short", params={"start": "nowhere"}).status_code == 422


def test_the_set_up_and_a_position_of_ones_own_are_no_start(server: RunningServer) -> None:
    anna = server.visitor().open(ANNA, BEN, game="europe")
    anna.do(type="start")
    assert anna.look()["table"]["start"] is None
    facts = {"power": "usa", "active": 1, "owners": {"moscow": "germany"}, "units": {}, "cash": {}}
    record = Match(kt.load("europe"), ["X", "Y"], kt.Chance(1), {}, facts).record.text()
    anna.keys = anna.http.post("/api/records", json={"record": record}).json()
    anna.table = anna.keys["table"]
    assert anna.look()["table"]["start"] is None


def test_who_plays_what_is_known_before_the_game(server: RunningServer) -> None:
    http = server.visitor().http
    told = http.get("/api/games/europe", params={"lang": "en"}).json()["roles"]
    assert [one["players"] for one in told] == [2, 3, 4]
    assert told[1]["names"] == [["Germany"], ["Soviet Union"], ["United Kingdom", "United States"]]
    assert http.get("/api/games/attila").json()["roles"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_says_what_its_bots_are_called(server: RunningServer, lang: str) -> None:
    """“Alarich” commanded the Soviet Union of 1941: by seat, no name twice, and one that a seat may have."""
    for short in server.visitor().http.get("/api/games", params={"lang": lang}).json()["games"]:
        named = [(one["players"], one["names"]) for one in short["bot_names"]]
        assert [players for players, _ in named] == short["seats"]
        for players, names in [*named, *((start["players"], start["bot_names"]) for start in short["starts"])]:
            assert players <= len(names) == len({name.casefold() for name in names}), short["id"]
            assert all(plain(name, LONGEST_NAME) == name for name in names)
    europe = server.visitor().http.get("/api/games/europe", params={"lang": lang}).json()
    powers = [europe["names"]["owner"][power] for power in ("germany", "ussr", "uk", "usa")]
    assert europe["bot_names"][-1]["names"] == powers and europe["starts"][0]["bot_names"] == powers[:2]


def test_a_list_of_results_says_points_only_where_they_decide(server: RunningServer) -> None:
    owner = server.visitor()
    facts = {"power": "usa", "active": 1, "owners": {"moscow": "germany"}, "units": {}, "cash": {}}
    match = Match(kt.load("europe"), ["X", "Y"], kt.Chance(1), {}, facts)
    owner.keys = owner.http.post("/api/records", json={"record": match.record.text()}).json()
    owner.table = owner.keys["table"]
    anna = server.visitor().join(owner, "Anna", seat=0)
    ben = server.visitor().join(owner, "Ben", seat=1)
    owner.do(type="start")
    finish(anna, ben)
    (over,) = anna.http.get("/api/mine", params={"ids": owner.table}).json()["tables"]
    assert (over["winners"], over["scores"]) == ([0], None)


def test_a_start_is_for_so_many_and_known(server: RunningServer) -> None:
    anna = server.visitor()
    for seats, more, code in (
        ([ANNA, BEN, {"kind": "open"}], FRONT, "player_count"),
        ([ANNA, BEN], FRONT | {"start": "western_front"}, "unknown_word"),
        ([ANNA, BEN], {"game": "attila", "start": "eastern_front"}, "unknown_word"),
    ):
        answer = anna.http.post("/api/tables", json={"seats": seats, **more})
        assert answer.status_code == 422 and answer.json()["error"]["code"] == code, answer.text

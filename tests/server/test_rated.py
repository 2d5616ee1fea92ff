"""Rated tables: whose games count, once, and who is told what."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select

from kartentisch.arena.skill import LEARNING, Skill, after
from kartentisch.bots import measured
from kartentisch.server import people
from kartentisch.server.people import ratings
from kartentisch.server.store.schema import RATED_GAMES, RATINGS
from kartentisch.server.tables import housekeeping, rated
from kartentisch.server.tables.table import Table
from tests.server.running_server import Clock, RunningServer, Visitor
from tests.server.test_people import known_as, named, on_another_device
from tests.server.test_tables import finish

ME, FREE = {"kind": "mine", "name": "Anna"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "normal"}
COUNTS: dict[str, Any] = {"rated": True, "game": "attila"}


def sat_down(
    server: RunningServer, *others: str, seats: list[dict[str, str]] | None = None, **more: Any
) -> list[Visitor]:
    """A rated table, with Anna and so many others at it."""
    anna = server.visitor().open(ME, *(seats or [FREE for _ in others]), **{**COUNTS, **more})
    return [anna, *(server.visitor().join(anna, name) for name in others)]


def told(visitor: Visitor) -> Any:
    return visitor.look("/ratings")["ratings"]


def own(visitor: Visitor) -> Any:
    return visitor.http.get("/api/me/ratings").json()["ratings"]


def refusal(server: RunningServer, *seats: dict[str, str], **more: Any) -> str:
    body = {"game": "attila", "rated": True, "seats": list(seats), **more}
    answer = server.visitor().http.post("/api/tables", json=body)
    assert answer.status_code == 422 and answer.json()["error"]["sentence"], answer.text
    return str(answer.json()["error"]["code"])


def counted(server: RunningServer, table: str, inside: Connection | None = None) -> dict[int, bool]:
    """By seat of people, whether the game counted; `inside` a transaction."""
    rows = select(RATED_GAMES).where((RATED_GAMES.c.table_id == table) & (RATED_GAMES.c.person != ""))
    with nullcontext(inside) if inside is not None else server.context.store.read() as connection:
        return {row.seat: row.new_mean is not None for row in connection.execute(rows)}


def end_now(server: RunningServer, name: str) -> None:
    """The game is over as it stands: at its beginning all share a place."""
    with server.context.change(name) as (_, table):
        table.status, table.decisions, table.quiet = "over", {}, True


@pytest.mark.parametrize(
    ("seats", "more", "code"),
    [
        ([ME, {"kind": "mine", "name": "Zoe"}], {}, "rated_seats"),
        ([ME, BOT], {}, "rated_seats"),
        ([ME, FREE], {"hints": True}, "rated_terms"),
        ([ME, FREE], {"substitutes": True}, "rated_terms"),
        ([ME, FREE], {"on_timeout": "normal"}, "rated_terms"),
    ],
)
def test_what_cannot_be_rated(
    still: RunningServer, seats: list[dict[str, str]], more: dict[str, Any], code: str
) -> None:
    assert refusal(still, *seats, **more) == code


def test_from_the_form_to_the_result(still: RunningServer) -> None:
    anna, ben = sat_down(still, "Ben")
    seen = told(anna)
    assert {row["rating"] for row in seen.values()} == {1500} and seen["0"]["after"] is None
    assert anna.look()["table"]["rated"] is True
    started = anna.do(type="start")["log"][0]
    assert started["kind"] == "started" and started["rated"] is True
    finish(anna, ben)
    winners = anna.look()["winners"]
    seen, mine = told(anna), own(anna)
    assert len(mine) == 1 and (mine[0]["game"], mine[0]["players"], mine[0]["games"]) == ("attila", 2, 1)
    assert mine[0]["rating"] == seen["0"]["after"]["rating"] == mine[0]["curve"][0]["rating"]
    ahead = (0 in winners) - (1 in winners)
    assert (mine[0]["rating"] > 1500) - (mine[0]["rating"] < 1500) == ahead
    assert mine[0]["high"] - mine[0]["low"] < 2 * 1.96 * 500
    assert seen["1"]["after"]["rating"] % ratings.STEP == 0, "of others only roughly"
    assert (seen["1"]["after"]["rating"] - 1500) * ahead <= 0
    assert mine[0]["curve"][0]["table"] == anna.table and mine[0]["curve"][0]["place"] in (1, 2)
    kept = anna.http.get("/api/me/data").json()
    assert kept["ratings"][0]["games"] == 1 and kept["rated_games"][0]["table_id"] == anna.table


def test_nobody_else_is_told(still: RunningServer) -> None:
    anna, _ = sat_down(still, "Ben")
    stranger = still.visitor(anna.table)
    assert told(stranger) == {} and own(stranger) == []
    plain = still.visitor().open(ME, FREE)
    assert told(plain) == {} and still.visitor(plain.table).look("/ratings")["ratings"] == {}


def test_it_counts_once_whatever_comes_after_the_end(still: RunningServer) -> None:
    anna, ben = sat_down(still, "Ben")
    anna.do(type="start")
    finish(anna, ben)
    before = own(anna), own(ben), told(anna)
    anna.do(type="chat", text="well played")
    with still.context.change(anna.table) as (
        connection,
        table,
    ):  # as another process, or after a kill before the answer
        rated.over(connection, table, still.context.store.now())
        table.quiet = True
    assert anna.refused(type="undo", seat=0) == "table_over"
    assert anna.refused(type="ask_undo", seat=0) == "table_over"
    assert (own(anna), own(ben), told(anna)) == before
    again = anna.do(type="rematch")["rematch"]
    anna.table = again
    assert anna.look()["table"]["rated"] is False, "it begins without asking who is away"


@pytest.mark.thorough
def test_whoever_dies_in_the_last_moment_has_counted_nothing(
    still: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = sat_down(still, "Ben")
    anna.do(type="start")
    real, tried = rated.over, list[int]()

    def dies(connection: Connection, table: Table, now: int) -> None:
        real(connection, table, now)
        if not tried:
            tried.append(len(counted(still, table.id, connection)))
            raise RuntimeError("the process ends before the commit")

    monkeypatch.setattr(rated, "over", dies)
    with pytest.raises(AssertionError):
        finish(anna, ben, by_hand=True)
    assert tried == [2] and own(anna) == own(ben) == []
    finish(anna, ben, by_hand=True)
    assert [row["games"] for row in (*own(anna), *own(ben))] == [1, 1]


def test_two_people_on_two_devices(still: RunningServer) -> None:
    """Nobody plays against themselves, on however many devices, and everybody is somebody."""
    anna = still.visitor().open(ME, FREE, **COUNTS)
    body = {"invite": anna.keys["invite"], "names": ["Ben", "Zoe"]}
    answer = still.visitor().http.post(f"/api/tables/{anna.table}/seats", json=body)
    assert answer.json()["error"]["code"] == "rated_seats"
    on_another_device(still, anna).join(anna, "Eve")
    assert anna.refused(type="start") == "rated_seats"
    nobody = still.visitor().open(ME, FREE, game="attila")
    nobody.do(type="settings", rated=True)
    ben = still.visitor().join(nobody, "Ben")
    assert nobody.refused(type="start") == "rated_nobody"
    named(nobody)
    nobody.do(type="start")
    assert nobody.refused(type="settings", rated=False) == "already_started"
    assert ben.refused(type="leave", autopilot="hard") == "rated_terms"
    ben.do(type="leave", autopilot="pass")


def test_nobody_finds_out_later_that_it_counts(still: RunningServer) -> None:
    anna = still.visitor().open(ME, FREE, game="attila")
    still.visitor().join(anna, "Ben")
    assert anna.refused(type="settings", rated=True) == "rated_late"
    assert anna.look()["table"]["rated"] is False
    anna, ben = sat_down(still, "Ben")
    assert ben.refused(type="settings", rated=False) == "owner_only"
    anna.do(type="settings", rated=False)
    anna.do(type="start")
    assert told(anna) == {} and counted(still, anna.table) == {}


def test_whoever_gives_the_seat_up_comes_last(still: RunningServer) -> None:
    anna, ben, carl = sat_down(still, "Ben", "Carl")
    anna.do(type="start")
    carl.do(type="seat_kind", target=2, kind="open")
    carl.keys["invite"] = carl.look()["seat_invites"]["2"]
    friend = still.visitor().join(carl, "Dora")
    end_now(still, anna.table)  # at its beginning all share a place
    assert counted(still, anna.table) == {0: True, 1: True, 2: True}
    assert own(carl)[0]["rating"] < 1500 < own(anna)[0]["rating"] == own(ben)[0]["rating"]
    assert own(friend) == [] and "2" not in told(anna)


def test_who_was_sent_away_while_here_neither_wins_nor_loses(still: RunningServer) -> None:
    anna, ben, carl = sat_down(still, "Ben", "Carl")
    anna.do(type="start")
    anna.do(type="kick", target=2)
    ben.do(type="answer_kick", decision=anna.look()["table"]["kick_asked"]["id"], yes=True)
    end_now(still, anna.table)
    assert counted(still, anna.table) == {0: True, 1: True, 2: False}
    assert own(carl) == [] and own(anna)[0]["rating"] == 1500


def test_bots_do_not_count_for_who_has_played_them_alone(still: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one would open with a second browser, give its seat up, and play on with hints and second tries."""
    monkeypatch.setattr(measured, "_all", lambda: {"attila": {3: {"normal": measured.Measured(1900.0, 50.0, 9)}}})
    seats = [FREE, BOT]
    for gives_up in (False, True):
        anna, ben = sat_down(still, "Ben", seats=seats)
        anna.do(type="start")
        assert told(anna)["2"] == {"rating": 1900, "low": 1802, "high": 1998, "after": None}
        if gives_up:
            ben.do(type="seat_kind", target=1, kind="bot", bot="easy")
        end_now(still, anna.table)
        here = [[Skill()], [Skill()]] if gives_up else [[Skill()], [Skill()], [Skill(1900.0, 50.0)]]
        shown = after(here, [1, 4] if gives_up else [1, 1, 1], LEARNING)
        assert (own(anna)[0]["rating"], own(ben)[0]["rating"]) == tuple(round(one.mean) for (one,) in shown[:2])
        assert told(anna)["2"]["rating"] == 1900, "a bot stays what it was measured to be"


def test_sides_are_rated_together(still: RunningServer) -> None:
    """Three Allies against one Axis are no likelier to win for being three."""
    anna, ben, carl = sat_down(still, "Ben", "Carl", game="europe")
    anna.do(type="start")
    with still.context.look(anna.table) as (_, table):
        assert table.game.sides(3) == [0, 1, 1]
    end_now(still, anna.table)
    ratings_after = [own(visitor)[0]["rating"] for visitor in (anna, ben, carl)]
    assert ratings_after[1] == ratings_after[2]
    fair = after([[Skill()], [Skill(), Skill()]], [1, 2])
    assert fair[0][0].mean - 1500 == pytest.approx(1500 - fair[1][0].mean)


def test_so_many_a_day(still: RunningServer, clock: Clock) -> None:
    anna, ben = sat_down(still, "Ben")
    with still.context.store.write() as connection:
        row = {"seat": 0, "person": known_as(still, ben), "bot": "", "game": "attila", "players": 2, "ended": 1,
               "begun": clock.ms, "place": 1, "mean": 1500.0, "spread": 500.0}  # fmt: skip
        connection.execute(insert(RATED_GAMES), [{**row, "table_id": f"t{n}"} for n in range(rated.DAILY)])
    assert anna.refused(type="start") == "rated_often"
    clock.ms += rated.DAY + 1
    anna.do(type="start")


def test_the_forgotten_take_their_ratings_along_and_no_one_elses(still: RunningServer) -> None:
    anna, ben = sat_down(still, "Ben")
    anna.do(type="start")
    end_now(still, anna.table)
    kept, person = own(anna), known_as(still, ben)
    assert ben.http.delete("/api/me").status_code == 200
    assert own(anna) == kept != []
    with still.context.store.read() as connection:
        for rows in (RATINGS, RATED_GAMES):
            assert connection.execute(select(rows).where(rows.c.person == person)).all() == []
    anna, ben = sat_down(still, "Ben")
    anna.do(type="start")
    assert ben.http.delete("/api/me").status_code == 200  # in the game
    end_now(still, anna.table)
    assert counted(still, anna.table) == {0: False}


def test_what_somebody_brings_to_who_they_are(still: RunningServer) -> None:
    """A rating that the person has not; else theirs stays, with its games."""
    anna, ben = sat_down(still, "Ben")
    anna.do(type="start")
    end_now(still, anna.table)
    silent, brought = known_as(still, anna), own(anna)
    fresh, old = still.visitor(), known_as(still, ben)
    named(fresh, name="Anna")
    with still.context.store.write() as connection:
        assert people.become(connection, silent, known_as(still, fresh))
    assert own(fresh) == brought
    with still.context.store.write() as connection:
        kept = ratings.of_person(connection, old)
        assert people.become(connection, known_as(still, fresh), old)
        assert ratings.of_person(connection, old) == kept
        assert connection.execute(select(func.count()).select_from(RATED_GAMES)).scalar() == 1


def test_the_same_person_on_both_sides_in_the_end_counts_nothing(still: RunningServer) -> None:
    anna, ben = sat_down(still, "Ben")
    anna.do(type="start")
    with still.context.store.write() as connection:
        assert people.become(connection, known_as(still, anna), known_as(still, ben))
    end_now(still, anna.table)
    assert counted(still, anna.table) == {0: False, 1: False}


def test_nobody_calls_a_game_off_by_turning_out_to_be_two(still: RunningServer) -> None:
    """Two browsers of one person, who signs in with both when it goes badly: they come last, the others have played."""
    anna, ben, cem, dora = sat_down(still, "Ben", "Cem", "Dora")
    anna.do(type="start")
    with still.context.store.write() as connection:
        assert people.become(connection, known_as(still, anna), known_as(still, ben))
    end_now(still, anna.table)
    assert counted(still, anna.table) == {0: True, 1: False, 2: True, 3: True}
    (one,), (two,), (lost,) = own(cem), own(dora), own(ben)
    assert one["rating"] == two["rating"] > 1500 > lost["rating"] and lost["games"] == 1


def test_nothing_is_told_by_ratings_during_the_game(still: RunningServer) -> None:
    """They are those of its beginning, whatever happens at other tables meanwhile."""
    anna, ben = sat_down(still, "Ben")
    anna.do(type="start")
    before, first = told(anna), anna.table
    anna.open(ME, FREE, **COUNTS)
    carl = still.visitor().join(anna, "Carl")
    anna.do(type="start")
    carl.do(type="seat_kind", target=1, kind="bot", bot="easy")
    end_now(still, anna.table)
    assert own(anna)[0]["rating"] > 1500
    anna.table = first
    assert told(anna) == before and {row["rating"] for row in told(ben).values()} == {1500}


def test_no_moment_of_it_is_taken_to_a_table_with_hints_before_the_end(still: RunningServer) -> None:
    anna, _ = sat_down(still, "Ben")
    anna.do(type="start")
    path = f"/api/tables/{anna.table}/position"
    assert anna.http.get(path).json()["error"]["code"] == "no_advice"
    end_now(still, anna.table)
    assert anna.http.get(path).json()["dealt"] is False


def test_games_that_are_never_over_leave_nothing(still: RunningServer, clock: Clock) -> None:
    anna, _ = sat_down(still, "Ben")
    anna.do(type="start")
    with still.context.change(anna.table) as (_, table):
        table.stuck = True
        table.quiet = True
    clock.ms += 31 * rated.DAY
    assert housekeeping.tidy(still.context)
    with still.context.store.read() as connection:
        assert connection.execute(select(func.count()).select_from(RATED_GAMES)).scalar() == 0

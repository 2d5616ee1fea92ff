"""A table arrives in another server: once, where it was sent, and for those alone who sat there."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartentisch.server.notebook import entries, storage
from kartentisch.server.store.schema import KEYS, TABLES
from kartentisch.server.store.schema import SERVER_NOTES as SERVER_NOTES
from kartentisch.server.tables import housekeeping, seats, transfer_file
from tests.server.trusted import export
from tests.server.two_servers import Two, checked, code, context_in


def test_it_arrives_once_and_only_where_it_was_sent(two: Two, tmp_path: Path) -> None:
    left = two.depart()
    third = context_in(tmp_path / "c", two.clock)
    assert code(two.arrive, left.text, third) == "move_other_server"
    assert code(two.arrive, left.text, two.here) == "move_other_server"
    two.arrive(left.text)
    assert code(two.arrive, left.text) == "move_known"
    with two.there.store.write() as connection:  # even if it was removed there
        housekeeping.remove(connection, two.table)
    assert code(two.arrive, left.text) == "move_known"
    third.store.close()


def test_a_file_from_before_takes_nothing_back(two: Two) -> None:
    """Whoever kept the file of an earlier move cannot undo with it what was played since."""
    first = two.depart()
    two.arrive(first.text)
    back = two.depart(two.here, at=two.there)
    two.arrive(back.text, two.here)
    again = two.depart()
    two.arrive(again.text)
    with two.there.store.write() as connection:
        housekeeping.remove(connection, two.table)
    assert code(two.arrive, first.text) == "move_known"
    assert code(two.arrive, again.text) == "move_known"


@pytest.mark.thorough
def test_no_server_can_be_made_to_sign_a_line_twice(two: Two) -> None:
    """Two lines of one number in one signature prove a cheat: none may come of a table that was removed meanwhile."""
    left = two.depart()
    two.arrive(left.text)
    two.come(left)
    two.play(two.there, 30, seed=3)
    signed = len(two.lines(two.there))
    with two.there.store.write() as connection:
        housekeeping.remove(connection, two.table)
    home = two.depart(two.here, again=True)  # the old server says that it never arrived
    two.arrive(home.text, two.here)
    two.come(home, two.here)
    for number, (most, seed) in enumerate(((3, 5), (30, 6))):
        two.play(two.here, most, seed)
        fork = two.depart()
        lines = len(two.lines(two.here))
        if number == 0:
            assert len(left.text) < len(fork.text) and lines < signed
            assert code(two.arrive, fork.text) == "move_known"
            back = two.depart(two.here, again=True)
            two.arrive(back.text, two.here)
            two.come(back, two.here)
    assert lines > signed
    two.arrive(fork.text)  # another server's story, in its own signature; ours goes on behind all that we ever signed
    assert len(two.lines(two.there)) > signed


def test_nobody_comes_by_a_file_to_a_game_that_followed(two: Two) -> None:
    """Keys open all games of the same people: those of a file are for its own game only."""
    left = two.depart()
    two.arrive(left.text)
    with two.there.store.write() as connection:  # as if a second game was played there, and the first one was removed
        first = connection.execute(TABLES.select().where(TABLES.c.id == two.table)).mappings().one()
        connection.execute(TABLES.insert().values(**{c.key: first[c] for c in TABLES.c} | {"id": "second"}))
        housekeeping.remove(connection, two.table)
        connection.execute(SERVER_NOTES.delete().where(SERVER_NOTES.c.name.contains(two.table)))
        before = connection.execute(KEYS.select().where(KEYS.c.round == two.table)).all()
    theirs = transfer_file.TRANSFER.decode(left.text)
    theirs.links = {0: "ab" * 32, 1: "cd" * 32}
    assert code(two.arrive, transfer_file.packed(theirs, two.here.store.identity.secret)) == "move_known"
    with two.there.store.read() as connection:
        assert connection.execute(KEYS.select().where(KEYS.c.round == two.table)).all() == before


def test_whoever_comes_later_is_nobody_who_was_there_before(two: Two) -> None:
    """What somebody noted who has left is not for whoever comes next, in no server."""
    with two.here.change(two.table) as (_, table):
        table.times.invite, table.quiet = "helpers-welcome", True
    _, _, dora = seats.sit_down(two.here, two.table, "helpers-welcome", ["Dora"], None)
    with two.here.change(two.table) as (connection, table):
        table.times.stand_ins[1], table.quiet = dora, True
        note = entries.Note(kind="note", text="Take the bridge.")
        storage.put(storage.Writer(connection, table, dora, 1, two.clock()), "plan-of-dora", note)
        assert storage.read(connection, table, dora, 1)["items"]
    left = two.depart()
    two.arrive(left.text)
    two.come(left)
    with two.there.change(two.table) as (_, table):
        table.seats[1].invite, table.quiet = "a-seat-is-free", True
    _, _, carl = seats.sit_down(two.there, two.table, "a-seat-is-free", ["Carl"], None)
    with two.there.look(two.table) as (connection, table):
        assert table.seats[1].holder == carl != dora
        assert not storage.read(connection, table, carl, 1)["items"]


@pytest.mark.thorough
def test_a_table_that_never_arrived_is_sent_anew_or_taken_back(two: Two, tmp_path: Path) -> None:
    lost, third = two.depart(), context_in(tmp_path / "c", two.clock)
    anew = two.depart(third, again=True)
    two.arrive(anew.text, third)
    assert code(two.arrive, anew.text) == "move_other_server"
    home = two.depart(two.here, again=True)
    two.arrive(home.text, two.here)
    two.come(home, two.here)
    two.play(two.here, seed=5)
    report = checked(export(two.here, two.table))
    assert report.servers == [two.here.store.identity.key] and report.dice.complete
    two.arrive(lost.text)  # of a file nobody can know that another one was written: the two logs contradict each other
    there = {line.seq: line.hash for line in two.lines(two.there)}
    assert any(there[line.seq] != line.hash for line in two.lines(two.here) if line.seq in there)
    third.store.close()

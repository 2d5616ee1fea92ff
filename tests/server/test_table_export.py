"""A table leaves for another server: what may move, and what the old server says and does from then on."""

from __future__ import annotations

from kartentisch.fairness.log_chain import following
from kartentisch.server import people
from kartentisch.server.delivery.outbound import Said
from kartentisch.server.notifications import channels, targets
from kartentisch.server.store.schema import TABLES
from kartentisch.server.tables import housekeeping, new_table, timers
from kartentisch.server.tables.context import Shown
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import TableSettings
from kartentisch.server.views import lobby, table_export
from tests.server.two_servers import DAY, SERVER, Two, code


def test_the_old_server_says_where_it_went_and_plays_no_more(two: Two) -> None:
    with two.here.look(two.table) as (_, table):
        seat, decision = min(table.decisions.items())
        action = table.position_now().legal_actions(seat)[0]
    left = two.depart()
    seen = two.seen(two.here, 0)
    assert seen["table"]["halt"] == "moved" and seen["table"]["asked"] == [] and seen["decision"] is None
    links = dict(left.links)
    assert set(links) == {"Anna", "Ben"}
    assert seen["moved"] == {"to": SERVER, "link": links["Anna"]}
    assert two.seen(two.here, 1)["moved"]["link"] == links["Ben"]
    assert two.seen(two.here, -1, who=-1)["moved"] == {"to": SERVER, "link": None}
    for more in ({"kind": "play", "decision": decision.id, "actions": [action]},
                 {"kind": "chat", "text": "hello"}, {"kind": "ask_undo"}):  # fmt: skip
        status, body = two.do(two.here, seat, **more)
        assert (status, body["error"]["code"]) == (409, "table_moved") and SERVER in body["error"]["sentence"]
    known = two.lines(two.here)
    two.clock.ms += 30 * DAY
    timers.give_back_lost_time(two.here)
    timers.sweep(two.here)
    assert two.lines(two.here) == known and known[-1].kind == "departed"
    with two.here.store.read() as connection:
        assert lobby.listed(two.here, connection)["running"] == []
        assert lobby.calls(connection, Shown(cookies={f"kt_{two.table}": "x"})) == []
    assert code(two.depart) == "table_moved"


def test_what_cannot_move_stays_as_it_is(two: Two) -> None:
    def wish(to: str = SERVER, key: str = "ab" * 32, table: str = "") -> str:
        with two.here.store.write() as connection:
            return code(table_export.depart, connection, table or two.table, to, key, two.clock())

    known = two.lines(two.here)
    for address in ("other.example.org", "ftp://other", "https://", "https://x/y", "https://x?a", "https://x y",
                    "https://a@x", "https://x:99999", 'https://x"', "https://" + "x" * 300):  # fmt: skip
        assert wish(to=address) == "move_address", address
    assert wish(key="ab") == wish(key="g" * 64) == "move_key"
    assert wish(key=two.here.store.identity.key) == "move_same_server"
    assert wish(table="nowhere") == "unknown_table"
    waiting = new_table.open_table(
        two.here, NewTable("attila", [{"kind": "mine", "name": "A"}, {"kind": "open"}], TableSettings())
    )[0]
    assert wish(table=waiting.id) == "not_started"
    assert two.lines(two.here) == known and two.seen(two.here, 0)["moved"] is None


def test_a_table_that_went_away_is_kept_for_a_year(two: Two) -> None:
    with two.here.store.write() as connection:
        person = people.make(connection, two.clock()).id
        said = Said(200, name="ntfy", shown="x")
        targets.add_channel(connection, person, two.table, "ntfys://ntfy.sh/x", said, "de", two.clock())
        assert targets.of_table(connection, two.table)
    left = two.depart()
    with two.here.store.read() as connection:
        assert targets.of_table(connection, two.table) == []  # nothing is told of it here any more
    with two.here.look(two.table) as (connection, table):
        assert code(channels.add, connection, table, people.find(connection, person), "x", said, "de", 0) == (
            "table_moved"
        )
    two.arrive(left.text)
    for days, there in ((364, True), (2, False)):
        two.clock.ms += days * DAY
        for context in (two.here, two.there):
            housekeeping.tidy(context)
        with two.here.store.read() as connection:
            assert (connection.execute(TABLES.select().where(TABLES.c.id == two.table)).first() is not None) is there
    with two.there.look(two.table) as (_, table):
        assert table.status == "playing"  # where it goes on it stays
    two.come(left)
    back = two.depart(two.here, at=two.there)
    two.arrive(back.text, two.here)  # and may come home


def test_a_head_of_the_file_is_the_head_of_the_chain(two: Two) -> None:
    """The line in which a table leaves is chained and signed as every other one."""
    two.depart()
    before, last = two.lines(two.here)[-2:]
    form = {**last.body, "seq": last.seq, "at": last.at, "kind": last.kind}
    assert following(bytes.fromhex(before.hash), form).hex() == last.hash
    assert set(last.body) == {"to", "key"}

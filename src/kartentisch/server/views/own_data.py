"""All that the server keeps of somebody, for them to take away."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, select

from kartentisch.server import people
from kartentisch.server.notebook import storage
from kartentisch.server.people import Person, devices
from kartentisch.server.people.persons import HANGING
from kartentisch.server.store.schema import NOTIFICATION_TARGETS, PASSKEYS, PERSON_SEATS, SESSIONS, TICKETS
from kartentisch.server.tables import repository

SECRET: Final = frozenset({"digest", "key", "secret", "code", "browser", "token", "off", "calendar"})  # opens something
# of a service it is a key as well; what may be read is in `shown`
ADDRESSES: Final = {NOTIFICATION_TARGETS.name: "address"}
APART: Final = (SESSIONS, PASSKEYS, PERSON_SEATS, TICKETS)


def of(connection: Connection, person: Person, secret: str) -> dict[str, Any]:
    """As JSON: who they are, their devices and passkeys, their seats with what they said there, and whatever else
    hangs on them.  Keys are not among it: who reads the file must not be able to use it.
    """
    hanging = [table for table in HANGING if table not in APART]
    return {
        "person": vars(person),
        "devices": devices.told(connection, person.id, secret),
        "passkeys": devices.passkeys(connection, person.id),
        "seats": [_seat(connection, seat) for seat in people.seats_of(connection, person.id)],
        **{
            table.name: [
                {
                    name: value
                    for name, value in row.items()
                    if name not in (*SECRET, "person", ADDRESSES.get(table.name))
                }
                for row in connection.execute(select(table).where(table.c.person == person.id)).mappings()
            ]
            for table in hanging
        },
    }


def _seat(connection: Connection, seat: people.PersonSeat) -> dict[str, Any]:
    table = repository.find(connection, seat.table)
    said = [
        {"at": line.at, "text": line.body.get("text") or line.body.get("phrase")}
        for line in repository.log(connection, table.id)
        if line.kind == "chat" and seat.seat in line.body["seats"]
    ]
    return {
        "table": table.id, "game": table.game_name, "seat": seat.seat, "name": table.seats[seat.seat].name,
        "status": table.status, "opened": table.created, "touched": table.touched, "said": said,
        "asides": storage.of_holder(connection, table.id, seat.holder, seat.seat),
        "record": f"/api/tables/{table.id}/record?seat={seat.seat}",
    }  # fmt: skip

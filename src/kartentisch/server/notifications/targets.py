"""Where a person wants to be told: their browsers, e-mail, and services of others.

E-mails go to an address only after its owner has said yes there.  Whoever has the secret of a target's e-mails can end
them, once; who says that this server shall never write again is not written to, whoever asks for it.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, case, delete, func, insert, select, update

from kartentisch.server import people
from kartentisch.server.delivery import mail, queue
from kartentisch.server.delivery.mail import Email
from kartentisch.server.delivery.outbound import SEVERAL, Said
from kartentisch.server.notifications import unsubscribe
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import NOTIFICATION_TARGETS, OUTGOING, SERVICE_PACES, TABLES
from kartentisch.server.store.statements import insert_into
from kartentisch.server.tables import notification_jobs
from kartentisch.server.views import sentences

MOST: Final = 8  # of one person
MOST_OF_TABLE: Final = 3  # channels
MOST_GIVEN: Final = 24  # channels that one person has given to tables
ASKED: Final = 2  # e-mails a day to one address that ask whether it wants to hear from here
DAY: Final = 86_400_000
TO_CONFIRM: Final = 2 * DAY  # ms that such an e-mail is good for
LONGEST_ENDPOINT: Final = 1_000
UNREACHABLE: Final = "unreachable"
UNTRIED: Final = "untried"  # the row of services that have not answered quickly by now
SLOW: Final = 3.0  # seconds for an answer
PROVEN: Final = 3  # answers after which a service counts as quick
PENANCE: Final = 10  # and so many more after it was slow
PACE_KEPT: Final = 30 * DAY


@dataclass(frozen=True)
class Target:
    """A place to be told.

    Attributes:
        address: of e-mails; a subscription as JSON; what `apprise` understands.
        shown: what its owner may read on a screen.
        confirmed: since when, 0 if not yet.
        failing: UNREACHABLE where nothing gets there; empty if all is well.
        digest: of what tells one address from another.
        table_id: whose channel it is; empty: the person's own.
    """

    id: str
    person: str
    kind: str
    address: str
    shown: str
    lang: str
    confirmed: int
    off: str
    told: int
    failing: str
    digest: str
    table_id: str


def _of(row: Any) -> Target:
    names = Target.__dataclass_fields__
    return Target(**{name: getattr(row, name) for name in names})


def of_person(connection: Connection, person: str, confirmed: bool = False) -> list[Target]:
    """The person's targets, the first one first, and channels that they have given to tables.

    Args:
        confirmed: only those where something may be sent to the person.
    """
    which = NOTIFICATION_TARGETS.c.person == person
    if confirmed:
        which &= (NOTIFICATION_TARGETS.c.confirmed > 0) & (NOTIFICATION_TARGETS.c.table_id == "")
    return _found(connection, which)


def of_table(connection: Connection, table: str, confirmed: bool = False) -> list[Target]:
    """The table's channels, the first one first; `confirmed`: only those where something may be sent."""
    which = NOTIFICATION_TARGETS.c.table_id == table
    if confirmed:
        which &= NOTIFICATION_TARGETS.c.confirmed > 0
    return _found(connection, which)


def _found(connection: Connection, which: ColumnElement[bool]) -> list[Target]:
    rows = connection.execute(select(NOTIFICATION_TARGETS).where(which).order_by(NOTIFICATION_TARGETS.c.created)).all()
    return [_of(row) for row in rows]


def find(connection: Connection, target: str, person: str | None = None) -> Target:
    """A target.  Rejected: `unknown_target`, also for somebody else's."""
    row = connection.execute(select(NOTIFICATION_TARGETS).where(NOTIFICATION_TARGETS.c.id == target)).first()
    if row is None or person not in (None, row.person):
        raise refuse("unknown_target")
    return _of(row)


def remove(connection: Connection, target: str) -> None:
    """Nothing is sent there any more, neither what waits."""
    queue.drop_target(connection, target)
    connection.execute(delete(NOTIFICATION_TARGETS).where(NOTIFICATION_TARGETS.c.id == target))


def never_again(connection: Connection, token: str, now: int) -> None:
    """The owner of an address does not want to hear from this server, whoever asks.  Rejected: `stale_link`."""
    digest = unsubscribe.say(connection, token, now)
    for row in connection.execute(
        select(NOTIFICATION_TARGETS.c.id).where(NOTIFICATION_TARGETS.c.digest == digest)
    ).all():
        remove(connection, row.id)


def add_push(connection: Connection, person: str, subscription: dict[str, Any], label: str, lang: str, now: int) -> str:
    """A browser.  Whoever else was told there is not any more: a browser has one owner at a time.

    Raises:
        Rejected: `too_many_targets`.
    """
    digest = access_tokens.digest(f"push {subscription['endpoint']}")
    rows = connection.execute(
        select(NOTIFICATION_TARGETS.c.id, NOTIFICATION_TARGETS.c.person).where(NOTIFICATION_TARGETS.c.digest == digest)
    )
    for row in rows.all():
        if row.person != person:
            remove(connection, row.id)
    text = msgspec.json.encode(subscription).decode()
    target, _ = _put(connection, person, "push", text, digest, label, lang, now, now)
    return target


def add_other(connection: Connection, person: str, url: str, said: Said, lang: str, now: int) -> str:
    """A service, as the helper has named it.  Rejected: `unknown_service`, `several_receivers`, `too_many_targets`."""
    return _add_service(connection, person, url, said, lang, now)


def add_channel(connection: Connection, person: str, table: str, url: str, said: Said, lang: str, now: int) -> str:
    """A service that the person gives to a table.  Rejected: as `add_other`."""
    return _add_service(connection, person, url, said, lang, now, table)


def _add_service(
    connection: Connection, person: str, url: str, said: Said, lang: str, now: int, table: str = ""
) -> str:
    if said.status != 200:
        raise refuse("several_receivers" if said.problem == SEVERAL else "unknown_service")
    digest = access_tokens.digest(f"other {said.identity or url}")
    shown = f"{said.name}: {said.shown}"
    target, _ = _put(connection, person, "other", url, digest, shown, lang, now, now, table)
    return target


def add_mail(connection: Connection, person: str, typed: str, lang: str, now: int, base: str) -> str:
    """An address for e-mails, which is asked first.

    Args:
        base: the address of the server.

    Raises:
        Rejected: `bad_address`, `too_many_targets`, `asked_enough` where it was asked often today, or wants no e-mail.
    """
    address = mail.address_of(typed)
    if address is None:
        raise refuse("bad_address")
    digest = unsubscribe.digest_of(address)
    target, token = _put(connection, person, "mail", address, digest, address, lang, 0, now)
    if not token:
        return target  # it is known, and has said yes
    ask(connection, address, digest, now)
    words = sentences.speech(lang)
    email = Email(
        to=address,
        subject=words.say("email-confirm-subject"),
        text=words.say("email-confirm-text", address=base),
        link=f"{base}/notifications/confirm/{token}",
        link_words=words.say("email-confirm-link"),
        until=now + TO_CONFIRM,
        lang=lang,
        off_page=unsubscribe.link(connection, base, digest),
        off_words=words.say("email-never"),
    )
    mail.enqueue(connection, email, now, f"confirm {digest} {secrets.token_hex(6)}")
    return target


def ask(connection: Connection, address: str, digest: str, now: int) -> None:
    """Whether an e-mail that nobody there has asked for may go to this address.  Rejected: `asked_enough`."""
    asked = (OUTGOING.c.target == queue.NO_TARGET) & OUTGOING.c.subject.startswith(
        f"confirm {digest} ", autoescape=True
    )
    recent = select(func.count()).where(asked & (OUTGOING.c.created > now - DAY))
    if unsubscribe.said(connection, digest) or int(connection.execute(recent).scalar() or 0) >= ASKED:
        raise refuse("asked_enough")


def _put(
    connection: Connection,
    person: str,
    kind: str,
    address: str,
    digest: str,
    shown: str,
    lang: str,
    confirmed: int,
    now: int,
    table: str = "",
) -> tuple[str, str]:
    """The id of the target, and what its owner says yes with, if they have not yet."""
    token = "" if confirmed else secrets.token_urlsafe(24)
    of_whom = NOTIFICATION_TARGETS.c.table_id == table
    mine = (of_whom if table else of_whom & (NOTIFICATION_TARGETS.c.person == person)) & (
        NOTIFICATION_TARGETS.c.digest == digest
    )
    known = connection.execute(select(NOTIFICATION_TARGETS).where(mine)).first()
    if known is not None:
        token = "" if known.confirmed else token
        values: dict[str, Any] = {"address": address, "lang": lang, "failing": ""}
        values |= {"token": access_tokens.digest(token), "created": now} if token else {}
        again = confirmed and not known.confirmed  # it was refused for good, and its owner tries once more
        values |= {"confirmed": confirmed} if again else {}
        connection.execute(update(NOTIFICATION_TARGETS).where(mine).values(values))
        if again:
            look_again(connection, person, now)
        return str(known.id), token
    bounds: list[tuple[ColumnElement[bool], int]] = [(of_whom & (NOTIFICATION_TARGETS.c.person == person), MOST)]
    if table:
        given = (NOTIFICATION_TARGETS.c.person == person) & (NOTIFICATION_TARGETS.c.table_id != "")
        bounds = [(of_whom, MOST_OF_TABLE), (given, MOST_GIVEN)]
    for which, most in bounds:
        if int(connection.execute(select(func.count()).where(which)).scalar() or 0) >= most:
            raise refuse("too_many_targets", most=most)
    target = access_tokens.new_id(16)
    values = {
        "id": target,
        "person": person,
        "kind": kind,
        "address": address,
        "digest": digest,
        "shown": shown,
        "lang": lang,
        "confirmed": confirmed,
        "token": access_tokens.digest(token) if token else "",
        "off": secrets.token_urlsafe(24),
        "told": 0,
        "failing": "",
        "created": now,
        "table_id": table,
    }
    connection.execute(insert(NOTIFICATION_TARGETS).values(values))
    if confirmed:
        look_again(connection, person, now)
    return target, token


def confirm(connection: Connection, token: str, now: int) -> Target:
    """Its owner says yes; saying it twice is no harm.  Rejected: `stale_link`."""
    row = _by_token(connection, token)
    if row is None or (not row.confirmed and now > row.created + TO_CONFIRM):
        raise refuse("stale_link")
    if not row.confirmed:
        connection.execute(
            update(NOTIFICATION_TARGETS).where(NOTIFICATION_TARGETS.c.id == row.id).values(confirmed=now)
        )
        look_again(connection, row.person, now)
    return find(connection, row.id)


def end(connection: Connection, off: str) -> None:
    """The link in an e-mail: no more of them.  Rejected: `stale_link`, also the second time."""
    row = connection.execute(select(NOTIFICATION_TARGETS.c.id).where(NOTIFICATION_TARGETS.c.off == off)).first()
    if row is None or not off:
        raise refuse("stale_link")
    remove(connection, row.id)


def _by_token(connection: Connection, token: str) -> Any:
    query = select(NOTIFICATION_TARGETS).where(NOTIFICATION_TARGETS.c.token == access_tokens.digest(token))
    return connection.execute(query).first()


def look_again(connection: Connection, person: str, now: int) -> None:
    """There is something new to be told, or another place: at all tables of the person."""
    for name in sorted(people.tables_of(connection, person)):  # in one order, as others do
        chain = connection.execute(select(TABLES.c.round, TABLES.c.status).where(TABLES.c.id == name)).first()
        if chain is not None and chain.status != "over":
            notification_jobs.note(connection, name, chain.round, now + notification_jobs.GRACE)


def told(connection: Connection, target: str, now: int) -> None:
    """Something was sent there."""
    changed = update(NOTIFICATION_TARGETS).where(NOTIFICATION_TARGETS.c.id == target)
    connection.execute(changed.values(told=now, failing=""))


# ------------------------------------------------------------------ how often, and how soon, an address is written to
def last_told(connection: Connection, target: Target) -> int:
    """When something was sent there last.

    To another service: by whomever, whatever came of it, also if nobody has the address any more; nobody else sends
    there before this transaction ends.
    """
    if target.kind != "other":
        return target.told
    made = insert_into(connection, SERVICE_PACES).values(digest=target.digest, tried=0, quick=0)
    connection.execute(made.on_conflict_do_nothing())
    own = select(SERVICE_PACES.c.tried).where(SERVICE_PACES.c.digest == target.digest)
    return int(connection.execute(own.with_for_update()).scalar() or 0)


def sending(connection: Connection, target: Target, now: int) -> None:
    """Something is being sent there; `last_told` was asked before."""
    _set_pace(connection, target, tried=now)


def answered(connection: Connection, target: Target, seconds: float) -> None:
    """It has kept us waiting for so long: who is slow goes with the slow for a while, with all that waits for it."""
    if target.kind != "other":
        return
    if seconds > SLOW:
        _set_pace(connection, target, quick=-PENANCE)
        queue.divert(connection, target.id, UNTRIED)
    else:
        _set_pace(
            connection, target, quick=case((SERVICE_PACES.c.quick < PROVEN, SERVICE_PACES.c.quick + 1), else_=PROVEN)
        )


def lane(connection: Connection, target: Target) -> str:
    """In which row its messages wait: a service that is not known to answer quickly keeps no other waiting."""
    if target.kind != "other":
        return target.kind
    own = select(SERVICE_PACES.c.quick).where(SERVICE_PACES.c.digest == target.digest)
    return target.kind if int(connection.execute(own).scalar() or 0) >= PROVEN else UNTRIED


def _set_pace(connection: Connection, target: Target, **values: Any) -> None:
    connection.execute(update(SERVICE_PACES).where(SERVICE_PACES.c.digest == target.digest).values(**values))


def fails(connection: Connection, target: str) -> None:
    """Nothing gets there.  Why is for the log: it would tell what stands in the server's own network."""
    connection.execute(
        update(NOTIFICATION_TARGETS).where(NOTIFICATION_TARGETS.c.id == target).values(failing=UNREACHABLE)
    )


def bounced(connection: Connection, target: str) -> None:
    """The address is refused for good: nothing more is sent there before its owner asks for it again."""
    queue.drop_target(connection, target)
    changed = update(NOTIFICATION_TARGETS).where(NOTIFICATION_TARGETS.c.id == target)
    connection.execute(changed.values(failing=UNREACHABLE, confirmed=0, token=""))


def forget(connection: Connection, now: int) -> None:
    """Whoever was asked and has not said yes, and how quick an address was that nobody has written to for long."""
    connection.execute(delete(SERVICE_PACES).where(SERVICE_PACES.c.tried < now - PACE_KEPT))
    old = (NOTIFICATION_TARGETS.c.confirmed == 0) & (NOTIFICATION_TARGETS.c.created < now - 7 * DAY)
    connection.execute(delete(NOTIFICATION_TARGETS).where(old))

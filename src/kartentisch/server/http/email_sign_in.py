"""Coming in by e-mail: a link or a code, good once, in the browser that asked for it.

The answer and the e-mail are the same whether somebody has the address or not: who has none by then gets it.
"""

from __future__ import annotations

import secrets
from typing import Final

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection, func, select

from kartentisch.server import people
from kartentisch.server.delivery import mail, queue
from kartentisch.server.delivery.mail import Email
from kartentisch.server.delivery.settings import DeliverySettings
from kartentisch.server.http import requests, responses, shapes, visitors
from kartentisch.server.http.parameters import Lang, Marker, documented
from kartentisch.server.http.sign_in import Signing
from kartentisch.server.notifications import unsubscribe
from kartentisch.server.people import mails, tickets
from kartentisch.server.people.tickets import Ticket
from kartentisch.server.rates import Rate, network_of
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import OUTGOING
from kartentisch.server.tables.context import Context
from kartentisch.server.views import sentences

COOKIE: Final = "kartentisch_letter"  # in the browser that asked; its name is kept, as browsers have it
LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # of codes
LONG: Final = 8  # 40 bits, for five tries
ASKED: Final = 3  # e-mails to one address in a day for one network
ALL: Final = 12  # and for all of them
DAY: Final = 86_400_000


def add_routes(api: APIRouter, context: Context, signing: Signing, settings: DeliverySettings) -> None:
    """Give the router what needs a mail server."""
    pace = context.limits.notification_seconds
    asking = Rate(1 / pace if pace else 0, context.limits.notification_burst)

    @api.post(
        "/api/me/mail",
        responses=documented(403, 409, 413, model=shapes.Asked),
        summary="Send an e-mail with a link and a code to sign in with; the same for every address",
    )
    def ask(request: Request, marker: Marker, body: requests.SignInEmail, lang: Lang = None) -> Response:
        if settings.mail is None or not settings.address:
            raise refuse("mail_off")
        address = mail.address_of(body.address)
        if address is None:
            raise refuse("bad_address")
        visitor = network_of(request.client.host if request.client else "")
        if not asking.allows(visitor):
            raise refuse("too_many_requests")
        now, browser = context.store.now(), tickets.new_browser()
        token, code = secrets.token_urlsafe(24), "".join(secrets.choice(LETTERS) for _ in range(LONG))
        with context.store.write() as connection:
            person = people.person_of(connection, request.cookies)
            mine = "" if person is None else person.id
            tickets.issue(connection, "mail", token, browser, mine, now, address, code)
            about = _subject(connection, address, visitor)
            off = unsubscribe.link(connection, settings.address, unsubscribe.digest_of(address))
            if _may_write(connection, address, about, now):
                email = _email(address, settings.address, token, code, off, responses.language(request), now)
                mail.enqueue(connection, email, now, f"{about}{secrets.token_hex(6)}")
        answer = responses.json({"until": now + tickets.LINK})
        return visitors.hand_over(request, answer, browser, COOKIE, tickets.LINK // 1000)

    @api.post(
        "/api/me/mail/confirm",
        responses=documented(403, 409, 413, model=shapes.Me),
        summary="Sign in with the link or code of the e-mail, in the browser that asked for it",
    )
    def confirm(request: Request, marker: Marker, body: requests.FromSignInEmail, lang: Lang = None) -> Response:
        now, browser = context.store.now(), request.cookies.get(COOKIE, "")
        with context.store.write() as connection:  # used up whatever comes of it
            if body.token:
                ticket = tickets.redeem(connection, "mail", body.token, browser, now)
            else:
                typed = "".join(letter for letter in body.code.upper() if letter in LETTERS)
                ticket = tickets.redeem_code(connection, typed, browser, now)
        if ticket is None:
            raise refuse("bad_link")
        with context.store.write() as connection:
            secret = come_in(connection, request, ticket, body.bring)
        answer = signing.me(request, secret)
        return visitors.hand_over(request, answer, secret) if secret else answer

    def come_in(connection: Connection, request: Request, ticket: Ticket, bring: bool) -> str:
        """Whoever has the address comes in; where nobody has it, it is kept.  The new secret of the browser, or ""."""
        person = people.person_of(connection, request.cookies)
        if ticket.person != ("" if person is None else person.id):
            raise refuse("bad_link")  # it was asked for by somebody else in this browser
        owner, now = mails.owner_of(connection, ticket.address), context.store.now()
        if owner is None:
            visit = signing.visits.needed(connection, request)
            mails.keep(connection, visit.person.id, ticket.address, now)
            return visit.secret
        if person is not None and owner == person.id:
            return ""
        return signing.visits.enter(connection, request, owner, "", bring)

    @api.delete(
        "/api/me/mail",
        responses=documented(401, 403, 413, model=shapes.Me),
        summary="No more signing in by e-mail",
    )
    def remove(request: Request, marker: Marker, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            mails.remove(connection, signing.somebody(connection, request).id)
        return signing.me(request)


def _to(address: str) -> str:
    return f"signin {access_tokens.digest(mails.key_of(address))} "


def _subject(connection: Connection, address: str, visitor: str) -> str:
    """To whom, and for which network; who reads the store learns no address from it."""
    return f"{_to(address)}{unsubscribe.tag(connection, f'network {visitor}')} "


def _may_write(connection: Connection, address: str, about: str, now: int) -> bool:
    """Not too often in a day, and not where somebody has said never; nobody is told.

    Each network has its own count, so that nobody uses up the e-mails of those who have the address.
    """

    def sent(begin: str) -> int:
        emails = (OUTGOING.c.target == queue.NO_TARGET) & OUTGOING.c.subject.startswith(begin, autoescape=True)
        return int(
            connection.execute(select(func.count()).where(emails & (OUTGOING.c.created > now - DAY))).scalar() or 0
        )

    return (
        not unsubscribe.said(connection, unsubscribe.digest_of(address))
        and sent(about) < ASKED
        and sent(_to(address)) < ALL
    )


def _email(address: str, base: str, token: str, code: str, off: str, lang: str, now: int) -> Email:
    words = sentences.speech(lang)
    return Email(
        to=address,
        subject=words.say("email-signin-subject"),
        text=words.say("email-signin-text", address=base, code=f"{code[:4]}-{code[4:]}"),
        link=f"{base}/me#signin={token}",
        link_words=words.say("email-signin-link"),
        until=now + tickets.LINK,
        lang=lang,
        off_page=off,
        off_words=words.say("email-never"),
    )

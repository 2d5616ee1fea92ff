"""E-mails: how they look, what an address is, and the way to the mail server."""

from __future__ import annotations

import html
import re
import secrets
from dataclasses import asdict, dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from kartentisch.server.delivery import queue
from kartentisch.server.delivery.settings import DeliverySettings, MailServer

if TYPE_CHECKING:
    import smtplib

SECONDS: Final = 15.0  # for each answer of a mail server
LONGEST: Final = 254
# a receiver who is unknown or wants none, also after the text was sent; others, as 530 and 554, may be about us
REFUSED: Final = (550, 551, 552, 553, 556)
_LOCAL: Final = re.compile(r"[A-Za-z0-9!#$&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$&'*+/=?^_`{|}~-]+)*")
_DOMAIN: Final = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})")


@dataclass(frozen=True)
class Email:
    """An e-mail to one address.

    Attributes:
        text: paragraphs, with empty lines between them; no link in them.
        link: an address of this server, with the words on it.
        until: the moment from which on nobody needs it any more, in ms; 0: it is always good.
        off: the address that ends e-mails to here with one click (RFC 8058).
        off_words: for those who read to the end.
    """

    to: str
    subject: str
    text: str
    link: str = ""
    link_words: str = ""
    until: int = 0
    lang: str = "en"
    off: str = ""
    off_page: str = ""
    off_words: str = ""


class MailError(Exception):
    """It was not taken.

    Attributes:
        for_good: the address is refused, now and later.
        ours: the way to the mail server is broken, whatever the address.
    """

    def __init__(self, problem: str, for_good: bool = False, ours: bool = False) -> None:
        super().__init__(problem)
        self.for_good, self.ours = for_good, ours


def address_of(typed: str) -> str | None:
    """The address in the way it is kept; None for what is none in the open net: one address, one domain with a dot."""
    local, at, domain = typed.strip().rpartition("@")
    try:
        domain = domain.lower().encode("idna").decode()
    except UnicodeError:
        return None
    found = f"{local}@{domain}"
    fits = len(local) <= 64 and len(found) <= LONGEST and _LOCAL.fullmatch(local) and _DOMAIN.fullmatch(domain)
    return found if at and fits else None


def enqueue(connection: Connection, email: Email, now: int, subject: str = "") -> None:
    """Send an e-mail after the commit; `subject`: what it is about, where it must go once only."""
    queue.put(connection, "mail", queue.NO_TARGET, subject or secrets.token_hex(12), asdict(email), now, now)


def written(email: Email, settings: DeliverySettings) -> EmailMessage:
    """The e-mail as it goes out."""
    message = EmailMessage()
    user, _, domain = settings.sender.rpartition("@")
    message["From"] = Address(settings.sender_name, user, domain)
    message["To"] = email.to
    message["Subject"] = email.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    message["X-Auto-Response-Suppress"] = "All"
    message["Content-Language"] = email.lang
    if email.off:
        message["List-Unsubscribe"] = f"<{email.off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    link = f"{email.link_words}\n{email.link}" if email.link else ""
    off = f"-- \n{email.off_words}\n{email.off_page}" if email.off_page else ""
    message.set_content("\n\n".join(part for part in (email.text, link, off) if part) + "\n")
    message.add_alternative(_page(email), subtype="html")
    return message


def _page(email: Email) -> str:
    paragraphs = "".join(
        f"<p style='margin:0 0 1em'>{html.escape(part).replace(chr(10), '<br>')}</p>"
        for part in email.text.split("\n\n")
    )
    button = "background:#1f5c4a;color:#fff;text-decoration:none;padding:.8em 1.4em;border-radius:.5em"
    link = _link(email.link, email.link_words, f"display:inline-block;margin:1em 0;{button}") if email.link else ""
    off = _link(email.off_page, email.off_words, "font-size:85%;color:#666") if email.off_page else ""
    return (
        f"<!doctype html><html lang='{email.lang}'><meta charset='utf-8'>"
        "<body style='margin:0;padding:1.5em;font:16px/1.5 system-ui,sans-serif;color:#222;max-width:36em'>"
        f"{paragraphs}{link}{off}</body></html>"
    )


def _link(address: str, words: str, style: str) -> str:
    return f"<p><a href='{html.escape(address)}' style='{style}'>{html.escape(words)}</a></p>"


def connect(server: MailServer) -> smtplib.SMTP:
    """A connection that takes e-mails.  MailError: `ours`."""
    import smtplib  # a server in a browser has neither
    import ssl

    context = ssl.create_default_context()
    try:
        if server.encrypted:
            way: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
        else:
            way = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        way.ehlo()
        if not server.encrypted and way.has_extn("starttls"):
            way.starttls(context=None if server.near else context)
            way.ehlo()
        elif not server.encrypted and server.user and not server.near:
            way.close()
            raise MailError("no_tls", ours=True)  # the password would be read by whoever listens
        if server.user:
            way.login(server.user, server.password)
    except (smtplib.SMTPException, OSError) as error:
        raise MailError(type(error).__name__, ours=True) from None
    return way


def send(email: Email, settings: DeliverySettings) -> None:
    """Hand the e-mail to the mail server.  MailError, if it did not take it."""
    import smtplib

    assert settings.mail is not None
    way = connect(settings.mail)
    try:
        way.send_message(written(email, settings), settings.sender, [email.to])
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise MailError(f"receiver {min(codes)}", for_good=min(codes) in REFUSED) from None
    except smtplib.SMTPDataError as error:
        raise MailError(f"data {error.smtp_code}", for_good=error.smtp_code in REFUSED) from None
    except (smtplib.SMTPException, OSError) as error:
        raise MailError(type(error).__name__, ours=True) from None
    finally:
        try:
            way.quit()
        except (smtplib.SMTPException, OSError):
            way.close()

"""The ways out: e-mails, pushes to browsers, messages to other services; one message to one receiver."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from kartentisch.server.delivery import mail
from kartentisch.server.delivery.mail import Email, MailError
from kartentisch.server.delivery.outbound import Outbound
from kartentisch.server.delivery.settings import DeliverySettings
from kartentisch.server.notifications.targets import Target
from kartentisch.server.notifications.texts import Notice
from kartentisch.server.views import sentences

LONGEST_TTL: Final = 3 * 86_400  # seconds that a push service keeps a message
GONE: Final = (404, 410)
OUR_FAULT: Final = (401, 403)  # the service does not know the server's key

LOGGER: Final = logging.getLogger("kartentisch.server")


class UndeliverableError(Exception):
    """It was not taken: `for_good`, or to be tried again after `wait` ms."""

    def __init__(self, problem: str, for_good: bool = False, wait: int = 0) -> None:
        super().__init__(problem)
        self.for_good, self.wait = for_good, wait


class Senders:
    """Of one server."""

    def __init__(self, settings: DeliverySettings, key: str, now: Callable[[], int]) -> None:
        """`key`: the server's private one for push services."""
        self._settings, self._key, self._now = settings, key, now

    def send(self, target: Target, notice: Notice, helper: Outbound) -> None:
        """Tell the target.  UndeliverableError, if it was not taken."""
        send = {"push": self._push, "mail": self._mail, "other": self._other}[target.kind]
        send(target, notice, helper)

    def email(self, email: Email) -> None:
        if self._settings.mail is None:
            raise UndeliverableError("no mail server")
        try:
            mail.send(email, self._settings)
        except MailError as error:
            raise UndeliverableError(str(error), error.for_good) from None

    def _mail(self, target: Target, notice: Notice, _: Outbound) -> None:
        words, base = sentences.speech(target.lang), self._settings.address
        self.email(
            Email(
                to=target.address,
                subject=notice.title,
                text=notice.text,
                link=base + notice.path,
                link_words=words.say("email-open"),
                lang=target.lang,
                off=f"{base}/notifications/unsubscribe/{target.off}",
                off_page=f"{base}/notifications/unsubscribe/{target.off}",
                off_words=words.say("email-off"),
            )
        )

    def _push(self, target: Target, notice: Notice, helper: Outbound) -> None:
        subscription = msgspec.json.decode(target.address)
        told = {"title": notice.title, "body": notice.text, "path": notice.path, "tag": notice.about}
        left = (notice.until - self._now()) // 1000 if notice.until else LONGEST_TTL
        topic = hashlib.sha256(f"{target.off} {notice.about}".encode()).hexdigest()[:32]  # tells a service nothing
        said = helper.ask(
            {
                "do": "push",
                **subscription,
                "payload": msgspec.json.encode(told).decode(),
                "key": self._key,
                "sub": self._contact(),
                "ttl": max(60, min(left, LONGEST_TTL)),
                "urgency": "high" if notice.urgent else "normal",
                "topic": topic,
            }
        )
        if not 200 <= said.status < 300:
            problem = "guarded" if said.guarded else said.problem if not said.status else f"status {said.status}"
            gone = said.status in GONE
            if said.status in OUR_FAULT:
                LOGGER.error("a push service does not take the server's key", extra={"facts": {"status": said.status}})
            raise UndeliverableError(problem, gone or said.guarded, 1000 * said.wait)

    def _other(self, target: Target, notice: Notice, helper: Outbound) -> None:
        text = f"{notice.text}\n{self._settings.address}{notice.path}"
        said = helper.ask({"do": "other", "url": target.address, "title": notice.title, "body": text})
        if said.status != 200:
            raise UndeliverableError("guarded" if said.guarded else said.problem, said.guarded)

    def _contact(self) -> str:
        """Where a push service may complain."""
        settings = self._settings
        if settings.sender:
            return f"mailto:{settings.sender}"
        names = settings.names if settings.address.startswith("https://") else []
        return f"https://{names[0]}" if names else "mailto:kartentisch@localhost.localdomain"

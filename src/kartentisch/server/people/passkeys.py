"""Passkeys (WebAuthn): the browser or the phone proves that it has a key, and nobody has to remember anything.

This module alone loads the library, and only whoever asks for a passkey loads this module.
"""

from __future__ import annotations

import logging
import re
import secrets
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from kartentisch.server.people import tickets
from kartentisch.server.people.persons import Person
from kartentisch.server.refusals import refuse
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import PASSKEYS

LOGGER: Final = logging.getLogger("kartentisch.server")
MOST: Final = 20  # of one person
SITE: Final = "Kartentisch"
LONGEST_ID: Final = 1_400  # letters: the standard has 1,023 bytes at most
_ID: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")


class Site(Protocol):
    """Where the page lies: `name` is what a passkey is made for, `origin` what a browser says where it was asked."""

    @property
    def name(self) -> str: ...
    @property
    def origin(self) -> str: ...


@dataclass(frozen=True)
class Proof:
    """Somebody has shown a passkey: whose it is, its id, and how often it says that it was used."""

    person: str
    passkey: str
    counter: int


# what the library may stumble over in bytes that anybody may send
_WRONG: Final = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError)


def ask_to_make(connection: Connection, person: Person, site: Site, browser: str, now: int) -> dict[str, Any]:
    """What a browser needs to make a passkey: options of `navigator.credentials.create`."""
    challenge = secrets.token_bytes(32)
    tickets.issue(connection, "register", bytes_to_base64url(challenge), browser, person.id, now)
    options = generate_registration_options(
        rp_id=site.name,
        rp_name=SITE,
        user_name=person.name or SITE,
        user_id=person.id.encode(),
        challenge=challenge,
        timeout=tickets.CHALLENGE,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(row.id))
                             for row in of(connection, person.id) if row.site == site.name],
    )  # fmt: skip
    return options_to_json_dict(options)


def make(store: Store, person: str, site: Site, browser: str, credential: dict[str, Any], label: str, now: int) -> str:
    """Keep the passkey that a browser has made; its id.

    Raises:
        Rejected: `passkey_late` (not asked for in this browser, too late, or used before), `bad_passkey`,
            `passkey_framed`, `too_many_passkeys`.
    """
    challenge = _challenge(credential)
    with store.write() as connection:  # used up whatever comes of it
        asked = tickets.redeem(connection, "register", challenge, browser, now)
    if asked is None or asked.person != person:
        raise refuse("passkey_late")
    try:
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except _WRONG:
        raise refuse("bad_passkey") from None
    name = _known_form(bytes_to_base64url(verified.credential_id))
    with store.write() as connection:
        if len(of(connection, person)) >= MOST:
            raise refuse("too_many_passkeys", most=MOST)
        if connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == name)).first() is not None:
            raise refuse("bad_passkey")
        values: dict[str, object] = {
            "id": name,
            "person": person,
            "key": bytes_to_base64url(verified.credential_public_key),
        }
        values |= {"counter": verified.sign_count, "label": label, "site": site.name, "created": now, "used": now}
        connection.execute(insert(PASSKEYS).values(**values))
    return name


def ask_to_come(connection: Connection, site: Site, browser: str, now: int) -> dict[str, Any]:
    """What a browser needs to show a passkey: options of `navigator.credentials.get`, the same for everybody."""
    challenge = secrets.token_bytes(32)
    tickets.issue(connection, "signin", bytes_to_base64url(challenge), browser, "", now)
    options = generate_authentication_options(
        rp_id=site.name,
        challenge=challenge,
        timeout=tickets.CHALLENGE,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json_dict(options)


def shown(store: Store, site: Site, browser: str, credential: dict[str, Any], now: int) -> Proof:
    """Whose passkey was shown.  It counts when `accept` has taken it.

    Raises:
        Rejected: `passkey_late`, `passkey_framed`, `bad_passkey` (removed, foreign, or shown for another server).
    """
    challenge, name = _challenge(credential), _known_form(credential.get("id"))
    with store.write() as connection:
        if tickets.redeem(connection, "signin", challenge, browser, now) is None:
            asked = None
        else:
            known = (PASSKEYS.c.id == name) & (PASSKEYS.c.site == site.name)
            asked = (connection.execute(select(PASSKEYS).where(known)).first(),)
    if asked is None:
        raise refuse("passkey_late")
    row = asked[0]
    if row is None:
        raise refuse("bad_passkey")
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(row.key),
            credential_current_sign_count=0,  # `accept` looks at ours
        )
        handle = credential["response"].get("userHandle")
        if handle and base64url_to_bytes(str(handle)) != row.person.encode():
            raise ValueError
    except _WRONG:
        raise refuse("bad_passkey") from None
    return Proof(row.person, row.id, verified.new_sign_count)


def accept(connection: Connection, proof: Proof, now: int) -> None:
    """The passkey is used now.

    Raises:
        Rejected: `passkey_copied` (its counter did not go on: somebody has a copy), `bad_passkey` (removed meanwhile).
    """
    own = PASSKEYS.c.id == proof.passkey
    row = connection.execute(select(PASSKEYS.c.counter).where(own).with_for_update()).first()
    if row is None:
        raise refuse("bad_passkey")
    if (proof.counter or row.counter) and proof.counter <= row.counter:
        LOGGER.warning("a passkey was shown whose counter did not go on: somebody may have a copy of it")
        raise refuse("passkey_copied")
    connection.execute(update(PASSKEYS).where(own).values(counter=proof.counter, used=now))


def of(connection: Connection, person: str) -> list[Any]:
    """The rows of all passkeys of the person, the oldest first."""
    own = select(PASSKEYS).where(PASSKEYS.c.person == person)
    return [*connection.execute(own.order_by(PASSKEYS.c.created, PASSKEYS.c.id))]


def _known_form(name: object) -> str:
    """The id of a passkey.  Rejected: `bad_passkey`, if it cannot be one."""
    if not isinstance(name, str) or _ID.fullmatch(name) is None:
        raise refuse("bad_passkey")
    return name


def _challenge(credential: dict[str, Any]) -> str:
    """What the browser says it was asked, as it was issued.

    Both ways to a passkey come by here: to make one, and to show it.

    Raises:
        Rejected: `bad_passkey`, if it says nothing of it; `passkey_framed`, if another page had this one inside it.
    """
    try:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        challenge, told = bytes_to_base64url(parse_client_data_json(data).challenge), msgspec.json.decode(data)
    except _WRONG:
        raise refuse("bad_passkey") from None
    if told.get("crossOrigin", False) is not False or "topOrigin" in told:  # in a frame of another page
        raise refuse("passkey_framed")
    return challenge

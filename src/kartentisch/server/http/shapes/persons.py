"""Who somebody is."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from kartentisch.server.http.shapes.common import Shape


class Device(Shape):
    """A browser in which somebody is known."""

    device: str = Field(description="Names it to its owner.")
    label: str = Field(description="As `Firefox, Linux`; may be empty.")
    created: int
    used: int = Field(description="To the hour.")
    here: bool


class PasskeyTold(Shape):
    passkey: str = Field(description="Names it to its owner.")
    label: str
    created: int
    used: int
    site: str = Field(description="The name of this server for which it is good.")


class DaysOffTold(Shape):
    """Days off at all tables at once."""

    until: int | None = Field(description="null: not off.")
    left: int = Field(description="Days this year.")
    of: int


class PersonTold(Shape):
    """Somebody, as they are told of themselves."""

    name: str
    language: str = Field(description="`de`, `en`, or empty: what the browser says.")
    zone: str = Field(description="As `Europe/Berlin`; empty: not known.")
    mail: str | None = Field(description="The address by which one comes in as well.")
    passkeys: list[PasskeyTold]
    days_off: DaysOffTold
    devices: list[Device]


class Offers(Shape):
    """What this server offers at this address."""

    passkeys: bool
    mail: bool = Field(description="An e-mail with a link, for those who have no passkey.")


class Asked(Shape):
    """An e-mail is on its way, if there is such an address."""

    until: int = Field(description="How long its link and its code are good.")


class Options(Shape):
    """What a browser needs, as JSON of WebAuthn."""

    options: dict[str, Any]


class Me(Shape):
    person: PersonTold | None = Field(description="null: nobody, before something needed a person.")
    offers: Offers


class RatedGame(Shape):
    """A rated game that counted, and what was known after it."""

    table: str
    at: int = Field(description="When it ended.")
    place: int
    rating: int
    low: int
    high: int


class OwnRating(Shape):
    """In one game with so many seats, with an interval of 95%."""

    game: str
    players: int
    rating: int
    low: int
    high: int
    games: int
    curve: list[RatedGame] = Field(description="The last games, the first of them first.")


class OwnRatings(Shape):
    ratings: list[OwnRating]

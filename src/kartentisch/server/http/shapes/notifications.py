"""Where and when somebody is told."""

from __future__ import annotations

from pydantic import Field

from kartentisch.server.http.shapes.common import Shape


class Offered(Shape):
    """What this server can do."""

    push: str | None = Field(description="The key that a browser subscribes with; null: no pushes.")
    mail: bool
    other: bool
    calendar: bool
    services: list[str] = Field(description="Schemes of addresses of other services.")


class NotificationTarget(Shape):
    """A place to be told."""

    id: str
    kind: str = Field(description="`push`, `mail` or `other`.")
    shown: str = Field(description="What may be read on a screen.")
    confirmed: bool = Field(description="Its owner has said yes there.")
    failing: str = Field(description="`unreachable` where nothing gets there; empty: all is well.")
    told: int = Field(description="When something was sent there last, ms since 1970; 0: never.")
    table: str = Field(description="The table whose channel it is; empty: your own.")


class Channel(Shape):
    """A service where a table tells whose turn it is."""

    service: str = Field(description="What kind it is, as `ntfy`.")
    id: str | None = Field(description="For who leads the table alone.")
    shown: str = Field(description="What may be read of its address by who gave it, and leads the table; else empty.")
    failing: str = Field(description="`unreachable` where nothing gets there; empty: all is well, or you do not lead.")
    told: int = Field(description="When something was sent there last, ms since 1970; 0: never, or you do not lead.")


class Channels(Shape):
    """The channels of a table, for somebody at it."""

    offered: bool = Field(description="The server can tell other services.")
    leads: bool = Field(description="You may add some and take them away.")
    most: int = Field(description="So many a table may have.")
    late: bool = Field(description="It can have none: nobody else may know at once how the game stands.")
    channels: list[Channel]


class Notifications(Shape):
    """What somebody has wished for."""

    offers: Offered
    targets: list[NotificationTarget]
    quiet_from: int = Field(description="Minute of the day; -1: never quiet.")
    quiet_to: int
    leads: list[int] = Field(description="Minutes before a deadline.")
    muted: list[str] = Field(description="Tables that are not told about.")
    zone: str = Field(description="Of time, as `Europe/Berlin`; empty: not known.")
    daily: int = Field(description="Minute of the day of one message in place of each by itself; -1: none.")
    calendar: bool = Field(description="There is an address of a calendar.")


class CalendarTold(Shape):
    path: str = Field(description="Its address within the server, shown once.")


class Agreed(Shape):
    shown: str = Field(description="The address that has agreed.")

"""Where and when somebody is told."""

from __future__ import annotations

from pydantic import BaseModel, Field


class Offered(BaseModel):
    """What this house can do."""

    push: str | None = Field(description="The key that a browser subscribes with; null: no pushes.")
    mail: bool
    other: bool
    calendar: bool
    services: list[str] = Field(description="Schemes of addresses of other services.")


class NoticeTarget(BaseModel):
    """A place to be told."""

    id: str
    kind: str = Field(description="`push`, `mail` or `other`.")
    shown: str = Field(description="What may be read on a screen.")
    confirmed: bool = Field(description="Its owner has said yes there.")
    failing: str = Field(description="`unreachable` where nothing gets there; empty: all is well.")
    told: int = Field(description="When something was sent there last, ms since 1970; 0: never.")


class Notices(BaseModel):
    """What somebody has wished for."""

    offers: Offered
    targets: list[NoticeTarget]
    quiet_from: int = Field(description="Minute of the day; -1: never quiet.")
    quiet_to: int
    leads: list[int] = Field(description="Minutes before a deadline.")
    muted: list[str] = Field(description="Tables that are not told about.")
    zone: str = Field(description="Of time, as `Europe/Berlin`; empty: not known.")
    calendar: bool = Field(description="There is an address of a calendar.")


class CalendarTold(BaseModel):
    path: str = Field(description="Its address within the house, shown once.")


class Agreed(BaseModel):
    shown: str = Field(description="The address that has agreed.")

"""Who somebody is."""

from __future__ import annotations

from pydantic import BaseModel, Field


class PersonTold(BaseModel):
    """Somebody, as they are told of themselves."""

    name: str
    language: str = Field(description="`de`, `en`, or empty: what the browser says.")
    zone: str = Field(description="As `Europe/Berlin`; empty: not known.")


class Me(BaseModel):
    person: PersonTold | None

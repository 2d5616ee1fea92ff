"""What any request may be answered."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class Refusal(BaseModel):
    """Why something is refused."""

    code: str
    rule: str
    args: dict[str, Any]
    sentence: str


class Refused(BaseModel):
    error: Refusal


class Health(BaseModel):
    status: str  # ok | ill
    version: str
    store: str  # ok | unreadable
    timers: str  # ok | silent | late | unknown
    disk: str  # ok | full | unknown

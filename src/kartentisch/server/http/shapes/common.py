"""What any request may be answered."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict


class Shape(BaseModel):
    """Worked out when somebody asks for the description: no answer is checked by it, and a start need not wait."""

    model_config = ConfigDict(defer_build=True)


class Refusal(Shape):
    """Why something is refused."""

    code: str
    rule: str
    args: dict[str, Any]
    sentence: str


class Refused(Shape):
    error: Refusal


class Health(Shape):
    status: str  # ok | ill
    version: str
    store: str  # ok | unreadable
    timers: str  # ok | silent | late | unknown
    disk: str  # ok | full | unknown

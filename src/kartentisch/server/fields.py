"""The fields of what is asked over HTTP: what may stand in them, checked before anything else looks."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr, field_validator

SeatNumber = Annotated[StrictInt, Field(ge=0, le=15)]
LONGEST_NAME: Final = 256  # code points that are looked at: a family of emoji has seven, and people count one
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Key = Annotated[str, Field(min_length=1, max_length=100)]
Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
ActionLike = Annotated[StrictInt, Field(ge=0, le=1_000_000)] | Annotated[StrictStr, Field(min_length=1, max_length=80)]
Word = Annotated[StrictStr, Field(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_ .*-]+$")]
Fits = Annotated[StrictStr, Field(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_ .*<>=-]+$")]
ChatMode = Literal["off", "phrases", "free"]
WitnessMode = Literal["off", "wish", "must"]
_UNWRITABLE: Final = re.compile("[\0\ud800-\udfff]")  # a loop over a long record would stop all other visitors
LONGEST_BATCH: Final = 200  # a whole turn of Attack! with a large production


class Asked(BaseModel):
    """What comes from outside: nothing unknown in it, and nothing that cannot be written down."""

    model_config = ConfigDict(extra="forbid")

    @field_validator("*", mode="after")
    @classmethod
    def writable(cls, value: Any) -> Any:
        if isinstance(value, str | list):  # each field of each command comes here, and few are texts
            for text in value if isinstance(value, list) else [value]:
                if isinstance(text, str) and _UNWRITABLE.search(text):
                    raise ValueError("a character that cannot be written down")
        return value

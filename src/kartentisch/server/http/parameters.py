"""What routes share: parameters that many take, and how their answers are described."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Header, Path, Query, Security
from fastapi.security import HTTPBearer

from kartentisch.server.http import shapes

Lang = Annotated[str | None, Query(max_length=10, description="`de` or `en`; default: what the browser likes best.")]
Forecast = Annotated[bool, Query(description="What each seat would have if the game were scored now is wanted, too.")]
Openly = Annotated[
    bool, Query(description="With `seat=-1`: what is asked openly of one of your seats comes with everybody's eyes.")
]
SeatQuery = Annotated[int | None, Query(ge=-1, le=15, description="Look from this seat of yours; -1: as a spectator.")]
Marker = Annotated[
    str, Header(alias="X-Kartentisch", description="Any value: shows that no foreign page sent this.", max_length=32)
]
TargetId = Annotated[str, Path(max_length=32)]
Token = Annotated[str, Path(max_length=100)]  # of a link
Bearer = [Security(HTTPBearer(auto_error=False, description="The secret of a seat; a browser sends its cookie."))]


# what FastAPI would make of `{"model": shapes.Refused}`, without a validator for each of hundreds of answers
_REFUSED: Final[dict[str, Any]] = {
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}
}


def documented(*codes: int, model: Any = None) -> dict[int | str, dict[str, Any]]:
    """The answers of a route, for its description."""
    what: dict[int | str, dict[str, Any]] = dict.fromkeys((*codes, 422), _REFUSED)
    what[429] = {"model": shapes.Refused}
    if 304 in what:
        what[304] = {"description": "It is what you have already, by its `ETag`."}
    if model is not None:
        what[200] = {"model": model}
    return what

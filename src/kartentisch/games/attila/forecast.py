"""What a scoring would bring now: the points on the table, and those of every people by the rules' own scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine import forecast
from kartentisch.engine.forecast import Forecast, Goal, Part, Row
from kartentisch.engine.game import Game
from kartentisch.engine.reasons import Reason
from kartentisch.games.attila.scoring import score_all, score_last
from kartentisch.games.attila.state import AttilaState

# all that a scoring looks at: public, each of it
LOOKED_AT = ("provinces", "pacified", "closed", "influence", "scores", "tiles", "gained", "ending")
NEAR = 3  # fields below the top of a track: then the early end is announced
GIVEN = {"scored": 1, "taken_back": -1}


def fights(before: Mapping[str, Any], after: Mapping[str, Any], room: int) -> list[Reason]:
    """In which provinces a conflict begins: with one stone more than they hold at rest."""
    full = [{p for p, stones in view["provinces"].items() if sum(stones.values()) > room} for view in (before, after)]
    return [Reason("fight", {"province": province}) for province in after["provinces"] if province in full[1] - full[0]]


def leads(before: Mapping[str, Any], after: Mapping[str, Any], seat: int) -> list[Reason]:
    """With which peoples the seat comes to be first alone, or level with the first."""
    found = []
    for people, now in after["influence"][seat].items():
        was = before["influence"][seat].get(people, 0)
        rivals = [(_best_rival(view, people, seat)) for view in (before, after)]
        if was <= rivals[0] and now > rivals[1]:
            found.append(Reason("lead", {"people": people}))
        elif was < rivals[0] and now == rivals[1]:
            found.append(Reason("level", {"people": people}))
    return found


def _best_rival(view: Mapping[str, Any], people: str, seat: int) -> int:
    return max(int(cards.get(people, 0)) for other, cards in enumerate(view["influence"]) if other != seat)


def of_view(game: Game[AttilaState], view: Mapping[str, Any]) -> Forecast:
    """After the end: the result."""
    s: AttilaState = game.bare(view["players"], view.get("options"))
    game.lay_out(s, {part: view[part] for part in LOOKED_AT if part in view}, False)
    points: list[dict[tuple[str, str], int]] = [{("standing", "on_table"): int(n)} for n in view["scores"]]
    if view["stack"]:
        s.listen()
        if s.ending:
            score_last(s)
        else:
            score_all(s)
        for event in game.events(s):
            sign = GIVEN.get(event.kind.name)
            if sign is not None:
                args = event.args
                part = ("people", args["people"]) if "people" in args else ("standing", event.kind.name)
                points[args["seat"]][part] = sign * args["points"]
    rows = []
    for seat, parts in enumerate(points):
        tiles = (Part("standing", "tiles", len(view["tiles"][seat])),) if s.table.tie_by_tiles else ()
        rows.append(Row(tuple(Part(*name, amount) for name, amount in parts.items()), tiles))
    return forecast.compared("points", rows, _goal(s, view))


def _goal(s: AttilaState, view: Mapping[str, Any]) -> Goal:
    """Points on the table, how many conflicts are left until they are counted next, and who is near the top field."""
    left, tiles = 0, 0
    for n in s.table.century_tiles:
        tiles += int(n)
        if not left and tiles > len(view["pacified"]):
            left = tiles - len(view["pacified"])
    last = "yes" if s.ending or tiles - len(view["pacified"]) == left else "no"
    top = int(s.table.track)
    field, people = max((field, people) for row in view["influence"] for people, field in (*row.items(), ("", 0)))
    near = not s.ending and bool(view["stack"]) and field >= top - NEAR
    args = {"left": 0 if s.ending else left, "last": last, "players": int(s.players), "near": "yes" if near else "no"}
    if near:
        args |= {"people": people, "track": int(field), "top": top}
    return Goal(
        "points", args, "ATT-65", ("first", "when", "now"), tuple(int(n) for n in view["scores"]), last=last == "yes"
    )

"""After the end: the course of a game in numbers, and its board as a picture.

Both cost some 10 to 100 ms and are asked for by everybody who looks at a result.  So each is made once at a time and
kept; whoever comes when too many wait is turned away.  Only what everybody may know is in them.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection

from kartentisch.engine.course import Course, course
from kartentisch.engine.facts import SPECTATOR
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import repository
from kartentisch.server.tables.log_lines import redrawn, standing
from kartentisch.server.tables.table import Table
from kartentisch.server.views import records, sentences
from kartentisch.server.views.shared_work import SharedCache

COURSES: Final = 256
PICTURES: Final = 16  # half a megabyte each


class History:
    """Of the tables of one server."""

    def __init__(self, courses: int = COURSES, drawn: int = PICTURES) -> None:
        self._courses: SharedCache[tuple[Course, list[int], dict[int, int]]] = SharedCache(courses)
        self._pictures: SharedCache[str] = SharedCache(drawn)

    def course(self, connection: Connection, table: Table, lang: str, you: int = SPECTATOR) -> dict[str, Any]:
        """Curves, turning points, luck, who tried it again; moments are lines of the log, as `/at/{seq}` wants them.

        Args:
            you: the seat that sentences call “you”.

        Raises:
            KartentischError: `not_over`, `too_many_requests`; as for `Record.states` if the rules have changed since.
        """
        _ended(table)

        def make() -> tuple[Course, list[int], dict[int, int]]:
            log = repository.log(connection, table.id)
            lines = standing(log)
            return course(table.game, records.course(table, lines)), [line.seq for line in lines], redrawn(log)

        found, lines, again = self._courses.get((table.id, table.entries), make)
        words = sentences.speech_at(table, lang)

        def line(entry: int) -> int:
            return lines[max(entry, 1) - 1]

        return {
            "measures": [{"id": name, "title": words.say(f"standing-{name}")} for name in found.measures],
            "points": [
                {"seq": line(point.entry), "turn": point.turn, "seat": point.seat, "values": point.values}
                for point in found.points
            ],
            "turning": [
                {
                    "seq": line(point.entry),
                    "turn": point.turn,
                    "seat": point.seat,
                    "by": point.by,
                    "change": point.change,
                    "gained": list(point.gained),
                    "ahead": point.ahead,
                    "sentence": words.events(point.events, you),
                }
                for point in found.turning
            ],
            "costliest": found.costliest
            and {
                "seq": line(found.costliest.entry),
                "turn": found.costliest.turn,
                "seat": found.costliest.seat,
                "by": found.costliest.by,
                "lost": list(found.costliest.lost),
                "measure": words.say(f"standing-{table.game.force}"),
                "sentence": words.events([found.costliest.event], you),
            },
            "fallen": [
                {"seq": line(fall.entry), "turn": fall.turn, "seat": fall.seat, "by": fall.by}
                | {"sentence": words.events(fall.events, you)}
                for fall in found.fallen
            ],
            "luck": [{**asdict(row), "title": words.say(f"luck-{row.matter.replace('.', '-')}")} for row in found.luck],
            "redrawn": [{"seat": seat, "times": times} for seat, times in sorted(again.items())],
        }

    def picture(self, table: Table, look: str, lang: str) -> str:
        """The board at the end as SVG.  Rejected: `not_over`, `too_many_requests`."""
        _ended(table)

        def make() -> str:
            from kartentisch import pictures  # late: most servers draw none for long, and it takes a tenth of a second

            return pictures.of_board(table.game, table.position_now(), look=look, lang=lang)

        return self._pictures.get((table.id, table.entries, look, lang), make)


def _ended(table: Table) -> None:
    if table.status != "over":
        raise refuse("not_over")

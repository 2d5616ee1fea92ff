"""A review in the reader's words: what is kept of it names entries and actions, here they are lines and sentences.

It says of hidden things what the record of a game that is over says.
"""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from kartentisch.bots.review import MARKS, clauses, missed_alike
from kartentisch.engine.facts import SPECTATOR, Event
from kartentisch.engine.game import to_bytes
from kartentisch.engine.language import Language
from kartentisch.engine.reasons import Reason
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import advice, repository, reviews, same_position
from kartentisch.server.tables.context import Context, Shown, own_seats
from kartentisch.server.tables.log_lines import Line, standing
from kartentisch.server.tables.table import Table
from kartentisch.server.views import records, sentences
from kartentisch.server.views.reviewer import Reviewer, UnderWay
from kartentisch.server.views.shared_work import SharedCache

KEPT: Final = 32  # told reviews, compressed: 100 kB each at most games
GOOD: Final = MARKS[-1][1]
TURN: Final = "turn"  # the event that a turn begins: it comes with rolls and draws, and says nothing of them
TOLD: Final = 3  # sentences of what rolls and draws brought


class Reviews:
    """Of the tables of one server."""

    def __init__(self, context: Context, reviewer: Reviewer | None) -> None:
        """`reviewer`: None where none are made."""
        self._context, self._reviewer = context, reviewer
        self._told: SharedCache[bytes] = SharedCache(KEPT)

    def look(self, connection: Connection, table: Table, lang: str, you: int = SPECTATOR) -> bytes:
        """What there is, as JSON that is compressed with gzip; `you`: the seat that sentences call so.

        Raises:
            Rejected: `not_over`, `too_many_requests`.
        """
        _ended(table)
        now = reviews.standing(connection, table.id)
        here = None if self._reviewer is None or now.state == "ready" else self._reviewer.under_way.get(table.id)
        state = self._state(now, here)
        if now.state != "ready" and (here is None or here.review is None):
            return gzip.compress(to_bytes(state), 1)

        def make() -> bytes:
            found = reviews.read(connection, table.id) if here is None or here.review is None else here.review
            lines = standing(repository.log(connection, table.id))
            data = told(found, table, lines, sentences.speech_at(table, lang), you)
            return gzip.compress(to_bytes(state | {"review": data}), 6)

        return self._told.get((table.id, lang, you, now.state, state["done"]), make)

    def _state(self, now: reviews.Standing, here: UnderWay | None) -> dict[str, Any]:
        """`done`: how far the review goes that comes along, where one does."""
        done, total = (here.done, here.total) if here is not None else (now.done, now.total)
        if here is not None and here.review is not None:
            done = here.review["entries"]
        state = "off" if self._reviewer is None and now.state in ("none", "waiting") else now.state
        return {"state": state, "done": done, "total": total, "ahead": now.ahead, "review": None}

    def ask(self, table: Table, person: int, origin: str, shown: Shown) -> None:
        """Have it reviewed, if it is not yet.

        Raises:
            Rejected: `not_over`, `no_advice`, `reviews_off`, `rules_changed`, `too_many_requests`, `too_many_reviews`.
        """
        _ended(table)
        advice.insist_open(table)  # in the game from which it branched off the verdicts would be hints
        context = self._context
        with context.store.read() as connection:
            known = reviews.standing(connection, table.id).state
        if known in ("ready", "failed"):
            return
        if self._reviewer is None:
            raise refuse("reviews_off")
        table.insist_on_rules()
        if known == "none" and not context.review_rate.allows(origin):
            raise refuse("too_many_requests")
        if known == "none":
            with context.store.read() as connection:
                record = records.course(table, repository.log(connection, table.id))
                same_position.insist_all_along(connection, table, record, shown)
        who = reviews.BY_PLAYERS if own_seats(table, person) else reviews.BY_OTHERS
        with context.store.write() as connection:
            reviews.ask(connection, table.id, table.entries, who, context.store.now())
        self._reviewer.wake.set()


def _ended(table: Table) -> None:
    if table.status != "over":
        raise refuse("not_over")


def told(
    data: Mapping[str, Any], table: Table, lines: Sequence[Line], words: Language, you: int = SPECTATOR
) -> dict[str, Any]:
    """A review for the page.  `lines`: the entries of the record as they stand in the log; `you`: see `look`."""
    game = table.game
    places = {name for space in game.board.spaces for name in (space.id, *space.groups)}

    def after(entry: int) -> int:
        return lines[entry - 1].seq if entry else lines[0].seq - 1

    def sentence(move: Mapping[str, Any]) -> str:
        return words.move(clauses(game, move))

    def done(row: Mapping[str, Any]) -> str:
        """What the seat did, as the log tells it; "" where that is too much, or nothing was told of it."""
        caused = [
            event for line in lines[row["entry"] - 1 : row.get("last", row["entry"])] for event in _events(table, line)
        ]
        own = [event for event in caused if event.kind.name != TURN and event.args.get("seat") == row["seat"]]
        sentences = _counted(words.event(event, you) for event in own)
        return " ".join(sentences) if len(sentences) <= TOLD else ""

    def asked(row: Mapping[str, Any]) -> str:
        """What an answer was about: what was last told of a place, or of the seat and another; "" where it says so."""
        question = row["question"]
        placed = set(game.about.get(question, ())) - {"round"}
        if not placed and question not in game.reactions:
            return ""
        span = lines[row["entry"] - 1 : row.get("last", row["entry"])]
        own = {word for line in span for event in _events(table, line) for word in map(str, event.args.values())}
        if places & own.union(*(str(line.body.get("action", "")).split() for line in span)):
            return ""
        for line in reversed(lines[: row["entry"] - 1]):
            for event in reversed(_events(table, line)):
                if event.kind.name == TURN:
                    return ""
                where = any(isinstance(one, str) and one in places for one in event.args.values())
                seats = [event.args[field] for field in game.seat_fields if field in event.args]
                if (placed and where) or (len(seats) > 1 and row["seat"] in seats):
                    return words.event(event.seen_by(you), you)
            if not placed and "action" in line.body:
                return ""
        return ""

    def decision(row: Mapping[str, Any]) -> dict[str, Any]:
        shown = {key: row[key] for key in ("turn", "seat", "question", "auto", "legal", "value", "loss", "mark")}
        did = done(row)
        shown |= {
            "seq": after(row.get("last", row["entry"])),
            "before": after(row["entry"] - 1),
            "sentence": did or sentence(row),
            "done": bool(did),
            "asked": asked(row),
        }
        if row["mark"] != GOOD:
            shown["better"] = [{"sentence": sentence(one), "value": one["value"]} for one in row["better"]]
            reasons = [Reason(one["name"], one["args"]) for one in row["why"]]
            shown["why"] = words.why(reasons)
            shown["unseen"] = missed_alike(row)
            shown["unsure"] = row.get("unsure", False)  # the first reviews did not say it
        return shown

    def chance(row: Mapping[str, Any]) -> dict[str, Any]:
        shown = {key: row[key] for key in ("turn", "seat", "count", "expected", "actual", "luck")}
        caused = [event for line in lines[row["entry"] - 1 : row["last"]] for event in _events(table, line)]
        sentences = _counted(words.event(event, you) for event in caused if event.kind.name != TURN)
        sentence = " ".join(sentences[:TOLD]) + (" …" if len(sentences) > TOLD else "")
        return shown | {"seq": after(row["last"]), "before": after(row["entry"] - 1), "sentence": sentence}

    def turning(row: Mapping[str, Any]) -> dict[str, Any]:
        return {key: row[key] for key in ("turn", "kind", "seat", "change", "index")}

    return {
        **{key: data[key] for key in ("budget", "complete", "left_out", "seats")},
        "questions": {one: words.question(one) for one in sorted({row["question"] for row in data["decisions"]})},
        "decisions": [decision(row) for row in data["decisions"]],
        "chances": [chance(row) for row in data["chances"]],
        "curve": [{"seq": after(row["entry"]), "turn": row["turn"], "values": row["values"]} for row in data["curve"]],
        "turning": [turning(row) for row in data["turning"]],
    }


def _counted(sentences: Iterable[str]) -> list[str]:
    """Each once, in its order; what was told of one unit after the other with how often: "You move 1 tank ×4."."""
    times = Counter(sentences)
    return [one if n == 1 else f"{one.removesuffix('.')} ×{n}." for one, n in times.items()]


def _events(table: Table, line: Line) -> list[Event]:
    kinds = table.game.kinds.by_name
    rows = line.body.get("events", ())
    return [
        Event(kinds[row["event"]], {key: value for key, value in row.items() if key not in ("event", "rule")})
        for row in rows
    ]

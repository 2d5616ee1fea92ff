"""What a viewer gets to see of a table: position and open decision, with nothing secret in them."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from kartentisch.bots.orders import facts_of
from kartentisch.engine import starts
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.server.fairness import dice_chain
from kartentisch.server.tables import advice, deadlines, reactions, seat_changes, standing_orders, substitutes
from kartentisch.server.tables.context import own_seats
from kartentisch.server.tables.play import can_take_back
from kartentisch.server.tables.table import Table
from kartentisch.server.views import log_view, questions, sentences

RESULT: Final = ("scores", "winners", "ranking")  # null before the end


def summary(table: Table, watching: int = 0) -> dict[str, Any]:
    """What everybody may know of a table: for the lobby and for every viewer; `watching`: how many spectators."""
    settings = table.settings
    return {
        "id": table.id,
        "game": table.game_name,
        "options": table.options,
        "status": table.status,
        "seq": table.seq,
        "created": table.created,
        "touched": table.touched,
        "turn": max((decision.turn for decision in table.decisions.values()), default=None),
        "spectators": settings.spectators,
        "spectator_minutes": settings.spectator_minutes,
        "spectator_moves": settings.spectator_moves,
        "chat": settings.chat,
        "turn_seconds": settings.turn_seconds,
        "reaction_seconds": settings.reaction_seconds,
        "bank_seconds": settings.bank_seconds,
        "increment_seconds": settings.increment_seconds,
        "vacation_days": settings.vacation_days,
        "weekends": settings.weekends,
        "zone": settings.zone,
        "may_substitute": settings.substitutes,
        "reaction_pause": settings.reaction_pause,
        "patience_seconds": settings.patience_seconds,
        "nudge_seconds": settings.nudge_seconds,
        "limit_minutes": settings.limit_minutes,
        "pace": settings.pace,
        "hints": settings.hints,
        "open_data": settings.open_data,
        "rated": settings.rated,
        "language": settings.language,
        "ends": table.ends,
        "left": table.time_left if table.stands else None,
        "on_timeout": settings.on_timeout,
        "witness": settings.witness,
        "paused": table.paused,
        "halt": table.halt or None,
        "start": None if table.position is None else starts.begun(table.game, table.position),
        "imported": table.position is not None or _imported(table),
        "rematch": table.successor,
        "branch": {"table": table.branch.table, "seq": table.branch.seq, "dealt": table.branch.dealt}
        if table.branch is not None and table.branch.told
        else None,
        "seats": [
            {
                "seat": s.seat,
                "kind": s.kind,
                "name": s.name,
                "bot": s.bot,
                "autopilot": s.autopilot,
                "offered": bool(s.invite),
                "bank": table.times.banks.get(s.seat),
            }
            for s in table.seats
        ],
        "asked": [
            {
                "seat": seat,
                "decision": decision.id,
                "since": decision.asked,
                "due": decision.due or None,
                "stands": decision.stands or None,
                "nudge_from": deadlines.may_nudge_from(table, seat),
                "open": decision.question in table.game.openly,
            }
            for seat, decision in sorted(table.decisions.items())
        ],
        "dice": dice_chain.summary(table),
        "leader": table.leader,
        "lead_asked": {"seat": table.lead.seat, "due": table.lead.due} if table.lead.due else None,
        "undo_asked": None if table.undo_request is None else asdict(table.undo_request),
        "kick_asked": None
        if table.removals.open is None
        else {key: value for key, value in asdict(table.removals.open).items() if key not in ("autopilot", "ban")},
        "pause": None if table.times.pause is None else asdict(table.times.pause),
        "pause_asked": None if table.times.asked is None else asdict(table.times.asked),
        "ruling_asked": None if table.times.ruling is None else asdict(table.times.ruling),
        "substitutes": [
            {"name": one.name, "for": next((s for s, who in table.times.stand_ins.items() if who == one.holder), None)}
            for one in table.times.substitutes
        ],
        "vacations": [
            {"seat": seat.seat, "until": table.times.vacations[seat.holder].until}
            for seat in table.seats
            if seat.holder is not None and seat.holder in table.times.vacations
        ],
        "watching": watching,
    }


def _moved(table: Table, holder: int) -> dict[str, Any] | None:
    """Where the table went, and for whoever holds a seat the link that opens it there."""
    moved = table.moved
    if moved is None or not moved.to:
        return None
    own = moved.links.get(holder)
    return {"to": moved.to, "link": own and f"{moved.to}/back/{table.id}#{own}"}


def _imported(table: Table) -> bool:
    return table.status == "waiting" and table.state is not None


def snapshot(
    table: Table,
    holder: int,
    seat: int,
    lang: str,
    watching: int = 0,
    forecast: bool = False,
    openly: bool = False,
    reports: list[dict[str, Any]] | None = None,
) -> dict[str, Any]:
    """The table as `seat` sees it, or a SPECTATOR.

    The caller has made sure that the holder may look from this seat.

    Args:
        forecast: the forecast is wanted, which takes longer than the view.
        openly: with a SPECTATOR's eyes, what is asked openly of one of the holder's seats.
        reports: of what was said, for who leads the table (`moderation.reports`).
    """
    shared = openly and seat == SPECTATOR
    asks = _asked_openly(table, holder) if shared else seat
    held = reactions.held(table, seat) if seat >= 0 else None
    mine = table.last_move(*(own_seats(table, holder) if shared else [seat]))
    takes_back = seat if mine is None else mine.seat
    data: dict[str, Any] = {
        "table": summary(table, watching),
        "viewer": seat,
        "own_seats": own_seats(table, holder),
        "invite": table.invite if holder >= 0 and table.status == "waiting" else None,
        "view": None,
        "forecast": None,
        "decision": None,
        "waits": None,
        **dict.fromkeys(RESULT),
        "can_undo": (takes_back >= 0 and can_take_back(table, takes_back)) or held is not None,
        "last_move": None if mine is None else {"seat": mine.seat, "line": mine.line},
        "orders": _orders(table, holder, seat),
        "held": held,
        "may_hint": advice.allowed(table, holder),
        "leads": holder >= 0 and holder == table.owner,
        "may_lead_from": deadlines.may_ask_from(table) if table.status == "waiting" else None,
        "seat_changes": seat_changes.changes(table, holder),
        "reports": reports,
        "may_step_in": substitutes.open_to(table, holder),
        "stands_for": substitutes.stands_for(table, holder),
        "substitute_invite": table.times.invite or None if substitutes.may_invite(table, holder) else None,
        "seat_invites": seat_changes.may_invite(table, holder),
        "head": log_view.head(table.seq, table.head, table.signature, key=table.key),
        "moved": _moved(table, holder),
    }
    if table.state is None or (table.status == "waiting" and seat == SPECTATOR):
        return data
    state, game = table.position_now(), table.game
    data["view"] = game.view(state, seat)
    data["forecast"] = foreseen(game, data["view"], forecast, sentences.speech_at(table, lang))
    if table.status == "over":
        data |= result(game, state)
    decision = None if table.times.pause else table.decisions.get(asks)
    if decision is not None:
        question, legal, words = decision.question, state.legal_actions(asks), sentences.speech_at(table, lang)
        data["decision"] = {
            "id": decision.id,
            "seat": asks,
            "due": decision.due or None,
            "declines": questions.declines(game, question, legal),
            **questions.asked(game, words, question, data["view"], legal, asks),
        }
    elif table.decisions and not table.stands:
        about = facts_of(game, data["view"], *game.seat_fields)
        data["waits"] = sentences.speech_at(table, lang).waits(state.where(), sorted(table.decisions), about, seat)
    return data


def _orders(table: Table, holder: int, seat: int) -> list[dict[str, Any]] | None:
    """The standing orders of the seat, for its holder; nobody who stands in learns of them."""
    if seat < 0 or substitutes.stands_in(table, holder, seat):
        return None
    return [asdict(order) for order in standing_orders.of(table.seats[seat])]


def _asked_openly(table: Table, holder: int) -> int:
    """The first seat of the holder's that is asked something about which nothing is hidden; else a SPECTATOR."""
    for seat, decision in sorted(table.decisions.items()):
        if decision.question in table.game.openly and seat in own_seats(table, holder):
            return seat
    return SPECTATOR


def result(game: Game, state: Any) -> dict[str, Any]:
    """Points and winners, and everybody's place with the numbers that decided about it."""
    worths = game.worth(state)
    ranking = {"places": game.ranking(state), "merits": game.merits[: len(worths[0])], "worth": worths}
    return {"scores": game.scores(state), "winners": game.winners(state), "ranking": ranking}


def foreseen(game: Game, view: dict[str, Any], wanted: bool, words: Language) -> dict[str, Any] | None:
    """What each seat would have if the game were scored now; None: not wanted, or the game does not say."""
    forecast = game.forecast(view) if wanted else None
    if forecast is None:
        return None
    goal = forecast.goal
    said = None
    if goal is not None:
        sentence, how = words.goal(goal, int(view["viewer"]))
        said = {"sentence": sentence, "how": how, "by_seat": goal.by_seat, "rule": goal.rule, "last": goal.last}
    return forecast.to_json() | {"goal": said}

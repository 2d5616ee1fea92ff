"""What a viewer gets to see: table, position, open decision and log, with nothing secret in any of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final

import msgspec

from kartentisch.bots.orders import facts_of
from kartentisch.engine import starts
from kartentisch.engine.errors import Rejection
from kartentisch.engine.facts import SPECTATOR, Event
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.language import Language
from kartentisch.fairness import log_chain
from kartentisch.server.cache import game_of
from kartentisch.server.fairness import dice_chain, log_signing
from kartentisch.server.tables import advice, deadlines, reactions, seat_changes, standing_orders, substitutes
from kartentisch.server.tables.context import own_seats
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.tables.play import can_take_back
from kartentisch.server.tables.table import Table
from kartentisch.server.views import narration

RESULT: Final = ("scores", "winners", "ranking")  # null before the end


@lru_cache(maxsize=512)
def speech(lang: str, game: str = "", players: tuple[str, ...] = ()) -> Language:
    """The sentences of server, engine and game."""
    return Language(lang, game_of(game) if game else None, players, room="kartentisch.server")


def speech_at(table: Table, lang: str) -> Language:
    names = tuple(seat.name or speech(lang).player(seat.seat) for seat in table.seats)
    return speech(lang, table.game_name, names)


def refusal(rejection: Rejection, lang: str, table: Table | None = None) -> dict[str, Any]:
    """A rejection with its sentence."""
    args = {key: str(value) if _huge(value) else value for key, value in rejection.args.items()}
    rejection = Rejection(rejection.code, rejection.rule, args)
    language = speech(lang) if table is None else speech_at(table, lang)
    try:
        sentence = language.rejection(rejection)
    except KeyError:  # the text needs a game, and none is known here
        sentence = speech(lang).say("rejection-internal_fault")
    return {"error": {**rejection.to_json(), "sentence": sentence}}


def _huge(value: object) -> bool:
    """A number that neither JSON nor a sentence can carry."""
    return isinstance(value, int | float) and not -(2**53) <= value <= 2**53


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
        "head": _head(table.seq, table.head, table.signature, key=table.key),
        "moved": _moved(table, holder),
    }
    if table.state is None or (table.status == "waiting" and seat == SPECTATOR):
        return data
    state, game = table.position_now(), table.game
    data["view"] = game.view(state, seat)
    data["forecast"] = foreseen(game, data["view"], forecast, speech_at(table, lang))
    if table.status == "over":
        data |= result(game, state)
    decision = None if table.times.pause else table.decisions.get(asks)
    if decision is not None:
        data["decision"] = {
            "id": decision.id,
            "seat": asks,
            "due": decision.due or None,
            "declines": _declines(game, decision.question, state.legal_actions(asks)),
            **asked(game, speech_at(table, lang), decision.question, data["view"], state.legal_actions(asks), asks),
        }
    elif table.decisions and not table.stands:
        about = facts_of(game, data["view"], *game.seat_fields)
        data["waits"] = speech_at(table, lang).waits(state.where(), sorted(table.decisions), about, seat)
    return data


def _declines(game: Game, question: str, legal: Sequence[int]) -> int | None:
    """The answer that declines, where the seat has nothing to agree with; its choices tell it the same."""
    if question not in game.offers:
        return None
    yes, no = game.offers[question]
    by_name = {game.space.action(number).name: number for number in legal}
    return None if yes in by_name else by_name.get(no)


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


def _head(seq: int, digest: str | None, signature: str | None, **more: str) -> dict[str, Any] | None:
    """A signed head; None for what is older than the chain."""
    return {"seq": seq, "hash": digest, "signature": signature, **more} if digest else None


def asked(
    game: Game, language: Language, question: str, view: Mapping[str, Any], legal: Sequence[int], seat: int
) -> dict[str, Any]:
    """A question to the seat with everything that may be answered; the view may be a SPECTATOR's."""
    rolls = type(game).hurdle is not Game.hurdle  # actions of other games have nothing to roll
    return {
        "question": question,
        "sentence": language.question(question),
        "rules": list(game.questions.get(question, ())),
        "legal": [
            _needing(game, language, question, view, number, seat)
            if rolls
            else _answer(game, language, question, number)
            for number in legal
        ],
    }


@lru_cache(maxsize=8192)
def _answer(game: Game, language: Language, question: str, number: int) -> msgspec.Raw:
    """An answer in the words of its question, as JSON: the same again and again."""
    return msgspec.Raw(to_bytes(_choice(game, language, question, number)))


def _choice(game: Game, language: Language, question: str, number: int) -> dict[str, Any]:
    """An answer; one without parts may have a text of its own in this question."""
    known, action = choice(game, language, number), game.space.action(number)
    if action.fields or not language.has(f"action-{action.name}-{question.replace('.', '-')}"):
        return known
    return known | {"sentence": language.action(number, question)}


def _needing(
    game: Game, language: Language, question: str, view: Mapping[str, Any], number: int, seat: int
) -> dict[str, Any] | msgspec.Raw:
    """An answer, with what it has to roll, if it has."""
    hurdle = game.hurdle(view, number, seat)
    if not hurdle:
        return _answer(game, language, question, number)
    return _choice(game, language, question, number) | {"needs": hurdle._asdict()}


@lru_cache(maxsize=8192)
def choice(game: Game, language: Language, number: int) -> dict[str, Any]:
    """An action as data and in words; the same again and again, and not to be changed."""
    return {
        "number": number,
        "notation": game.space.notation(number),
        "fields": game.space.to_json(number),
        "sentence": language.action(number),
    }


def said(rejection: Rejection, language: Language) -> dict[str, Any]:
    """Why something of the game is refused, with its sentence."""
    return {**rejection.to_json(), "sentence": language.rejection(rejection)}


def line(table: Table, stored: Line, viewer: int, lang: str) -> dict[str, Any]:
    """A line of the log as the viewer may know it.

    Answers, outcomes of chance and hashes of the whole state stay here; what they meant is told by the events.  In
    their place stand commitments, and what opens those that are the viewer's own (docs/protocol/log.md §3).
    """
    shown: dict[str, Any] = {"seq": stored.seq, "at": stored.at, "kind": stored.kind}
    shown["head"] = _head(stored.seq, stored.hash, stored.signature)
    body = stored.body
    if stored.kind == log_chain.UPDATE:  # its position is nobody's before the end
        form, _ = log_signing.public_form(table.game, stored.seq, stored.at, stored.kind, body)
        said = {"sentence": narration.sentence(table, stored, speech_at(table, lang))}
        return {**shown, **form, "private": stored.private, **said}
    if stored.kind == "dice":
        cards = [card for card in body.get("cards", ()) if card["ctx"]["seat"] == viewer]
        return {**shown, "lines": body["lines"], **({"cards": cards} if cards else {})}
    if stored.kind != "entry":
        if "phrase" in body:
            shown["text"] = speech(lang).say(f"phrase-{body['phrase']}")
        sentence = narration.sentence(table, stored, speech_at(table, lang))
        return {**shown, **body, **({"sentence": sentence} if sentence else {})}
    for name in ("seat", "auto", "chance", "turn", "end", "scores", "winners"):
        if name in body:
            shown[name] = body[name]
    if "action" in body and viewer == body["seat"]:
        shown["action"] = body["action"]
    if stored.private is not None:
        shown["private"] = stored.private
        own = viewer >= 0 and log_chain.split(body, log_signing.secrets_of(table.game))[1].get(viewer)
        if own:
            nonce = log_chain.nonce_of(table.veil_of(stored.seq), table.id, stored.seq, viewer)
            shown["opening"] = {"nonce": nonce.hex(), "value": own}
    events = told(events_for(table.game, body, viewer), speech_at(table, lang), who_is_you(table, viewer))
    raw = body.get("events", ())  # the rule stays the one that was signed, whatever it is called by now
    shown["events"] = [{**event, "rule": old["rule"]} for event, old in zip(events, raw, strict=True)]
    return shown


def told(events: Sequence[Event], language: Language, you: int = SPECTATOR) -> list[dict[str, Any]]:
    """Events as data and sentences; they must have passed `Event.seen_by`; `you`: the seat that reads them."""
    return [{**event.to_json(), "sentence": language.event(event, you)} for event in events]


def who_is_you(table: Table, viewer: int) -> int:
    """The seat that sentences call “you”: the viewer's, or SPECTATOR; where several play at one screen, nobody is."""
    holder = table.seats[viewer].holder if viewer >= 0 else None
    return viewer if holder is not None and len(own_seats(table, holder)) == 1 else SPECTATOR


def you_of(table: Table, person: int) -> int:
    """The same for a person: their only seat, or SPECTATOR."""
    own = own_seats(table, person)
    return who_is_you(table, own[0]) if len(own) == 1 else SPECTATOR


def events_for(game: Game, entry: dict[str, Any], viewer: int) -> list[Event]:
    """The events of an entry of the record, as the viewer may know them."""
    kinds = game.kinds.by_name
    told = []
    for data in entry.get("events", ()):
        args = {key: value for key, value in data.items() if key not in ("event", "rule")}
        told.append(Event(kinds[data["event"]], args).seen_by(viewer))
    return told

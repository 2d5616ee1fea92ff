"""The log as a viewer may know it: lines with their sentences, events, and who is “you” in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kartentisch.engine.facts import SPECTATOR, Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.fairness import log_chain
from kartentisch.server.fairness import log_signing
from kartentisch.server.tables.context import own_seats
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.tables.table import Table
from kartentisch.server.views import narration, sentences


def line(table: Table, stored: Line, viewer: int, lang: str) -> dict[str, Any]:
    """A line of the log as the viewer may know it.

    Answers, outcomes of chance and hashes of the whole state stay here; what they meant is told by the events.  In
    their place stand commitments, and what opens those that are the viewer's own (docs/protocol/log.md §3).
    """
    shown: dict[str, Any] = {"seq": stored.seq, "at": stored.at, "kind": stored.kind}
    shown["head"] = head(stored.seq, stored.hash, stored.signature)
    body = stored.body
    if stored.kind == log_chain.UPDATE:  # its position is nobody's before the end
        form, _ = log_signing.public_form(table.game, stored.seq, stored.at, stored.kind, body)
        said = {"sentence": narration.sentence(table, stored, sentences.speech_at(table, lang))}
        return {**shown, **form, "private": stored.private, **said}
    if stored.kind == "dice":
        cards = [card for card in body.get("cards", ()) if card["ctx"]["seat"] == viewer]
        return {**shown, "lines": body["lines"], **({"cards": cards} if cards else {})}
    if stored.kind != "entry":
        if "phrase" in body:
            shown["text"] = sentences.speech(lang).say(f"phrase-{body['phrase']}")
        sentence = narration.sentence(table, stored, sentences.speech_at(table, lang))
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
    events = told(events_for(table.game, body, viewer), sentences.speech_at(table, lang), who_is_you(table, viewer))
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


def head(seq: int, digest: str | None, signature: str | None, **more: str) -> dict[str, Any] | None:
    """A signed head; None for what is older than the chain."""
    return {"seq": seq, "hash": digest, "signature": signature, **more} if digest else None

"""What there is to tell about the games: titles, options, bots, names of things, boards, and the rules to read."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from kartentisch.arena.skill import Z95
from kartentisch.bots.lengths import lengths
from kartentisch.bots.levels import LEVELS, STYLES
from kartentisch.bots.measured import strength
from kartentisch.engine import clock, diagram, starts
from kartentisch.engine.actions import Block
from kartentisch.engine.game import Game
from kartentisch.engine.glossary import glossary
from kartentisch.engine.language import Language
from kartentisch.engine.rulebook import paragraphs
from kartentisch.server.cache import game_of
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import play, standing_orders
from kartentisch.server.views import courses, sentences

_PICTURE: Final = re.compile(r"[a-z0-9-]{1,40}\.svg")


def in_short(name: str, lang: str) -> dict[str, Any]:
    """A game for the lobby; EngineError `unknown_game`."""
    game, words = game_of(name), sentences.speech(lang, name)
    return {
        "id": name,
        "title": words.say("game-title"),
        "summary": words.say("game-summary"),
        "seats": list(game.seats),
        "minutes": game.minutes and list(game.minutes),
        "rounds": game.rounds,
        "lengths": [{"players": n, "calls": one.calls, "waits": one.waits} for n, one in sorted(lengths(name).items())],
        "short": bool(words.short_text()),
        "starts": [
            {
                "name": start.name,
                "players": start.players,
                "sentence": words.say(f"start-{start.name}"),
                "help": words.say(f"start-{start.name}.help"),
                "minutes": start.minutes and list(start.minutes),
                "options": dict(start.options),
                "roles": [[words.name(*one) for one in seat] for seat in starts.roles(game, start.name)],
                "bot_names": words.say(f"start-{start.name}.bots").split(", "),
            }
            for start in starts.starts(game).values()
        ],
        "lessons": courses.listed(name, lang),
        "puzzles": courses.listed(name, lang, "puzzles"),
        "bots": list(LEVELS),
        "bot_names": [{"players": n, "names": _bot_names(words, n)} for n in game.seats],
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "default": option.default,
                "values": list(option.values),
                "players": [[n for n in game.seats if game.choosable(option, value, n)] for value in option.values],
                "labels": [words.say(f"option-{option.name}-{str(value).lower()}") for value in option.values],
                "sentence": words.say(f"option-{option.name}"),
                "help": words.say(f"option-{option.name}.help"),
            }
            for option in game.options
        ],
        "quick": dict(game.quick),
        "time_limit": _time_limit(game),
        "orders": [
            {
                "question": question,
                "sentence": words.question(question),
                "when": [
                    {"name": one.name, "kind": one.kind, "sentence": words.about(one.name), "values": list(one.values)}
                    for one in fields
                ],
                "actions": list(game.reactions.get(question, [block.name for block in game.space.blocks])),
                "passes": game.passes.get(question) != "",
            }
            for question, fields in standing_orders.questions(game).items()
        ],
    }


def _bot_names(words: Language, players: int) -> list[str]:
    """By seat what bots are called that nobody gives a name, and some more where seats are alike; perhaps nothing."""
    key = next((one for one in (f"bot-names-{players}", "bot-names") if words.has(one)), None)
    return words.say(key).split(", ") if key is not None else []


def _time_limit(game: Game) -> dict[str, Any] | None:
    if not game.clocks:
        return None
    return {"options": list(game.clocks), "least": clock.LEAST, "most": clock.MOST, "usual": clock.USUAL}


@cache
def in_full(name: str, lang: str) -> dict[str, Any]:
    """Everything that a page needs to speak of a game; EngineError `unknown_game`."""
    game, words = game_of(name), sentences.speech(lang, name)
    agents = {agent: words.say(f"bot-{agent}") for agent in ("pass", play.DEFENSIVE, *LEVELS)}
    return {
        **in_short(name, lang),
        "bots": [{"name": agent, "sentence": agents[agent], "ratings": _measured(game, agent)} for agent in LEVELS],
        "styles": [{"name": style, "sentence": words.say(f"style-{style}")} for style in STYLES],
        "autopilots": [{"name": agent, "sentence": sentence} for agent, sentence in agents.items()],
        "roles": [
            {"players": n, "names": [[words.name(*one) for one in seat] for seat in roles]}
            for n in game.seats
            if (roles := game.roles(n))
        ],
        "maps": list(game.maps),
        "by_seat": list(game.seen_by_seat),
        "of_seats": list(game.of_seats),
        "offers": list(game.offers),
        "names": {
            **words.counts(),
            **words.all_names(),
            **words.with_articles(),
            "fact": words.facts(),
            "standing": words.standings(),
            "does": words.effects(),
        },
        "actions": {block.name: _kind(words, block) for block in game.space.blocks},
        "questions": {
            question: {"sentence": words.question(question), "rules": list(rules)}
            for question, rules in game.questions.items()
        },
        "chances": {chance: words.say(f"chance-{chance}") for chance, *_ in game.chances},
        "dice": [one.name for one in game.chances if game.rolls and one.ids is None],
        "events": {kind.name: kind.rule for kind in game.kinds.kinds},
        "endings": {word: words.say(f"end-{word}") for word in game.endings},
    }


def _measured(game: Game, agent: str) -> list[dict[str, int]]:
    """How strong a level is, where that was measured; the same scale as people's ratings."""
    found = {n: strength(game.id, n, agent) for n in game.seats}
    return [
        {"players": n, "rating": round(one.mean), "give": round(Z95 * one.spread)}
        for n, one in found.items()
        if one is not None
    ]


def _kind(words: Language, block: Block) -> dict[str, Any]:
    """A kind of action: its name, and its sentence with an ellipsis for each of its parts."""
    fields = [field for field, _ in block.fields]
    sentence = words.pattern(block.name, fields)
    return {"fields": fields, "name": words.kind(block.name, fields), "sentence": sentence}


def board_diagram(name: str) -> dict[str, Any]:
    """The board of a game as a map; for games without a drawn one.  EngineError `unknown_game`."""
    shown: dict[str, Any] = msgspec.to_builtins(diagram.drawn(game_of(name).board))
    return shown


@cache
def rules(name: str, lang: str) -> dict[str, Any]:
    """The rules in our own words, in reading order; EngineError `unknown_game`."""
    game_of(name)
    return _read(name, lang, sentences.speech(lang, name).rules_text())


@cache
def short(name: str, lang: str, start: str = "") -> dict[str, Any]:
    """The game on one page, or one of its starts, where that has a page of its own.

    Raises:
        EngineError: `unknown_game`; `unknown_word` for a start that there is not.
        Rejected: `unknown_path`, for games that bring none.
    """
    game = game_of(name)
    text = sentences.speech(lang, name).short_text(starts.start(game, start).name if start else "")
    if not text:
        raise refuse("unknown_path")
    return _read(name, lang, text)


@cache
def words(name: str, lang: str) -> dict[str, Any]:
    """The words of a game and what they mean; EngineError `unknown_game`."""
    return {
        "game": name,
        "lang": lang,
        "terms": [
            {
                "id": one.term,
                "name": getattr(one.name, lang),
                "forms": [getattr(one.name, lang), *getattr(one.also, lang)],
                "text": getattr(one.text, lang),
                "rule": one.rule,
                "picture": one.picture,
                "owner": one.owner,
            }
            for one in glossary(game_of(name))
        ],
    }


def _read(name: str, lang: str, text: str) -> dict[str, Any]:
    return {
        "game": name,
        "lang": lang,
        "paragraphs": [{"ids": list(p.ids), "level": p.level, "text": p.text} for p in paragraphs(text)],
    }


@cache
def picture(name: str, file: str) -> bytes:
    """A drawing that the rules of a game show.  EngineError `unknown_game`.  Rejected: `unknown_path`."""
    if not _PICTURE.fullmatch(file):
        raise refuse("unknown_path")
    found = resources.files(type(game_of(name)).__module__) / "pictures" / file
    if not found.is_file():
        raise refuse("unknown_path")
    return found.read_bytes()

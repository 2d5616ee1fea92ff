"""Whoever is not asked reads what those do who are, and with whom: from public facts, in both languages."""

from __future__ import annotations

import random

import pytest

import kartentisch as kt
from kartentisch.bots.orders import facts_of
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.match import Match
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("name", kt.GAMES)
def test_every_question_says_what_is_waited_for(name: str) -> None:
    """The seat's own facts and a spectator's say the same, but for “you”."""
    game, dice = kt.load(name), random.Random(3)
    names = ["Anna", "Ben", "Cleo"]
    words = [Language(lang, game, names) for lang in LANGUAGES]
    found: dict[str, set[str]] = {}
    seen: set[str] = set()
    for seed in range(3):
        match = Match(game, names, kt.Chance(seed))
        for _ in range(1200):
            state = match.state
            if state.over:
                break
            question, asked = state.where(), list(state.seats_asked)
            if len(found.setdefault(question, set())) < 12:
                public = facts_of(game, state.view(kt.SPECTATOR), *game.seat_fields)
                moment = str((question, asked, public))
                for seat in {0, 1, 2} - set(asked):
                    assert facts_of(game, state.view(seat), *game.seat_fields) == public
                    for language in words if moment not in seen else ():  # of the same facts the same is said
                        told = language.waits(question, asked, public, seat)
                        assert told and "{" not in told and "$" not in told
                        found[question].add(told)
                seen.add(moment)
            seat = dice.choice(asked)
            match.play(seat, dice.choice(state.legal_actions(seat)))
    assert len(found) > 5, found.keys()
    if name == "attack":
        assert {
            "Cleo answers your offer.", "Cleo answers Ben’s offer.", "Cleo beantwortet dein Angebot.",
            "Cleo beantwortet das Angebot von Ben.",
        } <= found["Negotiation.answer"]  # fmt: skip


def test_who_waits_is_told_and_who_is_asked_is_not(server: RunningServer) -> None:
    anna = server.visitor().open({"kind": "mine", "name": "Anna"}, {"kind": "open"})
    ben = server.visitor().join(anna, "Ben")
    assert anna.look()["waits"] is None, "nothing has begun"
    anna.do(type="start")
    asked = anna.look()["table"]["asked"][0]["seat"]
    first, second = (anna, ben) if asked == 0 else (ben, anna)
    name = ("Anna", "Ben")[asked]
    assert first.look(lang="en")["waits"] is None
    assert second.look(lang="en")["waits"] == f"{name} plays a card."
    assert server.visitor(anna.table).look(lang="de")["waits"] == f"{name} spielt eine Karte."
    for person in (anna, ben):
        person.do(type="leave", autopilot="pass")
    assert second.look()["waits"] is None, "nobody is waited for at a table that waits"

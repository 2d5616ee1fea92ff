"""Offers that a seat cannot agree to: the seat is told which answer declines, and nobody else is."""

from __future__ import annotations

import random

import kartentisch as kt
from kartentisch.engine.match import Match
from kartentisch.server.views import questions


def test_only_the_seat_that_cannot_give_is_told_what_declines() -> None:
    game, dice, found = kt.load("attack"), random.Random(5), {True: 0, False: 0}
    for number in range(6):
        match = Match(game, ["a", "b", "c"], kt.Chance(number))
        for _ in range(1500):
            state = match.state
            if state.over or min(found.values()) > 3:
                break
            seat = dice.choice(state.seats_asked)
            legal = state.legal_actions(seat)
            question = state.where()
            declines = questions.declines(game, question, legal)
            if question == "Negotiation.answer":
                can = any(game.space.action(action).name == "accept" for action in legal)
                asked = any(game.space.action(action).name == "decline" for action in legal)
                if asked:
                    found[can] += 1
                assert (declines is not None) == (asked and not can)
                assert declines is None or game.space.action(declines).name == "decline"
                maker = next(one for one in state.seats_asked if one != seat) if len(state.seats_asked) > 1 else None
                if maker is not None and asked:
                    assert questions.declines(game, question, state.legal_actions(maker)) is None
            else:
                assert declines is None
            match.play(seat, dice.choice(legal))
    assert min(found.values()) > 3, found


def test_what_a_rulebook_advises_is_told_wherever_it_is_legal() -> None:
    """SelfR3: officers die last (R2-45), and who holds no card that fits has nothing to answer a roll with."""
    game = kt.load("selfr3")
    finish, loses = (game.space.parse(said) for said in ("finish", "lose land"))
    assert questions.declines(game, "Losses.choose", [finish, loses]) == finish
    assert questions.declines(game, "Losses.choose", [loses]) is None, "too few armies: a choice"
    passes, plays = (game.space.parse(said) for said in ("pass", "play getarnte_einheiten_land"))
    assert questions.declines(game, "CardWindow.answer", [passes]) == passes
    assert questions.declines(game, "CardWindow.answer", [passes, plays]) is None
    assert questions.declines(game, "Turn.act", [finish]) is None

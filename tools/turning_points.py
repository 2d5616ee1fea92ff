"""Puzzles from real games: `python tools/turning_points.py attila --most 2` prints chapters for `puzzles/daily.yaml`.

Bots play; a review looks for answers that gave much away; a bigger search keeps those moments in which one answer is
clearly better than every other one, with two seeds.  Whoever runs it reads the chapters before adding them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any, Final

from ruamel.yaml import YAML

import kartentisch as kt
from kartentisch.bots import Decision, SearchBot, make
from kartentisch.engine.course import headline
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.scenario import Words
from kartentisch.lessons import lessons
from kartentisch.lessons.form import LEARNER

SIMULATIONS: Final = 400  # of the bigger search, and three times as many for each comparison
FEWER: Final = 60  # of the first look
GIVEN: Final = 0.12  # of a win, that the first look saw given away
CLEARLY: Final = 0.08  # of a win, by which the best answer is better than every other one
SEEDS: Final = (1, 2)
LEGAL: Final = range(4, 41)  # answers: fewer are a guess, of more not all can be compared
LONGEST: Final = 12  # actions of an answer that people are to find
LEVELS: Final = ("easy", "normal", "hard")  # who plays, the learner first: mistakes are what is looked for

Row = tuple[int, ...]  # an action, and what the seat goes on with


@dataclass(frozen=True)
class Found:
    """A moment: what was played, what is best, what both are worth to the seat."""

    number: int
    state: Any
    best: Row
    taken: Row
    value: float
    loss: float


def played(game: Game, players: Sequence[str], seed: int) -> kt.Record:
    """A game of bots of different strength."""
    match = kt.Match(game, list(players), kt.Chance(seed), options=dict(game.series))
    bots = [make(LEVELS[seat % len(LEVELS)], seed + seat) for seat in range(len(players))]
    while not match.state.over:
        seat = int(match.state.seats_asked[0])
        answer = bots[seat].answer(Decision.of(match.state, seat))
        assert answer is not None
        match.play(seat, answer)
    return match.record


def taken_of(game: Game, record: kt.Record, number: int, state: Any) -> Row:
    """What the seat did from this entry on, as long as it belongs to one plan."""
    goes_on, world, row = game.planned.get(state.where(), frozenset()), state.clone(), list[int]()
    for entry in record.entries[number - 1 :]:
        if "action" not in entry or entry["seat"] != LEARNER or (row and world.where() not in goes_on):
            break
        row.append(game.space.parse(entry["action"]))
        world.apply(row[-1], LEARNER)
    return tuple(row)


def turning(game: Game, words: Words, record: kt.Record) -> Iterator[Found]:
    """The moments of the learner's seat."""
    busy: tuple[int, frozenset[str]] = (-1, frozenset())  # the turn of the plan under way, and what belongs to it
    for number, state, _ in record.states(game):
        entry = record.entries[number] if number < len(record.entries) else {}
        if entry.get("seat") != LEARNER or "action" not in entry or state.turn < 1:
            continue
        if busy[0] == state.turn and state.where() in busy[1]:
            continue
        decision = Decision.of(state, LEARNER)
        busy = (int(state.turn), game.planned.get(decision.question, frozenset()))
        if len(decision.legal) not in LEGAL and not busy[1]:
            continue
        taken = taken_of(game, record, number + 1, state)
        bot = SearchBot(number, simulations=FEWER, caution=1.0)
        rows = [(one.action, *one.then) for one in bot.weigh(decision, [taken])]
        instead, value = bot.compare(decision, [taken, rows[0]])
        if value - instead < GIVEN or len(rows[0]) > LONGEST:
            continue
        if not busy[1]:
            rows = [rows[0], *((action,) for action in decision.legal if (action,) != rows[0])]
        if clearly(game, words, decision, state, rows):
            yield Found(number + 1, state.clone(), rows[0], taken, value, value - instead)


def clearly(game: Game, words: Words, decision: Decision, state: Any, rows: Sequence[Row]) -> bool:
    """Whether the first answer is better than all others that bring something else."""
    best = brings(game, words, state, rows[0])
    for other in rows[1:]:
        if brings(game, words, state, other) == best:
            continue
        for seed in SEEDS:
            worse, better = SearchBot(seed, simulations=SIMULATIONS, caution=1.0).compare(decision, [other, rows[0]])
            if better - worse < CLEARLY:
                return False
    return True


def brings(game: Game, words: Words, state: Any, row: Row) -> list[dict[str, Any]]:
    """The event that says best what an answer brings before anybody else or chance is on, as a scenario writes it."""
    then, events = state.clone(), list[Event]()
    then.listen()
    for action in row:
        if then.chance or LEARNER not in then.seats_asked or not then.is_legal(action):
            break
        then.apply(action, LEARNER)
        events += game.events(then)
    if not events:
        return []
    event = words.event(headline(game, events))
    return [{key: value for key, value in event.items() if key != "rule"}]


def chapter(game: Game, players: Sequence[str], found: Found, name: str) -> dict[str, Any] | None:
    """The puzzle; None: what the answers bring cannot be told apart."""
    words = Words(game, players)
    goal, wrong = (brings(game, words, found.state, row) for row in (found.best, found.taken))
    if not goal or goal == wrong:
        return None
    games, instead = round(100 * found.value), round(100 * (found.value - found.loss))
    data: dict[str, Any] = {
        "chapter": name,
        "title": {"de": f"Aus einem Spiel, Zug {found.state.turn}", "en": f"From a game, turn {found.state.turn}"},
        "text": {
            "de": "Diese Lage stammt aus einem Spiel. Eine Antwort ist **klar besser als alle anderen**. Welche?",
            "en": "This position is from a game. One answer is **clearly better than all others**. Which one?",
        },
        "done": {
            "de": f"So gewinnst du hier etwa {games} von 100 Spielen, mit der gespielten Antwort etwa {instead}.",
            "en": f"This wins about {games} of 100 games here, the answer that was played about {instead}.",
        },
        "options": dict(game.series),
        "position": words.as_written(game.dump(found.state)),
        "goal": {"events": goal},
        "solution": [[game.space.notation(action) for action in found.best]],
    }
    if wrong:
        said = {"de": "Das wurde gespielt – es war ein Fehler.", "en": "That was played, and it was a mistake."}
        tried = [[game.space.notation(action) for action in found.taken]]
        data["wrong"] = [{"when": {"events": wrong}, "tried": tried, "say": said}]
    return data


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=kt.GAMES)
    parser.add_argument("--most", type=int, default=2, help="chapters that are enough")
    parser.add_argument("--games", type=int, default=20, help="games at most")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    told = parser.parse_args(arguments)
    game = kt.load(told.game)
    players = lessons(game, "puzzles")["daily"].head.players
    yaml = YAML(typ="safe", pure=True)
    yaml.default_flow_style = None
    yaml.allow_unicode, yaml.width = True, 200
    yaml.sort_base_mapping_type_on_output = False  # type: ignore[assignment]
    left, seen = told.most, list[Any]()
    for seed in range(told.seed, told.seed + told.games):
        record = played(game, players, seed)
        for found in turning(game, Words(game, players), record):
            data = chapter(game, players, found, f"turn_{seed}_{found.number}")
            if data is not None and data["solution"] not in seen:
                seen.append(data["solution"])
                paper = StringIO()
                yaml.dump(data, paper)
                print(f"---\n{paper.getvalue()}", end="", flush=True)
                left -= 1
                break  # one of a game is enough
        print(f"game {seed}: {len(record.entries)} entries, {left} left", file=sys.stderr)
        if left == 0:
            break


if __name__ == "__main__":
    main()

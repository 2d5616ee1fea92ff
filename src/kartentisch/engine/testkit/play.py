"""Playing at random and looking at everything on the way."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Generator, Mapping
from typing import Any, Literal

from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import LONGEST_GAME, SPECTATOR, Game, to_bytes
from kartentisch.engine.kernel import MOST_LISTED, NOBODY
from kartentisch.engine.match import Match
from kartentisch.engine.testkit.answers import (
    check_preview,
    check_question,
    check_refusals,
    check_sealed,
    check_undo,
)
from kartentisch.engine.testkit.copies import check_copies, check_file, check_reread
from kartentisch.engine.testkit.ending import check_end
from kartentisch.engine.testkit.failure import CheckFailed
from kartentisch.engine.testkit.report import Report
from kartentisch.engine.testkit.scene import Scene
from kartentisch.engine.testkit.secrecy import check_told, check_worlds, note_spread
from kartentisch.engine.testkit.spread import Bias
from kartentisch.engine.testkit.steps import answers_of, check_events, is_public, take, wander

MOST_OF_TURN = 3_000  # decisions in one turn
LONG = 4_000  # decisions, after which only few moments are looked at: such a game seldom ends
SHARE_OF_LONG = 0.02
FIRST_LOOKS = 4  # at imagined worlds come soon, so that short games have some too
LIKING = 6.0  # times that one kind of action is liked better than another, at one standard deviation
AWAY = 0.15  # how often an option is away from its default in games with options by lot

Options = Mapping[str, Any] | Literal["random"] | None


def play_with_checks(
    game: Game,
    players: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    share: float = 1.0,
    report: Report | None = None,
) -> Match:
    """Play one random game and check everything that can be checked on the way; the finished match.

    A game to which the rules set no end under these options may stop before it (`Game.max_length`).

    Args:
        share: how many of the moments are looked at, drawn by lot: for many games of a long one.
        report: counts what the game meets.

    Raises:
        CheckFailed: at the first thing that does not hold.
    """
    report = Report(game) if report is None else report
    scene = Scene(game, players, dict(options or {}), seed, report)
    with scene.during("raised"):
        match = _play(scene, share)
    report.games += bool(match.state.over)
    return match


class _Watched:
    """Chance from a seed; some of the moments in which it must answer are looked at."""

    def __init__(self, scene: Scene, share: float, dice: random.Random) -> None:
        self.scene = scene
        self.share = share
        self.dice = dice
        self.chance = Chance(scene.seed)

    def outcome(self, state: Any) -> int:
        self.scene.report.drawn[self.scene.game.chances[state.roll_name][0]] += 1
        if self.dice.random() < 0.2 * self.share:
            _check_chance(self.scene, state, self.dice)
        return int(self.chance.outcome(state))


def _play(scene: Scene, share: float) -> Match:
    game, report, dice = scene.game, scene.report, random.Random(scene.seed)
    match = Match(
        game, [f"P{i}" for i in range(scene.players)], _Watched(scene, share, dice), scene.options
    )  # fmt: skip
    report.choose(game.option_values(match.state))
    report.tell(match.events)
    longest = game.max_length(scene.players, scene.options)
    turns: Counter[int] = Counter()
    while not match.state.over:
        state = match.state
        if dice.random() < (share if scene.decision < LONG else min(share, SHARE_OF_LONG)):
            check_moment(scene, state, dice)
        if not state.seats_asked:
            raise scene.failed("unanswerable", state)
        seat = dice.choice(state.seats_asked)
        legal = state.legal_actions(seat)
        if not legal:
            raise scene.failed("unanswerable", state, seat)
        action = chosen(scene, legal, dice)
        name = game.space.action(action).name
        report.asked[state.where()] += 1
        report.taken[name] += 1
        before = state.clone()
        with scene.during("raised", before, seat, [action]):
            told = match.play(seat, action, note="…" if name in game.notes else "")
            check_events(scene, before, action, told)
        report.tell(told)
        scene.decision += 1
        report.decisions += 1
        if dice.random() < 0.05 and match.can_undo(seat):
            check_undo(scene, match, seat, dice)
        turns[match.state.turn] += 1
        if scene.decision >= (longest or math.inf) or turns[match.state.turn] >= MOST_OF_TURN:
            raise scene.failed("endless", match.state)
        if longest is None and scene.decision >= LONGEST_GAME:  # the players may go on for ever (`Game.endless`)
            return match
    check_end(scene, match)
    return match


def chosen(scene: Scene, legal: list[int], dice: random.Random) -> int:
    """One of the legal actions: any of them, or in every other game rather of a kind that this game likes.

    What is liked is drawn by lot for each game, so games go to corners where evenly random ones never go.
    """
    if scene.seed % 2 == 0:
        return dice.choice(legal)
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(scene.game.space.action(action).name, []).append(action)
    for kind in kinds:
        if kind not in scene.liking:
            scene.liking[kind] = LIKING ** dice.gauss(0, 1)
    kind = dice.choices(list(kinds), [scene.liking[kind] for kind in kinds])[0]
    return dice.choice(kinds[kind])


def check_moment(scene: Scene, state: Any, dice: random.Random) -> None:
    """Everything about a moment in which seats are asked: the usual things always, the costly ones by lot."""
    before = to_bytes(scene.game.dump(state))
    _check_faults(scene, state)
    with scene.during("list", state):
        check_question(scene, state)
    check_refusals(scene, state, dice)
    if to_bytes(scene.game.dump(state)) != before:
        raise scene.failed("touched", state)
    check_file(scene, state)
    if _new_on_stack(scene, state) or dice.random() < 0.03:
        check_copies(scene, state)
    if dice.random() < 0.1:
        other = state.clone()
        wander(scene, other, dice, 12)
        check_file(scene, other)
        if to_bytes(scene.game.dump(state)) != before:
            raise scene.failed("shared", state)
    if dice.random() < 0.15:
        check_reread(scene, state, dice)
    if dice.random() < 0.1:
        check_preview(scene, state, dice.choice(state.seats_asked), dice)
    if dice.random() < 0.5:
        check_sealed(scene, state, dice)
    if dice.random() < 0.02:
        _check_worth(scene, state, dice)
    _check_secrets(scene, state, dice)


def _check_chance(scene: Scene, state: Any, dice: random.Random) -> None:
    """A moment in which chance must answer."""
    _check_faults(scene, state)
    outcomes = answers_of(state, NOBODY)
    if state.dice_outcomes() <= MOST_LISTED and not 0 < len(outcomes) <= scene.game.max_chance_outcomes:
        raise scene.failed("chance", state)
    if state.dice and not any(state.dice <= n and state.faces == faces for n, faces in scene.game.rolls):
        raise scene.failed("chance", state)
    outcome = dice.choice(outcomes)
    taken = take(scene, state, outcome)
    rolled = scene.game.chances[state.roll_name].name not in scene.game.clocks  # a clock is only asked again
    if rolled and taken.events and not taken.reveals:
        raise scene.failed("unrevealed", state, None, [outcome])
    if not is_public(scene, state):  # few moments, and what is drawn in secret is what others may not hear
        check_told(scene, state, dice.choice([SPECTATOR, *range(scene.players)]), dice)
    check_file(scene, state)
    if _new_on_stack(scene, state):
        check_copies(scene, state)
    _check_secrets(scene, state, dice)


def _check_secrets(scene: Scene, state: Any, dice: random.Random) -> None:
    viewer = dice.choice([SPECTATOR, *range(scene.players)])
    if dice.random() < 0.15:
        check_worlds(scene, state, viewer, dice)
    if dice.random() < 0.25:
        check_told(scene, state, viewer, dice)
    if dice.random() < (0.25 if scene.looks < FIRST_LOOKS else 0.04):
        scene.looks += 1
        note_spread(scene, state, viewer, dice)


def _check_faults(scene: Scene, state: Any) -> None:
    with scene.during("faults", state):
        faults = scene.game.faults(state)
    if faults:
        raise scene.failed("faults", state, detail="; ".join(faults))


def _check_worth(scene: Scene, state: Any, dice: random.Random) -> None:
    """What an action is worth is a number, and asking for it changes nothing."""
    seat = dice.choice(state.seats_asked)
    action = dice.choice(state.legal_actions(seat))
    before = state.digest()
    with scene.during("worth", state, seat, [action]):
        float(scene.game.rate(state, action, seat))
        str(state)
        scene.game.table(state)
    if state.digest() != before:
        raise scene.failed("touched", state, seat, [action])


def _new_on_stack(scene: Scene, state: Any) -> bool:
    """A procedure is at work that was not yet at work in this game."""
    kinds = {type(procedure).__name__ for procedure in state.stack()}
    new = not kinds <= scene.copied
    scene.copied |= kinds
    return new


# ------------------------------------------------------------------ many games
def games_played(
    game: Game,
    games: int,
    seed: int = 0,
    players: int | None = None,
    options: Options = "random",
    share: float = 1.0,
) -> Generator[Report, None, None]:
    """Play many games, and yield the same report again after each: so a run can be shown, and stopped.

    What only many games show is added at the end, also where the run is stopped (`close`).  The game number n has the
    seed `seed + n`, which also draws its seats and options: it comes about again alone.

    Args:
        players: number of seats; None: by lot.
        options: values that differ from those of a series (`Game.series`); `random`: some of them, by lot; None: none.
        share: as for `play_with_checks`.

    Raises:
        EngineError: as for `Game.new`, if the players or options that were named do not fit.
    """
    report = Report(game)
    try:
        for number in range(seed, seed + games):
            seats, values = drawn(game, number, players, options)
            try:
                play_with_checks(game, seats, number, values, share, report)
            except CheckFailed as failure:
                report.failures.append(failure)
            yield report
    finally:
        report.failures += [_biased(game, players or 0, seed, bias) for bias in report.spread.biases()]


def _biased(game: Game, players: int, seed: int, bias: Bias) -> CheckFailed:
    """The failure of all games together; no single one shows it."""
    shares = [
        f"{value}: {bias.real.get(value, 0.0):.0%} / {bias.imagined.get(value, 0.0):.0%}"
        for value in sorted({*bias.real, *bias.imagined})
    ]
    return CheckFailed(bias.check, game, players, {}, seed, -1, bias.question, difference=shares, detail=bias.fact)


def drawn(game: Game, seed: int, players: int | None, options: Options) -> tuple[int, dict[str, Any]]:
    """Seats and options of the game with this seed; EngineError as for `Game.new`."""
    dice = random.Random(seed)
    if options != "random":
        values = {**game.series, **(options or {})}
        seats = [n for n in game.seats if _fits(game, n, values)] if players is None else [players]
        seats = seats or list(game.seats)
        game.new(seats[0], options=values)
        return dice.choice(seats), values
    number = dice.choice(list(game.seats)) if players is None else players
    values = dict(game.series)
    values |= {option.name: dice.choice(option.values) for option in game.options if dice.random() < AWAY}
    if not _fits(game, number, values):
        values = dict(game.series)
    game.new(number, options=values)
    return number, values


def _fits(game: Game, players: int, values: Mapping[str, Any]) -> bool:
    try:
        game.new(players, options=values)
    except EngineError as error:
        if error.code != "contradictory_options":
            raise
        return False
    return True


def play_many(
    game: Game,
    games: int,
    seed: int = 0,
    players: int | None = None,
    options: Options = "random",
    share: float = 1.0,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play many games with all checks; what failed stands in the report, which raises nothing by itself.

    Args: as for `games_played`; `progress` is called after each game.
    """
    report = Report(game)
    for played in games_played(game, games, seed, players, options, share):
        report = played
        if progress is not None:
            progress(report)
    return report

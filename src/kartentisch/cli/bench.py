"""`kartentisch bench`: how fast the rules are, as ratios to a known engine measured side by side in one run.

One process on one core, CPU time, garbage collection off, the jobs in turn round after round; a ratio is the median
of the ratios of the rounds.  Single times of a noisy machine mean little, ratios hold.
"""

from __future__ import annotations

import gc
import hashlib
import importlib.util
import inspect
import json
import os
import platform
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from time import process_time
from typing import Annotated, Any

import typer
from rich.table import Table

import kartentisch
from kartentisch.cli.common import GameName, Lang, out, sentences, speak, usual_players
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game, to_bytes
from kartentisch.games import load

AT_ONCE = 100  # calls between two looks at the clock
CATANATRON = 35_000  # decisions/s that Catanatron 3 (pure Python, Catan) published for random play
Job = Callable[[float], int]  # plays until the CPU clock reads so much; how many units of work it did


def python_loop(game: Game) -> Job:
    """Random games driven from Python through the public API, chance answered through its own."""
    numbers, players = random.Random(1), usual_players(game)

    def play(until: float) -> int:
        uniform, chance, decisions = numbers.random, Chance(numbers.getrandbits(32)), 0
        while process_time() < until:
            for _ in range(5):
                state = game.new(players, options=game.series)
                chance.settle(state)
                while not state.over:
                    legal = state.legal_actions()
                    state.apply(legal[int(uniform() * len(legal))])
                    chance.settle(state)
                    decisions += 1
        return decisions

    return play


def python_steps(game: Game) -> Job:
    """As `python_loop`, but rolls and draws go through Python one by one, and count like decisions."""
    numbers, players = random.Random(1), usual_players(game)

    def play(until: float) -> int:
        uniform, chance, steps = numbers.random, Chance(numbers.getrandbits(32)), 0
        while process_time() < until:
            for _ in range(5):
                state = game.new(players, options=game.series)
                while not state.over:
                    if state.chance:
                        state.apply(chance.outcome(state))
                    else:
                        legal = state.legal_actions()
                        state.apply(legal[int(uniform() * len(legal))])
                    steps += 1
        return steps

    return play


def in_engine(game: Game) -> Job:
    """Whole random games inside the engine."""
    seeds, players = iter(range(10**9)), usual_players(game)

    def play(until: float) -> int:
        decisions = 0
        while process_time() < until:
            for _ in range(50):
                decisions += game.playout(players, next(seeds), game.series)
        return decisions

    return play


def hearts_loop(spiel: Any, every_step: bool = False) -> Job:
    """OpenSpiel `hearts` driven the same way: its own chance outcomes are all equally likely.

    `every_step`: the 52 cards of its deal count as well.
    """
    hearts, numbers = spiel.load_game("hearts"), random.Random(1)

    def play(until: float) -> int:
        uniform, decisions = numbers.random, 0
        while process_time() < until:
            for _ in range(5):
                state = hearts.new_initial_state()
                while not state.is_terminal():
                    if every_step or not state.is_chance_node():
                        decisions += 1
                    legal = state.legal_actions()
                    state.apply_action(legal[int(uniform() * len(legal))])
        return decisions

    return play


def hearts_engine(spiel: Any) -> Job:
    """OpenSpiel `hearts` inside C++: a search of two simulations with n random rollouts each, after the deal."""
    hearts, numbers, rollouts = spiel.load_game("hearts"), random.Random(1), 400
    root = hearts.new_initial_state()
    while root.is_chance_node():
        root.apply_action(numbers.choice(root.legal_actions()))
    lengths = []
    for _ in range(200):
        state, length = root.clone(), 0
        while not state.is_terminal():
            state.apply_action(numbers.choice(state.legal_actions()))
            length += 1
        lengths.append(length)
    bot = spiel.MCTSBot(hearts, spiel.RandomRolloutEvaluator(rollouts, 7), 2.0, 2, 1000, False, 42, False)
    per_step = rollouts * (2 * statistics.fmean(lengths) - 1)  # from the root, then from one of its children

    def play(until: float) -> int:
        steps = 0
        while process_time() < until:
            bot.step(root)
            steps += 1
        return round(steps * per_step)

    return play


def counting(until: float) -> int:
    """Calibration: a plain Python loop over integers."""
    done = 0
    while process_time() < until:
        total = 0
        for i in range(10_000):
            total += i & 7
        done += 10_000
    return done


def hashing(until: float) -> int:
    """Calibration: SHA-256 of one mebibyte, over and over."""
    block, done = bytes(2**20), 0
    while process_time() < until:
        hashlib.sha256(block).digest()
        done += 1
    return done


def clone_and_legal(state: Any, rounds: int, seconds: float) -> tuple[float, float]:
    """CPU microseconds of a clone and of listing its legal actions, medians over rounds of so many seconds.

    A fresh clone has listed nothing yet, so both together less the clone alone is the listing.
    """
    clones, listings = [], []
    for _ in range(rounds):
        alone = _each(state.clone, seconds / 2)
        both = _each(lambda: state.clone().legal_actions(), seconds / 2)
        clones.append(alone)
        listings.append(both - alone)
    return statistics.median(clones), statistics.median(listings)


def _each(do: Callable[[], object], seconds: float) -> float:
    """CPU microseconds that each call takes."""
    begun, calls = process_time(), 0
    while process_time() < begun + seconds:
        for _ in range(AT_ONCE):
            do()
        calls += AT_ONCE
    return (process_time() - begun) / calls * 1e6


def in_mid_game(game: Game) -> Any:
    """A position with many legal actions: the first with 20 after 90 decisions, else the richest."""
    numbers, chance, state = random.Random(5), Chance(5), game.new(usual_players(game), options=game.series)
    decisions, most, richest = 0, 0, state
    while not state.over:
        if state.chance:
            state.apply(chance.outcome(state))
            continue
        choices = len(state.legal_actions())
        if decisions >= 90 and choices >= 20:
            return state
        if choices > most:
            most, richest = choices, state.clone()
        state.apply(numbers.choice(state.legal_actions()))
        decisions += 1
    return richest


def checksum(game: Game) -> str:
    """A hash over twenty random games: equal wherever the rules are the same, compiled or not."""
    digest, sizes = hashlib.sha256(), game.seats[:4]
    for seed in range(20):
        players = sizes[seed % len(sizes)]
        numbers, chance, state = random.Random(seed), Chance(seed), game.new(players, options=game.series)
        while not state.over:
            if state.chance:  # not listed: ten dice fall in sixty million ways
                state.apply(chance.outcome(state))
                continue
            legal = state.legal_actions()
            state.apply(legal[int(numbers.random() * len(legal))])
        digest.update(to_bytes(game.dump(state)))
    return digest.hexdigest()[:16]


def measure(game: Game, peers: list[str], rounds: int, seconds: float) -> dict[str, Any]:
    """All figures as plain data."""
    jobs: dict[str, Job] = {
        "python_loop": python_loop(game),
        "python_steps": python_steps(game),
        "in_engine": in_engine(game),
        "calibration_count": counting,
        "calibration_sha256": hashing,
    }
    if "open-spiel" in peers:
        spiel = importlib.import_module("pyspiel")
        jobs |= {"hearts_loop": hearts_loop(spiel), "hearts_steps": hearts_loop(spiel, every_step=True)}
        jobs["hearts_engine"] = hearts_engine(spiel)
    rates: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(rounds):
        for name, job in jobs.items():
            begun = process_time()
            done = job(begun + seconds)
            rates[name].append(done / (process_time() - begun))

    def ratio(ours: str, theirs: str) -> float | None:
        if theirs not in rates:
            return None
        return round(statistics.median(a / b for a, b in zip(rates[ours], rates[theirs], strict=True)), 3)

    state = in_mid_game(game)
    clone_us, legal_us = clone_and_legal(state, rounds, seconds)
    return {
        "game": game.id,
        "compiled": kartentisch.compiled(),
        "decisions_per_second": round(statistics.median(rates["python_loop"])),
        "decisions_per_second_in_engine": round(statistics.median(rates["in_engine"])),
        "ratio_python_loop": ratio("python_loop", "hearts_loop"),
        "ratio_python_steps": ratio("python_steps", "hearts_steps"),
        "ratio_in_engine": ratio("in_engine", "hearts_engine"),
        "clone_us": round(clone_us, 3),
        "legal_us": round(legal_us, 3),
        "legal_actions": len(state.legal_actions()),
        "state_json_bytes": len(to_bytes(game.dump(state))),
        "calibration": {
            "count_per_second": round(statistics.median(rates["calibration_count"])),
            "sha256_mib_per_second": round(statistics.median(rates["calibration_sha256"])),
        },
        "rates": {name: [round(rate) for rate in values] for name, values in rates.items()},
        "checksum": checksum(game),
        "loops": {
            "ours": inspect.getsource(python_loop),
            "ours_every_step": inspect.getsource(python_steps),
            "peer": inspect.getsource(hearts_loop),
            "peer_in_engine": inspect.getsource(hearts_engine),
        },
        "python": platform.python_version(),
    }


def uncompiled(game: str, rounds: int, seconds: float) -> dict[str, Any]:
    """The same measurement with interpreted rules, in a process of its own."""
    command = [sys.executable, "-m", "kartentisch", "bench", game, "--json", "--no-interpreted"]
    command += ["--rounds", str(rounds), "--seconds", str(seconds)]
    environment = os.environ | {"KARTENTISCH_RULES": "interpreted"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def bench(
    game: GameName = "attila",
    peers: Annotated[str, typer.Option("--peers", help="Engines to compare with: open-spiel.")] = "",
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Rounds of measurement.")] = 9,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, help="CPU seconds for each measurement and round.")
    ] = 0.4,
    interpreted: Annotated[
        bool, typer.Option("--interpreted/--no-interpreted", help="Measure the interpreted rules as well.")
    ] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Measure decisions per second, cloning and legal actions; with --peers as ratios to another engine."""
    wanted = [peer for peer in peers.split(",") if peer]
    with sentences(lang):
        rules = load(game)
        for peer in wanted:
            if peer != "open-spiel":
                raise EngineError("unknown_word", what="peer", word=peer, choices=["open-spiel"])
            if importlib.util.find_spec("pyspiel") is None:
                raise EngineError("peer_missing", peer=peer)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    gc.disable()
    figures = measure(rules, wanted, rounds, seconds)
    if interpreted and kartentisch.compiled():
        slow = uncompiled(game, min(rounds, 5), seconds)
        figures["interpreted"] = {
            "decisions_per_second": slow["decisions_per_second"],
            "ratio_catanatron_published": round(slow["decisions_per_second"] / CATANATRON, 2),
            "checksum_equal": slow["checksum"] == figures["checksum"],
        }
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    language, table = speak(lang), Table("", "", title_justify="left")
    for key, value in _flat(figures):
        table.add_row(key, f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value))
    out().print(language.say("bench-method", rounds=rounds, seconds=seconds), table)


def _flat(figures: dict[str, Any]) -> list[tuple[str, Any]]:
    rows: list[tuple[str, Any]] = []
    for key, value in figures.items():
        if key in ("rates", "loops"):
            continue
        rows += [(f"{key}.{k}", v) for k, v in value.items()] if isinstance(value, dict) else [(key, value)]
    return rows

"""How strong the bots are: games against the greedy bot, seats rotated, each result kept in a file as it comes.

    python benchmarks/strength.py play GAME --bot search:simulations=400 --games 400 --out results.jsonl
    python benchmarks/strength.py show results.jsonl
    python benchmarks/strength.py fit GAME --games 200
    python benchmarks/strength.py cost GAME --bot search:simulations=400
    python benchmarks/strength.py gain GAME --question Turn.choose --bots search:simulations=400 search:turns=9
    python benchmarks/strength.py mark WEIGHTS --levels hard master --pace 0.83 --out 3.safetensors

`play` goes on where the file ends.  `fit` finds `Game.scale` from games of greedy bots among themselves.  `cost` tells
how many simulations 0.2 s of a core are.  `gain` compares settings without games: what a bot's answer is worth more
than the policy's, and than the first bot's, whole plans included, by games that the policy plays to the end from there;
some hundred positions tell as much as some hundred games.  `mark` writes into weights which levels play by them, and at
which pace.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import defaultdict
from dataclasses import replace
from functools import cache, partial, reduce
from importlib import import_module
from operator import or_
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

from kartentisch import bots
from kartentisch.arena.figures import wins as counted
from kartentisch.bots import GreedyBot, tensors
from kartentisch.bots.learned import MOST, Learned, Use, unpacked
from kartentisch.bots.search import SearchBot
from kartentisch.engine.chance import Chance
from kartentisch.engine.log_odds import Weights, share
from kartentisch.engine.search import Search
from kartentisch.games import load

SEED = 1_000_003
ENDLESS = 1_000_000  # turns


def made(name: str, seed: int) -> Any:
    """A bot by name, or `search:name=value,…` with the parameters of `SearchBot`; `keen=0` plays as `Classic`.

    `weights=FILE` plays by a network of one's own, `use=VALUE+CHOICE` as if the file said that.  `value=usual` ends
    simulations at `Game.value` in any case, `value=FILE` at a value that `tune.py fit` has written.
    """
    if not name.startswith("search"):
        return bots.find(name)(seed)
    chosen = dict(pair.split("=") for pair in name.partition(":")[2].split(",") if pair)
    weights, use = chosen.pop("weights", None), chosen.pop("use", "")
    value = chosen.pop("value", None)
    parameters: dict[str, Any] = {key: float(value) if "." in value else int(value) for key, value in chosen.items()}
    parameters["keen"] = parameters.get("keen", 1) != 0
    if weights is not None:
        parameters["learned"] = partial(from_file, weights, use)
    return SearchBot(seed, **parameters) if value is None else Valued(value, seed, **parameters)


class Valued(SearchBot):
    """Takes positions where simulations end to be worth what is said: see `made`."""

    def __init__(self, value: str, seed: int, **parameters: Any) -> None:
        super().__init__(seed, **parameters)
        self.value = value

    def _outlook(self, game: Any, known: Any) -> Any:
        return replace(super()._outlook(game, known), value=valued(self.value, game))


@cache
def valued(value: str, game: Any) -> Any:
    """What positions are worth: `usual`, or by the weights in a file."""
    if value == "usual":
        return game.value
    module, fitted = import_module(f"kartentisch.games.{game.id}.value"), json.loads(Path(value).read_text())
    weights = Weights({name: tuple(both) for name, both in fitted.items()})
    return lambda state, seat: module.value(state, seat, weights)


@cache
def from_file(file: str, use: str, game: Any, players: int) -> Learned:
    """The network in a file, used in another way where one is given."""
    found = unpacked(Path(file).read_bytes(), file, game, players)
    return replace(found, use=reduce(or_, (Use[word] for word in use.split("+")))) if use else found


def play_one(
    game: Any, name: str, players: int, number: int, against: str = "greedy", paired: bool = False, rounds: int = 0
) -> dict[str, Any]:
    """Game `number`: the bot sits at seat `number` mod `players`; the same arguments give the same game.

    `paired`: the games of one round through the seats begin with the same deal, and chance goes on alike.  `rounds`:
    the game ends after so many; 0: as in series.
    """
    own, deal = number % players, number // players if paired else number
    agents = [made(name if seat == own else against, SEED * (number + 1) + seat) for seat in range(players)]
    limit = {"round_limit": rounds} if rounds else {}
    state, chance = game.new(players, deal, game.series | limit), Chance(deal)
    asked, spent = [0, 0], [0.0, 0.0]  # by the bot, and by the others
    while not state.over:
        seat, legal = int(state.seat), state.legal_actions()
        if len(legal) > 1:
            who, begun = int(seat != own), process_time()
            answer = agents[seat].answer(bots.Decision.of(state, seat))
            spent[who] += process_time() - begun
            asked[who] += 1
        else:
            answer = legal[0]
        state.apply(answer, seat)
        chance.settle(state)
    return {
        "game": game.id, "bot": name, "against": against, "players": players, "number": number, "seat": own,
        "returns": state.returns()[own], "scores": [int(points) for points in state.scores()],
        "decisions": asked[0], "seconds": round(spent[0] / max(asked[0], 1), 6),
        "others": round(spent[1] / max(asked[1], 1), 6), **({"paired": True} if paired else {}),
        **({"rounds": rounds} if rounds else {}),
    }  # fmt: skip


def play(args: argparse.Namespace) -> None:
    game, out = load(args.game), Path(args.out)
    keys = ("game", "bot", "against", "players")
    wanted = (args.game, args.bot, args.against, args.players)
    lines = [json.loads(line) for line in out.read_text().splitlines()] if out.exists() else []
    done = {
        line["number"]
        for line in lines
        if tuple(line[key] for key in keys) == wanted
        and (line.get("paired", False), line.get("rounds", 0)) == (args.paired, args.rounds)
    }
    for number in range(args.first, args.first + args.games):
        if number not in done:
            result = play_one(game, args.bot, args.players, number, args.against, args.paired, args.rounds)
            with out.open("a") as file:
                file.write(json.dumps(result) + "\n")
    show(argparse.Namespace(files=[args.out]))


def show(args: argparse.Namespace) -> None:
    """A row for each bot: games, share of the wins with its 95% Wilson interval, by seat, CPU time of a decision."""
    found: dict[tuple[Any, ...], list[dict[str, Any]]] = defaultdict(list)
    for file in args.files:
        for line in Path(file).read_text().splitlines():
            one = json.loads(line)
            key = (
                one["game"],
                one["players"],
                one["bot"],
                one["against"],
                one.get("paired", False),
                one.get("rounds", 0),
            )
            found[key].append(one)
    for (game, players, bot, against, paired, rounds), games in found.items():
        wins = counted([one["returns"] for one in games])
        seats = [fmean([one["returns"] for one in games if one["seat"] == s] or [0.0]) for s in range(players)]
        margin = fmean(
            one["scores"][one["seat"]] - max(p for s, p in enumerate(one["scores"]) if s != one["seat"])
            for one in games
        )
        kind = f"{'paired ' if paired else ''}games" + (f" of {rounds} rounds" if rounds else "")
        print(
            f"{game} {players} {bot} v {against}: {len(games)} {kind}, {wins['rate']:.3f} "
            f"[{wins['low']:.3f}, {wins['high']:.3f}], seats {' '.join(f'{x:.2f}' for x in seats)}, "
            f"margin {margin:+.1f}, {1000 * fmean(one['seconds'] for one in games):.1f} ms a decision, "
            f"the others {1000 * fmean(one.get('others', 0.0) for one in games):.1f} ms"
        )


def fit(args: argparse.Namespace) -> None:
    """The scale under which the shares that values promise are likeliest, for each third of the games and for all."""
    game, dice = load(args.game), random.Random(args.first)
    moments: list[tuple[float, float, float]] = []  # how far into the game, value, share of the win
    for number in range(args.first, args.first + args.games):
        players = args.players
        agents = [made("greedy", SEED * (number + 1) + seat) for seat in range(players)]
        state, chance = game.new(players, number, game.series), Chance(number)
        seen: list[tuple[int, list[float]]] = []
        n = 0
        while not state.over:
            if dice.random() < 0.1:
                seen.append((n, [game.value(state, seat) for seat in range(players)]))
            legal = state.legal_actions()
            state.apply(
                legal[0] if len(legal) == 1 or dice.random() < 0.02
                else agents[state.seat].answer(bots.Decision.of(state, int(state.seat)))
            )  # fmt: skip
            chance.settle(state)
            n += 1
        won = state.returns()
        moments += [(at / n, values[seat], won[seat]) for at, values in seen for seat in range(players)]
    for low, high in ((0.0, 0.33), (0.33, 0.67), (0.67, 1.0), (0.0, 1.0)):
        some = [(value, won) for at, value, won in moments if low <= at < high]
        scales = [0.5 * 1.1**i for i in range(60)]
        losses = [
            fmean(
                -(won * math.log(p) + (1 - won) * math.log(1 - p))
                for value, won in some
                for p in [min(1 - 1e-6, max(1e-6, share(value, scale, args.players)))]
            )
            for scale in scales
        ]
        best = losses.index(min(losses))
        print(f"{game.id} {low:.2f} to {high:.2f}: scale {scales[best]:.2f}, log loss {losses[best]:.4f}")


def cost(args: argparse.Namespace) -> None:
    """Simulations per second of CPU time, over the decisions of a few games of greedy bots."""
    game, dice = load(args.game), random.Random(1)
    spent, n = 0.0, 0
    for number in range(args.games):
        agents = [made("greedy", number * 10 + seat) for seat in range(args.players)]
        state, chance = game.new(args.players, number, game.series), Chance(number)
        while not state.over:
            legal, seat = state.legal_actions(), int(state.seat)
            if len(legal) > 1 and dice.random() < 0.03:
                bot = made(args.bot, number)
                begun = process_time()
                n += sum(one.simulations for one in bot.weigh(bots.Decision.of(state, seat)))
                spent += process_time() - begun
            state.apply(legal[0] if len(legal) == 1 else agents[seat].answer(bots.Decision.of(state, seat)))
            chance.settle(state)
    print(f"{args.game} {args.players}: {n / spent:.0f} simulations a second, {0.2 * n / spent:.0f} in 0.2 s")


def gain(args: argparse.Namespace) -> None:
    """How many wins an answer of each bot brings more than the policy's, in positions of games of greedy bots."""
    game, dice = load(args.game), random.Random(args.first)
    found: dict[str, list[float]] = {bot: [] for bot in args.bots}
    number, seen = args.first, 0
    while seen < args.positions:
        agents = [made("greedy", SEED * (number + 1) + seat) for seat in range(args.players)]
        state, chance = game.new(args.players, number, game.series), Chance(number)
        while not state.over and seen < args.positions:
            legal, seat = state.legal_actions(), int(state.seat)
            asked = len(legal) > 1 and args.question in ("", state.where())
            if asked and dice.random() < args.share:
                seen += 1
                for bot, more in compared(state, args, number).items():
                    found[bot].append(more)
            state.apply(legal[0] if len(legal) == 1 else agents[seat].answer(bots.Decision.of(state, seat)))
            chance.settle(state)
        number += 1
    first = found[args.bots[0]]
    for bot, gains in found.items():
        beyond = [one - other for one, other in zip(gains, first, strict=True)]
        print(
            f"{args.game} {bot}: {fmean(gains):+.4f} wins a decision, +- {error(gains):.4f}, "
            f"more than the first bot {fmean(beyond):+.4f} +- {error(beyond):.4f}, {len(gains)} positions"
        )


def error(found: list[float]) -> float:
    """The standard error of the mean."""
    return stdev(found) / math.sqrt(len(found))


def compared(state: Any, args: argparse.Namespace, seed: int) -> dict[str, float]:
    """What each bot's answer is worth more than the policy's, in the same worlds with the same chance."""
    decision = bots.Decision.of(state, int(state.seat))
    policy = (GreedyBot(seed).answer(decision),)
    answers = {bot: whole(made(bot, seed), state) for bot in args.bots}
    ways = list(dict.fromkeys([policy, *answers.values()]))
    world = decision.game.imagine(decision.view, seed)
    then = [list(way[1:]) for way in ways]
    search = Search(world, decision.seat, [way[0] for way in ways], seed, ENDLESS, 0.0, 1.0, then)
    worlds = range(args.rollouts)
    worth = {way: fmean([search.play(i, n) for n in worlds]) for i, way in enumerate(ways)}
    return {bot: worth[answer] - worth[policy] for bot, answer in answers.items()}


def whole(bot: Any, state: Any) -> tuple[int, ...]:
    """The bot's answer, and the rest of its plan where it follows one."""
    world, seat = state.clone(), int(state.seat)
    found = [bot.answer(bots.Decision.of(world, seat))]
    world.apply(found[0], seat)
    while isinstance(bot, SearchBot) and bot.row is not None and bot.row.actions and int(world.seat) == seat:
        found.append(bot.answer(bots.Decision.of(world, seat)))
        world.apply(found[-1], seat)
    return tuple(found)


def mark(args: argparse.Namespace) -> None:
    """The same weights, for these levels and with this pace, as the package has them."""
    found = tensors.read(Path(args.weights).read_bytes(), args.weights, MOST)
    about = found.about | {"levels": " ".join(sorted(args.levels)), "pace": str(args.pace)}
    Path(args.out).write_bytes(tensors.write(found.tensors, about))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for name, work, games in (("play", play, 400), ("fit", fit, 200), ("cost", cost, 2)):
        command = commands.add_parser(name)
        command.set_defaults(work=work)
        command.add_argument("game")
        command.add_argument("--players", type=int, default=3)
        command.add_argument("--games", type=int, default=games)
        command.add_argument("--first", type=int, default=0, help="number of the first game")
        command.add_argument("--bot", default="search:simulations=400")
        command.add_argument("--against", default="greedy")
        command.add_argument("--out", default="strength.jsonl")
        command.add_argument("--rounds", type=int, default=0, help="after which a game ends; 0: as in series")
        command.add_argument("--paired", action="store_true", help="the same deal for every seat of the bot")
    command = commands.add_parser("gain")
    command.set_defaults(work=gain)
    command.add_argument("game")
    command.add_argument("--players", type=int, default=3)
    command.add_argument("--first", type=int, default=0, help="number of the first game")
    command.add_argument("--positions", type=int, default=150)
    command.add_argument("--share", type=float, default=0.25, help="of the positions that are come by")
    command.add_argument("--question", default="", help="such as Turn.choose; all")
    command.add_argument("--rollouts", type=int, default=300, help="of each answer")
    command.add_argument("--bots", nargs="+", default=["search:simulations=400"])
    command = commands.add_parser("mark")
    command.set_defaults(work=mark)
    command.add_argument("weights", help="weights.safetensors of a run")
    command.add_argument("--levels", nargs="*", default=[], help="such as hard master")
    command.add_argument("--pace", type=float, default=1.0, help="simulations that take as long as one without")
    command.add_argument("--out", required=True)
    command = commands.add_parser("show")
    command.set_defaults(work=show)
    command.add_argument("files", nargs="+")
    args = parser.parse_args()
    args.work(args)


if __name__ == "__main__":
    main()

"""Tastes of a game's policy, climbed by many quick games of one seat that has others than its opponents; and weights of
its value, fitted to who wins quick games.

    python benchmarks/tune.py climb GAME --rounds 30 --out tuned.jsonl
    python benchmarks/tune.py check GAME --file tuned.jsonl --games 3000
    python benchmarks/tune.py fit GAME --games 4000 --out seen.jsonl --weights fitted.json

A game that can be tuned has a `keen` whose class takes manners (`ROLES`), objects whose arguments are the tastes;
climbing begins there.  `climb` goes on where the file ends.  It is an evolution strategy (Salimans and others, 2017):
in each round it tries `--pairs` random steps from where it stands, each forwards and backwards in the same deals from
every seat, and follows the steps that won more: `--against usual`, `Game.rates`; `keen`, the game's own tastes, as
where hands are hidden from its policy (Attacke); `here`, where the climb stands.  These games choose, so how much is
won is said by `check`, in fresh deals.  With `--start` games begin there, and the tastes of a short game are climbed:

    python benchmarks/tune.py climb europe --start eastern_front --against here --pairs 40 --out short.jsonl

`fit` plays games in which all play by the game's `keen`, now and then a whole plan of their `--stray` ones, and keeps
what a share of the beginnings of turns look like (`seen.jsonl`, where it goes on).  The weights of the game's value
(`USUAL` in its `value.py`) are those of a conditional logit, drawn a little to the usual ones; what they foretell is
said for games that were left out.  `strength.py play --bot search:value=fitted.json` plays by them.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from importlib import import_module
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np

from kartentisch.engine.chance import SHARES, Chance
from kartentisch.engine.log_odds import Weights, share
from kartentisch.engine.starts import start
from kartentisch.games import load

ENDLESS = 1_000_000  # turns
FRESH = 5_000_000  # the first deal of `check`
SHARE = 0.4  # of what a round says, in what is followed
PACE = 0.3  # spreads, for each standard error that a taste is shown to help by; but
FAR = 0.5  # of them at most
LEAST = 0.1  # of what a taste began with
WILD = 0.02  # of the decisions of `fit`, taken at random
OUT = 4  # every so manieth game is left out
DRAWN = 100.0  # so many positions speak for the usual weights
STEPS = 20  # of Newton's
# the manners of a policy, in the order of its arguments; in the last turn or round those tastes count as well that are
# not said for it
ROLES = {
    "attacke": ("manner", "last"),
    "attack": ("manner", "last"),
    "selfr3": ("manner", "last"),
    "europe": ("axis", "allies", "axis_last", "allies_last", "axis_short", "allies_short"),
}
FITTED = ("attack", "europe", "selfr3")  # whose value has weights that can be fitted
BASES = {"last": "manner", "axis_last": "axis", "allies_last": "allies"}
BRIEF = "_short"  # roles of games that begin at a start
OPTIONS: dict[str, dict[str, bool | int | str]] = {"europe": {"round_limit": 10}}
# points that are one of log odds, where how clear a win is counts as much as the win: one side nearly always wins
CLEAR = {"europe": 10.0}
FIGHTING = {
    "thrift": 0.3, "counter": 0.3, "leaving": 0.3, "prize": 0.3, "least": 0.1, "enough": 0.3, "stubborn": 1.0,
}  # fmt: skip
WAR = FIGHTING | {
    "forward": 0.3, "fear": 0.3, "closer": 0.3, "convoys": 0.3, "infantry": 0.3, "armor": 0.3, "safe": 0.3,
    "wings": 0.3, "near": 0.3, "sail": 0.3, "together": 0.3,
}  # fmt: skip
FRONT = {
    "thrift": 0.3, "counter": 0.3, "leaving": 0.3, "prize": 0.6, "least": 0.1, "enough": 0.3, "stubborn": 1.0,
    "forward": 0.3, "fear": 0.3, "closer": 0.3, "infantry": 0.2, "armor": 0.2, "safe": 0.2, "wings": 0.3, "near": 0.3,
    "together": 0.3,
}  # fmt: skip

# how far a first try goes, by taste
SPREADS = {
    "attacke": {
        "manner": {
            "out": 3.0, "nearly": 0.3, "whole": 0.15, "weak": 0.1, "strong": 0.3, "card": 0.04, "army": 0.01,
            "joker": 0.15, "revolution": 0.7, "lost": 0.4, "treason": 0.15, "counter": 0.8, "drawn": 0.7, "risk": 0.4,
            "later": 1.0, "treason_later": 0.3, "fight": 0.1, "yields": 0.1, "demand": 0.02, "asks": 0.1, "flags": 0.03,
        },
        "last": {
            "out": 3.0, "nearly": 0.3, "weak": 0.1, "strong": 0.3, "card": 0.04, "army": 0.01, "joker": 0.15,
            "fight": 0.1, "yields": 0.1, "drawn": 0.7,
        },
    },
    "attack": {
        "manner": {
            "price": 0.4, "enough": 0.01, "least": 2.0, "hostile": 5.0, "gathers": 0.4, "march": 0.5, "blitz": 0.4,
            "produce": 0.3, "claim": 4.0, "challenge": 4.0, "shift": 0.3, "trade": 25.0, "sways": 8.0, "beside": 1.0,
            "region": 6.0, "capital": 6.0, "bounty": 0.15, "leader": 4.0, "mixed": 0.4, "even": 0.15, "first": 0.3,
            "garrison": 0.8, "fleet": 5.0, "rear": 2.5, "infantry": 0.1, "tanks": 0.1, "artillery": 0.1, "wary": 1.0,
            "envy": 0.3,
        },
        "last": {
            "price": 0.4, "enough": 0.01, "least": 2.0, "hostile": 5.0, "march": 0.5, "blitz": 0.5, "produce": 0.3,
            "shift": 0.3, "trade": 25.0, "sways": 8.0, "leader": 4.0,
        },
    },
    "selfr3": {
        "manner": {
            "army": 0.04, "income": 0.1, "whole": 0.2, "breaks": 0.2, "station": 0.2, "slope": 0.1, "offset": 0.3,
            "spread": 0.2, "free": 0.2, "lost": 0.3, "toll": 0.15, "gate": 0.2, "foe": 0.3, "foes": 0.08, "coin": 0.05,
            "short": 0.15, "deck": 0.3, "cards": 0.3, "first_bid": 1.0, "later_bid": 1.0,
            "together": 0.15, "many": 0.05, "reach": 0.15, "hold": 0.06, "thin": 0.05, "mass": 0.02, "sites": 0.5,
            "officers": 0.5, "opens": 0.3, "follows": 0.3,
        },
        "last": {
            "late": 0.03, "slope": 0.1, "offset": 0.3, "spread": 0.2, "free": 0.2, "lost": 0.3, "toll": 0.15,
            "whole": 0.2, "breaks": 0.2, "reach": 0.15, "hold": 0.06, "mass": 0.02, "cards": 0.3, "deck": 0.3,
        },
    },
    "europe": {
        "axis": WAR, "allies": WAR | {"landing": 0.3, "ships": 0.3}, "axis_last": FIGHTING, "allies_last": FIGHTING,
        "axis_short": FRONT, "allies_short": FRONT,
    },
}  # fmt: skip


class Tuned:
    """A game's policy, by its tastes."""

    def __init__(self, name: str, begin: str = "") -> None:
        """`begin`: the name of a start."""
        self.game = load(name)
        self.keen: Any = self.game.keen
        self.roles = ROLES[name]
        self.start = start(self.game, begin) if begin else None
        self.spreads = {
            f"{role}.{taste}": far
            for role, some in SPREADS[name].items()
            if role.endswith(BRIEF) == bool(begin)
            for taste, far in some.items()
        }
        self.first = {name: float(getattr(self.manner_of(name), name.partition(".")[2])) for name in self.spreads}

    def manner_of(self, name: str) -> Any:
        return getattr(self.keen, name.partition(".")[0])

    def with_tastes(self, tastes: dict[str, float]) -> Any:
        """What began above 0 stays there."""
        tastes = {name: max(x, LEAST * self.first[name]) if self.first[name] > 0.0 else x for name, x in tastes.items()}
        tuned = {name.partition(".")[0] for name in tastes}
        return type(self.keen)(
            *(
                self.manner(role, tastes) if {role, BASES.get(role)} & tuned else getattr(self.keen, role)
                for role in self.roles
            )
        )

    def manner(self, role: str, tastes: dict[str, float]) -> Any:
        """Whole numbers stay whole."""
        some: dict[str, float] = {}
        for one in (BASES.get(role, role), role):
            some |= {name.partition(".")[2]: x for name, x in tastes.items() if name.startswith(f"{one}.")}
        manner = type(getattr(self.keen, role))
        kinds = {name: type(getattr(manner(), name)) for name in some}
        whole = {name: kind(max(0, round(some[name]))) for name, kind in kinds.items() if kind is not float}
        return manner(**(some | whole))

    def won(self, policy: Any, players: int, deal: int, others: Any) -> float:
        """By one seat that plays by the policy, as a part of an equal's share, on average over the seats."""
        return fmean(self.played(policy, players, deal, own, others) for own in range(players)) * players

    def played(self, policy: Any, players: int, deal: int, own: int, others: Any) -> float:
        state, chance = self.began(players, deal), Chance(deal)
        chance.roll_to(state, lambda s, legal, seat: (policy if seat == own else others)(s, legal, seat), ENDLESS, 0)
        won, clear = float(state.returns()[own]), CLEAR.get(self.game.id)
        return won if clear is None else (won + share(float(state.scores()[own]), clear, players)) / 2.0

    def began(self, players: int, deal: int) -> Any:
        if self.start and self.start.position:
            return self.game.load({**self.start.position, "players": players, "options": dict(self.start.options)})
        return self.game.new(players, deal, {**self.game.series, **OPTIONS.get(self.game.id, {})})

    def others(self, against: str, tastes: dict[str, float]) -> Any:
        """How the other seats play; `tastes`: where a climb stands."""
        return {"usual": self.game.rates, "keen": self.keen, "here": self.with_tastes(tastes)}[against]


def read(file: str) -> list[dict[str, Any]]:
    path = Path(file)
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def climb(args: argparse.Namespace) -> None:
    tuned = Tuned(args.game, args.start)
    tables = [tuned.start.players] if tuned.start else args.players
    lines = read(args.out)
    here = tuned.first | (lines[-1]["tastes"] if lines else {})
    drift = dict.fromkeys(tuned.spreads, 0.0) | (lines[-1]["drift"] if lines else {})
    for number in range(len(lines), args.rounds):
        dice = random.Random(f"{args.first} {number}")
        told, won = dict.fromkeys(here, 0.0), []
        halves = []
        others = tuned.others(args.against, here)
        for i in range(args.pairs):
            deal, players = args.first + number * args.pairs + i, tables[i % len(tables)]
            step = {name: dice.gauss(0.0, 1.0) for name in here}
            both = [
                tuned.won(
                    tuned.with_tastes({name: x + way * tuned.spreads[name] * step[name] for name, x in here.items()}),
                    players,
                    deal,
                    others,
                )
                for way in (1.0, -1.0)
            ]
            won += both
            halves.append((both[0] - both[1]) / 2.0)
            for name in told:
                told[name] += halves[-1] * step[name]
        error = stdev(halves) * math.sqrt(args.pairs)
        for name in here:
            drift[name] = round((1.0 - SHARE) * drift[name] + SHARE * told[name] / error, 3)
            here[name] = round(here[name] + tuned.spreads[name] * max(-FAR, min(FAR, PACE * drift[name])), 4)
        line = {"round": number, "won": round(fmean(won), 4), "tastes": here, "drift": drift}
        with Path(args.out).open("a") as file:
            file.write(json.dumps(line) + "\n")


def check(args: argparse.Namespace) -> None:
    """What one seat wins by the game's `keen`, or by the tastes of the last rounds on average; 95% intervals.

    Where it counts how clear wins are, that counts here as well.
    """
    tuned = Tuned(args.game, args.start)
    policy = tuned.keen
    if args.file:
        last = [line["tastes"] for line in read(args.file)][-args.mean :]
        tastes = {name: round(fmean(one[name] for one in last), 4) for name in last[-1]}
        policy = tuned.with_tastes(tastes)
        print(json.dumps(tastes))
    others = tuned.keen if args.against == "keen" else tuned.game.rates
    for players in [tuned.start.players] if tuned.start else args.players:
        deals = range(FRESH, FRESH + args.games // players)
        shares = [tuned.won(policy, players, deal, others) / players for deal in deals]
        margin = 1.96 * stdev(shares) / math.sqrt(len(shares))
        print(f"{args.game} {players}: {len(shares) * players} games, {fmean(shares):.3f} +- {margin:.3f}", flush=True)


class Watched:
    """Quick games, and what counts in them: `Weights` that count one thing alone tell how much there is of it."""

    def __init__(self, name: str) -> None:
        self.game = load(name)
        self.value: Any = import_module(f"kartentisch.games.{name}.value")
        self.usual = self.value.USUAL
        self.names: list[str] = list(self.usual.names)
        none = dict.fromkeys(self.names, (0.0, 0.0))
        each = [{name: way} for way in ((1.0, 0.0), (0.0, 1.0)) for name in self.names]
        self.single = [Weights(none | one) for one in [{}, *each]]

    def seen(self, state: Any) -> list[list[float]]:
        """By seat: what counts whatever the weights are, then each feature, then each as far as it counts late."""
        first, *others = [self.value.standings(state, weights) for weights in self.single]
        return [
            [round(x, 5) for x in (first[seat], *(one[seat] - first[seat] for one in others))]
            for seat in range(state.players)
        ]

    def played(self, players: int, deal: int, args: argparse.Namespace) -> dict[str, Any]:
        options = {**self.game.series, **OPTIONS.get(self.game.id, {})}
        state, chance, dice = self.game.new(players, deal, options), Chance(deal), random.Random(deal)
        policy, moments = self.game.keen or self.game.rates, []
        while not state.over:
            if dice.random() < args.stray and state.where() in self.game.planned:
                seat = state.seat
                for action in dice.choice(self.game.plans(state, int(seat))):
                    if state.seat != seat or not state.is_legal(action):
                        break
                    state.apply(action, int(seat))
                    chance.settle(state)
            chance.roll_to(state, policy, state.turn + 1, int(WILD * SHARES))
            if not state.over and dice.random() < args.share:
                moments.append(self.seen(state))
        return {"deal": deal, "players": players, "won": state.returns(), "moments": moments}


class Logit:
    """A conditional logit over positions of games of equally many players."""

    def __init__(self, games: list[dict[str, Any]]) -> None:
        self.game = np.array([one["deal"] for one in games for _ in one["moments"]])
        seen = np.array([moment for one in games for moment in one["moments"]])
        self.won = np.array([one["won"] for one in games for _ in one["moments"]])
        self.base, self.x = seen[:, :, 0], seen[:, :, 1:]

    def shares(self, weights: Any) -> Any:
        odds = self.x @ weights + self.base
        parts = np.exp(odds - odds.max(1, keepdims=True))
        return parts / parts.sum(1, keepdims=True)

    def losses(self, weights: Any) -> Any:
        return -(self.won * np.log(np.maximum(self.shares(weights), 1e-12))).sum(1)

    def slopes(self, weights: Any) -> tuple[Any, Any]:
        """Of the loss: the gradient and the Hessian."""
        p = self.shares(weights)
        mean = np.einsum("nsf,ns->nf", self.x, p)
        bent = np.einsum("nsf,ns,nsg->fg", self.x, p, self.x, optimize=True) - mean.T @ mean
        return np.einsum("nsf,ns->f", self.x, p - self.won), bent


def fitted(parts: list[Logit], usual: Any) -> Any:
    """The likeliest weights, but that what shows nowhere stays as usual."""
    spread = np.sqrt(sum(part.x.var((0, 1)) for part in parts) / len(parts)) + 1e-6
    drawn, weights = DRAWN * spread**2, usual.copy()

    def lost(weights: Any) -> float:
        return float(sum(part.losses(weights).sum() for part in parts) + (drawn * (weights - usual) ** 2).sum() / 2.0)

    for _ in range(STEPS):
        slopes = [part.slopes(weights) for part in parts]
        gradient = sum(one[0] for one in slopes) + drawn * (weights - usual)
        step = np.linalg.solve(sum(one[1] for one in slopes) + np.diag(drawn), gradient)
        size = next((0.5**i for i in range(STEPS) if lost(weights - 0.5**i * step) < lost(weights)), 0.0)
        weights = weights - size * step
    return weights


def fit(args: argparse.Namespace) -> None:
    watched, games = Watched(args.game), read(args.out)
    for number in range(len(games), args.games):
        players = args.players[number % len(args.players)]
        games.append(watched.played(players, args.first + number, args))
        with Path(args.out).open("a") as file:
            file.write(json.dumps(games[-1]) + "\n")
    usual = np.array([*watched.usual.always, *watched.usual.late])
    tables = sorted({one["players"] for one in games})

    def parts(out: bool | None) -> list[Logit]:
        """By number of players, the games that are left out, those that are not, or all."""
        some = [one for one in games if one["moments"] and out in (None, one["deal"] // len(args.players) % OUT == 0)]
        return [Logit([one for one in some if one["players"] == players]) for players in tables]

    tried = fitted(parts(out=False), usual)
    for players, part in zip(tables, parts(out=True), strict=True):
        before, more = part.losses(usual), part.losses(tried) - part.losses(usual)
        by_game = [float(more[part.game == deal].sum()) for deal in np.unique(part.game)]
        error = 1.96 * stdev(by_game) * math.sqrt(len(by_game)) / len(more) if len(by_game) > 1 else math.inf
        print(
            f"{args.game} {players}: {len(by_game)} games left out, log loss {before.mean():.4f} by the usual weights, "
            f"{(before + more).mean():.4f} by new ones: {more.mean():+.4f} +- {error:.4f}"
        )
    weights = [round(float(x), 4) for x in fitted(parts(out=None), usual)]
    both = zip(weights[: len(watched.names)], weights[len(watched.names) :], strict=True)
    Path(args.weights).write_text(json.dumps(dict(zip(watched.names, both, strict=True)), indent=1) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("climb")
    command.set_defaults(work=climb)
    command.add_argument("game", choices=SPREADS)
    command.add_argument("--players", type=int, nargs="+", default=[3], help="taken in turn")
    command.add_argument("--rounds", type=int, default=30)
    command.add_argument("--pairs", type=int, default=400, help="steps that are tried in a round")
    command.add_argument("--first", type=int, default=0, help="the first deal")
    command.add_argument("--start", default="", help="where games begin, such as eastern_front")
    command.add_argument("--against", choices=("usual", "keen", "here"), default="usual", help="how others play")
    command.add_argument("--out", default="tuned.jsonl")
    command = commands.add_parser("check")
    command.set_defaults(work=check)
    command.add_argument("game", choices=SPREADS)
    command.add_argument("--file", default="", help="of `climb`; the game's own tastes without it")
    command.add_argument("--players", type=int, nargs="+", default=[3])
    command.add_argument("--games", type=int, default=3000)
    command.add_argument("--start", default="")
    command.add_argument("--against", choices=("usual", "keen"), default="usual", help="how others play")
    command.add_argument("--mean", type=int, default=5, help="rounds whose tastes are averaged")
    command = commands.add_parser("fit")
    command.set_defaults(work=fit)
    command.add_argument("game", choices=FITTED)
    command.add_argument("--players", type=int, nargs="+", default=[3], help="taken in turn")
    command.add_argument("--games", type=int, default=4000)
    command.add_argument("--first", type=int, default=7_000_000, help="the first deal")
    command.add_argument("--share", type=float, default=0.4, help="of the beginnings of turns that are kept")
    command.add_argument("--stray", type=float, default=0.1, help="of the plans, taken at random")
    command.add_argument("--out", default="seen.jsonl")
    command.add_argument("--weights", default="fitted.json")
    args = parser.parse_args()
    args.work(args)


if __name__ == "__main__":
    main()

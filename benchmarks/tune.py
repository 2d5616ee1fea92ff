"""Make a policy stronger by its own numbers: thousands of quick games in which every seat plays in a manner of its own.

    python benchmarks/tune.py climb europe --games 800 --steps 5 --out manners.json
    python benchmarks/tune.py check europe manners.json --games 400 --first 900000

`climb`: each seat of each game draws its manner around the present one; how the results go with what was drawn says
where the next step leads (a plain evolution strategy: the slope of a straight line, in standard errors).  `check`: the
manners in a file against the usual ones, the policy alone, in fresh games, every deal once for each seat.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from kartentisch.arena.figures import wins as counted
from kartentisch.engine.chance import Chance
from kartentisch.engine.log_odds import share
from kartentisch.games import load
from kartentisch.games.europe import policy as europe_policy
from kartentisch.games.europe.bot import manner as europe_manner

Manners = dict[str, dict[str, float]]  # by role, what differs from the usual
ENDLESS = 1_000_000_000  # turns
WIDE = 0.3  # how far numbers are drawn apart: a factor of e to this
ADDED = {"least": 0.1, "stubborn": 1.0}  # what is added instead
FIGHTING = {"thrift": 1.0, "counter": 1.0, "leaving": 1.0, "prize": 1.0, "least": 0.0, "enough": 1.0, "stubborn": 0.0}
WAR = FIGHTING | {
    "forward": 1.0, "fear": 1.0, "closer": 1.0, "convoys": 1.0, "infantry": 1.0, "armor": 1.0, "safe": 1.0,
    "wings": 1.0, "near": 1.0, "sail": 1.0, "together": 1.0,
}  # fmt: skip
ROLES: dict[str, Manners] = {
    "europe": {
        "axis": WAR,
        "allies": WAR | {"landing": 1.0, "ships": 1.0},
        "axis_last": FIGHTING,
        "allies_last": FIGHTING,
    },
}
OPTIONS = {"europe": {"round_limit": 10}}
SPREAD = {"europe": 10.0}  # points of one of log odds, where more than the win is looked at


def policy(manners: Manners) -> Any:
    return europe_policy.Policy(*(europe_manner.Manner(**manners[role]) for role in ROLES["europe"]))


def roles_of(game: str, seat: int) -> list[str]:
    """What the seat plays by."""
    side = "allies" if seat > 0 else "axis"
    return [role for role in ROLES[game] if role.startswith(side)]


def played(game: Any, seats: list[Any], deal: int) -> Any:
    """One game, each seat by its policy."""
    state = game.new(len(seats), deal, game.series | OPTIONS.get(game.id, {}))
    by_seat: Callable[[Any, Any, int], Any] = lambda s, actions, seat: seats[seat](s, actions, seat)  # noqa: E731
    Chance(deal).roll_to(state, by_seat, ENDLESS, 0)
    return state


def results(game: Any, state: Any) -> list[float]:
    """Wins, half of it by how clear they are where that tells more."""
    won, spread = state.returns(), SPREAD.get(game.id)
    if spread is None:
        return list(won)
    points = state.scores()
    return [0.5 * won[i] + 0.5 * share(float(points[i]), spread, len(points)) for i in range(len(points))]


def drawn(manners: Manners, z: dict[tuple[str, str], float], width: float) -> Manners:
    return {
        role: {
            name: value + width * ADDED[name] * z[role, name] if name in ADDED
            else value * math.exp(width * WIDE * z[role, name])
            for name, value in some.items()
        }
        for role, some in manners.items()
    }  # fmt: skip


def climb(args: argparse.Namespace) -> None:
    game, dice = load(args.game), random.Random(args.first)
    out = Path(args.out)
    start = json.loads(out.read_text()) if out.exists() else {}
    manners: Manners = {role: some | start.get(role, {}) for role, some in ROLES[args.game].items()}
    keys = [(role, name) for role, some in manners.items() for name in some]
    deal = args.first
    for step in range(args.steps):
        rows: dict[tuple[str, str], list[tuple[float, float]]] = {key: [] for key in keys}
        for _ in range(args.games):
            draws = [{key: dice.gauss(0.0, 1.0) for key in keys} for _ in range(args.players)]
            state = played(game, [policy(drawn(manners, z, 1.0)) for z in draws], deal)
            for seat, result in enumerate(results(game, state)):
                for key in keys:
                    if key[0] in roles_of(args.game, seat):
                        rows[key].append((draws[seat][key], result))
            deal += 1
        moves: dict[tuple[str, str], float] = {}
        for key, some in rows.items():
            mean = fmean(y for _, y in some)
            slope = fmean(z * (y - mean) for z, y in some)
            luck = max(1e-9, pstdev([y for _, y in some])) / math.sqrt(len(some))
            moves[key] = args.pace * max(-3.0, min(3.0, slope / luck))
        manners = drawn(manners, moves, 1.0)
        out.write_text(json.dumps(manners, indent=1) + "\n")
        strong = sorted(keys, key=lambda key: -abs(moves[key]))[:10]
        told = ", ".join(f"{r}.{n} {moves[r, n] / args.pace:+.1f} to {manners[r][n]:.3g}" for r, n in strong)
        print(f"step {step + 1}, {deal - args.first} games: {told}", flush=True)


def check(args: argparse.Namespace) -> None:
    game = load(args.game)
    found = json.loads(Path(args.manners).read_text())
    own = policy({role: some | found.get(role, {}) for role, some in ROLES[args.game].items()})
    usual, n = policy(ROLES[args.game]), args.players
    won: list[list[float]] = [[] for _ in range(n)]
    for deal in range(args.first, args.first + args.games // n):
        for seat in range(n):
            state = played(game, [own if one == seat else usual for one in range(n)], deal)
            won[seat].append(state.returns()[seat])
    told = [counted(some) for some in [[x for some in won for x in some], *won]]
    shown = ["{rate:.3f} [{low:.3f}, {high:.3f}]".format(**one) for one in told]
    print(f"{args.game} {n} {args.manners}: {args.games} games, {shown[0]}, by seat {', '.join(shown[1:])}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for name, work in (("climb", climb), ("check", check)):
        command = commands.add_parser(name)
        command.set_defaults(work=work)
        command.add_argument("game", choices=list(ROLES))
        if name == "check":
            command.add_argument("manners")
        else:
            command.add_argument("--out", required=True)
            command.add_argument("--steps", type=int, default=5)
            command.add_argument("--pace", type=float, default=0.35, help="of a draw, for each standard error")
        command.add_argument("--players", type=int, default=2)
        command.add_argument("--games", type=int, default=800)
        command.add_argument("--first", type=int, default=0, help="the first deal")
    args = parser.parse_args()
    args.work(args)


if __name__ == "__main__":
    main()

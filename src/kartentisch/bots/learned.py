"""Networks that came of `kartentisch train`, and how a bot plays by them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Flag, auto
from functools import cache
from importlib import resources
from typing import Any, Final

from kartentisch.bots import tensors
from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.network import Layer, Network, Policy

FORMAT: Final = "kartentisch-weights"
VERSION: Final = "1"
MOST: Final = 1_048_576  # bytes of a file
LAYERS: Final = ("first", "second", "policy", "value")
POLICY: Final = "policy"  # may be missing where the network is asked for nothing but what positions are worth
SCALE: Final = "scale"  # by which what is observed is divided
ANCHOR: Final = "anchor"  # how much `Game.standings` count beside the value head, see `Network`
PAIRS: Final = "pairs"  # of which numbers the products are looked at as well; without it of none
MOST_PAIRS: Final = 4096
LEAST_PACE: Final = 0.1


class Use(Flag):
    """What a search asks the network for.

    Attributes:
        VALUE: what positions are worth where simulations end, instead of `Game.value`.
        CHOICE: which actions are weighed, and which one is preferred while nothing better is known.
        ROLLOUT: what everybody answers in simulations, each by what its own seat sees.
        ALONE: the network's answer is taken at once, without a search.
    """

    VALUE = auto()
    CHOICE = auto()
    ROLLOUT = auto()
    ALONE = auto()


@dataclass(frozen=True)
class Learned:
    """A network and how it is to be used.

    Attributes:
        turns: as in `Lookahead`; None: as the game has it.
        levels: the bots that were measured to be stronger by it at the same processor time, and play by it.
        pace: so many simulations, 0 to 1, take as long as one without it: the level that plays by it simulates less.
    """

    network: Network
    use: Use
    turns: int | None = None
    levels: frozenset[str] = frozenset()
    pace: float = 1.0

    @property
    def policy(self) -> Policy | None:
        """By which simulations go on; None: as the game says."""
        return Policy(self.network) if Use.ROLLOUT in self.use else None

    @property
    def value(self) -> Network | None:
        """What says what positions are worth; None: the game."""
        return self.network if Use.VALUE in self.use else None


def layout_of(game: Game, players: int) -> str:
    """A digest of what the numbers of an observation mean, and those of actions: 16 hexadecimal digits.

    Weights that were learned with another one mean nothing here.
    """
    observed, actions = game.observation(players), (game.space.notation(action) for action in range(game.space.size))
    words = "\n".join([*observed.names, "", *actions])
    return hashlib.blake2b(words.encode(), digest_size=8).hexdigest()


@careful
def packed(
    game: Game,
    players: int,
    weights: Mapping[str, tensors.Tensor],
    use: Use,
    turns: int | None,
    about: Mapping[str, str],
    levels: Iterable[str] = (),
    pace: float = 1.0,
) -> bytes:
    """A file of weights, which says what it is for.

    Args:
        weights: `<layer>.weight` [output, input] and `<layer>.bias` [output] for each of LAYERS, `scale` [input],
            `anchor` [1], and `pairs` [pair, 2] where products of observed numbers are inputs behind these.  The policy
            may be missing where `use` is VALUE alone.
        about: what else is to stand there, such as how they were learned.
    """
    said = {
        **about,
        "format": FORMAT,
        "version": VERSION,
        "game": game.id,
        "players": str(players),
        "layout": layout_of(game, players),
        "use": " ".join(one.name or "" for one in use),
        "turns": "" if turns is None else str(turns),
        "levels": " ".join(sorted(levels)),
        "pace": str(pace),
    }
    return tensors.write(weights, said)


@careful
def unpacked(data: bytes, file: str, game: Game, players: int) -> Learned:
    """What is in a file of weights.

    Raises:
        EngineError: `bad_weights` with what is wrong; `foreign_weights` if they are for another game or number of
            players, or of another version; `other_layout` if the game has told or numbered things in another way when
            they were learned.
    """
    found = tensors.read(data, file, MOST)
    about = found.about
    if about.get("format") != FORMAT:
        raise EngineError("bad_weights", file=file, problem="format")
    said = {name: about.get(name, "") for name in ("version", "game", "players")}
    if said != {"version": VERSION, "game": game.id, "players": str(players)}:
        raise EngineError("foreign_weights", file=file, found=" ".join(said.values()), game=game.id, players=players)
    if about.get("layout") != layout_of(game, players):
        raise EngineError("other_layout", file=file, game=game.id)
    try:
        use = Use(0)
        for name in about.get("use", "").split():
            use |= Use[name]
        turns = int(about["turns"]) if about.get("turns") else None
        pace = float(about.get("pace", "1"))
    except (KeyError, ValueError):
        raise EngineError("bad_weights", file=file, problem="use, turns, pace") from None
    if turns is not None and not 1 <= turns <= 1000:
        raise EngineError("bad_weights", file=file, problem="turns")
    if not LEAST_PACE <= pace <= 1:
        raise EngineError("bad_weights", file=file, problem="pace")
    levels = frozenset(about.get("levels", "").split())
    return Learned(_network(found.tensors, file, game, players, use), use, turns, levels, pace)


def _network(found: Mapping[str, tensors.Tensor], file: str, game: Game, players: int, use: Use) -> Network:
    """The network, if all shapes fit each other, the game, and what it is asked for."""
    rates = use != Use.VALUE or f"{POLICY}.weight" in found
    layers = [layer for layer in LAYERS if layer != POLICY or rates]
    names = {SCALE, ANCHOR, *(f"{layer}.{part}" for layer in layers for part in ("weight", "bias"))}
    if set(found) - {PAIRS} != names:
        raise EngineError("bad_weights", file=file, problem=", ".join(sorted(names ^ set(found) - {PAIRS})))
    observed = game.observation(players).size
    pairs = _pairs(found.get(PAIRS), file, observed)
    size = observed + len(pairs) // 2
    first, second = (found[f"{layer}.bias"].shape for layer in ("first", "second"))
    hidden, deeper = (shape[0] if len(shape) == 1 else 0 for shape in (first, second))
    wanted: dict[str, tuple[int, ...]] = {SCALE: (size,), ANCHOR: (1,)}
    for layer, inputs, outputs in (
        ("first", size, hidden),
        ("second", hidden, deeper),
        *([(POLICY, deeper, game.space.size)] if rates else []),
        ("value", deeper, players),
    ):
        wanted |= {f"{layer}.weight": (outputs, inputs), f"{layer}.bias": (outputs,)}
    for name, shape in wanted.items():
        if found[name].shape != shape or 0 in shape:
            raise EngineError("bad_weights", file=file, problem=f"{name}: {list(found[name].shape)}, {list(shape)}")
    scale = found[SCALE].numbers
    if min(scale) < 1:
        raise EngineError("bad_weights", file=file, problem=f"{SCALE} < 1")
    weights = {layer: list(found[f"{layer}.weight"].numbers) for layer in layers}
    # by input, as the network adds them up; what is observed is divided here once and for all
    adding = [weights["first"][k * size + i] / scale[i] for i in range(size) for k in range(hidden)]
    between = [weights["second"][k * hidden + i] for i in range(hidden) for k in range(deeper)]
    biases = {layer: list(found[f"{layer}.bias"].numbers) for layer in layers}
    return Network(
        Layer(adding, biases["first"]),
        Layer(between, biases["second"]),
        Layer(weights[POLICY], biases[POLICY]) if rates else Layer([], []),
        Layer(weights["value"], biases["value"]),
        found[ANCHOR].numbers[0],
        pairs,
    )


def _pairs(found: tensors.Tensor | None, file: str, observed: int) -> list[int]:
    """Which numbers of an observation are multiplied, two by two."""
    if found is None:
        return []
    pairs = [int(number) for number in found.numbers]
    fits = len(found.shape) == 2 and found.shape[1] == 2 and 0 < found.shape[0] <= MOST_PAIRS
    if not fits or pairs != list(found.numbers) or not all(0 <= number < observed for number in pairs):
        raise EngineError("bad_weights", file=file, problem=PAIRS)
    return pairs


@cache
def of_package(game: Game, players: int) -> Learned | None:
    """What has been learned for this game and so many players, and plays stronger than without; None: nothing.

    Raises:
        EngineError: as for `unpacked`.
    """
    if game.custom:
        return None  # on another board the weights mean nothing
    file = resources.files(type(game).__module__) / "weights" / f"{players}.safetensors"
    return unpacked(file.read_bytes(), file.name, game, players) if file.is_file() else None


def of_level(level: str, game: Game, players: int) -> Learned | None:
    """What this level plays by; None: nothing."""
    found = of_package(game, players)
    return found if found is not None and level in found.levels else None


def nothing(game: Any, players: int) -> Learned | None:
    """Play without anything learned."""
    return None

"""OpenSpiel: every game as `kt_<game>`, with explicit chance nodes.  Needs the extra `kartentisch[spiel]`.

    import pyspiel
    from kartentisch.adapters import openspiel

    openspiel.register()
    game = pyspiel.load_game("kt_attila(players=3)")

Dice fall one after the other, each of them a chance node.  Where several seats are asked, the lowest answers first, and
no observer tells the others.  Utilities are 1 for the winner, shared in a tie, and 0 for the others.

No rulebook bounds how much may happen in a game.  So there is a tensor of the state of information only under the
parameter `recall`, which says how many rows it shall have for what was told and answered (`adapters.recall`).
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from math import prod
from typing import Any, ClassVar, Final

import msgspec

from kartentisch.adapters.recall import ANSWER, Recall
from kartentisch.engine.chance import Chance
from kartentisch.engine.copying import Whole
from kartentisch.engine.errors import EngineError
from kartentisch.engine.extras import needing
from kartentisch.engine.game import LONGEST_GAME, Game, to_bytes
from kartentisch.engine.kernel import State
from kartentisch.engine.options import Option, Value
from kartentisch.engine.position import bad_position
from kartentisch.games import load, ready

with needing("spiel"):
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

PREFIX: Final = "kt_"
PLAYERS: Final = "players"
POSITION: Final = "position"
RECALL: Final = "recall"


def register() -> list[str]:
    """Make all games known to OpenSpiel, once; their names there.

    Parameters of a game are `players`, its options by name (a number among words as `n12`), `position` (see there), and
    `recall`, rows of the tensor of a state of information; 0: there is none.
    """
    names = []
    for name in ready():
        game = load(name)
        short = PREFIX + name
        if short not in pyspiel.registered_names():
            # a class, not a function: what OpenSpiel keeps must live longer than the interpreter
            pyspiel.register_game(_type(game), type(short, (SpielGame,), {"rules": game}))
        names.append(short)
    return names


def position(state: State) -> str:
    """A state as a parameter: `pyspiel.load_game("kt_attila", {"position": position(state)})` begins there.

    So a small game is cut from a big one.  The options are the state's own.
    """
    return zlib.compress(to_bytes(state.to_json()), 9).hex()


def _type(game: Game, recalls: bool = False) -> Any:
    parameters = {PLAYERS: game.seats[0], POSITION: "", RECALL: 0}
    parameters |= {option.name: _default(game, option) for option in game.options}
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Kartentisch: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


def _parameter(option: Option) -> dict[Any, Value]:
    """What stands for each value: itself; among words a number as `n2`, so that it is read as a word again."""
    if len({type(value) for value in option.values}) == 1:
        return {value: value for value in option.values}
    return {value if isinstance(value, str) else f"n{value}": value for value in option.values}


def _default(game: Game, option: Option) -> Any:
    """What stands for the value under which series of games are played."""
    wanted = game.series.get(option.name, option.default)
    return next(name for name, value in _parameter(option).items() if value == wanted)


def _options(game: Game, params: dict[str, Any]) -> dict[str, Any]:
    """The options that the parameters say."""
    chosen = {}
    for option in game.options:
        given = params.get(option.name, _default(game, option))
        chosen[option.name] = _parameter(option).get(given, given)
    return chosen


def _loaded(name: str, params: dict[str, Any]) -> Any:
    """For pickle."""
    register()
    return pyspiel.load_game(name, params)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel carries no types
    """One of the games with its parameters."""

    rules: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.rules, params or {}
        text = params.get(POSITION, "")
        if text:
            try:
                data = msgspec.json.decode(zlib.decompress(bytes.fromhex(text)))
            except (ValueError, zlib.error, msgspec.DecodeError) as error:
                raise bad_position(POSITION, str(error)) from None
            self.opening: State = game.load(data)
            players = self.opening.players
            if params.get(PLAYERS, players) not in (players, game.seats[0]):
                raise EngineError("foreign_state", game=game.id)
        else:
            players = int(params.get(PLAYERS, game.seats[0]))
            self.opening = game.new(players, options=_options(game, params))
        self.recall = Recall(game, int(params.get(RECALL, 0)))
        named = [len(chance.ids) for chance in game.chances if chance.ids is not None]
        information = pyspiel.GameInfo(
            num_distinct_actions=game.space.size,
            max_chance_outcomes=max([*named, game.seats[-1], *(faces for _, faces in game.rolls)]),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=game.max_length(players, game.option_values(self.opening)) or LONGEST_GAME,
        )
        super().__init__(_type(game, self.recall.rows > 0), information, params)

    def __reduce__(self) -> Any:
        return _loaded, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Told:
    """What has been told and answered so far; a copy costs little."""

    def __init__(self, entries: list[tuple[Any, ...]]) -> None:
        self.entries = entries

    def __deepcopy__(self, memo: dict[int, Any]) -> Told:
        return Told(self.entries[:])


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel around one of the engine, `world`, which may be read, and cloned for searches."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world = game.opening.clone()
        self._fallen: list[int] = []  # dice of the roll that is under way
        self._told = Told([])

    def current_player(self) -> int:
        if self.world.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.world.chance else int(self.world.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.world.dice > 0:
            faces = int(self.world.faces)
            return [(face, 1 / faces) for face in range(faces)]
        return self.world.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        world = self.world
        if world.chance and world.dice > 0:
            self._fallen.append(action)
            if len(self._fallen) < world.dice:
                return
            action = sum(face * int(world.faces) ** i for i, face in enumerate(self._fallen))
            self._fallen = []
        elif not world.chance:
            self._told.entries.append((ANSWER, int(world.seat), int(action)))
        world.listen()
        world.apply(int(action))
        self._told.entries.extend(world.events())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(action + 1) if self.world.dice > 0 else self.world.game.outcome_text(self.world, action)
        return str(self.world.game.space.notation(action))

    def is_terminal(self) -> bool:
        return self.world.over

    def returns(self) -> list[float]:
        return self.world.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another world that the player cannot tell from this one; for searches with hidden information.

        Its history is that of this one: what lies hidden there is not what the history says.
        """
        other: SpielState = self.clone()
        other.world.determinize(player, Chance(int(sampler() * 2**53)))
        return other

    def told(self, player: int) -> list[str]:
        """All that the player was told, and its own answers, from the beginning on."""
        game, lines = self.world.game, []
        for entry in self._told.entries:
            if entry[0] != ANSWER:
                event = game.event(entry).seen_by(player)
                lines.append(msgspec.json.encode(event.to_json(), order="sorted").decode())
            elif entry[1] == player:
                lines.append(game.space.notation(entry[2]))
        return lines

    def recalled(self, player: int, recall: Recall, out: Any) -> None:
        """The same as numbers; ValueError if it is more than there is room for."""
        recall.write(self._told.entries, player, self.world.players, out)

    def __str__(self) -> str:
        dice = " ".join(str(face + 1) for face in self._fallen)
        return f"{self.world}\n{dice}".strip()


class Observer(Whole):
    """What a player observes: the numbers of `Game.observation`; as text its view.

    With perfect recall its answers and all that it was told stand before the view; before the numbers, too, where the
    game was loaded with `recall`, and first of all who the player is.
    """

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self._game = game
        self._recall = iig_obs_type.perfect_recall
        self._layout = game.rules.observation(game.opening.players)
        self._buffer: Any = self._layout.buffer()
        self._rows = game.recall if self._recall and game.recall.rows > 0 else None
        shapes: dict[str, tuple[int, ...]] = {}
        if self._rows is not None:
            shapes = {"player": (game.opening.players,), "told": (self._rows.rows, self._rows.width)}
        shapes["observation"] = (self._layout.size,)
        self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict, at = {}, 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)

    def __reduce__(self) -> Any:
        return _observing, (self._game, self._recall, self.tensor.copy())  # `dict` shows parts of `tensor`

    def set_from(self, state: SpielState, player: int) -> None:
        state.world.observe(player, self._buffer)
        self.dict["observation"][:] = np.frombuffer(self._buffer, np.int64)
        if self._rows is not None:
            self.dict["player"][:] = np.eye(len(self.dict["player"]))[player]
            state.recalled(player, self._rows, self.dict["told"])

    def string_from(self, state: SpielState, player: int) -> str:
        lines = state.told(player) if self._recall else []
        return "\n".join([*lines, to_bytes(state.world.view(player)).decode()])


def _observing(game: SpielGame, recall: bool, seen: Any) -> Observer:
    """For copies and pickle."""
    observer = Observer(game, pyspiel.IIGObservationType(perfect_recall=recall), None)
    observer.tensor[:] = seen
    return observer


class Playouts(Whole, mcts.Evaluator):  # type: ignore[misc]
    """For OpenSpiel's MCTS: random games to the end inside the engine, much faster than through the adapter."""

    def __init__(self, n: int = 1, seed: int = 0) -> None:
        """`n`: games for each leaf."""
        self.n = n
        self._chance = Chance(seed)

    def evaluate(self, state: SpielState) -> Any:
        """What the state is worth to each player, on average."""
        total = np.zeros(state.num_players())
        for _ in range(self.n):
            world = state.world.clone()
            world.playout(self._chance)
            total += world.returns()
        return total / self.n

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every action alike; chance by its probabilities."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

"""What a run is told: everything that its weights follow from."""

from __future__ import annotations

import msgspec


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A run.

    Attributes:
        game, players: what is learned.
        seed: of all games and of the network's first weights.
        hidden: sizes of the two hidden layers.
        rows, steps: games side by side in an iteration, and answers in each of them; every iteration begins new games.
        values, games: so many iterations, the first ones, learn only who wins, from so many games each in which
            everybody answers as `Game.rates` says: quick games, of which the beginnings of turns are looked at.
        anchor: the value head corrects what `Game.value` promises instead of saying it all.
        imitate: so many iterations answer as the greedy bot does, and learn that.
        experts, simulations: so many iterations after these answer as a search with so many simulations does that
            weighs first what the network likes, and learn that (expert iteration); then the network plays itself.
        iterations: of all kinds together.
        against: the name of a bot that never changes; where the network would play itself, it plays one seat of each
            game, in turn, and that bot all others, and the network learns what wins most against it; empty: nobody.
        strangers: the share of games, 0 to 1, in which one seat is played by somebody else: the greedy bot in half of
            them, an earlier network in the others.
        remember: an earlier network is kept every so many iterations.
        rate: step size of the learning, at first; it falls to a tenth.
        minibatch, epochs: answers in a step of learning, and how often each is learned from.
        clip: how far one iteration may change how likely an answer is (PPO).
        entropy: how much it is worth to keep answers open.
        trace: see `adapters.returns`.
        worth: how much the error of the values counts beside that of the policy.
        average: by how much the weights that are kept follow those that learn, in each iteration.
        test_every, test_games: after so many iterations, so many games against the greedy bot are played.
    """

    game: str
    players: int
    seed: int = 0
    hidden: tuple[int, int] = (96, 64)
    rows: int = 128
    steps: int = 192
    values: int = 0
    games: int = 500
    anchor: bool = True
    imitate: int = 40
    experts: int = 0
    simulations: int = 60
    iterations: int = 400
    against: str = ""
    strangers: float = 0.2
    remember: int = 25
    rate: float = 1e-3
    minibatch: int = 2048
    epochs: int = 2
    clip: float = 0.2
    entropy: float = 0.01
    trace: float = 0.95
    worth: float = 0.5
    average: float = 0.1
    test_every: int = 20
    test_games: int = 256

"""A small network that has learned, for the table: what a seat should do and what everybody may expect.

Compiled by mypyc, so that neither torch nor numpy is needed, and the same numbers come out on every machine, compiled
or not.  Most entries of an observation are 0, and what is 0 costs nothing.
"""

from __future__ import annotations

from math import exp
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.kernel import NOBODY, State


class Layer:
    """Weighted sums of numbers.

    Attributes:
        weights: [input, output] row by row.
        bias: [output]
    """

    weights: vec[float]
    bias: vec[float]
    inputs: i64
    outputs: i64

    def __init__(self, weights: list[float], bias: list[float]) -> None:
        """`weights`: as above, for a whole number of inputs."""
        self.weights = vec[float](weights)
        self.bias = vec[float](bias)
        self.outputs = i64(len(bias))
        self.inputs = i64(len(weights)) // max(self.outputs, 1)

    def sums(self, at: vec[i64], numbers: vec[float], n: i64, out: vec[float]) -> None:
        """Write the sums of all outputs, if the inputs are 0 but for `n`.

        Four outputs at a time, so that most is added up in registers; each in the order of the inputs.

        Args:
            at: which inputs these are.
            numbers: what they are.
        """
        weights, bias, outputs = self.weights, self.bias, self.outputs
        k: i64 = 0
        while k + 4 <= outputs:
            a = bias[k]
            b = bias[k + 1]
            c = bias[k + 2]
            d = bias[k + 3]
            for i in range(n):
                x = numbers[i]
                first = at[i] * outputs + k
                a += x * weights[first]
                b += x * weights[first + 1]
                c += x * weights[first + 2]
                d += x * weights[first + 3]
            out[k] = a
            out[k + 1] = b
            out[k + 2] = c
            out[k + 3] = d
            k += 4
        while k < outputs:
            a = bias[k]
            for i in range(n):
                a += numbers[i] * weights[at[i] * outputs + k]
            out[k] = a
            k += 1


class Network:
    """Two hidden layers, a head with a logit for each action, one with a logit for each seat from the own one on.

    It keeps what it has looked at last: `look` first, then `rates` and `share`.
    """

    first: Layer
    second: Layer
    policy: Layer
    value: Layer
    anchor: float
    pairs: vec[i64]
    players: i64
    size: i64
    numbers: vec[i64]
    hidden: vec[float]
    deeper: vec[float]
    odds: vec[float]
    at: vec[i64]
    some: vec[float]

    def __init__(
        self, first: Layer, second: Layer, policy: Layer, value: Layer, anchor: float, pairs: list[int] | None = None
    ) -> None:
        """
        Args:
            anchor: by how much the log odds that the game itself promises (`Game.standings`) count: the value head says
                only in what these are wrong.  0: not at all.
            first: its inputs are the numbers of `State.observe` as they are, and behind them products of two of them.
            pairs: of which numbers, two by two; None: none.
            policy, value: [output, input] row by row, the other way round than the others: of an output at a time.
        """
        self.first = first
        self.second = second
        self.policy = policy
        self.value = value
        self.anchor = anchor
        self.players = value.outputs
        self.pairs = vec[i64](pairs if pairs is not None else [])
        self.size = first.inputs - i64(len(self.pairs)) // 2
        self.numbers = vec[i64]([0] * self.size)
        self.hidden = vec[float]([0.0] * first.outputs)
        self.deeper = vec[float]([0.0] * second.outputs)
        self.odds = vec[float]([0.0] * self.players)
        most = max(first.inputs, first.outputs)
        self.at = vec[i64]([0] * most)
        self.some = vec[float]([0.0] * most)

    def look(self, s: State, seat: i64) -> None:
        """See the state as the seat sees it."""
        numbers, hidden, deeper = self.numbers, self.hidden, self.deeper
        at, some = self.at, self.some
        s.observe(seat, numbers)
        n: i64 = 0
        for i in range(self.size):
            number = numbers[i]
            if number != 0:
                at[n] = i
                some[n] = float(number)
                n += 1
        pairs = self.pairs
        for i in range(self.size, self.first.inputs):
            k = 2 * (i - self.size)
            number = numbers[pairs[k]]
            if number != 0:
                number *= numbers[pairs[k + 1]]
                if number != 0:
                    at[n] = i
                    some[n] = float(number)
                    n += 1
        self.first.sums(at, some, n, hidden)
        n = 0
        for i in range(self.first.outputs):
            if hidden[i] > 0.0:
                at[n] = i
                some[n] = hidden[i]
                n += 1
        self.second.sums(at, some, n, deeper)
        for i in range(self.second.outputs):
            if deeper[i] < 0.0:
                deeper[i] = 0.0

    def out(self, head: Layer, k: i64) -> float:
        """Output `k` of a head."""
        weights, deeper = head.weights, self.deeper
        total = head.bias[k]
        n = i64(len(deeper))
        first = k * n
        for i in range(n):
            total += weights[first + i] * deeper[i]
        return total

    def rates(self, actions: Any) -> vec[float]:
        """The logit of each of the actions, a `vec[i64]`."""
        every: vec[i64] = actions  # as an argument it would never be freed
        found = vec[float]()
        for action in every:
            found = append(found, self.out(self.policy, action))
        return found

    def share(self, s: State, seat: i64) -> float:
        """The share of the win, 0 to 1, that the seat may expect which has looked at this state."""
        most: float = -1.0e9
        odds, players, anchor = self.odds, self.players, self.anchor
        for k in range(players):
            odds[k] = self.out(self.value, k)
        if anchor != 0.0:
            standings: list[float] = s.game.standings(s)
            for k in range(players):
                odds[k] += anchor * standings[(seat + k) % players]
        for k in range(players):
            most = max(most, odds[k])
        total: float = 0.0
        for k in range(players):
            total += exp(max(-40.0, odds[k] - most))
        return exp(max(-40.0, odds[0] - most)) / total


class Policy:
    """The network as what simulations go on by: `rates` of the actions for whoever is asked, who sees its own only."""

    network: Network

    def __init__(self, network: Network) -> None:
        self.network = network

    def __call__(self, s: State, actions: Any, seat: int) -> vec[float]:
        self.network.look(s, seat)
        return self.network.rates(actions)


def expected(network: Network, s: State, seat: i64) -> float:
    """The share of the win, 0 to 1, of the seat; the true one if the game is over."""
    if s.seat == NOBODY:
        returns: list[float] = s.game.returns(s)
        return returns[seat]
    network.look(s, seat)
    return network.share(s, seat)

"""OpenSpiel's Monte Carlo tree search plays our games against our bots.

    python examples/openspiel_mcts.py [--game attila] [--bot greedy] [--games 20] [--simulations 200]

The search would see the cards of the others in the state, so it gets another world each time, one that agrees with what
its seat knows (`resample_from_infostate`).
"""

from __future__ import annotations

import argparse
import sys

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts
except ModuleNotFoundError as error:
    sys.exit(f"This example needs {error.name}, which is not installed: pip install '.[spiel]'")

import kartentisch as kt
from kartentisch.adapters import openspiel


def play(game: str, bot: str, seat: int, simulations: int, seed: int) -> float:
    """One game of two, the search in this seat; what it was worth to the search: 1, 0, or a share."""
    openspiel.register()
    table = pyspiel.load_game(f"kt_{game}(players=2)")
    dice = np.random.RandomState(seed)
    search = mcts.MCTSBot(table, 1.4, simulations, openspiel.Playouts(seed=seed), solve=False, random_state=dice)
    ours = kt.bots.find(bot)(seed)
    state = table.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            action = dice.choice(outcomes, p=shares)
        elif len(state.legal_actions()) == 1:
            action = state.legal_actions()[0]
        elif state.current_player() == seat:
            action = search.step(state.resample_from_infostate(seat, dice.rand))
        else:
            action = ours.answer(kt.bots.Decision.of(state.world, state.current_player()))
        state.apply_action(action)
    return float(state.returns()[seat])


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--game", default="attila")
    words.add_argument("--bot", default="greedy", help=f"one of: {', '.join(kt.bots.BOTS)}")
    words.add_argument("--games", type=int, default=20)
    words.add_argument("--simulations", type=int, default=200, help="of the search, for each decision")
    wanted = words.parse_args()
    won = sum(play(wanted.game, wanted.bot, number % 2, wanted.simulations, number) for number in range(wanted.games))
    print(f"OpenSpiel's search won {won:g} of {wanted.games} games against {wanted.bot}")

"""The games as other libraries want them: PettingZoo, Gymnasium, OpenSpiel, and batches for training.

Nothing is imported here: each module needs the libraries of its extra, `kartentisch[rl]` or `kartentisch[spiel]`.
"""

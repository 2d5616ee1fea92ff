"""Networks that learn from games against themselves: `kartentisch train`; see docs/develop/training.md.

Needs torch, of the extra `kartentisch[train]`.  What comes of it is played by `bots`, which need neither torch nor
numpy.
"""

"""Networks that learn from games against themselves: `kartentisch train`; see docs/develop/training.md.

Needs torch, of the extra `kartentisch[train]`.  What comes of it is played by `bots`, which need neither torch nor
numpy.
"""

from kartentisch.engine.extras import needing

with needing("train"):
    import torch  # noqa: F401

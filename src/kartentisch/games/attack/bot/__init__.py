"""What `policy.py` asks about an answer, by the part of the game that it belongs to.

Upwards: `manner` is the way in which a seat goes about it, `plans` judges armies, battles and targets, `outlook` says
what a moment promises.  A part of the game each: `marches`, `fighting`, `placing`, `shopping`, `bargaining`.
"""

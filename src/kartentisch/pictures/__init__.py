"""Pictures of positions: a built map, the pieces on it, as one SVG.

>>> from kartentisch.pictures import svg
>>> from kartentisch.engine import mapfile
>>> picture = svg(mapfile.load("attila", "attila"), {"provinces": {"moesia": {"goths": 2}}, "pacified": ["moesia"]})
>>> picture.startswith("<svg")
True
"""

from kartentisch.pictures.draw import LANGUAGES, LOOKS, PictureError, svg

__all__ = ["LANGUAGES", "LOOKS", "PictureError", "svg"]

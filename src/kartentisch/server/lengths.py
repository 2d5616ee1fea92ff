"""How long texts from outside may be, where both the server and a helper look: nothing needs to be imported for it."""

from typing import Final

LONGEST_TITLE: Final = 100  # characters of the title of a file with a position

"""Changes of the stored tables, in the order in which they were made; applied when a store is opened."""

from typing import Final

NEWEST: Final = "likenesses"  # the last step: whoever adds one names it here; where all are made, none is read

"""Changes of the stored tables, in the order in which they were made; applied when a store is opened."""

from typing import Final

NEWEST: Final = "paces"  # the last of the steps, which are not read where they are all made

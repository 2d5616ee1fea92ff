"""Exact odds: computed, never sampled.  One module per game: `attack`, `attacke`, `selfr3`, each with its kernel."""

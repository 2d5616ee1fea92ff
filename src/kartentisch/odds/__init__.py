"""Exact odds of battles: computed, never sampled.  One module per game: `kartentisch.odds.attack`."""

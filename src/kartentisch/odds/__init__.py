"""Exact odds: computed, never sampled.  One module per game, each with its kernel."""

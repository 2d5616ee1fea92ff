"""Shared steps: procedures that several rulebooks have in common.  A game derives its own and says what differs."""

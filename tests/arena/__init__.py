"""Contests, self-play, bots of one's own."""

"""Axis & Allies: Europe: its board and its map."""

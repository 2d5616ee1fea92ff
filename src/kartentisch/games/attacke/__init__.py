"""Attacke: its board and its map."""

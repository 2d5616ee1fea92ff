"""Attack!: its board and its map."""

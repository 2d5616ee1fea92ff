"""Fair play that can be proved: a table's dice and its signed log."""

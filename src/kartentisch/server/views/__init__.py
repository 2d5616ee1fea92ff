"""What people get to see: tables, positions, records, games."""

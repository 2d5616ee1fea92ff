"""The store: SQLite or PostgreSQL, its schema, and who may come in."""

"""Changes of the stored tables, in the order in which they were made; applied when a store is opened."""

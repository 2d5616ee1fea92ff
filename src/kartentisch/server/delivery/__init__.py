"""What leaves the house on its own: a queue in the store, mail, pushes to browsers, and where nothing may go."""

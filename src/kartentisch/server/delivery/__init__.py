"""What leaves the server on its own: a queue in the store, mail, pushes to browsers, and where nothing may go."""

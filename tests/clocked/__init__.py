"""A server whose clock a test moves."""

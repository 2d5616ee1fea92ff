"""A house whose clock a test moves."""

"""A server whose bots give hints after a tenth of a second: for tests that ask for many."""

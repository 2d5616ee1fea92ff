"""The command line: `kartentisch ...`."""

"""`python -m kartentisch`: the command line."""

from kartentisch.cli.main import run

run()

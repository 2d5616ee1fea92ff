"""`python -m kartentisch` is the command `kartentisch`."""

from __future__ import annotations

from kartentisch.cli.main import run

run()

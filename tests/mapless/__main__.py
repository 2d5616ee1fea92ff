"""`kartentisch` with these two games beside the others: `python -m tests.mapless serve`."""

from __future__ import annotations

from kartentisch.cli.main import app
from tests.mapless import register

register()
app()

"""`kartentisch` with hints that are thought about for a tenth of a second: `python -m tests.hasty serve`."""

from __future__ import annotations

from kartentisch.cli.main import app
from kartentisch.server.views import hints

hints.SECONDS = 0.1  # type: ignore[misc]
app()

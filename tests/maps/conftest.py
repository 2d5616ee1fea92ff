"""The workshop's own tests need its libraries; `make maps-check` has them, `make test` does without."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("shapely") else ["workshop"]

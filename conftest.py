"""What all tests share; examples in the documentation are run as tests."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings
from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("house", deadline=None)  # machines that run tests are noisy
settings.load_profile("house")

pytest_collect_file = Sybil(
    parsers=[PythonCodeBlockParser()],
    patterns=["README.md", "docs/*.md"],
    excludes=["docs/library.md"],  # tests/engine/test_library.py runs each of its blocks alone
).pytest()


class OnePageTogether(LoadScopeScheduling):
    """Shares out tests one by one, but a page of the documentation whole: its examples build on each other."""

    def _split_scope(self, nodeid: str) -> str:
        path = nodeid.split("::", 1)[0]
        return path if path.endswith(".md") else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> OnePageTogether:
    return OnePageTogether(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """As the server does: what was loaded is never looked through again for what nobody needs, which took a sixth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)

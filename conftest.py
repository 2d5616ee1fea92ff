"""What all tests share; examples in the documentation are run as tests."""

from __future__ import annotations

import doctest
import gc

import pytest
from hypothesis import settings
from sybil import Example, Sybil
from sybil.parsers.markdown import CodeBlockParser
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("server", deadline=None)  # machines that run tests are noisy
settings.load_profile("server")


def pasted(example: Example) -> str:
    """Run a block as whoever pastes it alone: it has no names but its own; what went wrong, if something did."""
    code, names = str(example.parsed), {"__name__": "pasted"}
    if not code.startswith(">>>"):
        exec(compile("\n" * example.line + code, example.path, "exec"), names)
        return ""
    said: list[str] = []
    block = doctest.DocTestParser().get_doctest(code, names, example.path, example.path, example.line)
    doctest.DocTestRunner(verbose=False).run(block, out=said.append)
    return "".join(said)


PAGES = ["README.md", "docs/*.md", "docs/*/*.md"]
pytest_collect_file = Sybil([CodeBlockParser("python", pasted)], patterns=PAGES).pytest()


class OneByOne(LoadScopeScheduling):
    """Shares out tests one by one."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> OneByOne:
    return OneByOne(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """As the server does: what was loaded is never looked through again for what nobody needs, which took a sixth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)

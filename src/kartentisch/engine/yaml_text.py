"""Texts that people write as YAML: scenarios, lessons, glossaries.

The library that reads them is loaded with the first of them: most commands read none, and a server opens its address
before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import StringIO
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ruamel.yaml import YAML


class YamlFault(ValueError):
    """A text that is no YAML.

    Attributes:
        line: where, from 0.
        problem: what is wrong there, in one line.
    """

    def __init__(self, whole: str, line: int, problem: str) -> None:
        super().__init__(whole)
        self.line, self.problem = line, problem


def composed(text: str) -> tuple[Any, Any]:
    """One document and its nodes, which know their lines; None twice where the text holds none.  Raises YamlFault."""
    yaml = _yaml()
    with _Faults():
        node = yaml.compose(text)
        return (None if node is None else yaml.constructor.construct_document(node)), node


def documents(text: str) -> Iterator[Any]:
    """One after the other, each read when it is asked for.  Raises YamlFault."""
    with _Faults():
        yield from _yaml().load_all(text)


def written(document: Mapping[str, Any], width: int) -> str:
    """A document, its keys in their order, in lines of about `width` characters."""
    yaml = _yaml()
    yaml.default_flow_style = None
    yaml.allow_unicode = True
    yaml.sort_base_mapping_type_on_output = False  # type: ignore[assignment]
    yaml.width = width
    paper = StringIO()
    yaml.dump(document, paper)
    return paper.getvalue()


def _yaml() -> YAML:
    from ruamel.yaml import YAML

    return YAML(typ="safe", pure=True)


class _Faults:
    """The library's errors become ours."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        from ruamel.yaml.error import MarkedYAMLError, YAMLError

        if isinstance(error, MarkedYAMLError):
            line = error.problem_mark.line if error.problem_mark is not None else 0
            problem = " ".join(part.strip() for part in (error.context, error.problem) if part)
            raise YamlFault(str(error), line, problem) from error
        if isinstance(error, YAMLError):
            raise YamlFault(str(error), 0, " ".join(str(error).split())) from error

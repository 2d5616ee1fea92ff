"""What mypyc leaves out of compiled modules: their docstrings, and types for whoever has no machine integers.

`setup.py` calls this while it builds.  `docstrings_in_c` lets mypyc write docstrings behind the signatures that it
writes by itself; `stub` gives the text of the `.pyi` file that goes into a package beside each compiled module, in
which an `i64` is the `int` that it is for Python.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def docstrings(modules: Iterable[Path], root: Path) -> dict[str, str]:
    """Full name of a class, method or function -> its docstring, in these files below `root`."""
    found: dict[str, str] = {}

    def look(node: ast.Module | ast.ClassDef, within: str) -> None:
        for part in node.body:
            if isinstance(part, ast.ClassDef | ast.FunctionDef):
                if told := ast.get_docstring(part):
                    found[f"{within}.{part.name}"] = told
                if isinstance(part, ast.ClassDef):
                    look(part, f"{within}.{part.name}")

    for module in modules:
        look(ast.parse(module.read_text(encoding="utf-8")), ".".join(module.relative_to(root).with_suffix("").parts))
    return found


@contextmanager
def docstrings_in_c(told: dict[str, str]) -> Iterator[None]:
    """While this lasts, mypyc writes these docstrings as well.  Of properties it can write none."""
    from mypyc.codegen import emitclass, emitmodule
    from mypyc.codegen.cstring import c_string_initializer

    def more(signature: Callable[[Any], str]) -> Callable[[Any], str]:
        def both(about: Any) -> str:
            first, text = signature(about), told.get(about.fullname, "")
            if not text:
                return first
            second = c_string_initializer(text.encode())
            return second if first == "NULL" else f"{first} {second}"  # C joins strings that stand side by side

        return both

    of_function, of_class = emitclass.native_function_doc_initializer, emitclass.native_class_doc_initializer
    for room in (emitclass, emitmodule):
        room.native_function_doc_initializer = more(of_function)
    emitclass.native_class_doc_initializer = more(of_class)
    try:
        yield
    finally:
        for room in (emitclass, emitmodule):
            room.native_function_doc_initializer = of_function
        emitclass.native_class_doc_initializer = of_class


class _Outside(ast.NodeTransformer):
    """A module as others see it."""

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name("int", node.ctx) if node.id == "i64" else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        packed = isinstance(node.value, ast.Name) and node.value.id == "vec"  # of machine integers for everybody
        return node if packed else self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        told = node.body[:1] if ast.get_docstring(node) else []
        node.body = [*told, ast.Expr(ast.Constant(...))]
        self.generic_visit(node)
        return node


def stub(source: str) -> str:
    """The text of the stub of a module.

    >>> print(stub('def half(n: i64) -> vec[i64]:\\n    "Less."\\n    return n'))
    def half(n: int) -> vec[i64]:
        'Less.'
        ...
    """
    return ast.unparse(ast.fix_missing_locations(_Outside().visit(ast.parse(source))))

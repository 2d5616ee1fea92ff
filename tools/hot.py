"""What mypyc leaves out of compiled modules: docstrings, sentences, and types for whoever has no machine integers.

`setup.py` calls this while it builds.  `with_docstrings` puts docstrings behind the signatures that mypyc writes into
its C; `read_only` takes from Python the right to write what only the rules may change; `with_sentences` says which
argument of which function is of the wrong kind; `stub` gives the text of the `.pyi` file that goes into a package
beside each compiled module, in which an `i64` is the `int` that it is for Python.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path

# in the C that mypyc writes: whose entry in a table of methods, of properties or of what belongs to a class this is
OWNER = re.compile(r"\(PyCFunction\)CPyPy_(\w+)|\(getter\)(\w+)|\bCPyType_(\w+)_template_ = \{")
WITHOUT = "NULL, NULL},"  # the end of a property's entry

# what a state tells everybody and only the rules may change: compiled code writes into the object itself
READ_ONLY = {"Readable": ("game", "players", "seat", "asked", "turn"), "SealedRound": ("answering", "passing")}
SETTER = re.compile(r"\(setter\)\w*?(?:{})\b,".format(
    "|".join(f"{kind}_set_{name}" for kind, names in READ_ONLY.items() for name in names)
))  # fmt: skip
WRAPPER = re.compile(r"^\s*PyObject \*CPyPy_(\w+)\(")  # what Python calls: it looks at the arguments
WRONG = re.compile(r'CPy_TypeError\("([^"]+)", obj_(\w+)\)')
WORDS = {"i64": "a whole number of 64 bits", "int": "a whole number", "str": "a text", "float": "a number",
         "bool": "True or False", "union[int, str]": "a whole number or a text"}  # fmt: skip
HELPERS = """
#ifndef KARTENTISCH_HELPERS
#define KARTENTISCH_HELPERS
static int kartentisch_read_only(PyObject *self, PyObject *value, void *closure) {
    PyErr_SetString(PyExc_AttributeError,
        "a state is changed by its rules alone: let a seat or chance answer with apply()");
    return -1;
}
static void kartentisch_wrong(const char *function, const char *name, const char *wanted, PyObject *found) {
    const char *kind = found == Py_None ? "None" : Py_TYPE(found)->tp_name;
    if (PyLong_Check(found) && strncmp(wanted, "a whole", 7) == 0)
        kind = "a longer one";
    PyErr_Format(PyExc_TypeError, "%s(): %s is to be %s, not %s", function, name, wanted, kind);
}
#endif
"""
INCLUDED = '#include "__native_internal_'  # the last line before the code itself


def numbers_alone(text: str) -> bool:
    """Whether a module only names numbers and texts: it stays Python, compiled modules have those in themselves."""
    does = (ast.FunctionDef, ast.ClassDef, ast.Call, ast.comprehension)
    return not any(isinstance(node, does) for node in ast.walk(ast.parse(text)))


def docstrings(modules: Iterable[str], root: Path) -> dict[str, str]:
    """The name that a class, method, property or function of these files has in C -> its docstring."""
    found: dict[str, str] = {}
    for module in modules:
        parts = Path(module).with_suffix("").parts
        told: dict[str, str] = {}
        for node in ast.parse((root / module).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                told[node.name] = ast.get_docstring(node) or ""
                for part in node.body:
                    if isinstance(node, ast.ClassDef) and isinstance(part, ast.FunctionDef):
                        for between in ("___", "_get_"):
                            told[node.name + between + part.name] = ast.get_docstring(part) or ""
        for length in range(1, len(parts) + 1):  # C calls a module by as much of its name as is needed
            found |= {"___".join((*parts[-length:], name)): text for name, text in told.items() if text}
    return found


def with_docstrings(code: str, told: Mapping[str, str]) -> str:
    """The C that mypyc has written with the docstrings that it leaves out, behind the signatures that it writes.

    It is compiled itself, so that there is no way to let it write more.

    >>> entry = '{"go", (PyCFunction)CPyPy_kernel___State___go, METH_O, PyDoc_STR("go($self)\\\\n--")},'
    >>> print(with_docstrings(entry, {"kernel___State___go": 'Go "on".'}))
    {"go", (PyCFunction)CPyPy_kernel___State___go, METH_O, PyDoc_STR("go($self)\\n--" "Go \\"on\\".")},
    """
    lines, text = [], ""
    for line in code.splitlines(keepends=True):
        if owner := OWNER.search(line):
            text = told.get(owner[1] or owner[2] or owner[3], "")
        if text and _quoted(text) in line:  # from an earlier build
            text = ""
        if text and "PyDoc_STR(" in line:  # C joins strings that stand side by side
            head, end, tail = line.rpartition('")')
            line, text = f'{head}" {_quoted(text)}){tail}' if end else line, ""
        elif text and line.rstrip().endswith(WITHOUT) and "PyCFunction" not in line:
            line, text = line.replace(WITHOUT, f"{_quoted(text)}, NULL}},"), ""
        lines.append(line)
    return "".join(lines)


def read_only(code: str) -> str:
    """The C in which Python may read, and no longer write, the fields of READ_ONLY.

    >>> print(read_only("(getter)reading___Readable_get_seat, (setter)reading___Readable_set_seat,"))
    (getter)reading___Readable_get_seat, (setter)kartentisch_read_only,
    """
    return SETTER.sub("(setter)kartentisch_read_only,", code)


def with_sentences(code: str) -> str:
    """The C in which an argument of the wrong kind is called by its name.

    >>> print(with_sentences('PyObject *CPyPy_kernel___State___go(\\nCPy_TypeError("i64", obj_seat);'))
    PyObject *CPyPy_kernel___State___go(
    kartentisch_wrong("go", "seat", "a whole number of 64 bits", obj_seat);
    """
    lines, function = [], ""
    for line in code.splitlines(keepends=True):
        if found := WRAPPER.search(line):
            owner, _, function = found[1].rpartition("___")
            if function == "__init__":
                function = owner.rpartition("___")[2]
        if "CPy_TypeError(" in line:
            line = WRONG.sub(partial(_sentence, function), line)
        lines.append(line)
    return "".join(lines)


def _sentence(function: str, wrong: re.Match[str]) -> str:
    kind, name = wrong.groups()
    wanted = WORDS.get(kind) or kind.rpartition(".")[2]
    return f'kartentisch_wrong("{function}", "{name}", "{wanted}", obj_{name})'


def with_helpers(code: str) -> str:
    """The C with the functions that the other passes call."""
    if HELPERS in code:  # from an earlier build
        return code
    at = code.find(INCLUDED)
    end = code.find("\n", at) + 1
    return code[:end] + HELPERS + code[end:] if at >= 0 else code


def _quoted(text: str) -> str:
    """As a string of C."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return '"' + "".join(c if c.isascii() else "".join(f"\\{byte:03o}" for byte in c.encode()) for c in plain) + '"'


class _Outside(ast.NodeTransformer):
    """A module as others see it."""

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name("int", node.ctx) if node.id == "i64" else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        packed = isinstance(node.value, ast.Name) and node.value.id == "vec"  # of machine integers for everybody
        return node if packed else self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.generic_visit(node)
        fixed = READ_ONLY.get(node.name, ())
        body: list[ast.stmt] = []
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id in fixed:
                told = f"@property\ndef {part.target.id}(self) -> {ast.unparse(part.annotation)}: ..."
                body += ast.parse(told).body
            else:
                body.append(part)
        node.body = body
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        told = node.body[:1] if ast.get_docstring(node) else []
        node.body = [*told, ast.Expr(ast.Constant(...))]
        self.generic_visit(node)
        return node


def stub(source: str) -> str:
    """The text of the stub of a module.

    >>> print(stub('def half(n: i64) -> vec[i64]:\\n    "Less."\\n    return n'))
    def half(n: int) -> vec[i64]:
        \"\"\"Less.\"\"\"
        ...
    """
    return ast.unparse(ast.fix_missing_locations(_Outside().visit(ast.parse(source))))

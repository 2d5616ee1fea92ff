"""What `make generate` writes between the marks of cog: the parts of rules modules that follow from the others.

* `procedure("Conflict")`: step names and numbers, `__init__`, `step`, `copy`, `mixed`, `same` of a procedure, from its
  typed locals and its methods.  A step is a method `(self, s)` or `(self, s, answer)` that gives an i64, and is the
  first such method or is named in capitals somewhere in the class (`self.ask(s, seat, self.LAY)`); where its name is
  taken by `Procedure`, the method ends with `_`, as in `draw_`.  A local without
  a value is an argument of `__init__`, with 0 as its default.
* `state("AttilaState")`: `__init__`, `clone`, `mixed`, `same`, from the typed fields.  A field without a value is laid
  by the class's own `prepare`.
* `numbers("EVENTS")`: a constant for every row, named as its first word.
* `offsets()`: for every block of `actions.BLOCKS` whose size depends on the board a method that numbers its actions;
  `codes()`: a constant for each of the others.
* `games()`: the class of every game that `load` gives.
"""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from textwrap import wrap
from zlib import crc32

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
BEGIN, END = re.compile(r"# \[\[\[cog (\w+)\((.*?)\) \]\]\]"), "# [[[end]]]"
OF_KERNEL = {"ask", "ask_any", "ask_all", "ask_window", "stay", "answered", "go", "draw", "roll"}  # of `Procedure`
KEPT = {"step", "actions", "why", "copy", "pile", "mixed", "same", "where", "__init__"}
WIDTH = 120


@dataclass
class Local:
    """A typed attribute of a class."""

    name: str
    kind: str  # i64, vec[i64], Pile, bool ...
    value: str | None


@dataclass
class Kind:
    """A class as its author wrote it, what is generated left out."""

    name: str
    base: Kind | None
    state: str
    locals: list[Local] = field(default_factory=list)
    methods: dict[str, str] = field(default_factory=dict)  # what may be a step -> the method that runs it
    takes: dict[str, bool] = field(default_factory=dict)  # ... -> whether it takes the answer
    named: set[str] = field(default_factory=set)  # attributes of `self` in capitals

    @property
    def all_locals(self) -> list[Local]:
        return [*(self.base.all_locals if self.base else []), *self.locals]

    @property
    def all_named(self) -> set[str]:
        return self.named | (self.base.all_named if self.base else set())

    def steps(self) -> list[str]:
        """The steps, those of the base first."""
        above = self.base.steps() if self.base else []
        named = self.all_named
        own = [name for name in self.takes if name not in above]
        first = own[:1] if not above else []
        return above + [name for name in own if name in first or name.upper() in named]

    def method(self, step: str) -> str:
        if step in self.methods:
            return self.methods[step]
        assert self.base is not None
        return self.base.method(step)

    def takes_answer(self, step: str) -> bool:
        if step in self.takes:
            return self.takes[step]
        assert self.base is not None
        return self.base.takes_answer(step)


# ------------------------------------------------------------------ reading
def _cog() -> object:
    return sys.modules["cog"]


def _file() -> Path:
    return Path(_cog().inFile).resolve()  # type: ignore[attr-defined]


def _out(lines: list[str]) -> None:
    """Write the lines; behind a method the formatter wants an empty one."""
    after = [""] if lines and lines[-1].startswith(" ") else []
    _cog().outl("\n".join([*lines, *after]))  # type: ignore[attr-defined]


@cache
def _text(path: Path) -> str:
    """The module without what is generated in it."""
    kept, generated = [], False
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip() == END:
            generated = False
        elif not generated:
            kept.append("" if BEGIN.search(line) else line)
        if BEGIN.search(line):
            generated = True
    return "\n".join(kept)


@cache
def _classes(path: Path) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in ast.parse(_text(path)).body if isinstance(node, ast.ClassDef)}


def _module(path: Path, name: str) -> tuple[Path, str] | None:
    """Where a name that the module imports is defined, and as what."""
    for node in ast.parse(_text(path)).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    file = _source(node.module, path)
                    if file is not None:
                        return file, alias.name
    return None


def _source(module: str, reader: Path) -> Path | None:
    """The file of a module of the server, or of the reader's own game, which may lie outside."""
    path = module.replace(".", "/")
    places = [SRC / f"{path}.py", SRC / path / "__init__.py"]
    if module.startswith(f"kartentisch.games.{reader.parent.name}."):
        places.append(reader.parent / f"{module.rpartition('.')[2]}.py")
    return next((place for place in places if place.exists()), None)


@cache
def _kind(path: Path, name: str) -> Kind:
    node = _classes(path)[name]
    base = state = None
    for written in node.bases:
        inner = written.value if isinstance(written, ast.Subscript) else written
        if isinstance(written, ast.Subscript):
            state = ast.unparse(written.slice)
        if isinstance(inner, ast.Name) and inner.id not in ("Procedure", "State", "Generic"):
            here = (path, inner.id) if inner.id in _classes(path) else _module(path, inner.id)
            assert here is not None, f"{name}: where is {inner.id}?"
            base = _kind(*here)
    kind = Kind(name, base, state or (base.state if base else "State"))
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            what = ast.unparse(part.annotation)
            if not what.startswith(("ClassVar", "Final")):
                kind.locals.append(Local(part.target.id, what, ast.unparse(part.value) if part.value else None))
        elif isinstance(part, ast.FunctionDef):
            assert part.name not in OF_KERNEL, f"{name}.{part.name}: a step of that name is written {part.name}_"
            given = [argument.arg for argument in part.args.args]
            gives = ast.unparse(part.returns) if part.returns else ""
            if part.name not in KEPT and gives == "i64" and given in (["self", "s"], ["self", "s", "answer"]):
                kind.takes[part.name.rstrip("_")] = len(given) == 3
                kind.methods[part.name.rstrip("_")] = part.name
    for at in ast.walk(node):
        if isinstance(at, ast.Attribute) and ast.unparse(at.value) == "self" and at.attr.isupper():
            kind.named.add(at.attr)
    return kind


# ------------------------------------------------------------------ writing
def _call(head: str, items: list[str], tail: str = "") -> list[str]:
    """`head(items)tail` as the formatter writes it."""
    line = f"{head}({', '.join(items)}){tail}"
    if len(line) <= WIDTH - 4:
        return [line]
    inner = "    " + ", ".join(items)
    if len(inner) <= WIDTH - 4:
        return [f"{head}(", inner, f"){tail}"]
    return [f"{head}(", *(f"    {item}," for item in items), f"){tail}"]


def _names(head: str, names: list[str]) -> list[str]:
    """A tuple of names, in few lines."""
    items = ", ".join(f'"{name}"' for name in names) + ("," if len(names) == 1 else "")
    if len(head) + len(items) + 5 <= WIDTH - 4:
        return [f"{head} = ({items})"]
    rows = wrap(items.rstrip(",") + ",", WIDTH - 8)
    return [f"{head} = (", *(f"    {row}" for row in rows), ")  # fmt: skip"]


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" if line else "" for line in lines]


def _mixed(locals_: list[Local], first: str) -> list[str]:
    parts = [*([first] if first else []), *(_mixed_one(one) for one in locals_)]
    return [
        "def mixed(self, key: i64) -> i64:",
        *(f"    key = {part}" for part in parts[:-1]),
        f"    return {parts[-1]}",
    ]


def _mixed_one(one: Local) -> str:
    if one.kind == "vec[i64]":
        return f"bits.mix_all(key, self.{one.name})"
    if one.kind in ("i64", "bool"):
        return f"bits.mix(key, self.{one.name})" if one.kind == "i64" else f"bits.mix(key, 1 if self.{one.name} else 0)"
    return f"self.{one.name}.mixed(key)"


def _same(locals_: list[Local], name: str, base: str) -> list[str]:
    tests = [f"isinstance(other, {name})"]
    for one in locals_:
        if one.kind == "vec[i64]":
            tests.append(f"bits.equal(self.{one.name}, other.{one.name})")
        elif one.kind in ("i64", "bool"):
            tests.append(f"self.{one.name} == other.{one.name}")
        else:
            tests.append(f"self.{one.name}.same(other.{one.name})")
    head = f"def same(self, other: {base}) -> bool:"
    line = f"    return {' and '.join(tests)}"
    if len(line) <= WIDTH - 4:
        return [head, line]
    return [head, "    return (", f"        {tests[0]}", *(f"        and {test}" for test in tests[1:]), "    )"]


def _copied(one: Local, of: str) -> str:
    if one.kind == "vec[i64]":
        return f"{of}.{one.name}[:]"
    return f"{of}.{one.name}" if one.kind in ("i64", "bool") else f"{of}.{one.name}.clone()"


def procedure(name: str) -> None:
    """Write the plumbing of a procedure; of an abstract one, without steps of its own, only `__init__`."""
    path = _file()
    kind = _kind(path, name)
    steps, inherited = kind.steps(), kind.base.steps() if kind.base else []
    for one in kind.all_locals:
        assert one.kind in ("i64", "vec[i64]"), f"{name}.{one.name}: a local is an i64 or a vec[i64]"
        assert one.kind == "i64" or one.value is None, f"{name}.{one.name}: a vec of the class would belong to all"
    unknown = kind.all_named - {step.upper() for step in steps} - {"STEPS", "SECRETS"}
    assert not unknown, f"{name}: no step (self, s) or (self, s, answer) is named like {sorted(unknown)}"
    lines: list[str] = []
    if steps != inherited:
        lines += _names("STEPS: ClassVar[tuple[str, ...]]", steps)
        lines += [f"{step.upper()}: Final = {i}" for i, step in enumerate(steps) if step not in inherited]
    lines += _init(kind)
    if steps != inherited:
        lines += ["", f"def step(self, s: {kind.state}, answer: i64) -> i64:"]
        # what takes an answer comes first: it runs most often
        order = sorted(steps, key=lambda step: not kind.takes_answer(step))
        for step in order[:-1]:
            lines += [f"    if self.at == self.{step.upper()}:", f"        return self.{_run(kind, step)}"]
        lines.append(f"    return self.{_run(kind, order[-1])}")
    given = [one for one in kind.all_locals if one.value is None and one.kind == "i64"]
    if steps and kind.state != "S":  # an abstract one is copied as what a game makes of it
        lines += ["", f"def copy(self) -> {name}:"]
        lines += _indented(_call(f"p = {name}", [f"self.{one.name}" for one in given]))
        lines.append("    p.at = self.at")
        lines += [f"    p.{one.name} = {_copied(one, 'self')}" for one in kind.all_locals if one not in given]
        lines += ["    return p", ""]
        lines += _mixed(kind.all_locals, f"bits.mix(key, {crc32(name.encode())})")
        lines += ["", *_same(kind.all_locals, name, "Procedure[Any]")]
    _out(lines)


def _run(kind: Kind, step: str) -> str:
    method = kind.method(step)
    return f"{method}(s, answer)" if kind.takes_answer(step) else f"{method}(s)"


def _init(kind: Kind) -> list[str]:
    """`__init__`, where defaults in the class do not do."""
    own = [one for one in kind.locals if one.value is None]
    above = [one for one in (kind.base.all_locals if kind.base else []) if one.value is None and one.kind == "i64"]
    if not own:
        return []
    given = [*above, *(one for one in own if one.kind == "i64")]
    lines = _call("def __init__", ["self", *(f"{one.name}: i64 = 0" for one in given)], " -> None:")
    lines += _indented(_call("super().__init__", [one.name for one in above]))
    for one in own:
        lines.append(f"    self.{one.name} = {one.name if one.kind == 'i64' else one.kind + '()'}")
    return ["", *lines]


def state(name: str) -> None:
    """Write the plumbing of a game's state."""
    kind = _kind(_file(), name)
    head = f"def __init__(self, game: Any, players: i64, table: Table, src: {name} | None = None) -> None:"
    lines = [head, "    super().__init__(game, players, src)", "    self.table = table", "    if src is None:"]
    lines += ["        self.prepare()", "        return"]
    fields = [one for one in kind.locals if one.name != "table"]
    lines += [f"    self.{one.name} = {_copied(one, 'src')}" for one in fields]
    lines += ["", f"def clone(self) -> {name}:", f"    return {name}(self.game, self.players, self.table, self)", ""]
    lines += [*_mixed(fields, ""), ""]
    lines += _same(fields, name, "State")
    _out(lines)


def _rows(name: str) -> list[str]:
    """The first words of the rows of a constant of the module."""
    for node in ast.parse(_text(_file())).body:
        target = (
            node.target
            if isinstance(node, ast.AnnAssign)
            else node.targets[0]
            if isinstance(node, ast.Assign)
            else None
        )
        if isinstance(target, ast.Name) and target.id == name:
            rows = ast.literal_eval(node.value)  # type: ignore[arg-type, union-attr]
            return [row if isinstance(row, str) else row[0] for row in rows]
    raise AssertionError(f"there is no {name}")


def numbers(name: str) -> None:
    """Write a constant for every row."""
    _out([f"{row.upper()}: Final = {i}" for i, row in enumerate(_rows(name))])


# ------------------------------------------------------------------ numbers of actions
def _blocks() -> tuple[list[tuple[str, tuple[str, ...]]], dict[str, int]]:
    """The blocks of the game's action space, and how many values the fields have that do not depend on the board."""
    file = _file().parent / "actions.py"
    found = {}
    for node in ast.parse(_text(file)).body:
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.target) in ("BLOCKS", "SIZES"):
            found[ast.unparse(node.target)] = ast.literal_eval(node.value)
    return found["BLOCKS"], found["SIZES"]


def codes() -> None:
    """Write the first number of each block that does not depend on the board, and how many numbers these take."""
    blocks, sizes = _blocks()
    lines, at = [], 0
    for name, fields in blocks:
        lines.append(f"{name.upper()}: Final = {at}")
        if any(one not in sizes for one in fields):
            break
        size = 1
        for one in fields:
            size *= sizes.get(f"{name}.{one}", sizes[one])
        at += size
    _out(lines)


def offsets() -> None:
    """Write methods that number the actions of the blocks whose size depends on the board."""
    blocks, sizes = _blocks()
    at, lines, times, first = 0, [], 0, ""
    taken = {one.name for name in _classes(_file()) for one in _kind(_file(), name).locals}
    assert not taken & {name for name, _ in blocks}, f"a field is named like a block: {taken & {n for n, _ in blocks}}"
    for name, fields in blocks:
        known = 1
        for one in fields:
            known *= sizes.get(f"{name}.{one}", sizes.get(one, 1))
        if all(one in sizes for one in fields):
            assert not first, f"{name}: blocks that depend on the board come last"
            at += known
            continue
        assert fields[-1] not in sizes and all(one in sizes for one in fields[:-1]), f"{name}: the space comes last"
        first = first or name.upper()
        others = fields[:-1]
        many = f"self.{fields[-1]}s"
        factor = str(times) if not others or times else ""
        for i, one in enumerate(others):
            part = one
            for later in others[i + 1 :]:
                part += f" * {sizes[later]}"
            factor = f"{factor} + {part}" if factor else part
        row = "" if factor == "0" else f" + {factor if ' ' not in factor else f'({factor})'} * {many}"
        arguments = ["self", *(f"{one}: i64 = 0" for one in fields)]
        lines += ["", f"def {name}({', '.join(arguments)}) -> i64:", f"    return {first}{row} + {fields[-1]}"]
        times += known
    lines += [
        "",
        "def end(self) -> i64:",
        '    """Behind the last action."""',
        f"    return {first} + {times} * {many}",
    ]
    _out(lines[1:])


# ------------------------------------------------------------------ the games by name
def games() -> None:
    """Write, for checkers of types, what `load` gives for each name."""
    found = []
    for file in sorted(_file().parent.glob("*/__init__.py")):
        for name, node in _classes(file).items():
            told = {ast.unparse(line.targets[0]): line.value for line in node.body if isinstance(line, ast.Assign)}
            word = told.get("id")
            if isinstance(word, ast.Constant) and word.value == file.parent.name:
                found.append((file.parent.name, name))
    lines = ["if TYPE_CHECKING:", *(f"    from kartentisch.games.{game} import {name}" for game, name in found), "", ""]
    for game, name in found:
        lines += ["@overload", f'def load(name: Literal["{game}"], board: str | None = None) -> {name}: ...', "", ""]
    _out(lines)

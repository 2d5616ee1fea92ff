"""Import the rules from the one library that was compiled of them, where it lies beside their source.

mypyc would have a small library beside every module, which does no more than ask the large one for it.  This does the
same for all of them: whether the rules are compiled is one file, there or not there.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

LIBRARY = "kartentisch.rules__mypyc"
_INIT = "init_"  # the library's name of what makes a module


class CompiledFirst(MetaPathFinder, Loader):
    def __init__(self, library: ModuleType) -> None:
        self._library = library
        self._capsules = {
            name.removeprefix(_INIT).replace("___", "."): name for name in vars(library) if name.startswith(_INIT)
        }
        self._pointer = ctypes.pythonapi.PyCapsule_GetPointer
        self._pointer.restype, self._pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self._capsules:
            return None
        return ModuleSpec(fullname, self, origin=self._library.__spec__.origin if self._library.__spec__ else None)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        name = self._capsules[spec.name]
        address = self._pointer(getattr(self._library, name), f"{LIBRARY}.{name}".encode())
        made: ModuleType = ctypes.PYFUNCTYPE(ctypes.py_object)(address)()
        return made

    def exec_module(self, module: ModuleType) -> None:
        """It has run while it was made."""


def prefer_compiled() -> None:
    """From here on modules that were compiled are imported so; nothing changes where none were."""
    try:
        library = import_module(LIBRARY)
    except ModuleNotFoundError:
        return
    # mypyc takes the folder of its library for the one above the package, and finds the modules' `__file__` from there
    library.__file__ = str(Path(str(library.__file__)).parents[1] / Path(str(library.__file__)).name)
    sys.meta_path.insert(0, CompiledFirst(library))

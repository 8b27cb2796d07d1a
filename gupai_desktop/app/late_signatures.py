"""PySide's signatures of Qt's functions wait until one is asked for.

They serve the sentence of a `TypeError`, `help` and stub files; PySide compiles their modules
from source at each start.  What it needs of them at once is compiled in a frozen program.  A
PySide that this was not tried with on that Python is left as it is.
"""

from __future__ import annotations

import builtins
import sys
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

_TILL_6_11 = ("6.10.0", "6.10.1", "6.10.2", "6.10.3", "6.11.0", "6.11.1", "6.11.2", "6.11.3")
#: What it was tried with, by `tests/app/every_pyside.py`: for each Python the versions of PySide.
TRIED = {
    (3, 11): _TILL_6_11,
    (3, 12): (*_TILL_6_11, "6.12.0"),
    (3, 13): (*_TILL_6_11, "6.12.0"),
}
#: PySide asks for these in functions of Python only, for `mapping` in C too.
LATE = [
    f"shibokensupport.signature.{name}"
    for name in ("errorhandler", "layout", "lib.enum_sig", "lib.pyi_generator", "parser")
]


class _Late(ModuleType):
    """A module that is executed when a name in it is first asked for."""

    def __getattr__(self, name: str) -> Any:
        spec = self.__spec__
        if name.startswith("__") or spec is None or spec.loader is None:
            raise AttributeError(name)
        self.__class__ = ModuleType  # type: ignore[assignment]
        spec.name = self.__name__  # PySide has given it another
        spec.loader.exec_module(self)
        return getattr(self, name)


def load_pyside() -> None:
    """Load PySide without them, and without its hook in each later import.

    The hook reads the source of every module, for features that are not used here.
    """
    plain = builtins.__import__
    late = set(LATE)
    tried = TRIED.get(sys.version_info[:2], ())

    def watching(*arguments: Any, **options: Any) -> ModuleType:
        importer: Any = type(sys.meta_path[0])
        if importer.__name__ == "EmbeddableZipImporter":
            builtins.__import__ = plain
            # The one that makes the signatures; its version is read before it does.
            if sys.modules["shiboken6"].__version__ not in tried:
                return plain(*arguments, **options)
            find, execute = importer.find_spec, importer.exec_module

            def find_spec(self: Any, name: str, *where: Any) -> ModuleSpec | None:
                compiled = None if name in late else PathFinder.find_spec(name, *where)
                return compiled or find(self, name, *where)

            def exec_module(self: Any, module: ModuleType) -> None:
                if module.__name__ in late:
                    late.remove(module.__name__)
                    module.__class__ = _Late
                else:
                    execute(self, module)

            importer.exec_module = exec_module
            if hasattr(sys, "frozen"):
                importer.find_spec = find_spec
        return plain(*arguments, **options)

    builtins.__import__ = watching
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.__import__ = plain

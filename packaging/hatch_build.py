"""Compiles the translations into the wheel; see ``packaging/translations.py``."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledTranslations(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled translations to a wheel, but not to an editable one.

    An editable wheel points at the source tree, where ``dev.py`` compiles them.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations and name the results to the builder."""
        if version == "editable":
            return
        folder = Path(self.root, "build", "translations")
        for path in _translations(self.root).compile_all(folder):
            build_data["force_include"][str(path)] = f"gupai_desktop/translations/{path.name}"


def _translations(root: str) -> ModuleType:
    """Load ``packaging/translations.py``, which is a script and in no package."""
    path = Path(root, "packaging", "translations.py")
    spec = importlib.util.spec_from_file_location("translations", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} cannot be loaded.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

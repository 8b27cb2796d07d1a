"""Compiles the translations into the wheel; see ``packaging/translations.py``."""

from __future__ import annotations

import runpy
from pathlib import Path
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
        script = runpy.run_path(str(Path(self.root, "packaging", "translations.py")))
        for path in script["compile_all"](Path(self.root, "build", "translations")):
            build_data["force_include"][str(path)] = f"gupai_desktop/translations/{path.name}"

"""What of a wheel is made: its page, the translations, and what a Linux desktop is told."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class Identity(MetadataHookInterface):
    """Says who publishes the wheel, and makes the README a page that can stand anywhere."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what pyproject.toml calls dynamic."""
        identity = runpy.run_path(str(Path(self.root) / "packaging" / "identity.py"))
        publisher, address = identity["IDENTITY"]["publisher"], identity["IDENTITY"]["address"]
        metadata["authors"] = [{"name": publisher, "email": address}]
        metadata["urls"] = identity["urls"]()
        metadata["readme"] = {"content-type": "text/markdown", "text": identity["page"]()}


class MadeFiles(BuildHookInterface):  # type: ignore[type-arg]
    """Adds them to a wheel, but not to an editable one.

    An editable wheel points at the source tree, where ``dev.py`` compiles the translations.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files and name them to the builder."""
        if version == "editable":
            return
        root = Path(self.root)
        script = runpy.run_path(str(root / "packaging" / "translations.py"))
        for path in script["compile_all"](root / "build" / "translations"):
            build_data["force_include"][str(path)] = f"gupai_desktop/translations/{path.name}"
        sys.path[:0] = [str(root), str(root / "packaging")]
        from linux_package import lay_shared

        for path, place in lay_shared(root / "build" / "shared").items():
            build_data["shared_data"][str(path)] = place

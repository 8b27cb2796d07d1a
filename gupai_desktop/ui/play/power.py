"""How much power the machine has left, as far as the system tells."""

from __future__ import annotations

from pathlib import Path

#: Below this many percent a battery is spared.
_LOW = 20
_SUPPLIES = Path("/sys/class/power_supply")


def is_battery_low(supplies: Path = _SUPPLIES) -> bool:
    """Return whether the machine runs on a battery that is below a fifth; only Linux tells."""
    return any(
        _read(supply / "status") == "Discharging"
        and int(_read(supply / "capacity") or _LOW) < _LOW
        for supply in supplies.glob("BAT*")
    )


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8").strip()
    except OSError:
        return ""

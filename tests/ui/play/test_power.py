"""What the system tells of a battery."""

from pathlib import Path

from gupai_desktop.ui.play.power import is_battery_low


def test_a_battery_is_low_below_a_fifth_unless_it_is_being_charged(tmp_path: Path) -> None:
    assert not is_battery_low(tmp_path), "there is none"
    battery = tmp_path / "BAT0"
    battery.mkdir()
    assert not is_battery_low(tmp_path), "it tells nothing"
    for status, capacity, is_low in (
        ("Discharging", 19, True),
        ("Discharging", 20, False),
        ("Charging", 5, False),
        ("Full", 100, False),
    ):
        (battery / "status").write_text(f"{status}\n")
        (battery / "capacity").write_text(f"{capacity}\n")
        assert is_battery_low(tmp_path) is is_low, (status, capacity)

"""A desktop portal that says what the desktop wants, for the system's own Python.

Each argument, and each line of its input later, is a setting: ``org.freedesktop.appearance
color-scheme u 1``.  It prints a line when programs can ask it.
"""

import sys
from typing import Any

from gi.repository import Gio, GLib  # type: ignore[import-not-found]

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
NODE = f"""
<node><interface name="{INTERFACE}">
  <method name="ReadAll">
    <arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/>
  </method>
  <method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <method name="ReadOne">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
  <property name="version" type="u" access="read"/>
</interface></node>
"""

settings: dict[str, dict[str, GLib.Variant]] = {}


def keep(line: str) -> tuple[str, str, GLib.Variant]:
    """Keep a setting."""
    group, key, kind, value = line.split()
    settings.setdefault(group, {})[key] = GLib.Variant.parse(GLib.VariantType(kind), value)
    return group, key, settings[group][key]


def answer(
    _bus: object, _sender: str, _path: str, _interface: str, method: str, asked: Any, call: Any
) -> None:
    """Answer a program."""
    if method == "ReadAll":
        call.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))
        return
    group, key = asked.unpack()
    value = settings.get(group, {}).get(key)
    if value is None:
        call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "There is no such setting")
    else:
        # The older of the two wraps it once more.
        found = GLib.Variant("v", value) if method == "Read" else value
        call.return_value(GLib.Variant("(v)", (found,)))


def change(channel: GLib.IOChannel, _condition: object) -> bool:
    """Take a line, and tell every program."""
    line = channel.readline()
    if line.strip():
        changed = GLib.Variant("(ssv)", keep(line))
        bus.emit_signal(None, PATH, INTERFACE, "SettingChanged", changed)
    return bool(line)


for argument in sys.argv[1:]:
    keep(argument)
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(
    PATH,
    Gio.DBusNodeInfo.new_for_xml(NODE).interfaces[0],
    answer,
    lambda *_: GLib.Variant("u", 2),
    None,
)
Gio.bus_own_name_on_connection(
    bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None
)
channel = GLib.IOChannel.unix_new(0)
GLib.io_add_watch(channel, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, change)
GLib.MainLoop().run()

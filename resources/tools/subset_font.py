"""Cut the fallback font for Chinese text down to the characters that the program shows.

    python resources/tools/subset_font.py            write resources/fonts/

A bare machine often has no Chinese font at all, so the program brings one: Noto Sans CJK SC
under the SIL Open Font License, renamed to "Gupai Han" as any changed copy should be.
The characters come from the translations, the program's own texts and the rules pages,
so run this again after changing Chinese words; the tests tell which are lacking. The same
texts give the same bytes.

It needs the extra ``art``: fonttools, whose ``pyftsubset`` does the work, and the original.
"""

import re
import tempfile
from importlib.metadata import distribution
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

ROOT = Path(__file__).resolve().parents[2]
FONT = ROOT / "resources" / "fonts" / "GupaiHan-Regular.otf"

#: The folders and the files in them whose texts may be shown.
SOURCES = (("translations", "*.ts"), ("gupai_desktop", "**/*.py"), ("docs/rules", "**/*.md"))

FAMILY, POSTSCRIPT_NAME = "Gupai Han", "GupaiHan-Regular"
PACKAGE, COLLECTION = "noto-cjk-sans-otc", "noto_cjk_sans_otc/NotoSansCJK-Regular.ttc"
ORIGINAL_FULL_NAME = "Noto Sans CJK SC"

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

#: The font's names by their numbers. The trademark is not ours to show, and the family
#: goes by no other name; whose the glyphs are and the licence stay as they are.
NAMES = {1: FAMILY, 2: "Regular", 3: f"2.004;{POSTSCRIPT_NAME}", 4: FAMILY, 6: POSTSCRIPT_NAME}
KEPT_NAMES = "0,1,2,3,4,5,6,8,9,10,11,12,13,14"


def needed_characters() -> str:
    """What the font must be able to show for the texts as they are now."""
    files = (path for folder, pattern in SOURCES for path in (ROOT / folder).glob(pattern))
    texts = "".join(path.read_text("utf-8") for path in files)
    ascii_ = map(chr, range(0x20, 0x7F))
    return "".join(sorted({*CHINESE.findall(texts), *ascii_, *BASICS, *QT_DIALOGS}))


def write_font() -> None:
    """Write the font and the licence beside it."""
    package = distribution(PACKAGE)
    collection = str(package.locate_file(COLLECTION))
    names = [font["name"].getDebugName(4) for font in TTCollection(collection).fonts]
    # A program that runs meanwhile has the old file mapped: it is replaced, not written over.
    with tempfile.TemporaryDirectory(dir=FONT.parent, prefix=".") as folder:
        cut = Path(folder, FONT.name)
        subset.main(
            [
                collection,
                f"--font-number={names.index(ORIGINAL_FULL_NAME)}",
                f"--text={needed_characters()}",
                f"--output-file={cut}",
                f"--name-IDs={KEPT_NAMES}",
                *("--layout-features=", "--drop-tables+=BASE,GDEF,GPOS,GSUB,VORG,vhea,vmtx"),
                *(
                    "--no-hinting",
                    "--recalc-bounds",
                    "--desubroutinize",
                    "--no-ignore-missing-unicodes",
                ),
            ]
        )
        font = TTFont(cut, recalcBBoxes=False, recalcTimestamp=False)
        _rename(font)
        font.save(cut)
        cut.replace(FONT)
    terms = (package.read_text("licenses/LICENSE") or "").strip()
    copyright_ = f"Copyright {font['name'].getDebugName(0)}"
    FONT.with_name("OFL.txt").write_text(f"{copyright_}\n\n{terms}\n", "utf-8", newline="\n")


def _rename(font: TTFont) -> None:
    """Give the font its new name wherever the old one stands."""
    for record in font["name"].names:
        record.string = NAMES.get(record.nameID, record.toUnicode())
    cff = font["CFF "].cff
    cff.fontNames = [POSTSCRIPT_NAME]
    top = cff.topDictIndex[0]
    top.FamilyName = top.FullName = FAMILY
    top.Notice = f"Copyright {font['name'].getDebugName(0)}".replace("© ", "")  # ASCII only
    for part in top.FDArray:
        part.FontName = f"{POSTSCRIPT_NAME}-{part.FontName.rpartition('-')[2]}"
    font["head"].modified = font["head"].created


if __name__ == "__main__":
    write_font()

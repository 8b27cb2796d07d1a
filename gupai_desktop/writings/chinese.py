"""Chinese names of tiles, as programs and pages have them, and ends by their numerals: ``三六``.

Several tiles share a name such as ``雜九``, and some names are given to one tile here and to
another one there.
"""

from gupai_desktop.engine.tiles import FACE, Face
from gupai_desktop.writings.writing import Writing, face_with

_NUMERALS = {"一": 1, "么": 1, "幺": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6}
_NAMES = {
    "66": "天牌 天",
    "11": "地牌 地",
    "44": "人牌 人",
    "31": "和牌 和 鵝牌 鹅牌 鵝 鹅",
    "55": "梅花 梅牌 梅",
    "33": "長三 长三 長衫 长衫 長牌 长牌 長 长",
    "22": "板凳 板櫈 板",
    "65": "斧頭 斧头 虎頭 虎头 斧",
    "64": "紅頭十 红头十 屏風 屏风 屏",
    "61": "高腳七 高脚七 么七 幺七",
    "51": "紅錘六 红锤六 銅錘六 铜锤六 零霖六 霖零六 零零六 伶冧六 拎冧六 鈴鐺六 铃铛六",
    "54": "紅九 红九",
    "63": "黑九",
    "53": "彎八 弯八",
    "62": "平八",
    "43": "紅七 红七",
    "52": "黑七",
    "41": "紅五 红五",
    "32": "黑五",
    "21": "丁三 三雞 三鸡 丁雞 丁鸡",
    "63 54": "雜九 杂九 九",
    "62 53": "雜八 杂八 八",
    "52 43": "雜七 杂七",
    "41 32": "雜五 杂五",
    "61 51": "么六 幺六",
    "31 21": "么三 幺三",
    "51 42": "大頭六 大头六 六",
    "61 52 43": "七",
}
_FACES = {
    name: tuple(map(FACE.__getitem__, faces.split()))
    for faces, names in _NAMES.items()
    for name in names.split()
}
_LONGEST_FIRST = sorted(_FACES, key=len, reverse=True)


def _faces(text: str) -> tuple[Face, ...]:
    if text in _FACES:
        return _FACES[text]
    return face_with(_NUMERALS[sign] for sign in text if sign in _NUMERALS)


_ALL = "".join(_NUMERALS)
_LONG = (name for name in _LONGEST_FIRST if len(name) > 1)
_SHORT = (name for name in _LONGEST_FIRST if len(name) == 1)
WAY = Writing(
    "chinese", "|".join((*_LONG, f"[{_ALL}](?:[-:/|·點点])?[{_ALL}][點点]?", *_SHORT)), _faces
)

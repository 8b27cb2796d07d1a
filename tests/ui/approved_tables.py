"""Small pictures of tables as a window shows them, captions and seals and all, approved by eye.

    python -m tests.ui.approved_tables     draw those in tests/data/approved/tables anew

Each arrangement, shape of a window, scheme, background and language with letters of our own
font is in some of them.  Other languages have letters of the machine; that their captions
have room is told by `tests/ui/board/test_captions.py`.
"""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication

from gupai_desktop.app.application import make_application
from gupai_desktop.engine.layout import TALL, WIDE
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.table_colours import Tone, background_of, scheme_of
from gupai_desktop.ui.theme.tile_art import DEFAULT_THEME
from tests.ui.approved import FOLDER

OWN_FONT = "Gupai Han"
#: The windows, how much smaller their pictures are, and how well they are kept.
WINDOWS = {WIDE: QSize(720, 420), TALL: QSize(460, 640)}
_SMALLER, _QUALITY = 2, 91
#: This many moves have been played, so that there is something to be named.
_MOVES = 3


@dataclass(frozen=True)
class Case:
    """What lies there, and how it is seen."""

    game: str
    arrangement: str
    tone: Tone
    background: str
    language: str
    tile_style: str = DEFAULT_THEME

    def __str__(self) -> str:
        tone = self.tone.value
        return f"{self.game}-{self.arrangement}-{tone}-{self.background}-{self.language}".lower()

    @property
    def file(self) -> Path:
        """Where the approved picture lies."""
        return FOLDER / "tables" / f"{self}.jpg"


CASES = (
    Case("zen.ten-sets", "Wide", Tone.LIGHT, "rosewood", "en"),
    Case("zen.ten-sets", "Tall", Tone.DARK, "felt", "zh_CN"),
    Case("zen.eight-sets", "Wide", Tone.HIGH_CONTRAST, "paper", "zh_TW", "contrast"),
    Case("zen.shanghai", "Tall", Tone.LIGHT, "oak", "en", "ivory"),
    Case("zen.five-dragons", "Wide", Tone.DARK, "rosewood", "en"),
    Case("zen.harmony", "Tall", Tone.LIGHT, "felt", "zh_TW", "numerals"),
    Case("levels.guo-wu-guan", "Wide", Tone.DARK, "paper", "zh_CN", "classic"),
    Case("levels.guo-wu-guan", "Tall", Tone.LIGHT, "oak", "en", "classic"),
    Case("levels.o-koan", "Wide", Tone.LIGHT, "rosewood", "zh_TW", "korean"),
    Case("levels.clear-five", "Tall", Tone.HIGH_CONTRAST, "paper", "en", "numerals"),
    Case("levels.meng-huo", "Wide", Tone.LIGHT, "felt", "en"),
    Case("levels.meng-huo", "Tall", Tone.DARK, "oak", "zh_CN", "classic"),
    Case("trigrams.eight", "Wide", Tone.LIGHT, "rosewood", "zh_TW"),
    Case("pairs.turtle", "Wide", Tone.DARK, "felt", "en", "korean"),
    Case("pairs.pagoda", "Wide", Tone.LIGHT, "oak", "zh_CN", "korean"),
    Case("pairs.two-rows", "Wide", Tone.LIGHT, "paper", "en"),
)


def drawn(case: Case, languages: Languages) -> QImage:
    """The table as the program shows it now; the language stays."""
    languages.use(case.language)
    usual = QApplication.font()
    own = QFont(OWN_FONT)
    own.setPixelSize(13)
    QApplication.setFont(own)
    try:
        return _picture(case)
    finally:
        QApplication.setFont(usual)


def _picture(case: Case) -> QImage:
    record = Record.of_deal(find(case.game), 7)
    for _ in range(_MOVES):
        for move in record.game.moves(record.table)[:1]:
            record = record.play(move)
    view = GameBoard(Pointing(Session(record)))
    scene = view.table_scene
    scene.art.theme, scene.scheme = (
        case.tile_style,
        scheme_of(case.tone, background_of(case.background)),
    )
    scene.set_speed(0)
    offered = record.game.layouts
    view._layouts = lambda sizes: [one for one in offered(sizes) if one.name == case.arrangement]
    size = WINDOWS[case.arrangement]
    view.resize(size)
    view.show()
    view.fit()
    picture = view.grab().toImage()
    view.close()
    view.deleteLater()
    smooth = Qt.TransformationMode.SmoothTransformation
    small = picture.scaled(size / _SMALLER, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return small.convertToFormat(QImage.Format.Format_RGB32)


def main() -> None:
    """Draw every picture anew; look at them before they are committed."""
    languages = Languages(make_application(["approved"]))
    (FOLDER / "tables").mkdir(parents=True, exist_ok=True)
    for case in CASES:
        drawn(case, languages).save(str(case.file), quality=_QUALITY)


if __name__ == "__main__":
    main()

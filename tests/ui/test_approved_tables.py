"""Tables look as they were approved, captions, seals and backgrounds and all."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from gupai_desktop.i18n import Languages
from gupai_desktop.ui.theme.table_colours import Tone
from tests.ui.approved import FOLDER, is_alike
from tests.ui.approved_tables import CASES, drawn


def test_every_table_looks_as_it_was_approved(languages: Languages) -> None:
    for case in CASES:
        assert is_alike(drawn(case, languages), QImage(str(case.file))), str(case)


def test_all_arrangements_tones_and_own_languages_are_among_them() -> None:
    assert {case.arrangement for case in CASES} == {"Wide", "Tall"}
    assert {case.tone for case in CASES} == set(Tone)
    assert {case.language for case in CASES} == {"en", "zh_CN", "zh_TW"}
    assert set((FOLDER / "tables").iterdir()) == {case.file for case in CASES}


def test_a_caption_that_is_not_there_is_noticed() -> None:
    approved = QImage(str(CASES[0].file))
    without = approved.copy()
    caption = QRect(50, 85, 50, 9)
    painter = QPainter(without)
    painter.drawImage(caption, approved, caption.translated(140, 0))
    painter.end()
    assert not is_alike(without, approved)

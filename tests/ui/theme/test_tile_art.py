"""Pictures of tiles and cloths."""

import math
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QBitmap,
    QColor,
    QGuiApplication,
    QIcon,
    QImage,
    QPainter,
    QPalette,
    QPixmap,
    QRegion,
    QTransform,
)
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop import paths
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.theme.table_colours import (
    BACKGROUNDS,
    LIGHT,
    Scheme,
    Tone,
    background_of,
    scheme_of,
)
from gupai_desktop.ui.theme.tile_art import (
    DEFAULT_THEME,
    OURS,
    TileArt,
    WidgetCloth,
    action_icon,
    cloth_picture,
    themes,
)
from tests.ui.hand import MakeWindow
from tests.ui.theme.test_table_colours import TEXT, contrast

SCALES = (0.31, 0.5, 1.0, 1.37, 2.0, 3.5)


@pytest.fixture
def art() -> TileArt:
    return TileArt()


def inks(picture: QPixmap | QImage) -> set[str]:
    """The colours of all pixels that hide what is under them."""
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


def test_a_face_has_exactly_the_device_pixels_it_is_shown_at_its_shadow_more(art: TileArt) -> None:
    for scale in SCALES:
        art.scale = scale
        face, shadow = art.tile("face-63"), art.shadow().size()
        assert face.size() == QSize(math.ceil(100 * scale), math.ceil(220 * scale))
        assert face.devicePixelRatio() == pytest.approx(scale)
        assert shadow.width() > face.width()
        assert shadow.height() > face.height()


def test_however_a_tile_is_turned_its_sides_are_seen_at_the_right_and_below(art: TileArt) -> None:
    for turn in (0, 45, 90, -45):
        sides, lying = art.sides(turn).toImage(), QTransform().rotate(turn)
        seen = sides.transformed(lying)
        # A tile lies in the middle of the picture; what sticks out lies to the lower right.
        blank = QImage(sides.size(), QImage.Format.Format_ARGB32)
        blank.fill(Qt.GlobalColor.transparent)
        painter = QPainter(blank)
        painter.drawPixmap(9, 9, art.tile("back"))
        painter.end()
        (left, top, right, bottom), body = solid(seen), solid(blank.transformed(lying))
        assert (left, top) >= body[:2], turn
        assert right - body[2] == pytest.approx(5, abs=2), turn
        assert bottom - body[3] == pytest.approx(9, abs=2), turn


def solid(picture: QImage) -> tuple[int, int, int, int]:
    """The left, top, right and bottom of what hides what is under it."""
    dark = QRegion(QBitmap.fromImage(picture.createAlphaMask())).boundingRect()
    return dark.left(), dark.top(), dark.right(), dark.bottom()


def test_a_picture_is_made_once_for_a_scale_and_anew_for_another(art: TileArt) -> None:
    first = art.tile("face-63").cacheKey()
    art.scale = 1.0
    assert art.tile("face-63").cacheKey() == first
    art.scale = 1.37
    assert art.tile("face-63").width() == 137
    art.scale = 1.0
    assert art.tile("face-63").width() == 100


def test_pictures_of_another_scale_stand_in_until_those_of_this_one_are_drawn(
    art: TileArt,
) -> None:
    old = art.tile("face-63").cacheKey()
    art.change_scale(1.37)
    art.is_patient = True
    assert art.tile("face-63").cacheKey() == old
    assert art.is_behind
    while art.draw_next():
        pass
    assert not art.is_behind
    assert art.tile("face-63").width() == 137


def test_what_is_put_together_of_pictures_is_so_of_those_of_its_own_scale(art: TileArt) -> None:
    art.sides()
    art.change_scale(1.37)
    art.is_patient = True
    other = TileArt()
    other.scale = 1.37
    assert art.sides(77).toImage() == other.sides(77).toImage()


def test_every_face_has_a_picture_unlike_all_others(art: TileArt) -> None:
    pictures = [art.tile(f"face-{face}").toImage() for face in FACES]
    for number, picture in enumerate(pictures):
        assert len(inks(picture)) > 1
        assert picture not in pictures[:number]


def test_a_full_seal_is_gold_and_one_in_outline_is_not_filled(art: TileArt) -> None:
    full, outline = (art.seal(LIGHT, is_full=is_full).toImage() for is_full in (True, False))
    gold = QColor(LIGHT.gold)
    assert gold in [full.pixelColor(x, 6) for x in range(full.width())]
    assert gold not in [outline.pixelColor(x, 6) for x in range(outline.width())]
    assert outline.pixelColor(outline.width() // 4, 6).alpha() == 0


def test_the_default_is_the_first_of_our_styles() -> None:
    assert tuple(OURS) == themes()[: len(OURS)]
    assert themes()[0] == DEFAULT_THEME


def test_a_theme_that_does_not_exist_is_refused_and_the_old_one_stays(art: TileArt) -> None:
    with pytest.raises(OSError, match="nonsense"):
        TileArt("nonsense").tile("face-63")
    with pytest.raises(OSError, match="nonsense"):
        art.theme = "nonsense"
    assert art.theme == DEFAULT_THEME
    assert not art.tile("face-63").isNull()


def test_an_action_icon_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    palette, size = QPalette(), QSize(24, 24)
    monkeypatch.setattr(QGuiApplication, "palette", lambda: palette)
    palette.setColor(QPalette.ColorGroup.Active, QPalette.ColorRole.ButtonText, QColor("#12ab34"))
    for file in (paths.resources() / "icons" / "actions").glob("*.svg"):
        icon = action_icon(file.stem)
        assert inks(icon.pixmap(size, QIcon.Mode.Normal)) == {"#12ab34"}, file.stem
        assert "#12ab34" not in inks(icon.pixmap(size, QIcon.Mode.Disabled)), file.stem


def test_an_action_icon_is_drawn_once_unless_it_has_a_picture_for_off() -> None:
    sizes = {
        name: action_icon(name).availableSizes(QIcon.Mode.Normal, QIcon.State.Off)
        for name in ("sound", "undo")
    }
    assert sizes == {"sound": [QSize(48, 48)], "undo": []}


SIZE = QSize(600, 400)
GRAINY = [one.key for one in BACKGROUNDS if one.grain]

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(scheme: Scheme, size: QSize = SIZE, ratio: float = 1.0) -> QImage:
    return cloth_picture(scheme, size, ratio).toImage()


def of(key: str, tone: Tone = Tone.LIGHT) -> Scheme:
    return scheme_of(tone, background_of(key))


def roughness(picture: QImage) -> float:
    """How much neighbours differ in lightness, on the average."""
    y = picture.height() // 2
    row = [picture.pixelColor(x, y).valueF() * 255 for x in range(picture.width())]
    return sum(abs(one - other) for one, other in pairwise(row)) / len(row)


def test_a_cloth_with_a_grain_is_rougher_than_the_same_without() -> None:
    for key in GRAINY:
        plain = drawn(of(key)._replace(grain=""))
        assert roughness(drawn(of(key))) > 1.3 * roughness(plain), key


def test_captions_are_read_on_every_part_of_every_cloth() -> None:
    for background, tone in product(BACKGROUNDS, (Tone.LIGHT, Tone.DARK)):
        scheme = scheme_of(tone, background)
        small = drawn(scheme).scaled(
            60,
            40,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        grounds = {small.pixelColor(x, y).name() for x in range(60) for y in range(40)}
        least = min(contrast(scheme.caption, ground) for ground in grounds)
        assert least >= TEXT, (background.key, tone)


def test_a_wide_gradient_has_no_bands() -> None:
    """Whole rows of one colour would be seen as the edges of bands."""
    picture = drawn(of("paper"), QSize(1200, 300))
    columns = [{picture.pixel(x, y) for y in range(100, 200)} for x in range(0, 1200, 50)]
    assert min(map(len, columns)) > 2


def test_the_table_is_covered_by_its_cloth_up_to_the_edges(make_window: MakeWindow) -> None:
    window = make_window()
    window.appearance.looks = Looks(background="oak")
    view: BoardWidget = window.view
    shown = view.grab(QRect(0, 0, 100, 2)).toImage()
    whole = cloth_picture(of("oak"), view.viewport().size(), view.devicePixelRatioF())
    assert shown == whole.toImage().copy(QRect(0, 0, 100, 2)).convertToFormat(shown.format())


def test_the_cloth_of_a_widget_is_drawn_anew_for_another_size_or_scheme_only(qtbot: QtBot) -> None:
    widget, cloth = QWidget(), WidgetCloth()
    qtbot.addWidget(widget)
    widget.resize(40, 30)
    first = cloth.of(widget, of("oak")).cacheKey()
    assert cloth.of(widget, of("oak")).cacheKey() == first
    assert cloth.of(widget, of("felt")).cacheKey() != first
    widget.resize(50, 30)
    assert cloth.of(widget, of("oak")).size() == widget.size()

"""The dialog that begins a game, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages, say
from gupai_desktop.solvers.policies import policies_for
from gupai_desktop.ui.new_game.dialog import NewGame, NewGameDialog, ask_new_game, families
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from tests.ui.hand import Key, answer

ZEN, OKOAN, DRAGONS = "zen.ten-sets", "levels.o-koan", "zen.five-dragons"

Open = Callable[..., NewGameDialog]

every_game = pytest.mark.parametrize("game_id", [game.id for game in games()])


@pytest.fixture
def open_dialog(qtbot: QtBot, appearance: Appearance, languages: Languages) -> Open:
    def open_(
        game_id: str = ZEN,
        rules: str = "",
        policy: str = "",
        unfinished: Collection[str] = (),
        *,
        language: str = "en",
        size: tuple[int, int] = (640, 480),
    ) -> NewGameDialog:
        languages.use(language)
        dialog = NewGameDialog(find(game_id, rules), policy, appearance, unfinished)
        qtbot.addWidget(dialog)
        dialog.resize(*size)
        dialog.show()
        QApplication.processEvents()
        return dialog

    return open_


def show_game(dialog: NewGameDialog, game_id: str) -> None:
    """Choose a game by its tab and its card."""
    family = find(game_id).family
    dialog.families.setCurrentIndex(families().index(family))
    ids = [game.id for game in games() if game.family == family]
    dialog.cards.setCurrentRow(ids.index(game_id))


def press(dialog: NewGameDialog, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or dialog, key)


# Games.


@every_game
def test_it_opens_on_the_game_that_is_played(open_dialog: Open, game_id: str) -> None:
    dialog = open_dialog(game_id)
    assert dialog.cards.game.id == game_id
    assert dialog.families.tabText(dialog.families.currentIndex()).startswith(
        say(find(game_id).family.name)
    )
    assert dialog.chosen == NewGame(find(game_id), policies_for(find(game_id))[0].key)


def test_every_game_of_the_catalogue_has_a_card(open_dialog: Open) -> None:
    dialog = open_dialog()
    names = []
    for index in range(dialog.families.count()):
        dialog.families.setCurrentIndex(index)
        names += [dialog.cards.item(row).text() for row in range(dialog.cards.count())]
    assert names == [say(game.name) for game in games()]


def test_the_arrow_keys_go_from_card_to_card_and_enter_deals(open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.activateWindow()
    press(dialog, Key.Key_Right)
    assert dialog.cards.game.id == "zen.eight-sets"
    press(dialog, Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.chosen.game.id == "zen.eight-sets"
    assert not dialog.chosen.continues


def test_escape_changes_nothing(open_dialog: Open) -> None:
    dialog = open_dialog()
    press(dialog, Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_a_double_click_on_a_card_deals(open_dialog: Open) -> None:
    dialog = open_dialog()
    card = dialog.cards.visualItemRect(dialog.cards.item(1)).center()
    viewport = dialog.cards.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=card)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=card)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.chosen.game.id == "zen.eight-sets"


def test_a_family_is_found_as_it_was_left(open_dialog: Open) -> None:
    dialog = open_dialog(ZEN)
    show_game(dialog, "levels.meng-huo")
    show_game(dialog, "zen.harmony")
    dialog.families.setCurrentIndex(1)
    assert dialog.cards.game.id == "levels.meng-huo"
    dialog.families.setCurrentIndex(0)
    assert dialog.cards.game.id == "zen.harmony"


# Pictures.


def test_it_opens_before_any_board_is_drawn_and_draws_them_all_then(
    open_dialog: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QApplication, "processEvents", lambda *_: None)
    dialog = open_dialog()
    assert not dialog.cards.has_all_pictures
    qtbot.waitUntil(lambda: dialog.cards.has_all_pictures)
    show_game(dialog, OKOAN)
    qtbot.waitUntil(lambda: dialog.cards.has_all_pictures)


def test_the_pictures_follow_the_looks(
    open_dialog: Open, appearance: Appearance, qtbot: QtBot
) -> None:
    dialog = open_dialog()
    qtbot.waitUntil(lambda: dialog.cards.has_all_pictures)
    before = dialog.cards.picture(0).toImage()
    appearance.looks = Looks(tile_style="ivory", scheme="dark")
    qtbot.waitUntil(lambda: dialog.cards.has_all_pictures)
    assert dialog.cards.picture(0).toImage() != before


@pytest.mark.parametrize(
    ("width", "columns"), [(560, 1), (640, 2), (900, 2), (1500, 3)], ids=lambda value: str(value)
)
def test_there_are_as_many_columns_as_there_is_room_for(
    open_dialog: Open, width: int, columns: int
) -> None:
    dialog = open_dialog(size=(width, 600))
    tops = [dialog.cards.visualItemRect(dialog.cards.item(row)).top() for row in range(5)]
    assert tops.count(tops[0]) == columns


@pytest.mark.parametrize("language", ["en", "uk", "zh_CN"])
@pytest.mark.parametrize("size", [(640, 480), (920, 660)])
def test_a_card_has_room_for_all_that_stands_on_it(
    open_dialog: Open, language: str, size: tuple[int, int]
) -> None:
    everything = [game.id for game in games()]
    dialog = open_dialog(unfinished=everything, language=language, size=size)
    cards = dialog.cards
    flags = Qt.TextFlag.TextWordWrap
    for index in range(dialog.families.count()):
        dialog.families.setCurrentIndex(index)
        width = cards.picture_size.width()
        for row in range(cards.count()):
            lines = f"{cards.item(row).text()}\n{cards.note(row)}"
            text = cards.fontMetrics().boundingRect(0, 0, width, 9999, flags, lines)
            room = cards.gridSize().height() - cards.picture_size.height()
            assert text.height() <= room
            assert text.width() <= width


# Rules.


def test_the_rules_in_force_are_chosen_at_first(open_dialog: Open) -> None:
    dialog = open_dialog(OKOAN, "triplets=mixed any-three=yes")
    on = {key for key, button in dialog.pane.rules.items() if button.is_on}
    assert on == {("triplets", "mixed"), ("any-three", "yes")}


def test_rules_are_chosen_by_their_buttons(open_dialog: Open) -> None:
    dialog = open_dialog(OKOAN)
    for key in (("triplets", "mixed"), ("loose", "yes")):
        dialog.pane.rules[key].button.click()
    assert dialog.chosen.game == find(OKOAN, "triplets=mixed loose=yes")
    dialog.pane.rules["loose", "yes"].button.click()
    dialog.pane.rules["triplets", "classic"].button.click()
    assert dialog.chosen.game == find(OKOAN)


def test_rules_hold_for_the_next_game_as_far_as_it_has_them(open_dialog: Open) -> None:
    dialog = open_dialog(OKOAN, "any-three=yes")
    dialog.pane.rules["triplets", "mixed"].button.click()
    show_game(dialog, ZEN)
    assert dialog.chosen.game == find(ZEN, "triplets=mixed")
    show_game(dialog, "levels.clear-five")
    assert dialog.chosen.game == find("levels.clear-five", "triplets=mixed any-three=yes")


# Deals.


@every_game
def test_the_deals_offered_are_those_of_the_game(open_dialog: Open, game_id: str) -> None:
    dialog = open_dialog(game_id)
    assert list(dialog.pane.policies) == [policy.key for policy in policies_for(find(game_id))]


def test_a_policy_is_chosen_by_its_button(open_dialog: Open) -> None:
    dialog = open_dialog(policy="no-dead-groups")
    assert dialog.pane.policies["no-dead-groups"].is_on
    dialog.pane.policies["any"].button.click()
    assert (dialog.chosen.policy, dialog.chosen.number) == ("any", None)


def test_a_policy_that_a_game_does_not_have_is_its_default_there(open_dialog: Open) -> None:
    dialog = open_dialog(policy="no-dead-groups")
    show_game(dialog, OKOAN)
    assert dialog.chosen.policy == "winnable"
    show_game(dialog, ZEN)
    assert dialog.chosen.policy == "no-dead-groups"


def test_whoever_types_a_number_wants_that_deal(open_dialog: Open) -> None:
    dialog = open_dialog()
    field = dialog.pane.number_field
    assert (field.minimum(), field.maximum()) == (FIRST_DEAL, LAST_DEAL)
    field.selectAll()
    QTest.keyClicks(field, "4711")
    assert dialog.chosen.number == 4711
    show_game(dialog, OKOAN)
    assert dialog.chosen.number == 4711
    dialog.pane.policies["any"].button.click()
    assert dialog.chosen.number is None


# An unfinished deal.


def test_an_unfinished_deal_is_continued_unless_a_new_one_is_wanted(open_dialog: Open) -> None:
    dialog = open_dialog(OKOAN, unfinished=[ZEN])
    assert dialog.continue_button.isHidden()
    assert dialog.deal_button.isDefault()
    show_game(dialog, ZEN)
    assert dialog.continue_button.isVisible()
    assert dialog.continue_button.isDefault()
    press(dialog, Key.Key_Return)
    assert (dialog.chosen.game.id, dialog.chosen.continues) == (ZEN, True)


def test_a_new_deal_can_be_had_where_one_is_unfinished(open_dialog: Open) -> None:
    dialog = open_dialog(unfinished=[ZEN])
    QTest.mouseClick(dialog.deal_button, Qt.MouseButton.LeftButton)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert not dialog.chosen.continues


def test_a_card_says_that_its_deal_is_unfinished(open_dialog: Open) -> None:
    dialog = open_dialog(unfinished=[DRAGONS])
    rows = range(dialog.cards.count())
    said = [dialog.cards.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in rows]
    begun = said.index("Five Dragons Fight for the Throne, unfinished deal")
    assert "Unfinished deal" in dialog.cards.note(begun)
    fresh = said.index("Watching Ten Sets")
    assert "Unfinished deal" not in dialog.cards.note(fresh)


# The keyboard, languages.


def test_the_tabulator_goes_through_everything_and_comes_back(open_dialog: Open) -> None:
    dialog = open_dialog(OKOAN, unfinished=[OKOAN])
    dialog.activateWindow()
    start, seen = QApplication.focusWidget(), []
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget() or dialog, Key.Key_Tab)
        seen.append(QApplication.focusWidget())
        if seen[-1] is start:
            break
    assert seen[-1] is start, "there is no trap"
    pane = dialog.pane
    for wanted in (
        dialog.families,
        pane.rules["any-three", "yes"].button,
        pane.number_field,
        dialog.continue_button,
        dialog.deal_button,
    ):
        assert wanted in seen


def test_what_has_the_focus_is_scrolled_into_sight(open_dialog: Open) -> None:
    dialog = open_dialog("levels.guo-wu-guan", size=(560, 320))
    field = dialog.pane.number_field
    assert (
        not dialog.pane.viewport()
        .rect()
        .contains(field.mapTo(dialog.pane.viewport(), QPoint(0, 0)))
    )
    dialog.activateWindow()
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget() or dialog, Key.Key_Tab)
        if QApplication.focusWidget() is field:
            break
    QApplication.processEvents()
    place = field.mapTo(dialog.pane.viewport(), field.rect().center())
    assert dialog.pane.viewport().rect().contains(place)


def test_the_language_is_switched_while_it_is_open(
    open_dialog: Open, languages: Languages
) -> None:
    dialog = open_dialog(unfinished=[ZEN])
    dialog.pane.rules["triplets", "mixed"].button.click()

    def texts() -> set[str]:
        rules = {button.text for button in dialog.pane.rules.values()}
        return {dialog.windowTitle(), dialog.cards.item(0).text(), *rules}

    english = texts()
    for code in ("uk", "zh_CN"):
        languages.use(code)
        QApplication.processEvents()
        assert not texts() & english
    assert dialog.chosen.game == find(ZEN, "triplets=mixed")


# Asking.


def test_asking_gives_what_was_chosen_or_nothing(
    open_dialog: Open, appearance: Appearance
) -> None:
    parent = open_dialog()

    def choose(dialog: object) -> None:
        assert isinstance(dialog, NewGameDialog)
        show_game(dialog, OKOAN)
        dialog.deal_button.click()

    answer(choose)
    assert ask_new_game(find(ZEN), "any", appearance, parent) == NewGame(find(OKOAN), "any")
    answer(lambda _: None)
    assert ask_new_game(find(ZEN), "any", appearance, parent) is None

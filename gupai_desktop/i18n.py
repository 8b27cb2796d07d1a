"""The languages of the interface: switching them, translating `Words`, writing days."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from itertools import chain
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QDateTime,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
)

from gupai_desktop import paths
from gupai_desktop.engine.words import Words, WrittenTiles, words

#: In every translation this text is the language's own name, and the last to be translated:
#: releases have the language from then on.
OWN_NAME = words("English")

#: The one context of all texts, as Qt Linguist calls it.
_CONTEXT = "Gupai"
_PREFIX = "gupai_"
_SOURCE_LANGUAGE = "en"
#: Where Chinese is written in Traditional characters, unless a locale says otherwise.
_TRADITIONAL_REGIONS = {"TW", "HK", "MO"}


def say(text: Words, show: Callable[[WrittenTiles], str] = str) -> str:
    """Return a text in the language of the interface, with its tiles shown in some way."""
    return text.say(_translate, show, day_text)


def with_native(name: Words, native: str) -> str:
    """Return a name and its Chinese original, unless the interface is Chinese itself."""
    return f"{say(name)}  {native}" if native and not is_chinese() else say(name)


def is_chinese() -> bool:
    """Return whether the interface is Chinese; its lines may break between any two letters."""
    return QLocale().name().startswith("zh")


def _translate(text: str, meaning: str, count: int | None) -> str:
    number = -1 if count is None else count
    translated = QCoreApplication.translate(_CONTEXT, text, meaning, number)
    return translated if count is None else translated.replace("%n", str(count))


def _written_languages(locale: str) -> tuple[str, ...]:
    """Return the codes of translations for a locale such as ``zh-Hant-HK``, the best first."""
    language, *rest = locale.replace("-", "_").split("_")
    if language == "C":
        return (_SOURCE_LANGUAGE,)
    if language != "zh":
        return "_".join((language, *rest)), language
    is_traditional = "Hant" in rest or ("Hans" not in rest and _TRADITIONAL_REGIONS & {*rest})
    return ("zh_TW" if is_traditional else "zh_CN",)


class Languages(QObject):
    """The installed languages and the one in use.

    A switch reaches every widget as a `QEvent.Type.LanguageChange`.
    """

    def __init__(self, application: QCoreApplication, folder: Path | None = None) -> None:
        super().__init__(application)
        self._application = application
        self._folder = folder or paths.translations()
        self._in_use: list[QTranslator] = []
        self._own_names: dict[str, str] = {}
        self.current = _SOURCE_LANGUAGE

    def codes(self) -> tuple[str, ...]:
        """Return the languages with a translation: ``en``, ``uk``, ``zh_CN``, ``zh_TW``."""
        return paths.languages(self._folder)

    def own_name(self, code: str) -> str:
        """Return the own name of a language; its translation is read for it once.

        A language that is being translated has none yet, and is called as Qt calls it.
        """
        if code not in self._own_names:
            translator = QTranslator()
            translator.load(str(self._folder / f"{_PREFIX}{code}.qm"))
            known = QLocale(code).nativeLanguageName() if code != _SOURCE_LANGUAGE else ""
            name = translator.translate(_CONTEXT, OWN_NAME.text)
            self._own_names[code] = name or known or OWN_NAME.text
        return self._own_names[code]

    def of_system(self) -> str:
        """Return the first language of the system's that there is, or else English."""
        spoken = chain.from_iterable(map(_written_languages, QLocale.system().uiLanguages()))
        return next((code for code in spoken if code in self.codes()), _SOURCE_LANGUAGE)

    def use(self, code: str) -> None:
        """Speak this language from now on, Qt's own buttons too."""
        if code not in self.codes():
            code = _SOURCE_LANGUAGE
        for translator in self._in_use:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._in_use = [
            self._install(
                Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
                f"qtbase_{code}",
            ),
            self._install(self._folder, f"{_PREFIX}{code}"),
        ]
        QLocale.setDefault(QLocale(code))
        self.current = code

    def _install(self, folder: Path, name: str) -> QTranslator:
        translator = QTranslator(self)
        translator.load(str(folder / f"{name}.qm"))
        self._application.installTranslator(translator)
        return translator


# Moments and days.

# Qt itself writes 年月日星期周上午下午 in Chinese; the bundled font has what stands in a source.


def moment_text(at: str) -> str:
    """Return a moment as `history.now` writes it, in the player's own time."""
    moment = QDateTime.fromString(at, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def day_text(day: date) -> str:
    """Return a day, as short as it can be written."""
    return QLocale().toString(qt_day(day), QLocale.FormatType.ShortFormat)


def long_day_text(day: date) -> str:
    return QLocale().toString(qt_day(day), QLocale.FormatType.LongFormat)


def month_text(day: date) -> str:
    """Return the month of a day with its year; in Chinese as the number of the month."""
    size = QLocale.FormatType.ShortFormat if is_chinese() else QLocale.FormatType.LongFormat
    name = QLocale().standaloneMonthName(day.month, size)
    title = say(words("{month} {year}", month=name, year=str(day.year)))
    return title[:1].upper() + title[1:]


def qt_day(day: date) -> QDate:
    """Return a day as Qt holds it."""
    return QDate(day.year, day.month, day.day)

"""The languages of the interface: switching them, translating `Words`, writing days."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache
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
#: The languages that are written as Chinese is, by where Traditional characters are usual.
_CHINESE = {
    **dict.fromkeys(("zh", "cmn"), ("TW", "HK", "MO")),
    **dict.fromkeys(("yue", "nan", "hak"), ("TW", "HK", "MO", "")),
}
_TRADITIONAL, _SIMPLIFIED = "zh_TW", "zh_CN"


def say(text: Words, show: Callable[[WrittenTiles], str] = str) -> str:
    """Return a text in the language of the interface, with its tiles shown in some way."""
    return text.say(_translate, show, day_text)


def with_native(name: Words, native: str) -> str:
    """Return a name and its Chinese original, unless the interface is Chinese itself."""
    return f"{say(name)}  {native}" if native and not is_chinese() else say(name)


def is_chinese() -> bool:
    """Return whether the interface is Chinese; its lines may break between any two letters."""
    return QLocale().name().startswith("zh")


def spoken_language() -> str:
    """Return the code of the language of the interface, for texts that lie in files."""
    if not is_chinese():
        return QLocale().name()
    is_simplified = QLocale().script() == QLocale.Script.SimplifiedChineseScript
    return _SIMPLIFIED if is_simplified else _TRADITIONAL


def _translate(text: str, meaning: str, count: int | None) -> str:
    number = -1 if count is None else count
    translated = QCoreApplication.translate(_CONTEXT, text, meaning, number)
    return translated if count is None else translated.replace("%n", str(count))


def _written_languages(locale: str) -> tuple[str, ...]:
    """Return the codes of translations for a locale such as ``zh-Hant-HK``, the best first."""
    language, *rest = locale.replace("-", "_").split("_")
    if language == "C":
        return (_SOURCE_LANGUAGE,)
    if language not in _CHINESE:
        return "_".join((language, *rest)), language
    is_usual = any(region in _CHINESE[language] for region in rest or ("",))
    is_traditional = "Hant" in rest or ("Hans" not in rest and is_usual)
    return (_TRADITIONAL if is_traditional else _SIMPLIFIED,)


def _wanted() -> Iterator[str]:
    """Yield the codes of translations for the languages of the system, the best first."""
    return chain.from_iterable(map(_written_languages, QLocale.system().uiLanguages()))


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
        codes = self.codes()
        return next((code for code in _wanted() if code in codes), _SOURCE_LANGUAGE)

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
        QLocale.setDefault(_locale_of(code))
        self.current = code

    def _install(self, folder: Path, name: str) -> QTranslator:
        translator = QTranslator(self)
        translator.load(str(folder / f"{name}.qm"))
        self._application.installTranslator(translator)
        return translator


def _locale_of(code: str) -> QLocale:
    """Return the locale of a language where the reader is, if there is such a one."""
    own, system = QLocale(code), QLocale.system()
    if system.language() == QLocale.Language.C:
        return own
    # Dates are written by a variable of its own on most systems that have such variables.
    named = os.environ.get("LC_ALL") or os.environ.get("LC_TIME") or system.name()
    there = QLocale(own.language(), own.script(), QLocale(named).territory())
    return there if there.territory() == QLocale(named).territory() else own


def _formats() -> QLocale:
    """Return the locale by which numbers and short dates are written: the system's, if it has one.

    Its words may be those of another language.
    """
    system = QLocale.system()
    return QLocale() if system.language() == QLocale.Language.C else system


def is_traditional() -> bool:
    """Return whether Chinese characters are to have the shapes of Taiwan.

    They do in Traditional texts, and beside other languages where the reader's Chinese is that.
    """
    return _is_traditional(spoken_language())


@cache
def _is_traditional(language: str) -> bool:
    if language in (_TRADITIONAL, _SIMPLIFIED):
        return language == _TRADITIONAL
    chinese = next((code for code in _wanted() if code in (_TRADITIONAL, _SIMPLIFIED)), None)
    territory = QLocale.territoryToCode(QLocale.system().territory())
    return (chinese or _written_languages(f"zh_{territory}")[0]) == _TRADITIONAL


# Numbers, moments and days.

# Qt itself writes 年月日星期周上午下午 in Chinese; the bundled font has what stands in a source.


def moment_text(at: str) -> str:
    """Return a moment as `history.now` writes it, in the player's own time."""
    moment = QDateTime.fromString(at, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(moment, _formats().dateTimeFormat(QLocale.FormatType.ShortFormat))


def number_text(number: int) -> str:
    return _formats().toString(number)


def decimal_text(number: float) -> str:
    """Return a number with one decimal."""
    return _formats().toString(number, "f", 1)


def first_day_of_week() -> Qt.DayOfWeek:
    return _formats().firstDayOfWeek()


def day_text(day: date) -> str:
    """Return a day, as short as it can be written."""
    return QLocale().toString(qt_day(day), _formats().dateFormat(QLocale.FormatType.ShortFormat))


def long_day_text(day: date) -> str:
    return QLocale().toString(qt_day(day), QLocale.FormatType.LongFormat)


def month_text(day: date) -> str:
    """Return the month of a day with its year; in Chinese as the number of the month."""
    size = QLocale.FormatType.ShortFormat if is_chinese() else QLocale.FormatType.LongFormat
    name = QLocale().standaloneMonthName(day.month, size)
    return capitalized(say(words("{month} {year}", month=name, year=str(day.year))))


def capitalized(text: str) -> str:
    """Return a text that stands by itself, with a capital first."""
    return text[:1].upper() + text[1:]


def qt_day(day: date) -> QDate:
    """Return a day as Qt holds it."""
    return QDate(day.year, day.month, day.day)

"""The languages of the interface: switching them, and translating `Words`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from gupai_desktop import paths
from gupai_desktop.engine.words import Figures, Words, words

#: In every translation this text is the language's own name.
OWN_NAME = words("Languages", "English")

_PREFIX = "gupai_"
_SOURCE_LANGUAGE = "en"
#: Where Chinese is written in Traditional characters, unless a locale says otherwise.
_TRADITIONAL_REGIONS = {"TW", "HK", "MO"}


def say(text: Words, show: Callable[[Figures], str] = str) -> str:
    """Return a text in the language of the interface, with its tiles shown in some way."""
    return text.say(_translate, show)


def with_native(name: Words, native: str) -> str:
    """Return a name and its Chinese original, unless the interface is Chinese itself."""
    beside = native_beside(native)
    return f"{say(name)}  {beside}" if beside else say(name)


def native_beside(native: str) -> str:
    """Return the Chinese original of a name, or nothing where the interface is Chinese."""
    return "" if is_chinese() else native


def is_chinese() -> bool:
    """Return whether the interface is Chinese; its lines may break between any two letters."""
    return QLocale().language() == QLocale.Language.Chinese


def _translate(context: str, text: str, count: int | None) -> str:
    translated = QCoreApplication.translate(context, text, None, -1 if count is None else count)
    return translated if count is None else translated.replace("%n", str(count))


def _written_language(locale: str) -> str:
    """Return the code of a translation for a locale such as ``zh-Hant-HK``."""
    language, *rest = locale.replace("-", "_").split("_")
    if language == "C":
        return _SOURCE_LANGUAGE
    if language != "zh":
        return language
    is_traditional = "Hant" in rest or ("Hans" not in rest and _TRADITIONAL_REGIONS & {*rest})
    return "zh_TW" if is_traditional else "zh_CN"


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
        found = sorted(file.stem.removeprefix(_PREFIX) for file in self._folder.glob("gupai_*.qm"))
        return tuple(found) or (_SOURCE_LANGUAGE,)

    def own_name(self, code: str) -> str:
        """Return the own name of a language; its translation is read for it once."""
        if code not in self._own_names:
            translator = QTranslator()
            translator.load(str(self._folder / f"{_PREFIX}{code}.qm"))
            name = translator.translate(OWN_NAME.context, OWN_NAME.text)
            self._own_names[code] = name or OWN_NAME.text
        return self._own_names[code]

    def of_system(self) -> str:
        """Return the first language of the system's that there is, or else English."""
        spoken = map(_written_language, QLocale.system().uiLanguages())
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

"""The languages that the program speaks in a release; the source is English."""

from tests.scripts import load

LANGUAGES = tuple(load("packaging/translations.py").languages())
TRANSLATED = tuple(code for code in LANGUAGES if code != "en")

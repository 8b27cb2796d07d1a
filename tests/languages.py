"""The languages that the program speaks, as its translations tell; the source is English."""

from tests.scripts import ROOT

_PREFIX = "gupai_"

LANGUAGES = tuple(
    sorted(
        file.stem.removeprefix(_PREFIX) for file in (ROOT / "translations").glob(f"{_PREFIX}*.ts")
    )
)
TRANSLATED = tuple(code for code in LANGUAGES if code != "en")

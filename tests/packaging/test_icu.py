"""ICU with less data sorts in every language as before."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

import icu

TOOLS = ("icupkg", "objcopy", "ld", "nm")
DATA = next(Path(PySide6.__file__).parent.glob("Qt/lib/libicudata.so.*"), None)

#: Sorts a few words as every language does, and as file dialogs do.
SORTING = """
from functools import cmp_to_key
from PySide6.QtCore import QCollator, QLocale
words = "Ґава гава яма їжак ёж file10 file2 Zebra ähnlich öl ol ch cz ll ß ss 关2 关10 三 ñ n ı I"
words = words.split()
names = sorted({QLocale(language).name() for language in QLocale.Language})
for name in [*names, "zh_TW", "sr_Latn"]:
    collator = QCollator(QLocale(name))
    collator.setNumericMode(True)
    print(name, *sorted(words, key=cmp_to_key(collator.compare)))
"""


@pytest.mark.skipif(DATA is None, reason="only PySide6 for Linux brings ICU")
@pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason="icu-devtools is not installed")
def test_a_tenth_of_icu_sorts_as_the_whole_does(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert DATA is not None
    monkeypatch.setattr(icu, "FOLDER", tmp_path)
    ((place, small, kind),) = icu.with_less_data([("PySide6/libicudata.so", str(DATA), "BINARY")])
    assert (place, kind) == ("PySide6/libicudata.so", "BINARY")
    assert Path(small).stat().st_size < DATA.stat().st_size / 8
    whole, reduced = (sorted_words(**more) for more in ({}, {"LD_PRELOAD": small}))
    assert len(whole.splitlines()) > 250
    assert len({line.partition(" ")[2] for line in whole.splitlines()}) > 10
    assert reduced == whole


def sorted_words(**more: str) -> str:
    command = [sys.executable, "-c", SORTING]
    done = subprocess.run(command, env={**os.environ, **more}, capture_output=True, check=True)
    return done.stdout.decode() + done.stderr.decode()

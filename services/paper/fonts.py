"""Which font writes which letters of a name, whatever its script.

DejaVu Sans travels with us and lends each page only the letters it needs. Chinese, Japanese and Korean letters are
written by fonts that readers of PDF bring along, so that no page carries megabytes.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.ttfonts import TTFont

LATIN = "DejaVuSans"
EASTERN = {  # by the letters that each surely has
    "cp932": "HeiseiKakuGo-W5",
    "gbk": "STSong-Light",
    "cp950": "MSung-Light",
    "cp949": "HYSMyeongJo-Medium",
}
TIES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
UNKNOWN = "〓"  # what printers set where they lack the type


@lru_cache(maxsize=4096)  # names and fouls come again on every line of a list
def runs(text: str) -> list[tuple[str, str]]:
    """(font, letters) in their order; a letter that no font has becomes 〓, what can't be seen is left out."""
    shown = "".join(letter for letter in text if letter.isprintable() or letter in TIES)
    order = _order("".join(letter for letter in shown if not _is_latin(letter)))
    fitted = [_fitted(letter, order) for letter in shown]
    return [(font, "".join(letter for _, letter in run)) for font, run in groupby(fitted, lambda one: one[0])]


@cache
def known() -> frozenset[int]:
    """Make the fonts known; the letters of DejaVu Sans."""
    latin = TTFont(LATIN, Path(__file__).parent / "fonts" / f"{LATIN}.ttf")
    pdfmetrics.registerFont(latin)
    for name in EASTERN.values():
        pdfmetrics.registerFont(UnicodeCIDFont(name))
    return frozenset(latin.face.charToGlyph)


def _is_latin(letter: str) -> bool:
    return ord(letter) in known()


def _order(eastern: str) -> list[str]:
    """Order the encodings, first those that have every one of these letters: a name is written by one font."""
    return sorted(EASTERN, key=lambda encoding: not _has(encoding, eastern))


def _fitted(letter: str, order: list[str]) -> tuple[str, str]:
    if _is_latin(letter):
        return LATIN, letter
    found = next((encoding for encoding in order if _has(encoding, letter)), None)
    return (EASTERN[order[0]], UNKNOWN) if found is None else (EASTERN[found], letter)


def _has(encoding: str, letters: str) -> bool:
    try:
        letters.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True

"""Which encoding a text file is in: spreadsheets of each language write their own, and do not say which."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from services.errors import invalid_field

GUESSED = ("cp932", "cp1251", "cp1252", "cp1250")
"""What Excel saves in Japan, Russia, Western and Central Europe; where two read as well, the first."""
ENCODINGS = ("utf-8", "utf-16", *GUESSED, "euc-jp", "gb18030", "big5", "cp949", "koi8-r")
MARKS = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16", b"\xef\xbb\xbf": "utf-8"}
BETWEEN_WORDS = re.compile(r"[\s,;\"|]+")
JUDGED = 100_000  # letters; more make no guess better


def decode(field: str, content: bytes, chosen: str | None) -> tuple[str, str]:
    """Decode a file; return its encoding too. Raises Invalid where none fits."""
    for encoding in [chosen] if chosen else _candidates(content):
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\x00" not in text:
            return text, encoding
    message = f"It is no text in {chosen}." if chosen else "It is neither a workbook nor text in a usual encoding."
    raise invalid_field(field, message, "Save it as .xlsx, or as CSV in UTF-8.")


def _candidates(content: bytes) -> Iterator[str]:
    """Yield the encodings to try; what is UTF-8 is never guessed at."""
    marked = MARKS.get(content[:2]) or MARKS.get(content[:3])
    if marked is not None:
        yield marked
        return
    yield "utf-8"
    yield from sorted(GUESSED, key=lambda encoding: _implausibility(content, encoding))


def _implausibility(content: bytes, encoding: str) -> float:
    """Return the share of words that nobody writes, among those with letters beyond ASCII."""
    try:
        text = content.decode(encoding)[:JUDGED]
    except UnicodeDecodeError:
        return 2
    words = [word for word in BETWEEN_WORDS.split(text) if not word.isascii()]
    return sum(not _is_plausible(word) for word in words) / max(len(words), 1)


def _is_plausible(word: str) -> bool:
    """Whether its letters are of one script, none small before a capital, and no symbols stand among them."""
    kinds = {_kind(letter) for letter in word} - {""}
    if len(kinds) > 1 and not kinds <= {"han", "kana"}:
        return False
    accents = re.search(r"[^\x00-\x7f]{3}", word)
    return not (kinds == {"latin"} and accents) and not re.search(r"[a-zа-яß-ÿ][A-ZА-Я]", word)


@cache
def _kind(letter: str) -> str:
    """Return its script; none for what stands beside letters in any."""
    if letter.isascii():
        return "latin" if letter.isalpha() else ""
    name = unicodedata.name(letter, "")
    scripts = {"HALFWIDTH KATAKANA": "halfwidth", "LATIN": "latin", "CYRILLIC": "cyrillic", "CJK": "han"}
    scripts |= {"HIRAGANA": "kana", "KATAKANA": "kana", "FULLWIDTH": "", "IDEOGRAPHIC": "", "NUMERO": "", "DEGREE": ""}
    found = next((kind for start, kind in scripts.items() if name.startswith(start)), None)
    return ("symbol" if found is None else found) if letter not in "’‘“”«»–—…・·№ " else ""

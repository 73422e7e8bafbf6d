"""From what people type to the words that a search compares: one spelling, no ending, one name for each thing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping

_KATAKANA = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}
_NOT = re.compile(r"n['’]t(?![a-z])", re.IGNORECASE)
_PARTS = re.compile(r"[\u3005-\u30ff\u3400-\u9fff]+|[^ \u3005-\u30ff\u3400-\u9fff]+")
# Kana that are left over by twos are endings.
_LEFT_OVER = re.compile(r"[ァ-ヺー]{3,}|[^ァ-ヺー]")
_ENDING = re.compile(r"^(.{3,}?)(?:ements?|ations?|ings?|ees?|ers?|aient|ait|ais|ant|ez|ed|es|e|s|ly)$")
_SCORE = re.compile(r"[0-9]+00")
_DOUBLED = re.compile(r"([bdfglmnprt])\1$")
_RUSSIAN_ENDING = re.compile(
    r"^([а-я]{3,}?)(?:ыми|ими|ами|ями|ого|его|ому|ему|ала|али|ало|яла|яли|ила|или|ило|ела|ели|ула|ули|ать|ять|ить|еть|"
    r"уть|ает|яет|ует|ыи|ии|ои|еи|ая|яя|ое|ее|ые|ие|ым|им|ом|ем|ых|их|ую|юю|ою|ею|ам|ям|ах|ях|ов|ев|"
    r"ял|ал|ил|ел|ул|ит|ет|ут|ют|ат|ят|ла|ло|ли|ть|а|я|о|е|ы|и|у|ю|ь|л|т"
    r")?(?:ся|сь)?$"
)


def normalise(text: str) -> str:
    """Normalise: lower case without accents or punctuation, one width and one kana: "ｶﾝ" and "かん" are "カン"."""
    decomposed = unicodedata.normalize("NFKD", text).casefold().translate(_KATAKANA)
    unmarked = (letter for letter in decomposed if unicodedata.category(letter) != "Mn")
    return " ".join("".join(letter if letter.isalnum() else " " for letter in unmarked).split())


def stem(word: str) -> str:
    """Return a word without its ending: "discarded" is "discard", "ponned" is "pon", "стену" is "стен"."""
    if word.endswith("ss"):
        return word
    ending = _ENDING if word.isascii() else _RUSSIAN_ENDING
    shorter = _DOUBLED.sub(r"\1", ending.sub(r"\1", word))
    return word if shorter == word else stem(shorter)


def is_japanese(word: str) -> bool:
    """Return whether a normalised word is one of kana or kanji."""
    return "\u3005" <= word[0] <= "\u30ff" or "\u3400" <= word[0] <= "\u9fff"


class Vocabulary:
    """Words that say nothing, and those of every language that mean the same."""

    def __init__(self, empty: str, same: Mapping[str, str]) -> None:
        """Take the empty words, and under each name the words that mean it; words are separated by spaces."""
        self._empty = set(map(normalise, empty.split()))
        spellings = list(_spellings(same))
        self._whole = dict(spellings)
        self.spellings = {stem(word): names for word, names in spellings}
        signs = sorted(filter(is_japanese, {*self.spellings, *self._empty}), key=len, reverse=True)
        self._signs = re.compile("|".join(map(re.escape, signs)) or r"(?!)")

    def words(self, text: str) -> list[str]:
        """Return the words of a text that say something, each by the names of what it means."""
        parts = _PARTS.findall(normalise(_NOT.sub(" not", text)))
        words = (word for part in parts for word in (self._apart(part) if is_japanese(part) else (part,)))
        return [name for word in words if word not in self._empty for name in self._names(word)]

    def _names(self, word: str) -> list[str]:
        """Return what a word is named as it is, else without its ending: a dealer is no deal. Hundreds are points."""
        if word not in self._whole and _SCORE.fullmatch(word):
            return ["point"]
        return self._whole.get(word) or self.spellings.get(stem(word), [stem(word)])

    def _apart(self, text: str) -> Iterator[str]:
        """Yield the words of Japanese, which has no spaces: those known, the longest first, and each kanji between."""
        at = 0
        for known in self._signs.finditer(text):
            yield from _LEFT_OVER.findall(text[at : known.start()])
            yield known[0]
            at = known.end()
        yield from _LEFT_OVER.findall(text[at:])


def _spellings(same: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
    """Yield every way to write a name or a word that means it, with the name's words."""
    for name, words in same.items():
        names = [stem(part) for part in name.split()]
        yield from ((normalise(word), names) for word in (name, *words.split()))

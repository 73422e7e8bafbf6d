"""Every foul's terms by their words and by each two neighbours, and how much each word says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import pairwise
from math import log
from typing import Any, NamedTuple

from rapidfuzz.distance import OSA

from rulings.books.library import Library
from rulings.words.vocabulary import Vocabulary, is_japanese, stem
from rulings.words.wording import LANGUAGES

# Weights and likenesses are whole numbers: their sums are the same in any order, and on every machine.
WEIGHT = 1000
NEIGHBOURS = 300
SAME = 100
SHORTEST = 3
LONG = 8


class Term(NamedTuple):
    """A foul's name, or search words of it."""

    foul: str
    weight: int


class SearchIndex:
    """The names and search words of fouls, as a search looks them up."""

    def __init__(self, vocabulary: Vocabulary, fouls: dict[str, list[str]]) -> None:
        """Take each foul's terms as `terms_of` writes them."""
        self.vocabulary = vocabulary
        spoken = [(foul, term.split()) for foul, terms in fouls.items() for term in terms]
        self.weights = _weights(spoken, len(fouls))
        self.terms: list[Term] = []
        self.having: dict[str, list[int]] = {}
        for number, (foul, words) in enumerate(spoken):
            pairs = neighbours(words)
            self.terms.append(Term(foul, sum(self.weights[word] for word in set(words)) + NEIGHBOURS * len(pairs)))
            for part in (*dict.fromkeys(words), *pairs):
                self.having.setdefault(part, []).append(number)
        same = {way: [n for n in names if n in self.weights] for way, names in vocabulary.spellings.items()}
        self.spellings = {**same, **{word: [word] for word in self.weights}}

    def meanings(self, word: str, *, unfinished: bool) -> dict[str, int]:
        """Return what a word may mean, each with how alike of 100: itself, else its longer words, else its typos."""
        if word in self.weights:
            return {word: SAME}
        return (unfinished and self._meant(word, begun)) or self._meant(word, mistyped)

    def _meant(self, word: str, alike: Callable[[str, str], int]) -> dict[str, int]:
        meant: dict[str, int] = {}
        for way, names in self.spellings.items():
            likeness = alike(word, way)
            if likeness:
                meant |= {name: max(likeness, meant.get(name, 0)) for name in names}
        return meant

    def halves(self, word: str) -> list[str]:
        """Return the two words that are written together in one: "notenriichi"."""
        for at in range(SHORTEST, len(word) - SHORTEST + 1):
            one, other = stem(word[:at]), stem(word[at:])
            if one in self.spellings and other in self.spellings:
                return [*self.spellings[one], *self.spellings[other]]
        return []

    def count(self, word: str) -> Counter[str]:
        """Return in how many of its terms each foul has a word."""
        return Counter(self.terms[term].foul for term in self.having.get(word, ()))


def _weights(spoken: Iterable[tuple[str, list[str]]], fouls: int) -> dict[str, int]:
    """Return every word with its weight: the fewer fouls use it, the heavier."""
    uses = Counter(word for word, _ in dict.fromkeys((word, foul) for foul, words in spoken for word in words))
    return {word: round(WEIGHT * log(1 + fouls / count)) for word, count in uses.items()}


def neighbours(words: Iterable[str]) -> list[str]:
    """Return each two words that follow each other: "riichi after pon" is not "pon after riichi"."""
    return list(dict.fromkeys(f"{one} {other}" for one, other in pairwise(words)))


def begun(word: str, way: str) -> int:
    """Return how much of a longer word is written already."""
    begins = len(word) > 1 and way.startswith(word)
    return SAME // 2 + SAME // 2 * len(word) // len(way) if begins else 0


def mistyped(word: str, way: str) -> int:
    """Return how alike two words are that differ by one slip, long ones by two, the shortest by order alone.

    Either their first letter or their last is right.
    """
    if word[0] != way[0] and word[-1] != way[-1]:
        return 0
    short = min(len(word), len(way)) <= SHORTEST
    if is_japanese(word) != is_japanese(way) or (short and sorted(word) != sorted(way)):
        return 0
    slips = 1 if len(word) < LONG else 2
    distance = OSA.distance(word, way, score_cutoff=slips)
    return SAME * 85 // 100 - 15 * distance if distance <= slips else 0


def terms_of(library: Library) -> dict[str, list[str]]:
    """Return every foul's names and search words in all languages, each once, as the words that a search knows."""
    words = vocabulary_of(library).words
    fouls = library.catalogue["fouls"].items()
    return {foul: list(dict.fromkeys(" ".join(words(text)) for text in _texts(foul, named))) for foul, named in fouls}


@cache
def vocabulary_of(library: Library) -> Vocabulary:
    """Return the words of every language that say nothing or mean the same."""
    described = library.catalogue["vocabulary"]
    same = {name: " ".join(words.values()) for name, words in described["same"].items()}
    return Vocabulary(" ".join(described["empty"].values()), same)


@cache
def index_of(library: Library) -> SearchIndex:
    """Return the index of all names and search words, in every language; made once."""
    return SearchIndex(vocabulary_of(library), terms_of(library))


def _texts(foul: str, named: dict[str, Any]) -> Iterator[str]:
    yield foul.replace("-", " ")
    for language in LANGUAGES:
        yield named["name"][language]
        yield from named["words"][language]

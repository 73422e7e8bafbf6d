"""Find a foul by any word a referee might use, in any language, typos included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from math import log
from typing import Any, NamedTuple

from rapidfuzz import fuzz
from rapidfuzz.distance import OSA

from rulings.books.library import Library
from rulings.words.spelling import normalise, words_of
from rulings.words.wording import LANGUAGES, Words

GOOD_ENOUGH = 72
NEARLY_THE_SAME = 90
# Where nothing is good enough, a sentence still finds up to so many fouls that use at least half of its words.
HALF = 0.5
GUESSES = 5
SHORT = 3
# Weights are whole numbers: their sums are the same in any order, and on every machine.
WEIGHT = 1000


def search(library: Library, query: str, language: str = "en") -> dict[str, Any]:
    """Find the fouls that match the query, best first, each with its name and how well it matches (0 to 100).

    A query that names two things comes back with `ambiguity`: the question, and what each meaning leads to.
    """
    words = Words(library, language)
    wanted = normalise(query)
    found = _found(library, wanted) if query.strip() else [(foul, 100) for foul in library.catalogue["fouls"]]
    return {
        "query": query,
        "ambiguity": _ambiguity(library, wanted, words),
        "items": [{**describe(library, foul, words), "score": score} for foul, score in found],
    }


def describe(library: Library, foul: str, words: Words) -> dict[str, Any]:
    """Return a foul's names and the questions that it can ask."""
    described = library.catalogue["fouls"][foul]
    return {
        "id": foul,
        "name": words.name("fouls", foul),
        "category": {"id": described["category"], "name": words.name("categories", described["category"])},
        "asks": described["asks"],
    }


class _Term(NamedTuple):
    """A name or search words, normalised, with the meaningful words."""

    text: str
    words: list[str]


@cache
def _terms(library: Library) -> dict[str, list[_Term]]:
    """Return every foul's names and search words in all languages."""
    fouls = library.catalogue["fouls"].items()
    spoken = {foul: map(normalise, _spoken(foul, described)) for foul, described in fouls}
    return {foul: [_Term(text, words_of(text)) for text in texts] for foul, texts in spoken.items()}


def _spoken(foul: str, described: dict[str, Any]) -> Iterator[str]:
    yield foul.replace("-", " ")
    for language in LANGUAGES:
        yield described["name"][language]
        yield from described["words"][language]


@cache
def _weights(library: Library) -> dict[str, int]:
    """Return every meaningful word of the terms with its weight: the fewer fouls use it, the heavier."""
    uses = Counter(
        word for terms in _terms(library).values() for word in {word for term in terms for word in term.words}
    )
    return {word: round(WEIGHT * log(1 + len(_terms(library)) / count)) for word, count in uses.items()}


def _found(library: Library, wanted: str) -> list[tuple[str, int]]:
    if not wanted:
        return []
    asked = _Query(wanted, _weights(library))
    scores = {foul: max(map(asked.similarity, terms)) for foul, terms in _terms(library).items()}
    found = [(foul, score) for foul, score in _best_first(scores) if score >= GOOD_ENOUGH]
    return found or _best_first({foul: asked.guess(terms) for foul, terms in _terms(library).items()})[:GUESSES]


def _best_first(scores: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(((foul, score) for foul, score in scores.items() if score), key=lambda scored: -scored[1])


class _Query:
    """A normalised query, ready to be compared with many terms."""

    def __init__(self, wanted: str, weights: dict[str, int]) -> None:
        self.wanted = wanted
        self.weights = weights
        self.rarest = max(weights.values())
        self.meant = {word: {known for known in weights if _alike(word, known)} for word in words_of(wanted)}
        # Who is still typing means any word that begins so; by itself that says too little.
        self.unfinished = {word for word in words_of(wanted)[-1:] if not self.meant[word]}
        for word in self.unfinished:
            self.meant[word] = {known for known in weights if known.startswith(word)}

    def similarity(self, term: _Term) -> int:
        """Return 100 for the same words, less the smaller the common part is, less for each typo."""
        wanted, text = self.wanted, term.text
        if wanted == text:
            return 100
        if _within(wanted, text) or _names(text, wanted):
            return 90 + 9 * min(len(wanted), len(text)) // max(len(wanted), len(text))
        if len(wanted) < SHORT:
            return 0
        whole = 100 * OSA.normalized_similarity(wanted, text)
        part = fuzz.partial_ratio(wanted, text) - 10 if not wanted.isascii() and SHORT < len(wanted) <= len(text) else 0
        return int(max(whole, part, 95 * self._shared(term.words)))

    def guess(self, terms: list[_Term]) -> int:
        """Return 0, or a low score: how much of the query, words that no foul uses aside, some term has."""
        heard = {word for term in terms for word in term.words}
        known = [word for word, meant in self.meant.items() if meant]
        said = [word for word in known if not self.meant[word].isdisjoint(heard)]
        if len(said) < 2 or self._weight(said) < HALF * self._weight(known):
            return 0
        return int((GOOD_ENOUGH - 1) * (self._weight(said) / self._weight(known)))

    def _shared(self, term: list[str]) -> float:
        """Return from 0 to 1: how much of the query the term has too, and the other way round."""
        said = {word for word, meant in self.meant.items() if not meant.isdisjoint(term)}
        if said <= self.unfinished:
            return 0
        heard = {word for word in term if any(word in self.meant[other] for other in said)}
        of_query = self._weight(said) / self._weight(self.meant)
        of_term = self._weight(heard) / self._weight(term)
        return 0.7 * max(of_query, of_term) + 0.3 * min(of_query, of_term)

    def _weight(self, words: Iterable[str]) -> int:
        return sum(self.weights.get(word, self.rarest) for word in words)


def _alike(word: str, known: str) -> bool:
    """Return whether words differ only in ending ("discard", "discarded") or by a typo ("flase", "false")."""
    shorter, longer = (word, known) if len(word) < len(known) else (known, word)
    if word == known or len(shorter) <= SHORT:
        return word == known
    if longer.startswith(shorter) and len(longer) - len(shorter) <= SHORT:
        return True
    slips = len(shorter) // 4 if len(shorter) > SHORT + 1 else 0
    return bool(slips) and OSA.distance(word, known, score_cutoff=slips) <= slips


def _within(wanted: str, term: str) -> bool:
    """Return whether the words begin inside the term: "ron" in "false ron", not in "wrong". Japanese has no spaces."""
    return f" {wanted}" in f" {term}" if wanted.isascii() else wanted in term


def _names(term: str, wanted: str) -> bool:
    """Return whether a longer query has the term whole. One word is weighed instead: "late" in "called too late"."""
    if term.isascii():
        return " " in term and f" {term} " in f" {wanted} "
    return len(term) > 1 and term in wanted


def _ambiguity(library: Library, wanted: str, words: Words) -> dict[str, Any] | None:
    for name, ambiguity in library.catalogue["ambiguities"].items():
        terms = [normalise(term) for language in LANGUAGES for term in ambiguity["words"][language]]
        if any(fuzz.ratio(wanted, term) >= NEARLY_THE_SAME for term in terms):
            means = [{"foul": meaning["foul"], "text": words.pick(meaning["text"])} for meaning in ambiguity["means"]]
            return {"id": name, "question": words.pick(ambiguity["question"]), "means": means}
    return None

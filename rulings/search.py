"""Find a foul by any word a referee might use, in any language, typos included."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any

from rapidfuzz import fuzz

from rulings.library import Library
from rulings.wording import LANGUAGES, Words

GOOD_ENOUGH = 72
SHORT = 3

# Other names and spellings of one word.
SAME_WORD = {
    "chombo": "chonbo",
    "reach": "riichi",
    "tempai": "tenpai",
    "pung": "pon",
    "chow": "chii",
    "chi": "chii",
    "kong": "kan",
    "quad": "kan",
    "quads": "kan",
    "kongs": "kan",
}


def fold(text: str) -> str:
    """Lower case, no accents, one width, one spelling for each word: "Kong" meets "kan", "ｶﾝ" meets "カン"."""
    decomposed = unicodedata.normalize("NFKD", text).casefold()
    plain = "".join(letter for letter in decomposed if unicodedata.category(letter) != "Mn")
    return " ".join(SAME_WORD.get(word, word) for word in plain.split())


def search(library: Library, query: str, language: str = "en") -> dict[str, Any]:
    """Fouls that fit the query, best first, each with its name and how well it fits (0 to 100).

    A query that names two things comes back with `ambiguity`: the question, and what each meaning leads to.
    """
    words = Words(library, language)
    wanted = fold(query)
    scored = sorted(
        ((_score(wanted, terms), -place, foul) for place, (foul, terms) in enumerate(_terms(library).items())),
        reverse=True,
    )
    found = (
        [(foul, score) for score, _, foul in scored if score >= GOOD_ENOUGH]
        if wanted
        else [(foul, 100) for foul in library.catalogue["fouls"]]
    )
    return {
        "query": query,
        "ambiguity": _ambiguity(library, wanted, words),
        "items": [{**describe(library, foul, words), "score": score} for foul, score in found],
    }


def describe(library: Library, foul: str, words: Words) -> dict[str, Any]:
    """A foul's names and the questions that it can ask."""
    described = library.catalogue["fouls"][foul]
    return {
        "id": foul,
        "name": words.name("fouls", foul),
        "category": {"id": described["category"], "name": words.name("categories", described["category"])},
        "asks": described["asks"],
    }


@cache
def _terms(library: Library) -> dict[str, list[str]]:
    """Every foul's names and search words in all languages, folded."""
    return {foul: [*map(fold, _spoken(foul, described))] for foul, described in library.catalogue["fouls"].items()}


def _spoken(foul: str, described: dict[str, Any]) -> Iterator[str]:
    yield foul.replace("-", " ")
    for language in LANGUAGES:
        yield described["name"][language]
        yield from described["words"][language]


def _score(wanted: str, terms: list[str]) -> int:
    return max((_similarity(wanted, term) for term in terms), default=0)


def _similarity(wanted: str, term: str) -> int:
    """100 for the same words, less the smaller the part that is the same, less for each typo."""
    if wanted == term:
        return 100
    if _within(wanted, term) or (len(term) >= SHORT and f" {term} " in f" {wanted} "):
        return 90 + 9 * min(len(wanted), len(term)) // max(len(wanted), len(term))
    if len(wanted) < SHORT:
        return 0
    whole = fuzz.ratio(wanted, term)
    by_word = fuzz.token_set_ratio(wanted, term) - 5
    typo = fuzz.partial_ratio(wanted, term) - 10 if len(term) >= len(wanted) else 0
    return int(max(whole, by_word, typo))


def _within(wanted: str, term: str) -> bool:
    """Whether the words begin somewhere in the term: "ron" in "false ron", not in "wrong". Japanese has no spaces."""
    return f" {wanted}" in f" {term}" if wanted.isascii() else wanted in term


def _ambiguity(library: Library, wanted: str, words: Words) -> dict[str, Any] | None:
    for name, ambiguity in library.catalogue["ambiguities"].items():
        terms = [fold(term) for language in LANGUAGES for term in ambiguity["words"][language]]
        if any(wanted == term or fuzz.ratio(wanted, term) >= 85 for term in terms):
            means = [{"foul": meaning["foul"], "text": words.pick(meaning["text"])} for meaning in ambiguity["means"]]
            return {"id": name, "question": words.pick(ambiguity["question"]), "means": means}
    return None

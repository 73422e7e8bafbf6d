"""Find a foul by what a referee says of it, in any language, typos included."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from rulings.books.library import Library
from rulings.books.rulebook import NOT_LISTED, Rulebook
from rulings.words.search_index import NEIGHBOURS, SAME, SearchIndex, index_of, neighbours
from rulings.words.wording import LANGUAGES, Words

# Of ten parts, how many count how well the best term fits; the others, how much of the query the terms together have.
BEST = 6
# Of six parts, how many count the best term; the last counts the second best.
FIRST = 5
NOT_COVERED = 0.9
# What fits much less well as the best is left out.
LEFT_OUT = 0.7
# Places behind the point of a score.
FINE = 1000


def search(library: Library, query: str, language: str = "en", book: Rulebook | None = None) -> dict[str, Any]:
    """Find the fouls that match the query, best first, each with its name and how well it matches (0 to 100).

    What the book does not cover comes after what it covers and fits as well; last of all, that it is not on the list.
    A query that names two things comes back with `ambiguity`: the question, and what each meaning leads to.
    """
    words = Words(library, language)
    asked = _Query(index_of(library), query)
    known = [foul for foul in library.catalogue["fouls"] if book is None or book.knows(foul)]
    found = asked.fouls(known, book) if query.strip() else [(foul, SAME) for foul in known]
    return {
        "query": query,
        "ambiguity": _ambiguity(library, asked, words),
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


class _Query:
    """What was typed, ready to be compared with many terms. Words that no foul knows play no part."""

    def __init__(self, index: SearchIndex, text: str) -> None:
        self.index = index
        self.meanings: dict[str, dict[str, int]] = {}
        words = []
        asked = index.vocabulary.words(text)
        for at, word in enumerate(asked, 1):
            meant = index.meanings(word, unfinished=at == len(asked))
            for known in [word] if meant else index.halves(word):
                self.meanings[known] = meant or {known: SAME}
                words.append(max(self.meanings[known], key=self.meanings[known].__getitem__))
        self.words = words
        self.weights = {
            word: max(index.weights[known] * likeness for known, likeness in meant.items())
            for word, meant in self.meanings.items()
        }

    def fouls(self, known: list[str], book: Rulebook | None) -> list[tuple[str, int]]:
        """Return the fouls that match, best first, each with how well."""
        best, recall = self._best_terms(), self._recall()
        scores = {}
        for foul in known:
            if foul in best and foul != NOT_LISTED:
                covered = book is None or book.covers(foul)
                fits = BEST * best[foul] + (10 - BEST) * recall[foul]
                score = SAME * fits / 10 * (1 if covered else NOT_COVERED)
                scores[foul] = int(score * FINE)
        ranked = sorted(scores.items(), key=lambda scored: scored[1], reverse=True)
        matching = [(foul, score // FINE) for foul, score in ranked if score >= LEFT_OUT * ranked[0][1]]
        return [*matching, *((foul, 0) for foul in known if foul == NOT_LISTED)]

    def _best_terms(self) -> dict[str, float]:
        """Return how well each foul's two best terms fit, up to 1: what both have, of all that either has."""
        common: dict[int, int] = defaultdict(int)
        for word, meant in self.meanings.items():
            found: dict[int, tuple[int, str]] = {}
            for known, likeness in meant.items():
                for term in self.index.having.get(known, ()):
                    found[term] = max(found.get(term, (0, "")), (likeness, known))
            for term, (likeness, known) in found.items():
                common[term] += (self.weights[word] // SAME + self.index.weights[known]) * likeness
        pairs = neighbours(self.words)
        for pair in pairs:
            for term in self.index.having.get(pair, ()):
                common[term] += 2 * NEIGHBOURS * SAME
        whole = sum(self.weights.values()) + NEIGHBOURS * SAME * len(pairs)
        best: dict[str, tuple[float, float]] = {}
        for term, shared in common.items():
            foul, weight = self.index.terms[term]
            first, second = best.get(foul, (0, 0))
            fits = shared / (whole + weight * SAME)
            best[foul] = (fits, first) if fits > first else (first, max(fits, second))
        return {foul: (FIRST * first + second) / (FIRST + 1) for foul, (first, second) in best.items()}

    def _recall(self) -> dict[str, float]:
        """Return how much of the query each foul's terms have, up to 1: a word counts more the more of them say it."""
        recall: dict[str, int] = defaultdict(int)
        for word, meant in self.meanings.items():
            likeness: dict[str, int] = defaultdict(int)
            for known, alike in meant.items():
                for foul, count in self.index.count(known).items():
                    likeness[foul] = max(likeness[foul], alike * count // (count + 1))
            for foul, alike in likeness.items():
                recall[foul] += self.weights[word] * alike
        whole = SAME * sum(self.weights.values())
        return {foul: weight / whole for foul, weight in recall.items()}


def _ambiguity(library: Library, asked: _Query, words: Words) -> dict[str, Any] | None:
    for name, ambiguity in library.catalogue["ambiguities"].items():
        terms = (set(asked.index.vocabulary.words(term)) for lang in LANGUAGES for term in ambiguity["words"][lang])
        if set(asked.words) in terms:
            means = [{"foul": meaning["foul"], "text": words.pick(meaning["text"])} for meaning in ambiguity["means"]]
            return {"id": name, "question": words.pick(ambiguity["question"]), "means": means}
    return None

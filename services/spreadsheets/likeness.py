"""Who is meant by a name: the same one however it is spelt, or one that differs by little."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Generic, TypeVar
from unicodedata import combining, normalize

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

Person = TypeVar("Person")
MERGED = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"})
"""Letters that no decomposition takes apart."""
UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
SHORT, LONG = 4, 12  # letters


class People(Generic[Person]):
    """People by their names."""

    def __init__(self, named: Iterable[tuple[str, Person]]) -> None:
        self._by_name: defaultdict[str, list[Person]] = defaultdict(list)
        for name, person in named:
            self._by_name[normalise_name(name)].append(person)

    def called(self, name: str) -> list[Person]:
        """List those of this name: capitals, accents, and which half stands first make no difference."""
        return list(self._by_name.get(normalise_name(name), []))

    def nearly_called(self, name: str, most: int = 3) -> list[Person]:
        """List those whose name differs by a letter or two, in long ones; the nearest first."""
        wanted = normalise_name(name)
        allowed = (len(wanted) >= SHORT) + (len(wanted) >= LONG)
        found = extract(wanted, [*self._by_name], scorer=OSA.distance, score_cutoff=allowed, limit=None)
        near = sorted((distance, known) for known, distance, _ in found)
        return [person for _, known in near for person in self._by_name[known]][:most]


def normalise_name(name: str) -> str:
    """Reduce a name to what makes it another one: its words, in any order."""
    letters = normalize("NFKD", name.casefold()).translate(MERGED)
    words = re.findall(r"[^\W_]+", "".join(letter for letter in letters if not combining(letter)))
    return "".join(words) if UNSPACED.search(name) else " ".join(sorted(words))

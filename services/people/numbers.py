"""Numbers for players who came without one: the next one, in the way in which the tournament's numbers look."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import count

from models.journal.salted_hashes import PSEUDONYM

NUMBERED = re.compile(r"(.*?)(\d+)", re.ASCII | re.DOTALL)


def free_numbers(taken: Collection[str]) -> Iterator[str]:
    """Yield numbers that nobody has: after SG9 comes SG10, after 007 comes 008; 1, 2, 3 where none has digits."""
    found = [match.groups() for match in map(NUMBERED.fullmatch, taken) if match and not match[1].startswith(PSEUDONYM)]
    prefix = Counter(before for before, _ in found).most_common(1)[0][0] if found else ""
    digits = [text for before, text in found if before == prefix]
    width = max((len(text) for text in digits if text.startswith("0")), default=0)
    last = max(map(int, digits), default=0)
    for number in count(last + 1):
        free = f"{prefix}{number:0{width}}"
        if free not in taken:
            yield free

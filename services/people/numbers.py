"""Numbers for players who came without one: as in their league, else the next one, as the tournament's numbers look."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from itertools import count
from uuid import UUID

from sqlalchemy import Connection

from models.journal.salted_hashes import PSEUDONYM
from models.league import leagues
from services.spreadsheets.likeness import normalise_name

NUMBERED = re.compile(r"((?:.*\D)?)(\d+)", re.ASCII | re.DOTALL)


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


def give_numbers(
    connection: Connection, tournament_id: UUID, names: Iterable[str], taken: Collection[str]
) -> Iterator[str]:
    """Yield a number for each of these new players: a season knows people by it.

    Whoever alone is called so in the other tournaments of the league keeps theirs; others get one that is free there.
    """
    numbers: defaultdict[str, set[str]] = defaultdict(set)
    elsewhere = leagues.players_elsewhere(connection, tournament_id)
    for name, number, is_joined in elsewhere:
        if not is_joined:
            numbers[normalise_name(name)].add(number)
    free = free_numbers({*taken, *(number for _, number, _ in elsewhere)})
    given = set(taken)
    for name in names:
        found = numbers.get(normalise_name(name), set())
        own = next(iter(found - given), None) if len(found) == 1 else None
        number = own or next(free)
        given.add(number)
        yield number

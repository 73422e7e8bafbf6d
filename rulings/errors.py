"""What can be wrong with rules, facts, options or data. Every error names the field and the cure."""

from __future__ import annotations

import json
from collections.abc import Iterable
from difflib import SequenceMatcher

from rapidfuzz.distance import Postfix

LIKELY = 0.6
ALMOST_SURE = 0.8
LONGEST = 100
# Where there are too many names to list, or to guess boldly among: what knows more words for them.
SEARCHED = {"foul": "Search knows more words for each: fouls?q=WORD, or shinpan fouls WORD."}


class RuleError(ValueError):
    """A question the rules can't answer as it was put.

    `field` is a dotted path ("facts.tiles"), `message` says what is wrong, `cure` what to do about it.
    """

    def __init__(self, field: str, message: str, cure: str) -> None:
        super().__init__(f"{field}: {message} {cure}")
        self.field = field
        self.message = message
        self.cure = cure


class UnknownName(RuleError):
    """A rulebook, foul, fact, option, reading or answer that nobody defined."""

    def __init__(self, field: str, what: str, name: object, known: Iterable[str]) -> None:
        names = sorted(known)
        super().__init__(field, f"There is no {what} {as_sent(name)}.", _cure(what, str(name)[:LONGEST], names))


def as_sent(value: object) -> str:
    """Write a value as its sender wrote it: null, true and false are JSON's."""
    return json.dumps(value) if value is None or isinstance(value, bool) else repr(value)


def _cure(what: str, name: str, names: list[str]) -> str:
    closest = sorted(names, key=lambda known: _likeness(name, known), reverse=True)
    if closest and _likeness(name, closest[0])[0] >= (ALMOST_SURE if what in SEARCHED else LIKELY):
        return f"Did you mean {closest[0]!r}?"
    if what in SEARCHED:
        return f"The closest: {', '.join(closest[:3])}. {SEARCHED[what]}"
    return f"Known: {', '.join(names) or 'none'}."


def _likeness(name: str, known: str) -> tuple[float, int]:
    """Return how alike two names are, from 0 to 1, whatever their punctuation; and how much their ends share."""
    one, other = _letters(name), _letters(known)
    return SequenceMatcher(None, one, other).ratio(), Postfix.similarity(one, other)


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, name.casefold()))


class BadFact(RuleError):
    """A fact of the wrong type, or a count out of its range."""


class BadContext(RuleError):
    """A context value that can't be."""


class BadOption(RuleError):
    """An option that can't be taken: wrong parameter, or at odds with another option."""


class BadReading(RuleError):
    """A reading that this rulebook doesn't have, or an alternative that it doesn't offer."""


class DataError(RuleError):
    """A rule file that can't be loaded. `file` is relative to the data folder, `field` the key in it."""

    def __init__(self, file: str, key: str, message: str, cure: str) -> None:
        super().__init__(f"{file}: {key}", message, cure)
        self.file = file
        self.key = key

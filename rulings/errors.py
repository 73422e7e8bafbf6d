"""What can be wrong with rules, facts, options or data. Every error names the field and the cure."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


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
        close = get_close_matches(str(name), names, n=1)
        cure = f"Did you mean {close[0]!r}?" if close else f"Known: {', '.join(names) or 'none'}."
        super().__init__(field, f"There is no {what} {name!r}.", cure)


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

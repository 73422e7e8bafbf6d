"""A regular expression as an automaton: a position for each character it takes, and which may follow which.

It is Glushkov's, from the standard library's parse tree. Possessive repeats of a set are exact: what follows one begins
with a character outside the set. Other atomic groups, anchors and lookarounds count for nothing, so that it knows at
least the ways that the expression has.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from re import _compiler, _parser  # type: ignore[attr-defined]
from re import _constants as op
from typing import Any

OTHERS = "aAzZéÉяЯあア漢０07٣_-+ \t\n\u3000.,:;/!?<>(){}[]\"'\\\x00\x7f€🀄"
"""Characters of every kind, beside those that an expression names."""
MANY = 100
"""A repeat that may be this long counts as endless."""
COPIES = 3
Chars = frozenset[str]
NONE: Chars = frozenset()


class UnreadableError(ValueError):
    """An expression that the automaton has no means for."""


@dataclass
class Part:
    """Positions it begins and ends with, and characters that may not come next; `skipped`: None where it can't be."""

    first: dict[int, Chars] = field(default_factory=dict)
    last: dict[int, Chars] = field(default_factory=dict)
    skipped: Chars | None = None


class Automaton:
    """`chars` by position; `edges`: what is read from one position to the next; `doubled`: those there in two ways."""

    def __init__(self, pattern: str, flags: int, how: str) -> None:
        """Build that of an expression used by this method of it, such as `search`."""
        self._tree = _parser.parse(pattern, flags)
        self._flags = self._tree.state.flags
        self._alphabet = sorted({*OTHERS, *_named(self._tree)})
        self._groups: dict[int | None, Any] = {}
        self.chars: list[Chars] = []
        self.edges: defaultdict[int, dict[int, Chars]] = defaultdict(dict)
        self.doubled: set[tuple[int, int]] = set()
        self.accepting: set[int] = set()
        self._at_end = how == "fullmatch"
        before = self._before() if how not in ("match", "fullmatch") else Part(skipped=NONE)
        whole = self._concat(before, self._sequence(self._tree))
        self.first = whole.first
        if not self._at_end:
            self.accepting |= whole.last.keys()

    def _before(self) -> Part:
        """Return what stands before a match that is searched for: anything, unless it says how it begins."""
        kind, value = self._tree[0] if self._tree else (None, None)
        begins = kind is op.AT and value in (op.AT_BEGINNING, op.AT_BEGINNING_STRING)
        if begins and not self._flags & re.MULTILINE:
            return Part(skipped=NONE)
        anything = self._repeat(self._position(frozenset(self._alphabet)), 0)
        if begins:
            return self._optional(self._concat(anything, self._position(frozenset("\n"))))
        if kind is op.ASSERT_NOT and value[0] < 0 and len(value[1]) == 1:
            outside = frozenset(self._alphabet) - self._set(value[1][0])
            return self._optional(self._concat(anything, self._position(outside)))
        return anything

    def _sequence(self, items: Any) -> Part:
        whole = Part(skipped=NONE)
        for item in items:
            whole = self._concat(whole, self._item(*item))
        return whole

    def _item(self, kind: Any, value: Any) -> Part:
        if kind in (op.LITERAL, op.NOT_LITERAL, op.IN, op.ANY):
            return self._position(self._set((kind, value)))
        if kind is op.SUBPATTERN:
            self._groups[value[0]] = value[-1]
            return self._sequence(value[-1])
        if kind is op.GROUPREF and len(self._groups[value]) == 1:
            return self._item(*self._groups[value][0])
        if kind is op.FAILURE:
            return Part()
        if kind is op.ATOMIC_GROUP:
            return self._sequence(value)
        if kind is op.BRANCH:
            return self._either([self._sequence(items) for items in value[1]])
        if kind in (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT):
            return self._repeated(kind, *value)
        if kind is op.AT:
            self._at_end |= value in (op.AT_END, op.AT_END_STRING)
            return Part(skipped=NONE)
        if kind in (op.ASSERT, op.ASSERT_NOT):
            return self._looked_at(*value)
        raise UnreadableError(f"There is no measure for {kind}.")

    def _looked_at(self, direction: int, items: Any) -> Part:
        """Return what is looked at ahead as a way that ends there, and nothing for what is looked at behind."""
        if direction < 0:
            return Part(skipped=NONE)
        body = self._sequence(items)
        self.accepting |= body.last.keys()
        return Part(body.first, {}, NONE)

    def _repeated(self, kind: Any, least: int, most: int, items: Any) -> Part:
        if most <= MANY:
            return self._counted(min(least, COPIES), min(most, COPIES), items)
        one = self._sequence(items)
        if (
            kind is op.POSSESSIVE_REPEAT
            and len(items) == 1
            and items[0][0] in (op.LITERAL, op.IN, op.ANY, op.NOT_LITERAL)
        ):
            taken = self._set(items[0])
            loop = self._repeat(one, least)
            return Part(loop.first, dict.fromkeys(loop.last, taken), None if least else taken)
        if least > 1:
            return self._concat(one, self._repeat(self._sequence(items), 1))
        return self._repeat(one, least)

    def _counted(self, least: int, most: int, items: Any) -> Part:
        if most == 0:
            return Part(skipped=NONE)
        rest = self._counted(max(least - 1, 0), most - 1, items)
        whole = self._concat(self._sequence(items), rest)
        return whole if least else self._optional(whole)

    def _repeat(self, one: Part, least: int) -> Part:
        self._connect(one.last, one.first)
        return one if least else self._optional(one)

    def _position(self, chars: Chars) -> Part:
        self.chars.append(chars)
        at = len(self.chars) - 1
        return Part({at: NONE}, {at: NONE}, None)

    def _set(self, item: Any) -> Chars:
        one = _parser.SubPattern(self._tree.state, [item])
        compiled = _compiler.compile(one, self._flags)
        return frozenset(filter(compiled.match, self._alphabet))

    def _optional(self, one: Part) -> Part:
        return Part(one.first, one.last, NONE)

    def _either(self, parts: list[Part]) -> Part:
        if sum(part.skipped is not None for part in parts) > 1:
            raise UnreadableError("Two alternatives take nothing, or the same.")
        whole = Part()
        for part in parts:
            whole.first |= part.first
            whole.last |= part.last
            if part.skipped is not None:
                whole.skipped = part.skipped if whole.skipped is None else whole.skipped & part.skipped
        return whole

    def _concat(self, one: Part, other: Part) -> Part:
        self._connect(one.last, other.first)
        first, last = dict(one.first), dict(other.last)
        if one.skipped is not None:
            first |= {at: excluded | one.skipped for at, excluded in other.first.items()}
        if other.skipped is not None:
            last |= {at: excluded | other.skipped for at, excluded in one.last.items()}
        both = one.skipped is not None and other.skipped is not None
        return Part(first, last, (one.skipped or NONE) | (other.skipped or NONE) if both else None)

    def _connect(self, last: dict[int, Chars], first: dict[int, Chars]) -> None:
        for at, excluded in last.items():
            for to, more in first.items():
                read = self.chars[to] - excluded - more
                there = self.edges[at].get(to, NONE)
                if read & there:
                    self.doubled.add((at, to))
                if read:
                    self.edges[at][to] = read | there


def _named(items: Any) -> set[str]:
    """Return the characters that an expression names, and their neighbours."""
    found: set[str] = set()
    for code in _codes(items):
        found |= {chr(near) for near in (code - 1, code, code + 1) if 0 <= near < 0xD800}
    return found


def _codes(value: Any) -> set[int]:
    if isinstance(value, _parser.SubPattern):
        value = value.data
    if isinstance(value, (list, tuple)):
        if len(value) == 2 and value[0] in (op.LITERAL, op.NOT_LITERAL, op.RANGE):
            return set(value[1]) if isinstance(value[1], tuple) else {value[1]}
        return set().union(*map(_codes, value)) if value else set()
    return set()

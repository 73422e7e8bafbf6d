"""Whether the cost of an expression grows faster than the text, and the texts that show it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from tests.patterns.automaton import Automaton, Chars

Triple = tuple[int, int, int]


def shared_text(automaton: Automaton) -> str | None:
    """Return a text that two repeats can share in more ways than one, or None.

    Such a text, repeated, is what a failing match tries to divide in all ways: two repeats p and q, the same text
    leading from p to p, from p to q, and from q to q (Weber and Seidl, 1991). It does no harm where q is all that the
    match wants: then it succeeds.
    """
    reached = {at: _reachable(automaton, at) for at in range(len(automaton.chars))}
    loops = [at for at, found in reached.items() if at in found]
    for at, to in automaton.doubled:
        if at in reached[to] and to not in automaton.accepting:
            return "".join(sorted(automaton.edges[at][to])[:1])
    for p in loops:
        for q in loops:
            if p != q and q in reached[p] and q not in automaton.accepting:
                found = _divided(automaton, reached, p, q)
                if found is not None:
                    return found
    return None


def adversarial_texts(automaton: Automaton, length: int) -> Iterator[str]:
    """Yield texts that repeat what each repeat takes, after what leads there, and end in what fails."""
    reached = {at: _reachable(automaton, at) for at in range(len(automaton.chars))}
    seen: set[tuple[str, str]] = set()
    for at in reached:
        if at not in reached[at]:
            continue
        pump = _word(
            automaton, {to: chars for to, chars in automaton.edges[at].items() if at in reached[to] | {to}}, at
        )
        start = _word(automaton, {to: automaton.chars[to] for to in automaton.first}, at)
        for before in ("", start):
            if pump and (before, pump) not in seen:
                seen.add((before, pump))
                for end in ("", "\x00", "!"):
                    yield before + pump * (length // len(pump)) + end


def _reachable(automaton: Automaton, start: int) -> set[int]:
    found: set[int] = set()
    queue = [start]
    while queue:
        for to in automaton.edges[queue.pop()]:
            if to not in found:
                found.add(to)
                queue.append(to)
    return found


def _divided(automaton: Automaton, reached: dict[int, set[int]], p: int, q: int) -> str | None:
    """Return a text that leads from p to p, from p to q and from q to q, or None."""
    queue: deque[tuple[Triple, str]] = deque([((p, p, q), "")])
    seen = {(p, p, q)}
    while queue:
        (one, two, three), text = queue.popleft()
        for to_one, first in automaton.edges[one].items():
            for to_two, second in automaton.edges[two].items():
                for to_three, third in automaton.edges[three].items():
                    read = first & second & third
                    step = (to_one, to_two, to_three)
                    returns = p in reached[to_one] | {to_one} and q in reached[to_two] | {to_two}
                    if not read or not returns or q not in reached[to_three] | {to_three}:
                        continue
                    if step == (p, q, q):
                        return text + min(read)
                    if step not in seen:
                        seen.add(step)
                        queue.append((step, text + min(read)))
    return None


def _word(automaton: Automaton, first: dict[int, Chars], goal: int) -> str:
    """Return the shortest text that leads to a position."""
    queue = deque((to, min(chars)) for to, chars in first.items() if chars)
    seen = set(first)
    while queue:
        at, text = queue.popleft()
        if at == goal:
            return text
        for to, chars in automaton.edges[at].items():
            if to not in seen:
                seen.add(to)
                queue.append((to, text + min(chars)))
    return ""

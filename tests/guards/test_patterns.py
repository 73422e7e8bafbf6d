"""Regular expressions cost no more than the text is long: people send texts of any kind."""

from __future__ import annotations

import re
from time import process_time

import pytest

from tests.patterns.automaton import Automaton, UnreadableError
from tests.patterns.cost import adversarial_texts, shared_text
from tests.patterns.found import Pattern, find_in, find_patterns

FOUND = list(find_patterns())
PATTERNS = [found for found in FOUND if isinstance(found, Pattern)]
LENGTH, MOST_SECONDS, TRIES = 20_000, 0.2, 2


def fault(pattern: str, method: str, flags: int = 0) -> str | None:
    try:
        shared = shared_text(Automaton(pattern, flags, method))
    except UnreadableError as error:
        return str(error)
    return None if shared is None else f"two repeats of {method} {pattern!r} can share {shared!r}: divide them, or ++"


def test_every_expression_can_be_read() -> None:
    assert [found for found in FOUND if isinstance(found, str)] == []
    assert len(PATTERNS) > 50


def test_no_text_can_be_divided_among_repeats_in_many_ways() -> None:
    faults = [
        f"{found.place}: {wrong}"
        for found in PATTERNS
        for method in found.methods
        if (wrong := fault(found.text, method, found.flags)) is not None
    ]
    assert not faults, "\n".join(faults)


def seconds(compiled: re.Pattern[str], method: str, text: str) -> float:
    """What it takes of the processor, which other work makes longer."""
    before = process_time()
    result = getattr(compiled, method)(*(("", text) if method in ("sub", "subn") else (text,)))
    if method == "finditer":
        list(result)
    return process_time() - before


@pytest.mark.parametrize("found", PATTERNS, ids=lambda found: found.place)
def test_no_expression_takes_long_over_the_texts_that_are_worst_for_it(found: Pattern) -> None:
    compiled = re.compile(found.text, found.flags)
    for method in found.methods:
        for text in adversarial_texts(Automaton(found.text, found.flags, method), LENGTH):
            took = min(seconds(compiled, method, text) for _ in range(TRIES))
            assert took < MOST_SECONDS, f"{method} {found.text!r} over {text[:20]!r}…{text[-9:]!r}"


@pytest.mark.parametrize(
    ("pattern", "method"),
    [
        (r"\W*(?:table|tisch)?\W*(\w{1,8})\s*(?:卓\s*)?[:.)]\s+", "sub"),  # of 3,000 dots
        (r"[^\s,;\t\"|]*[^\x00-\x7f][^\s,;\t\"|]*", "findall"),  # of 600,000 letters
        (r"(\d+)(\s*):", "sub"),  # of 12,000 digits
        (r"(a+)+b", "match"),
        (r"(a|a)*b", "match"),
        (r"(a|ab|b)*c", "match"),
        (r"(a?b?)*c", "match"),
        (r"(.*?)(\d+)", "fullmatch"),
        (r"\s*\W*x", "match"),
        (r"\s+x", "search"),
        (r"\s*(?:,\s*)?\s*$", "match"),
        (r"x(?=.*\s*y)", "match"),
        (r"(?:x+y|x)*", "match"),
        (r".{0,999}.{0,999}x", "match"),
    ],
)
def test_what_grows_faster_than_its_text_is_found(pattern: str, method: str) -> None:
    assert fault(pattern, method)


@pytest.mark.parametrize(
    ("pattern", "method"),
    [
        (r"\W*+(?:(?:table|tisch)\W*+)?(\w{1,8})\s*+(?:卓\s*+)?[:.)]\s++", "match"),
        (r"(?<!\d)(\d++)(\s*+):", "sub"),
        (r"\w+(?:-\w+){3}(?:\s+\w+(?:-\w+){3})+", "fullmatch"),
        (r"(?:a++)+b", "match"),
        (r"\s+", "split"),
        (r"^\s+x", "search"),
        (r"(?:ab|ac)*d", "match"),
        (r"\s*\W*", "match"),
    ],
)
def test_what_grows_with_its_text_is_let_through(pattern: str, method: str) -> None:
    assert fault(pattern, method) is None


@pytest.mark.parametrize(
    "source",
    ["from re import compile", "import re as r", "import regex", "import re\ndef f(x): re.compile(x + 'a')"],
)
def test_an_expression_out_of_sight_is_refused(source: str) -> None:
    assert [type(found) for found in find_in("services/ledger/debts.py", source)] == [str]

"""The server's engine and the phone's say the same: of every rulebook and option set, for combinations of all facts.

Both write every answer as canonical JSON and hash them foul by foul; where two hashes differ, the answers are fetched
and the first that differs is shown. Of all compositions the revisions are compared, which are hashes of their whole
content; a penalty table that is the same in many of them, with all that its decisions hang on, is asked once.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product, zip_longest
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import rulings
from tests.pwa.questions import (
    EACH_CONTEXT,
    EVERY,
    LATE,
    LIBRARY,
    LISTS,
    TABLES,
    TOGETHER,
    Asked,
    Named,
    answers_to,
    composed,
    compositions,
    digests,
    everywhere,
    refusal,
)

ASKED_ALIKE = (Path(__file__).parents[1] / "questions.js").read_text(encoding="utf-8")
# Started apart, so that both engines work at the same time.
START = """([asked, lists]) => {
  const work = () => questions.digests(rules.library, asked, lists);
  globalThis.answering = new Promise((done) => setTimeout(done)).then(work);
}"""
ANSWERS = "([asked, of, lists]) => questions.answers(rules.library, asked, of, lists)"
REVISIONS = "(named) => questions.revisions(rules.library, named)"


@pytest.fixture(scope="module")
def page(phone_rules: Page) -> Page:
    phone_rules.add_script_tag(content=ASKED_ALIKE, type="module")
    phone_rules.wait_for_function("globalThis.questions")
    return phone_rules


@pytest.fixture(scope="module")
def named() -> list[Named]:
    """All compositions that are not refused."""
    return [each for each in compositions() if revision(each).isalnum()]


def test_compositions(page: Page, named: list[Named], record_property: Callable[[str, object], None]) -> None:
    everything = compositions()
    for each, found in zip(everything, page.evaluate(REVISIONS, everything), strict=True):
        assert found == revision(each), each
    refused = len(everything) - len(named)
    report(record_property, f"{len(named)} compositions have the same revision, {refused} are refused alike")
    assert 0 < refused < len(named)


def test_decisions(page: Page, named: list[Named], record_property: Callable[[str, object], None]) -> None:
    asked = everywhere("decisions", named)
    compared = compare(page, asked)
    tables = sum(len(fouls) for _, _, fouls in asked)
    report(
        record_property,
        f"{compared:,} decisions by {tables} different penalty tables in up to {len(EACH_CONTEXT)} contexts",
    )
    assert compared > 100_000 / EVERY


def test_any_three_values_of_a_context_come_together() -> None:
    values: dict[str, set[Any]] = {}
    for context in (whole_context(each) for each in TOGETHER):
        for part, value in context.items():
            values.setdefault(part, set()).add(value)
    for parts in combinations(values, 3):
        met = {tuple(whole_context(each)[part] for part in parts) for each in TOGETHER}
        assert met == set(product(*(values[part] for part in parts))), parts


def test_decisions_together(page: Page, record_property: Callable[[str, object], None]) -> None:
    compared = compare(page, in_all_books("decisions_together"))
    report(record_property, f"{compared:,} decisions of the books with all facts known in {len(TOGETHER)} contexts")
    assert compared > 100_000 / EVERY


def test_what_is_issued_instead(page: Page, record_property: Callable[[str, object], None]) -> None:
    compared = compare(page, in_all_books("issued"))
    report(record_property, f"{compared:,} consequences of penalties issued")
    assert compared > 100_000 / EVERY


def test_lateness(page: Page, named: list[Named], record_property: Callable[[str, object], None]) -> None:
    asked = everywhere("lateness", named)
    compared = compare(page, asked)
    report(record_property, f"{compared:,} costs of lateness by different clocks, each second up to {LATE}")
    assert compared > 10 * LATE


def test_transfers(page: Page, named: list[Named], record_property: Callable[[str, object], None]) -> None:
    asked = everywhere("transfers", named)
    compared = compare(page, asked)
    report(record_property, f"{compared:,} tables settled in casual play")
    assert compared == len(TABLES) * len(asked)


def whole_context(given: dict[str, Any]) -> dict[str, Any]:
    """Its parts that vary freely: casual play and the seat are one."""
    play = (given.get("casual", False), given.get("seat"))
    return {**{part: given[part] for part in ("simultaneous", "offenders", "after_time", "riichi")}, "play": play}


def in_all_books(question: str) -> list[Asked]:
    return [(question, {"id": book}, list(LIBRARY.catalogue["fouls"])) for book in LIBRARY.books]


def revision(named: Named) -> str:
    """The revision, or the refusal."""
    try:
        return composed(named).revision
    except rulings.RuleError as error:
        return refusal(error)


def compare(page: Page, asked: list[Asked]) -> int:
    """How many answers were compared; the first that differs fails."""
    page.evaluate(START, [asked, LISTS])
    expected = [digests(each) for each in asked]
    found = page.evaluate("answering")
    for each, python, javascript in zip(asked, expected, found, strict=True):
        for one, other in zip(python, javascript, strict=True):
            if list(one) != other:
                show_first_difference(page, each, one[0])
    return sum(count for parts in expected for _, count, _ in parts)


def show_first_difference(page: Page, asked: Asked, of: str) -> None:
    [python] = [list(answers) for part, answers in answers_to(asked) if part == of]
    javascript = page.evaluate(ANSWERS, [asked, of, LISTS])
    for one, other in zip_longest(python, javascript):
        if one != other:
            pytest.fail(f"{of} under {asked[1]}\nPython:     {one}\nJavaScript: {other}", pytrace=False)


def report(record_property: Callable[[str, object], None], line: str) -> None:
    """Seen though the test passes."""
    record_property("summary", f"both engines agree: {line}")

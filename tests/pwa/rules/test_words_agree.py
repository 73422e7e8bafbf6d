"""Both engines speak alike: Python decides and speaks, JavaScript speaks the same decision, and the JSON is equal."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from itertools import combinations, cycle, product
from typing import Any

from playwright.sync_api import Page

import rulings
from rulings.engine.decide import Decision
from rulings.engine.issue import carry_out, check_penalties, localise_issued
from rulings.errors import BadContext, BadOption
from rulings.loading.checks.rows import changes_tables
from tests.books import composed
from tests.examples import sample
from tests.pwa.questions import parameters
from tests.pwa.words_page import agree

LIBRARY = rulings.library()
LANGUAGES = rulings.LANGUAGES
CONTEXTS: list[dict[str, Any]] = [
    {},
    {"casual": True},
    {"simultaneous": "win"},
    {"simultaneous": "win", "casual": True, "seat": "west"},
    {"simultaneous": "exhaustive-draw", "riichi": "yes"},
    {"simultaneous": "exhaustive-draw", "riichi": "no", "after_time": True},
    {"simultaneous": "nagashi", "casual": True, "seat": "east"},
    {"simultaneous": "abortive-draw", "riichi": "yes", "offenders": 2},
    {"after_time": True, "offenders": 3},
    {"casual": True, "seat": "south", "after_time": True, "riichi": "no"},
]
LATE = [*range(0, 2400, 30), 59, 61, 601, 659, 661, 1859, 1861, 3599]
EVERY = 17  # of the decisions; shares no factor with the number of contexts
ISSUED: list[list[dict[str, Any]]] = [
    [{"kind": "none"}],
    [{"kind": "warning"}],
    [{"kind": "points", "p": 7, "whom": "team"}, {"kind": "dead-hand"}],
    [{"kind": "points", "p": 2, "whom": "each-player"}, {"kind": "redeal"}],
    [{"kind": "chonbo", "p": 20}, {"kind": "points", "p": 1, "whom": "each-teammate"}],
    [{"kind": "disqualification"}, {"kind": "warning", "whom": "arbiter"}],
]
ALL_BOOKS = "const books = await Promise.all(given.map(rules.book));"


@cache
def books() -> list[tuple[dict[str, Any], rulings.Rulebook]]:
    """Every base book plain, with each option, with two that change tables, and with each answer to each reading."""
    return [(named, book) for name in LIBRARY.books for named in named_books(name) if (book := possible(named))]


def named_books(name: str) -> Iterator[dict[str, Any]]:
    book = LIBRARY.books[name]
    given = {name: parameters(option)[0] for name, option in book["options"].items()}
    yield {"id": name}
    yield from ({"id": name, "options": {option: given[option]}} for option in given)
    telling = [option for option in given if changes_tables(LIBRARY, book["options"][option])]
    yield from ({"id": name, "options": {one: given[one], two: given[two]}} for one, two in combinations(telling, 2))
    for reading in book["readings"]:
        for alternative in LIBRARY.catalogue["readings"][reading]["alternatives"]:
            yield {"id": name, "readings": {reading: alternative}}


def possible(named: dict[str, Any]) -> rulings.Rulebook | None:
    """The rulebook, or None where two options contradict each other."""
    try:
        return composed(named)
    except BadOption:
        return None


def decisions(every: int) -> Iterator[tuple[rulings.Rulebook, Decision]]:
    """Draw one in `every` of plain books' fouls with each set of facts in each context, of others' with one of them."""
    for book, foul, facts, context in _questions(every):
        with suppress(BadContext):  # facts and context that can't go together
            yield book, rulings.decide(book, foul, facts, context)


def _questions(every: int) -> Iterator[tuple[rulings.Rulebook, str, dict[str, Any], dict[str, Any]]]:
    turns = cycle(CONTEXTS)
    tables = [(named, book, foul) for named, book in books() for foul in book.content["fouls"]]
    for _, book, foul in (table for table in tables if table[0].keys() == {"id"}):
        asked = product(sets_of_facts(book, foul), CONTEXTS)
        yield from ((book, foul, facts, context) for facts, context in sample(asked, every))
    for _, book, foul in sample((table for table in tables if len(table[0]) > 1), every):
        yield from ((book, foul, facts, next(turns)) for facts in sets_of_facts(book, foul))


def sets_of_facts(book: rulings.Rulebook, foul: str) -> list[dict[str, Any]]:
    """Nothing known, the first fact alone, everything."""
    sets: list[dict[str, Any]] = [{}]
    for facts in book.table(foul).completions({}):
        first = dict(list(facts.items())[:1])
        sets += [each for each in (first, facts) if each not in sets]
    return sets


def every_language(answer: Callable[[str], Any]) -> dict[str, Any]:
    return {language: answer(language) for language in LANGUAGES}


def in_every_language(call: str, first: str = "") -> str:
    """JavaScript that answers `call`, in terms of `given` and `lang`, in every language; `first` comes before it."""
    each = f"Object.fromEntries({json.dumps(LANGUAGES)}.map((lang) => [lang, {call}]))"
    return f"async (given) => {{ {first} return {each}; }}"


def spoken(given: Any, speak: Callable[..., Any]) -> tuple[Any, dict[str, Any]]:
    """What the other engine is given, and what it should say of it."""
    return given, every_language(partial(speak, LIBRARY, given))


def test_decisions(phone_rules: Page) -> None:
    cases = (spoken(decision, rulings.localise) for _, decision in decisions(EVERY))
    assert (
        agree(phone_rules, in_every_language("rules.localise(rules.libraries[lang], given)"), cases, "decisions") > 3000
    )


def test_lateness(phone_rules: Page) -> None:
    costs = (
        rulings.assess_lateness(book, who, seconds)
        for _, book in books()[::8]
        for who in book.lateness
        for seconds in LATE
    )
    cases = (spoken(cost, rulings.localise_lateness) for cost in costs)
    assert (
        agree(phone_rules, in_every_language("rules.localiseLateness(rules.libraries[lang], given)"), cases, "lateness")
        > 2000
    )


def test_what_is_issued_otherwise(phone_rules: Page) -> None:
    issued = (
        carry_out(rulings.library(), book, decision, check_penalties(book, penalties))
        for book, decision in decisions(9 * EVERY)
        if decision["status"] in ("decided", "discretion")
        for penalties in ISSUED
    )
    cases = (spoken(each, localise_issued) for each in issued)
    assert (
        agree(phone_rules, in_every_language("rules.localiseIssued(rules.libraries[lang], given)"), cases, "issued")
        > 500
    )


def test_side_by_side(phone_rules: Page) -> None:
    some = books()[::24]
    together = [*combinations(some, 2), [pair for pair in books() if len(pair[0]) == 1]]
    cases = (
        (
            [named for named, _ in pairs],
            every_language(partial(rulings.compare_rule_points, LIBRARY, [book for _, book in pairs])),
        )
        for pairs in together
    )
    call = in_every_language("rules.compareRulePoints(rules.libraries[lang], books)", ALL_BOOKS)
    assert agree(phone_rules, call, cases, "side by side") == len(together)


def test_the_same_foul_across_books(phone_rules: Page) -> None:
    some = books()[::24]
    fouls = LIBRARY.catalogue["fouls"]
    named = [each for each, _ in some]
    cases = (
        ([foul, context, named], rulings.decide_across([book for _, book in some], foul, {}, context))
        for foul in fouls
        for context in ({}, {"casual": True, "seat": "north"})
    )
    ask = """async ([foul, context, given]) => {
      const books = await Promise.all(given.map(rules.book));
      return rules.decideAcross(books, foul, {}, context);
    }"""
    assert agree(phone_rules, ask, cases, "across") == 2 * len(fouls)


def test_choices_of_books(phone_rules: Page) -> None:
    cases = ((name, every_language(partial(rulings.choices, LIBRARY, name))) for name in LIBRARY.books)
    call = in_every_language("rules.choices(rules.libraries[lang], given)")
    assert agree(phone_rules, call, cases, "choices") == len(LIBRARY.books)


def test_the_apps_own_french_does_not_break_before_its_punctuation(phone_rules: Page) -> None:
    said = phone_rules.evaluate("""async () => {
      const { change } = await import("/pwa/src/domain/words/change-settings.js");
      const { t } = await import("/pwa/src/ui/i18n.js");
      await change({ lang: "fr" });
      return t("call.what");
    }""")
    assert said.endswith("\N{NO-BREAK SPACE}?")

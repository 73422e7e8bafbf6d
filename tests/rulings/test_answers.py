"""Whole answers as data: `answers/` holds what is asked and all that comes back, `refusals.yaml` what is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

import rulings
from rulings.engine.issue import check_penalties
from rulings.loading.load import load
from rulings.scores.scoring import score, scoring
from rulings.words import plain_text

LIBRARY = rulings.library()
REVISION = re.compile(r"\b[0-9a-f]{12}([0-9a-f]{52})?$", re.MULTILINE)  # whole, or its beginning
HERE = Path(__file__).parent
ANSWERS = sorted((HERE / "answers").glob("*.yaml"))
TINY = load(HERE / "tiny")
REFUSALS = yaml.safe_load((HERE / "refusals.yaml").read_text(encoding="utf-8"))


def composed(rulebook: str, options: Any = None, readings: Any = None) -> rulings.Rulebook:
    return rulings.compose(LIBRARY, rulebook, options, readings)


def decision(lang: str, book: dict[str, Any], **asked: Any) -> dict[str, Any]:
    return rulings.localise(LIBRARY, rulings.decide(composed(**book), **asked), lang)


def lateness(lang: str, book: dict[str, Any], **asked: Any) -> dict[str, Any]:
    return rulings.localise_lateness(LIBRARY, rulings.assess_lateness(composed(**book), **asked), lang)


def payments(lang: str, book: dict[str, Any], **asked: Any) -> dict[str, Any]:
    return rulings.localise_payments(LIBRARY, rulings.table_payments(composed(**book), **asked), lang)


def issued(lang: str, book: dict[str, Any], penalties: Any) -> Any:
    return check_penalties(composed(**book), penalties)


def scored(lang: str, book: dict[str, Any], points: Any) -> Any:
    rules = scoring(composed(**book), {})
    assert rules
    return score(rules, points)


def foul_card(lang: str, foul: str, books: list[str]) -> dict[str, Any]:
    return rulings.foul_card(LIBRARY, map(composed, books), foul, lang)


def choices(lang: str, rulebook: str) -> dict[str, Any]:
    return rulings.choices(LIBRARY, rulebook, lang)


def rule_points(lang: str, books: list[dict[str, Any]]) -> dict[str, Any]:
    return rulings.compare_rule_points(LIBRARY, [composed(**book) for book in books], lang)


def export(lang: str, rulebook: str) -> dict[str, Any]:
    """Of the tiny library, since it is everything."""
    return rulings.export(TINY, rulings.compose(TINY, rulebook))


def printed_decision(lang: str, **asked: Any) -> str:
    return plain_text.decision(LIBRARY, decision(lang, **asked), lang)


def printed_lateness(lang: str, **asked: Any) -> str:
    return plain_text.lateness(LIBRARY, lateness(lang, **asked), lang)


def printed_search(lang: str, query: str) -> str:
    return plain_text.fouls(rulings.search(LIBRARY, query, lang))


def printed_rulebook(lang: str, **book: Any) -> str:
    return plain_text.rulebook(LIBRARY, composed(**book), lang)


def printed_difference(lang: str, books: list[dict[str, Any]]) -> str:
    one, other = (composed(**book) for book in books)
    return plain_text.difference(LIBRARY, [one, other], rulings.diff(one, other), lang)


ASK: dict[str, Callable[..., Any]] = {
    each.__name__: each
    for each in (
        *(decision, lateness, payments, issued, scored, foul_card, choices, rule_points, export),
        *(printed_decision, printed_lateness, printed_search, printed_rulebook, printed_difference),
    )
}


@pytest.mark.parametrize("file", ANSWERS, ids=[file.stem for file in ANSWERS])
def test_the_whole_answer(file: Path) -> None:
    case = yaml.safe_load(file.read_text(encoding="utf-8"))
    answer = ASK[case["ask"]](**{"lang": "en", **case["asked"]})
    assert without_revision(answer) == case["answer"]


@pytest.mark.parametrize("case", REFUSALS, ids=[f"{place} {case['field']}" for place, case in enumerate(REFUSALS)])
def test_what_is_refused(case: dict[str, Any]) -> None:
    with pytest.raises(rulings.RuleError) as refusal:
        ASK[case["ask"]](**{"lang": "en", **case["asked"]})
    found = (type(refusal.value).__name__, refusal.value.field, refusal.value.message, refusal.value.cure)
    assert found == (case["refused"], case["field"], case["message"], case["cure"])


def test_an_exported_book_words_what_its_clocks_lead_to() -> None:
    assert "games-cancelled" in rulings.export(LIBRARY, composed("r-league-24-25"))["texts"]["steps"]


def test_english_unless_another_language_is_asked() -> None:
    book = composed("wrc-2025")
    decided, late = rulings.decide(book, "late"), rulings.assess_lateness(book, "player", 60)
    paid = rulings.table_payments(book, [{"seat": "east", "p": 1}])
    assert rulings.localise(LIBRARY, decided) == rulings.localise(LIBRARY, decided, "en")
    assert rulings.localise_lateness(LIBRARY, late) == rulings.localise_lateness(LIBRARY, late, "en")
    assert rulings.localise_payments(LIBRARY, paid) == rulings.localise_payments(LIBRARY, paid, "en")
    assert rulings.foul_card(LIBRARY, [book], "late") == rulings.foul_card(LIBRARY, [book], "late", "en")
    assert rulings.choices(LIBRARY, "wrc-2025") == rulings.choices(LIBRARY, "wrc-2025", "en")
    assert rulings.compare_rule_points(LIBRARY, [book]) == rulings.compare_rule_points(LIBRARY, [book], "en")


def without_revision(answer: Any) -> Any:
    """An answer without the revisions of rulebooks, which change with each of their words."""
    if isinstance(answer, dict):
        return {name: without_revision(part) for name, part in answer.items() if name != "revision"}
    if isinstance(answer, list | tuple):
        return [without_revision(part) for part in answer]
    return REVISION.sub("…", answer) if isinstance(answer, str) else answer

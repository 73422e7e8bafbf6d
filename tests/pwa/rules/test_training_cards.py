"""The phone's training cards in a real Chromium: deck, choices and answers as the server has them, in each language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

import rulings
from tests.pwa.words_page import agree, rules_page
from tests.training_cards import BASES, CHOICES

LIBRARY = rulings.library()
LARGEST = BASES.index("rrc-1-5")
BOOKS = [rulings.compose(LIBRARY, one["id"], one["options"], one["readings"]) for one in CHOICES]
DECK = """async ([choice, level]) => rules.deck(rules.library, await rules.book(choice), level)"""
CARD = (
    """async ([choice, id, language]) => rules.localiseCard(rules.libraries[language], await rules.book(choice), id)"""
)


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with rules_page(browser) as page:
        yield page


@pytest.mark.parametrize("level", [None, 1, 2, 3])
def test_each_deck_is_the_same(page: Page, level: int | None) -> None:
    for choice, book in zip(CHOICES, BOOKS, strict=True):
        assert page.evaluate(DECK, [choice, level]) == list(rulings.deck(LIBRARY, book, level))


@pytest.mark.parametrize("language", rulings.LANGUAGES)
def test_each_card_has_the_same_choices_and_answer(page: Page, language: str) -> None:
    in_all = zip(CHOICES, BOOKS, strict=True) if language == "en" else [(CHOICES[LARGEST], BOOKS[LARGEST])]
    cases = [
        ((choice, id_, language), rulings.localise_card(LIBRARY, book, id_, language))
        for choice, book in in_all
        for id_ in rulings.deck(LIBRARY, book)
    ]
    assert agree(page, CARD, cases, f"cards in {language}") == len(cases)

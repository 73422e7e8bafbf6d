"""The phone's training cards in a real Chromium: deck, choices and answers as the server has them, in each language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

import rulings
from tests.pwa.words_page import agree, rules_page
from tests.training_cards import BASES, CHOICES, with_deck

LIBRARY = rulings.library()
LARGEST = BASES.index("rrc-1-5")
DECK = """async ([choice, level]) => rules.deck(rules.library, await rules.book(choice), level)"""
CARD = (
    """async ([choice, id, language]) => rules.localiseCard(rules.libraries[language], await rules.book(choice), id)"""
)


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with rules_page(browser) as page:
        yield page


def test_each_deck_is_the_same(page: Page) -> None:
    for at, choice in enumerate(CHOICES):
        assert page.evaluate(DECK, [choice, None]) == with_deck(at)[1]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_deck_of_one_level_is_the_same(page: Page, level: int) -> None:
    book, _ = with_deck(LARGEST)
    assert page.evaluate(DECK, [CHOICES[LARGEST], level]) == list(rulings.deck(LIBRARY, book, level))


@pytest.mark.parametrize("language", rulings.LANGUAGES)
def test_each_card_has_the_same_choices_and_answer(page: Page, language: str) -> None:
    cases = [
        ((CHOICES[at], id_, language), rulings.localise_card(LIBRARY, with_deck(at)[0], id_, language))
        for at in (range(len(CHOICES)) if language == "en" else [LARGEST])
        for id_ in with_deck(at)[1]
    ]
    assert agree(page, CARD, cases, f"cards in {language}") == len(cases)

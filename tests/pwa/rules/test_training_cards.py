"""The phone's training cards in a real Chromium: deck, choices and answers as the server has them, in each language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import rulings
from tests.pwa.words_page import agree
from tests.training_cards import BASES, CHOICES, with_deck

LIBRARY = rulings.library()
LARGEST = BASES.index("rrc-1-5")
DECK = """async ([choice, ...asked]) => rules.deck(rules.library, await rules.book(choice), ...asked)"""
CARD = (
    """async ([choice, id, language]) => rules.localiseCard(rules.libraries[language], await rules.book(choice), id)"""
)


def test_each_deck_is_the_same(phone_rules: Page) -> None:
    for at, choice in enumerate(CHOICES):
        assert phone_rules.evaluate(DECK, [choice, None]) == with_deck(at)[1]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_deck_of_one_level_is_the_same(phone_rules: Page, level: int) -> None:
    book, _ = with_deck(LARGEST)
    assert phone_rules.evaluate(DECK, [CHOICES[LARGEST], level]) == list(rulings.deck(LIBRARY, book, level))
    asked = (level, "draws")
    assert phone_rules.evaluate(DECK, [CHOICES[LARGEST], *asked]) == list(rulings.deck(LIBRARY, book, *asked))


@pytest.mark.parametrize("language", rulings.LANGUAGES)
def test_each_card_has_the_same_choices_and_answer(phone_rules: Page, language: str) -> None:
    cases = [
        ((CHOICES[at], id_, language), rulings.localise_card(LIBRARY, with_deck(at)[0], id_, language))
        for at in (range(len(CHOICES)) if language == "en" else [LARGEST])
        for id_ in with_deck(at)[1]
    ]
    assert agree(phone_rules, CARD, cases, f"cards in {language}") == len(cases)

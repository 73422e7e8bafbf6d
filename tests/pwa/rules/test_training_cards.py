"""The phone's training cards in a real Chromium: decks, choices and answers as the server has them."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page

import rulings
from tests.examples import sample
from tests.pwa.words_page import agree
from tests.training_cards import BASES, CHOICES, with_deck

LIBRARY = rulings.library()
LARGEST = BASES.index("rrc-1-5")
SOME = list(sample(range(len(CHOICES)), 3))
DECK = """async ([choice, ...asked]) => rules.deck(rules.library, await rules.book(choice), ...asked)"""
CARD = (
    """async ([choice, id, language]) => rules.localiseCard(rules.libraries[language], await rules.book(choice), id)"""
)


def test_each_deck_is_the_same(phone_rules: Page) -> None:
    for at in SOME:
        assert phone_rules.evaluate(DECK, [CHOICES[at], None]) == with_deck(at)[1]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_deck_of_one_level_is_the_same(phone_rules: Page, level: int) -> None:
    book, _ = with_deck(LARGEST)
    assert phone_rules.evaluate(DECK, [CHOICES[LARGEST], level]) == list(rulings.deck(LIBRARY, book, level))
    asked = (level, "draws")
    assert phone_rules.evaluate(DECK, [CHOICES[LARGEST], *asked]) == list(rulings.deck(LIBRARY, book, *asked))


def test_cards_have_the_same_choices_and_answers(phone_rules: Page) -> None:
    """In every language by turns."""
    cards = [(at, id_) for at in SOME for id_ in with_deck(at)[1]]
    cases = [
        ((CHOICES[at], id_, language), rulings.localise_card(LIBRARY, with_deck(at)[0], id_, language))
        for (at, id_), language in sample(product(cards, rulings.LANGUAGES), 5)
    ]
    assert agree(phone_rules, CARD, cases, "cards") == len(cases)

"""Every training card under every rulebook: exactly one choice is right, and it is what the engine says."""

from __future__ import annotations

from typing import Any

import pytest

import rulings
from rulings.errors import UnknownName
from rulings.training.solution import LEVELS, kind_of, solve
from tests.training_cards import BASES, CHOICES, LEAST, with_deck

LIBRARY = rulings.library()
CARDS = LIBRARY.catalogue["cards"]
WRC_2025 = BASES.index("wrc-2025")
EVERY = range(len(CHOICES))


@pytest.mark.parametrize("at", EVERY, ids=[" ".join((one["id"], *one["options"], *one["readings"])) for one in CHOICES])
def test_every_card_has_exactly_one_right_choice(at: int) -> None:
    book, deck = with_deck(at)
    for id_ in deck:
        card = rulings.localise_card(LIBRARY, book, id_)
        ids = [choice["id"] for choice in card["choices"]]
        texts = [choice["text"] for choice in card["choices"]]
        assert len(ids) >= 2, id_
        assert ids.count(card["answer"]["choice"]) == 1, id_
        assert len(set(ids)) == len(ids), id_
        assert len(set(texts)) == len(texts), id_
        assert card["answer"]["line"], id_


@pytest.mark.parametrize("at", range(len(BASES)), ids=BASES)
def test_a_deck_is_large_enough_to_learn_from(at: int) -> None:
    _, deck = with_deck(at)
    by_level = [[CARDS[id_]["level"] for id_ in deck].count(level) for level in LEVELS]
    assert sum(by_level) == len(deck) >= LEAST
    assert min(by_level) >= 15


@pytest.mark.parametrize("level", LEVELS)
def test_a_deck_of_one_level_is_that_part_of_the_whole(level: int) -> None:
    book, whole = with_deck(WRC_2025)
    assert list(rulings.deck(LIBRARY, book, level)) == [id_ for id_ in whole if CARDS[id_]["level"] == level]


def test_a_deck_of_one_subject_is_that_part_of_the_whole() -> None:
    book, whole = with_deck(WRC_2025)
    for subject in LIBRARY.catalogue["training"]["subjects"]:
        deck = list(rulings.deck(LIBRARY, book, subject=subject))
        assert deck == [id_ for id_ in whole if CARDS[id_]["subject"] == subject]
        assert len(deck) >= 10
    with pytest.raises(UnknownName):
        list(rulings.deck(LIBRARY, book, subject="weather"))


def test_each_card_is_in_a_deck() -> None:
    assert not CARDS.keys() - {id_ for at in EVERY for id_ in with_deck(at)[1]}


def test_the_deck_covers_every_category_and_many_fouls() -> None:
    fouls = {card["ruling"]["foul"] for card in CARDS.values() if kind_of(card) == "ruling"}
    unused = LIBRARY.catalogue["fouls"].keys() - fouls
    assert unused == {"not-listed", "late-arbiter"}
    asked = {card["ask"] for card in CARDS.values() if "ask" in card}
    assert asked | {"ruling"} == LIBRARY.catalogue["training"]["questions"].keys()


def test_a_ruling_card_names_the_section_that_some_book_cites() -> None:
    cited: dict[str, set[str]] = {}
    for book, _ in map(with_deck, EVERY):
        for id_, card in CARDS.items():
            solution = solve(LIBRARY, book, card) if kind_of(card) == "ruling" else None
            if solution and solution["found"]["source"]:
                source = solution["found"]["source"]
                cited.setdefault(id_, set()).add(f"{source['id']} {source['section']}")
    assert not {
        id_: CARDS[id_]["from"]
        for id_ in cited
        if not CARDS[id_]["from"].startswith("hard-cases ") and CARDS[id_]["from"] not in cited[id_]
    }


@pytest.mark.parametrize("language", rulings.LANGUAGES)
def test_a_card_is_told_in_each_language(language: str) -> None:
    card = rulings.localise_card(LIBRARY, with_deck(WRC_2025)[0], "ron-voice-only", language)
    texts = LIBRARY.catalogue
    assert card["story"].replace("\u00a0", " ") == CARDS["ron-voice-only"]["story"][language]
    assert card["question"].replace("\u00a0", " ") == texts["training"]["questions"]["ruling"][language]
    assert {"id": "chonbo", "text": texts["kinds"]["chonbo"]["name"][language]} in card["choices"]


def test_the_same_card_has_another_answer_under_another_book() -> None:
    books = [with_deck(at)[0] for at in range(len(BASES))]
    said = {book.id: rulings.localise_card(LIBRARY, book, "ron-voice-only")["answer"] for book in books}
    assert (said["wrc-2025"]["choice"], said["rrc-1-5"]["choice"]) == ("chonbo", "dead-hand")
    assert said["wrc-2025"]["source"]["section"] == "12.3.3"
    assert said["wrc-2025"]["foul"] == "empty-win"


def test_what_a_book_leaves_open_is_not_asked_under_it() -> None:
    """WRC 2025 does not state where riichi ends with few tiles left; RRC asks for four."""
    by_book = {id_: set(with_deck(at)[1]) for at, id_ in enumerate(BASES)}
    assert {id_ for id_, cards in by_book.items() if "riichi-three-tiles-left" in cards} == {"rrc-1-5", "wrc-2025"}
    with pytest.raises(UnknownName):
        rulings.localise_card(LIBRARY, with_deck(0)[0], "riichi-three-tiles-left")


def test_a_foul_that_still_asks_something_is_not_asked() -> None:
    card: dict[str, Any] = {"ruling": {"foul": "exposed-tiles", "facts": {"tiles": 2}}}
    assert solve(LIBRARY, with_deck(WRC_2025)[0], card) is None


def test_where_nobody_is_penalised_the_card_asks_what_holds() -> None:
    card = rulings.localise_card(LIBRARY, with_deck(WRC_2025)[0], "chii-first-pon-later")
    assert card["answer"]["choice"] == "first-caller-has-tile"
    assert "pon-before-chii" in {choice["id"] for choice in card["choices"]}


def test_amounts_are_plausible_and_signed() -> None:
    card = rulings.localise_card(LIBRARY, with_deck(WRC_2025)[0], "draw-one-tenpai-pays")
    assert [choice["text"] for choice in card["choices"]] == ["0", "−1,000", "−1,500", "−3,000"]
    assert card["question"] == "South gets or pays:"
    assert card["answer"]["choice"] == "-1000"

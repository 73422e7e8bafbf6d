"""Each training card asks one thing, of a foul, tiles or a draw that there are, and says where it is from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books.library import Library
from rulings.draws.question import asked_of
from rulings.engine import context, facts
from rulings.errors import RuleError
from rulings.hands.hand import hand
from rulings.loading.checks.common import check_known
from rulings.loading.shape import Place
from rulings.training.draw_card import DRAW_QUESTIONS, OF_A_SEAT
from rulings.training.hand_card import HAND_QUESTIONS
from rulings.training.ruling_card import EFFECT
from rulings.training.solution import DRAW, HAND, KINDS, RULING

OF_A_TILE = ("quad", "discard")
# The list of hard situations that were collected; the number of one is its section.
COLLECTED = "hard-cases"


def check_cards(library: Library) -> None:
    """Refuse a card that the engine can't be asked. Raises DataError naming the card."""
    subjects = library.catalogue["training"]["subjects"]
    for id_, card in library.catalogue["cards"].items():
        place = Place("cards", (id_,))
        check_known(card["subject"], subjects, place.at("subject"), "subject")
        if sum(kind in card for kind in KINDS) != 1:
            raise place.error("It must be clear what the card asks for.", f"Write exactly one of: {', '.join(KINDS)}.")
        known = (COLLECTED, *library.catalogue["references"])
        check_known(card["from"].partition(" ")[0], known, place.at("from"), "source")
        if RULING in card:
            check_known(card.get("ask", EFFECT), (EFFECT,), place.at("ask"), "question")
            _check_ruling(library, card[RULING], place.at(RULING))
        else:
            _check_question(card, place)


def _check_ruling(library: Library, asked: Mapping[str, Any], place: Place) -> None:
    fouls = library.catalogue["fouls"]
    check_known(asked["foul"], fouls, place.at("foul"), "foul")
    asks = fouls[asked["foul"]]["asks"]
    try:
        facts.check_all(asks, {name: library.shape(name) for name in asks}, asked.get("facts", {}))
        context.check(asked.get("context"))
    except RuleError as error:
        raise place.at(error.field).error(error.message, error.cure) from error


def _check_question(card: Mapping[str, Any], place: Place) -> None:
    questions = HAND_QUESTIONS if HAND in card else DRAW_QUESTIONS
    check_known(card.get("ask", ""), questions, place.at("ask"), "question")
    for name, asked in (("tile", OF_A_TILE), ("seat", OF_A_SEAT)):
        if (name in card) != (card["ask"] in asked):
            raise place.at(name).error("It goes with some questions only.", f"Write it with: {', '.join(asked)}.")
    try:
        hand(card[HAND]) if HAND in card else asked_of(card[DRAW])
    except RuleError as error:
        raise place.at(error.field).error(error.message, error.cure) from error

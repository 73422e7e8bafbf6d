"""GET /cards and /cards/{id}: training cards under a rulebook."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

import rulings
from tests.api.answers import mistakes

PATH = "/api/v1/cards"
BOOK = "rulebook=wrc-2025"


def read(visitor: FlaskClient, path: str) -> dict[str, Any]:
    response = visitor.get(path)
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


def test_pages_hold_the_whole_deck_in_its_order(visitor: FlaskClient) -> None:
    library = rulings.library()
    seen: list[str] = []
    page = read(visitor, f"{PATH}?{BOOK}&level=2&limit=40")
    while page["next"]:
        seen += [card["id"] for card in page["items"]]
        page = read(visitor, f"{PATH}?{BOOK}&level=2&limit=40&after={page['next']}")
    seen += [card["id"] for card in page["items"]]
    assert seen == list(rulings.deck(library, rulings.compose(library, "wrc-2025"), 2))


def test_a_list_of_one_subject(visitor: FlaskClient) -> None:
    library = rulings.library()
    items = read(visitor, f"{PATH}?{BOOK}&subject=draws&level=1")["items"]
    assert {card["subject"] for card in items} == {"draws"}
    assert [card["id"] for card in items] == list(
        rulings.deck(library, rulings.compose(library, "wrc-2025"), 1, "draws")
    )


def test_cards_under_options_and_readings(visitor: FlaskClient) -> None:
    wanted = "rulebook=wrc-2022&option=two-han-minimum&option=bankruptcy&option=uma=30,10"
    plain, more = (
        {card["id"] for card in read(visitor, f"{PATH}?{query}&subject=calls")["items"]}
        for query in ("rulebook=wrc-2022", wanted)
    )
    assert more - plain == {"two-han-minimum-ron"}
    assert read(visitor, f"{PATH}/two-han-minimum-ron?{wanted}")["answer"]["source"]["section"] == "Mod 5.1"
    refused = f"{PATH}/riichi-hand-refused?{BOOK}"
    assert read(visitor, refused)["answer"]["choice"] == "chonbo"
    assert read(visitor, f"{refused}&reading=wrc-2025-refused-hand=referee")["answer"]["choice"] == "discretion"


def test_a_list_holds_stories_and_choices_and_no_answers(visitor: FlaskClient) -> None:
    (card,) = read(visitor, f"{PATH}?{BOOK}&limit=1&lang=fr")["items"]
    assert "answer" not in card
    assert card["question"] == "Que décidez-vous\u00a0?"
    assert {"id": "chonbo", "text": "Chonbo"} in card["choices"]


def test_a_card_tells_its_answer_with_the_source(visitor: FlaskClient) -> None:
    card = read(visitor, f"{PATH}/ron-voice-only?{BOOK}")
    assert card["answer"]["choice"] == "chonbo"
    assert card["answer"]["line"] == "Chonbo (30P)"
    assert card["answer"]["source"]["section"] == "12.3.3"
    assert card["answer"]["foul"] == "empty-win"
    assert read(visitor, f"{PATH}/ron-voice-only?rulebook=rrc-1-5")["answer"]["choice"] == "dead-hand"


def test_a_card_shows_what_lies_on_the_table(visitor: FlaskClient) -> None:
    card = read(visitor, f"{PATH}/kan-breaks-the-wait?{BOOK}")
    assert card["laid"]["hand"]["drawn"] == card["laid"]["tile"] == "4m"
    assert card["answer"]["choice"] == "no"


@pytest.mark.parametrize("card", ["nothing", "riichi-three-tiles-left"])
def test_a_card_that_the_book_does_not_decide_is_not_there(visitor: FlaskClient, card: str) -> None:
    assert visitor.get(f"{PATH}/{card}?rulebook=ema-2012").status_code == 404


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("", "rulebook"),
        ("rulebook=nobody", "rulebook"),
        (f"{BOOK}&level=4", "level"),
        (f"{BOOK}&after=nothing", "after"),
        (f"{BOOK}&subject=weather", "subject"),
        ("rulebook=wrc-2022&option=nothing", "option"),
        ("rulebook=wrc-2022&option=uma=1", "option"),
        (f"{BOOK}&reading=nothing=else", "reading"),
        (f"{BOOK}&reading=wrc-2025-refused-hand", "reading"),
        (f"{BOOK}&limit=0", "limit"),
    ],
)
def test_what_cannot_be_listed_is_refused(visitor: FlaskClient, query: str, field: str) -> None:
    assert field in mistakes(visitor.get(f"{PATH}?{query}"))

"""What a person types on a command line, and what the engine gets of it."""

from __future__ import annotations

from typing import Any

import pytest

import rulings
from rulings.errors import BadFact
from rulings.words import parse

LIBRARY = rulings.library()


@pytest.mark.parametrize(
    ("typed", "options"),
    [
        ("red-fives", {"red-fives": {}}),
        ("uma=30,10", {"uma": {"places": [30, 10]}}),
        ("uma=30", {"uma": {"places": [30]}}),
        ("yakitori=9000", {"yakitori": {"amount": 9000}}),
        ("abortive-draws=four-riichi,nine-terminals", {"abortive-draws": {"draws": ["four-riichi", "nine-terminals"]}}),
        ("abortive-draws=four-riichi", {"abortive-draws": {"draws": ["four-riichi"]}}),
        ("red-fives=3", {"red-fives": {"value": 3}}),
        ("no-such-option=a=b", {"no-such-option": {"value": "a=b"}}),
    ],
)
def test_an_option_with_its_value(typed: str, options: dict[str, Any]) -> None:
    assert parse.options(LIBRARY, "wrc-2022", [typed]) == options


def test_several_options() -> None:
    assert parse.options(LIBRARY, "wrc-2022", ["red-fives", "uma=30,10"]) == {
        "red-fives": {},
        "uma": {"places": [30, 10]},
    }


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("true", True),
        ("false", False),
        ("True", "True"),
        ("3", 3),
        ("-1", -1),
        ("9" * 18, int("9" * 18)),
        ("9" * 19, "9" * 19),
        ("10:30", 630),
        ("10:", 600),
        ("10:3", 603),
        ("10:61", "10:61"),
        ("own-win", "own-win"),
        ("", ""),
    ],
)
def test_a_value(typed: str, value: Any) -> None:
    parsed = parse.values([f"name={typed}"], "facts")
    assert parsed == {"name": value}
    assert type(parsed["name"]) is type(value)


def test_a_pair_said_twice_alike_counts_once() -> None:
    assert parse.pairs(["tiles=3", "tiles=3", "whose_tiles=own-hand"], "facts") == {
        "tiles": "3",
        "whose_tiles": "own-hand",
    }


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        (["tiles"], ("facts", "'tiles' is no NAME=VALUE.", "Write it with an equals sign.")),
        (["tiles=3", "tiles=4"], ("facts.tiles", "It is '3' and '4' at once.", "Give it once.")),
    ],
)
def test_what_is_no_pair_and_what_contradicts_itself(typed: list[str], refused: tuple[str, str, str]) -> None:
    with pytest.raises(BadFact) as refusal:
        parse.values(typed, "facts")
    assert (refusal.value.field, refusal.value.message, refusal.value.cure) == refused


def test_a_time() -> None:
    assert [parse.seconds(text) for text in ("25:00", "25", "0:59", "1:5", "1:")] == [1500, 1500, 59, 65, 60]
    with pytest.raises(BadFact) as refusal:
        parse.seconds("soon")
    assert (refusal.value.field, refusal.value.message) == ("time", "'soon' is no time.")
    assert refusal.value.cure == "Write minutes and seconds, such as 25:00."

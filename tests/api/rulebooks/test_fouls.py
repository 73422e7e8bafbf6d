"""GET /fouls: search by any word a referee might use."""

from typing import Any
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

import rulings
from tests.api.answers import mistakes

PATH = "/api/v1/fouls"
BOOKS = {"wrc-2022": "foreign-objects", "wrc-2025": "device-use"}
SPELLINGS = [
    *(("chombo", "chonbo"), ("false kan", "false kong"), ("kong", "kan"), ("quad", "kan"), ("pung", "pon")),
    *(("chow", "chii"), ("reach", "riichi"), ("double riichi reach", "double reach riichi")),
]


def search(visitor: FlaskClient, query: str, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = visitor.get(f"{PATH}?q={quote(query)}&lang={lang}").get_json()
    return found


def ids(found: dict[str, Any]) -> list[str]:
    return [item["id"] for item in found["items"]]


def test_without_a_query_every_foul(visitor: FlaskClient) -> None:
    found = visitor.get(PATH).get_json()
    assert ids(found) == list(rulings.library().catalogue["fouls"])
    assert (found["query"], found["ambiguity"]) == ("", None)


@pytest.mark.parametrize(
    ("query", "foul"),
    [
        ("empty win", "empty-win"),
        ("EMPTY  WIN", "empty-win"),
        ("emtpy win", "empty-win"),
        ("empty wni declaraton", "empty-win"),
        ("knocked the wal", "exposed-tiles"),
        ("多牌", "wrong-tile-count"),
        ("見せ牌", "exposed-tiles"),
        ("山崩し", "exposed-tiles"),
        ("ノーテンリーチ", "noten-riichi"),
        ("tuiles renversees", "exposed-tiles"),
        ("Retard", "late"),
    ],
)
def test_words_in_any_language_typos_included(visitor: FlaskClient, query: str, foul: str) -> None:
    assert foul in ids(search(visitor, query))[:3]


@pytest.mark.parametrize(("one", "other"), SPELLINGS)
def test_both_spellings_find_the_same(visitor: FlaskClient, one: str, other: str) -> None:
    assert ids(search(visitor, one))
    assert ids(search(visitor, one)) == ids(search(visitor, other))


@pytest.mark.parametrize("lang", ["en", "ja", "fr"])
@pytest.mark.parametrize("query", ["open riichi", "Open Riichi", "open richi"])
def test_open_riichi_asks_which_one(visitor: FlaskClient, query: str, lang: str) -> None:
    ambiguity = search(visitor, query, lang)["ambiguity"]
    assert ambiguity["question"]
    assert {meaning["foul"] for meaning in ambiguity["means"]} == {"open-hand-riichi", "invalid-revealed-riichi"}
    assert all(meaning["text"] for meaning in ambiguity["means"])


def test_the_best_come_first(visitor: FlaskClient) -> None:
    scores = [item["score"] for item in search(visitor, "riichi")["items"]]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] > 80


def test_nonsense_finds_nothing(visitor: FlaskClient) -> None:
    assert ids(search(visitor, "zzzzqqqq")) == ["not-listed"]


def test_what_the_book_covers_comes_first(visitor: FlaskClient) -> None:
    first = {book: ids(visitor.get(f"{PATH}?q=smart watch&rulebook={book}").get_json())[0] for book in BOOKS}
    assert first == BOOKS


def test_an_unknown_rulebook_is_refused(visitor: FlaskClient) -> None:
    assert set(mistakes(visitor.get(f"{PATH}?q=ron&rulebook=wrc-1999"))) == {"rulebook"}


@pytest.mark.parametrize("query", ["%", "*", "'; DROP TABLE ruling; --", "\\", "🀄", " ", "ﾘｰﾁ", "a" * 100])
def test_strange_characters_do_no_harm(visitor: FlaskClient, query: str) -> None:
    assert search(visitor, query)["query"] == query


def test_a_query_can_be_too_long(visitor: FlaskClient) -> None:
    assert set(mistakes(visitor.get(f"{PATH}?q={'a' * 101}"))) == {"q"}

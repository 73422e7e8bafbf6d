"""`?lang=` wins over Accept-Language, which wins over English."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.api.answers import mistakes
from tests.api.tournament.hall import open_hall


@pytest.mark.parametrize(
    ("query", "header", "expected"),
    [
        ("", None, "en"),
        ("", "ja", "ja"),
        ("", "fr-CH, en;q=0.8", "fr"),
        ("", "ru-RU, en;q=0.8", "ru"),
        ("", "de, ja;q=0.5, fr;q=0.4", "ja"),
        ("", "de", "en"),
        ("", "complete nonsense;;q=x", "en"),
        ("&lang=fr", "ja", "fr"),
        ("&lang=en", "ja", "en"),
    ],
)
def test_the_language_of_the_texts(probed: Flask, query: str, header: str | None, expected: str) -> None:
    headers = {"Accept-Language": header} if header else {}
    response = probed.test_client().get(f"/probe/search?q=a{query}", headers=headers)
    assert response.get_json()["language"] == expected
    assert response.headers["Content-Language"] == expected
    assert "Accept-Language" in response.headers.getlist("Vary")


@pytest.mark.parametrize("lang", ["de", "EN", "", "en%00"])
def test_any_other_lang_is_refused(probed: Flask, lang: str) -> None:
    response = probed.test_client().get(f"/probe/search?q=a&lang={lang}")
    assert response.status_code == 422
    assert [error["field"] for error in response.get_json(force=True)["errors"]] == ["lang"]


def test_any_other_lang_is_refused_even_where_the_answer_has_no_texts(client: FlaskClient) -> None:
    with client.application.test_client() as visitor:
        assert visitor.get("/api/v1/rule-points?lang=ru").status_code == 200
    hall = open_hall(client.application, {"id": "wrc-2022"})
    for path in ("teams", "players", "tables", "rulings", "journal", "dashboard"):
        assert hall.call("GET", f"{path}?lang=ru", None, "director").status_code == 200
        assert list(mistakes(hall.call("GET", f"{path}?lang=de", None, "director"))) == ["lang"]


def test_problems_are_in_english_and_say_nothing_else(probed: Flask) -> None:
    response = probed.test_client().get("/probe/spoken-problem?lang=ja")
    assert response.status_code == 409
    assert "Content-Language" not in response.headers


def test_answers_without_texts_name_no_language(probed: Flask) -> None:
    assert "Content-Language" not in probed.test_client().get("/probe/big").headers

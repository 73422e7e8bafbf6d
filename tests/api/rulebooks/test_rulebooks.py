"""GET /rulebooks"""

from flask.testing import FlaskClient

import rulings

PATH = "/api/v1/rulebooks"


def test_lists_every_rulebook_with_its_revision(visitor: FlaskClient) -> None:
    items = {item["id"]: item for item in visitor.get(PATH).get_json()["items"]}
    assert set(items) == set(rulings.library().books)
    for id_, item in items.items():
        assert item["revision"] == rulings.compose(rulings.library(), id_).revision
        assert item["options"] == item["readings"] == {}


def test_says_how_much_of_each_book_was_read(visitor: FlaskClient) -> None:
    standing = {item["id"]: item["standing"] for item in visitor.get(PATH).get_json()["items"]}
    assert standing["wrc-2025"] == "second-hand"
    assert standing["ema-2012"] == standing["ema-2016"] == "partial"
    assert standing["r-league-24-25"] == "official"


def test_in_the_language_asked_for(visitor: FlaskClient) -> None:
    notes = {
        lang: visitor.get(f"{PATH}?lang={lang}").get_json()["items"][0]["standing_text"] for lang in ("en", "ja", "fr")
    }
    assert len(set(notes.values())) == 3

"""GET /rulebooks/{rulebook_id}: as the phone keeps it."""

import hashlib
import json

import pytest
from flask.testing import FlaskClient

import rulings
from rulings import LANGUAGES
from tests.api.answers import details

PATH = "/api/v1/rulebooks/wrc-2022"


@pytest.mark.parametrize("rulebook", rulings.library().books)
def test_a_phone_can_check_what_it_got(visitor: FlaskClient, rulebook: str) -> None:
    """The revision is the hash of the content, and with the content alone the engine decides the same."""
    exported = visitor.get(f"/api/v1/rulebooks/{rulebook}").get_json()
    canonical = json.dumps(exported["content"], sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    assert exported["revision"] == hashlib.sha256(canonical).hexdigest()
    restored = rulings.Rulebook(exported["content"])
    book = rulings.compose(rulings.library(), rulebook)
    for foul in rulings.library().catalogue["fouls"]:
        assert rulings.decide(restored, foul) == rulings.decide(book, foul)


def test_holds_every_text_in_all_languages(visitor: FlaskClient) -> None:
    exported = visitor.get(PATH).get_json()
    assert set(exported["name"]) == set(LANGUAGES)
    assert set(exported["texts"]["fouls"]) == set(exported["content"]["fouls"])
    for foul in exported["texts"]["fouls"].values():
        assert set(foul["name"]) == set(LANGUAGES)


def test_the_etag_is_strong_and_begins_with_the_revision(visitor: FlaskClient) -> None:
    response = visitor.get(PATH)
    etag, weak = response.get_etag()
    assert not weak
    assert etag is not None
    assert etag.startswith(response.get_json()["revision"])
    assert response.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("encoding", ["identity", "gzip", "br", "gzip, br, zstd"])
def test_what_the_phone_has_is_not_sent_again(visitor: FlaskClient, encoding: str) -> None:
    accepting = {"Accept-Encoding": encoding}
    etag = visitor.get(PATH, headers=accepting).headers["ETag"]
    again = visitor.get(PATH, headers={**accepting, "If-None-Match": etag})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["ETag"].startswith(etag[:60])
    changed = visitor.get(PATH, headers={**accepting, "If-None-Match": '"another"'})
    assert changed.status_code == 200


def test_another_rulebook_has_another_etag(visitor: FlaskClient) -> None:
    etag = visitor.get(PATH).headers["ETag"]
    assert visitor.get("/api/v1/rulebooks/wrr-2015", headers={"If-None-Match": etag}).status_code == 200


@pytest.mark.parametrize(("wrong", "meant"), [("wrc-222", "wrc-2022"), ("r-league", "r-league-24-25")])
def test_an_unknown_rulebook_is_a_404_that_guesses(visitor: FlaskClient, wrong: str, meant: str) -> None:
    problem = details(visitor.get(f"/api/v1/rulebooks/{wrong}"), 404)
    assert wrong in problem["detail"]
    assert meant in problem["detail"]

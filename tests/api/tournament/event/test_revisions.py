"""GET revisions/{revision}, and rulings under one: only what the tournament has had."""

from hashlib import sha256

import orjson
import pytest

import rulings
from tests.api.answers import details, mistakes
from tests.api.tournament.hall import Hall

CALL = ("empty-win", {"hand_shown": False})


def change_rulebook(hall: Hall) -> str:
    """The tournament's new revision."""
    tag = {"If-Match": hall.call("GET", "").headers["ETag"]}
    options = {"id": "wrc-2022", "options": {"lower-penalties": {}}}
    changed = hall.call("PATCH", "", {"rulebook": options}, "director", headers=tag)
    assert changed.status_code == 200
    revision: str = changed.get_json()["revision"]
    return revision


@pytest.mark.postgresql
def test_every_revision_that_the_tournament_had_is_kept(hall: Hall) -> None:
    old = hall.get("")["revision"]
    new = change_rulebook(hall)
    assert old != new
    for revision, options in ((old, {}), (new, {"lower-penalties": {}})):
        response = hall.call("GET", f"revisions/{revision}", None, "finance")
        assert response.status_code == 200
        assert sha256(response.data).hexdigest() == revision
        book = rulings.compose(rulings.library(), "wrc-2022", options)
        assert orjson.loads(response.data) == orjson.loads(orjson.dumps(book.content))


def test_it_is_fetched_once(hall: Hall) -> None:
    path = f"revisions/{hall.get('')['revision']}"
    first = hall.call("GET", path)
    assert first.headers["Cache-Control"] == "private, max-age=31536000, immutable"
    assert "Authorization" in first.headers["Vary"]
    assert first.headers["ETag"].startswith(f'"{path.removeprefix("revisions/")}')
    again = hall.call("GET", path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_missing(hall: Hall, league: Hall) -> None:
    own = hall.get("")["revision"]
    details(league.call("GET", f"revisions/{own}"), 404)
    for nothing in ("0" * 64, "newest", own.upper()):
        details(hall.call("GET", f"revisions/{nothing}"), 404)


@pytest.mark.parametrize("role", ["director", "referee"])
def test_a_ruling_under_another_tournaments_revision_is_refused(hall: Hall, league: Hall, role: str) -> None:
    strange = league.get("")["revision"]
    path = "rulings/0197c0de-0000-7000-8000-000000000001"
    said = mistakes(hall.call("PUT", path, hall.body(*CALL, revision=strange), role))
    assert hall.get("")["revision"] in said["revision"][1]
    assert hall.journal() == []


def test_a_ruling_under_a_revision_that_it_had_is_taken(hall: Hall) -> None:
    old = hall.get("")["revision"]
    change_rulebook(hall)
    assert hall.rule(*CALL, revision=old)["revision"] == old

"""What takes long is done one or two at a time: one more is told to wait, and rulings never are."""

from threading import BoundedSemaphore
from time import monotonic
from typing import Any

import pytest
from flask import g
from uuid_utils.compat import uuid7

from api.access import heavy_requests
from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.api.tournament.pictures import picture


def taken(hall: Hall, kind: str) -> BoundedSemaphore:
    """All places for a kind of work, which others have."""
    places: BoundedSemaphore = hall.app.extensions[heavy_requests.KEY][kind].free
    for _ in range(heavy_requests.AT_ONCE[kind]):
        assert places.acquire(blocking=False)
    return places


def test_two_at_a_time_and_the_place_is_given_back(own: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy_requests, "PATIENCE", 0)
    places = taken(own, "reports")
    for path in ("report.pdf", "exports/rulings.csv", "printables/tables.pdf", "audit"):
        refused = own.call("GET", path, None, "director")
        assert details(refused, 503)["type"].endswith(":not-ready")
        assert refused.headers["Retry-After"] == "5"
    details(own.call("GET", "report.pdf", None, "referee"), 403)
    assert own.call("GET", "exports/journal.jsonl", None, "director").status_code == 200
    own.rule("empty-win", {"hand_shown": True})
    places.release()
    for _ in range(heavy_requests.AT_ONCE["reports"]):  # the one place, given back each time, also by what is not there
        details(own.call("GET", "exports/rulings.pdf", None, "director"), 404)
        assert own.call("GET", "exports/rulings.csv", None, "director").status_code == 200
    places.release()


PASSWORD = {"handle": "ana@example.org", "password": "heron umbrella seventeen quilt"}
ACCOUNT = {**PASSWORD, "link": "spk_none", "name": "Ana"}
WITH_PASSWORDS: list[tuple[str, str, Any]] = [
    ("POST", "/api/v1/account/sign-in", PASSWORD),
    ("POST", "/api/v1/account/recovery", {"handle": "ana@example.org", "code": "0000-0000"}),
    ("PUT", "/api/v1/accounts/0197c0de-0000-7000-8000-000000000001", ACCOUNT),
]


@pytest.mark.parametrize(("method", "path", "body"), WITH_PASSWORDS)
def test_passwords_are_hashed_one_at_a_time(
    own: Hall, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: Any
) -> None:
    monkeypatch.setattr(heavy_requests, "PATIENCE", 0)
    places = taken(own, "passwords")
    refused = own.client.open(path, method=method, json=body)
    assert (details(refused, 503)["type"].rpartition(":")[2], refused.headers["Retry-After"]) == ("not-ready", "5")
    own.rule("empty-win", {"hand_shown": True})
    places.release()
    assert own.client.open(path, method=method, json=body).status_code in (403, 410)


def test_photos_are_written_one_at_a_time(own: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy_requests, "PATIENCE", 0)
    path = f"rulings/{own.rule('unclear-call', {})['id']}/photos/{uuid7()}"
    places = taken(own, "files")
    sent: dict[str, Any] = {"data": picture(), "content_type": "image/jpeg"}
    details(own.call("PUT", path, None, "referee", **sent), 503)
    places.release()
    assert own.call("PUT", path, None, "referee", **sent).status_code == 201


def test_seatings_are_worked_out_one_at_a_time(own: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy_requests, "PATIENCE", 0)
    places = taken(own, "seating")
    details(own.call("POST", "seating/proposal", {"rounds": 1}, "director"), 503)
    places.release()
    assert own.call("POST", "seating/proposal", {"rounds": 1}, "director").status_code == 200


LARGE = {"name": "x" * heavy_requests.LARGE_BODY}


def test_large_bodies_are_read_two_at_a_time_and_rulings_never_wait(own: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy_requests, "PATIENCE", 0)
    places = taken(own, "bodies")
    details(own.call("PUT", f"players/{uuid7()}", LARGE, "director"), 503)
    details(own.call("PUT", f"players/{uuid7()}", LARGE, "arbiter"), 403)  # whoever may not is told so first
    assert own.call("PUT", f"players/{uuid7()}", {"name": "Ana"}, "director").status_code == 201
    reason = "鳥" * 4000  # the longest that a ruling has
    penalties = [{"kind": "warning"}]
    own.rule("empty-win", {"hand_shown": True}, issued={"penalties": penalties, "reason": reason})
    places.release()
    for _ in range(3):  # the one place, given back each time
        details(own.call("PUT", f"players/{uuid7()}", LARGE, "director"), 422)
    places.release()


def test_a_sheet_gives_back_its_bodys_place_before_it_takes_one_for_files(own: Hall) -> None:
    places = own.app.extensions[heavy_requests.KEY]["bodies"]
    with own.app.test_request_context():
        places.take()
        g.heavy = "bodies"
        with heavy_requests.place_for("files"):
            taken(own, "bodies").release(heavy_requests.AT_ONCE["bodies"])


TOOLS: list[tuple[str, str, Any]] = [
    ("GET", "/api/v1/cards?rulebook=wrc-2025&limit=1", None),
    ("POST", "/api/v1/rule-points", {"rulebooks": [{"id": "wrc-2025"}]}),
    ("POST", "/api/v1/decisions/across", {"foul": "empty-win"}),
    ("POST", "/api/v1/score-sheets", {}),
    ("POST", "/api/v1/hands", LARGE),
]


@pytest.mark.parametrize(("method", "path", "body"), TOOLS)
def test_long_public_questions_are_answered_one_at_a_time_and_keep_no_official_waiting(
    own: Hall, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: Any
) -> None:
    monkeypatch.setattr(heavy_requests, "PATIENCE", 0)
    places = taken(own, "tools")
    details(own.client.open(path, method=method, json=body), 503)
    details(own.call("PUT", f"players/{uuid7()}", LARGE, "director"), 422)
    own.rule("empty-win", {"hand_shown": True})
    places.release()
    assert own.client.open(path, method=method, json=body).status_code in (200, 422)


def test_who_waits_is_few_too(own: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits holds a thread: one more than may wait is told so at once."""
    monkeypatch.setattr(heavy_requests, "PATIENCE", 60)
    monkeypatch.setattr(heavy_requests, "MOST_WAITING", 0)
    heavy_requests.begin(own.app)
    taken(own, "passwords")
    try:
        begun = monotonic()
        details(own.client.post("/api/v1/account/sign-in", json=PASSWORD), 503)
        assert monotonic() - begun < heavy_requests.PATIENCE / 2
    finally:
        monkeypatch.undo()
        heavy_requests.begin(own.app)  # others use the same app

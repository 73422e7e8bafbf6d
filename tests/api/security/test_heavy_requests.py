"""What takes long is made two at a time: a third is told to wait, and rulings never are."""

import pytest

from api.access import heavy_requests
from tests.api.answers import details
from tests.api.tournament.hall import Hall


def test_two_at_a_time_and_the_place_is_given_back(own: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy_requests, "PATIENCE", 0)
    places = own.app.extensions[heavy_requests.KEY]
    for _ in range(heavy_requests.AT_ONCE):
        assert places.acquire(blocking=False)
    for path in ("report.pdf", "exports/rulings.csv", "printables/tables.pdf", "audit"):
        refused = own.call("GET", path, None, "director")
        assert details(refused, 503)["type"].endswith(":not-ready")
        assert refused.headers["Retry-After"] == "5"
    details(own.call("GET", "report.pdf", None, "referee"), 403)
    assert own.call("GET", "exports/journal.jsonl", None, "director").status_code == 200
    own.rule("empty-win", {"hand_shown": True})
    places.release()
    for _ in range(heavy_requests.AT_ONCE):  # the one place, given back each time, also by what is not there
        details(own.call("GET", "exports/rulings.pdf", None, "director"), 404)
        assert own.call("GET", "exports/rulings.csv", None, "director").status_code == 200
    places.release()

"""Ids in addresses."""

import pytest

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


@pytest.mark.parametrize("path", ["rulings/7", "rulings/7/withdrawal", "hand-ends/a b", "tables/0197c0de"])
def test_an_id_that_is_no_uuid_is_a_404_that_says_so(hall: Hall, path: str) -> None:
    method = "PUT" if path.endswith("withdrawal") else "GET"
    problem = details(hall.call(method, path, {"reason": "none"} if method == "PUT" else None), 404)
    assert "must be a UUID" in problem["detail"]


def test_so_is_a_tournament_that_is_none(hall: Hall) -> None:
    assert "must be a UUID" in details(hall.client.get("/api/v1/tournaments/autumn-cup"), 404)["detail"]


def test_other_addresses_lead_nowhere_as_before(hall: Hall) -> None:
    assert "UUID" not in details(hall.call("GET", "scores"), 404)["detail"]
    checks.missing(hall, "rulings/{}")

"""Teams: PUT, GET, list."""

from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


def test_it_works_and_repeats(hall: Hall) -> None:
    path = f"teams/{uuid7()}"
    answer = checks.works_and_repeats(hall, path, {"name": "Sagi"}, "director")
    assert hall.get(path) == answer
    checks.refuses_another_body(hall, path, {"name": "Tsuru"}, "director")
    assert hall.kinds() == ["team.added"]


def test_a_taken_name_says_by_whom(hall: Hall) -> None:
    problem = details(hall.call("PUT", f"teams/{uuid4()}", {"name": "Kamo"}, "director"), 409)
    assert problem["holder"] == {"id": str(hall.team), "name": "Kamo"}


def test_missing(hall: Hall, league: Hall) -> None:
    details(league.call("GET", f"teams/{hall.team}"), 404)
    checks.missing(hall, "teams/{}")


@pytest.mark.parametrize(
    ("body", "field"),
    [({}, "name"), ({"name": " "}, "name"), ({"name": "x" * 201}, "name"), ({"name": "A", "size": 4}, "size")],
)
def test_bad_body(hall: Hall, body: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"teams/{uuid4()}", body, "director", field)


def test_pages(hall: Hall, league: Hall) -> None:
    for name in ("Sagi", "Tsuru"):
        hall.call("PUT", f"teams/{uuid7()}", {"name": name}, "director")
    checks.pages(hall, "teams", 3)
    checks.pages(league, "teams", 1)

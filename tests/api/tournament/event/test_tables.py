"""Tables: PUT, GET, list."""

from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


def test_it_works_and_repeats(hall: Hall) -> None:
    path = f"tables/{uuid7()}"
    answer = checks.works_and_repeats(hall, path, {"label": "B2"}, "director")
    assert hall.get(path) == answer
    checks.refuses_another_body(hall, path, {"label": "B3"}, "director")
    assert hall.kinds() == ["table.added"]


def test_a_taken_label_says_by_which(hall: Hall) -> None:
    problem = details(hall.call("PUT", f"tables/{uuid4()}", {"label": "1"}, "director"), 409)
    assert problem["holder"]["id"] == str(hall.tables[0])


@pytest.mark.postgresql
def test_the_id_is_the_tables_code_so_no_other_tournament_has_it(hall: Hall, league: Hall) -> None:
    problem = details(league.call("PUT", f"tables/{hall.tables[0]}", {"label": "9"}, "director"), 409)
    assert problem["type"].endswith(":taken")
    assert hall.client.get(hall.scanned("timekeeping")).status_code == 200


def test_missing(hall: Hall, league: Hall) -> None:
    details(league.call("GET", f"tables/{hall.tables[0]}"), 404)
    checks.missing(hall, "tables/{}")


@pytest.mark.parametrize(
    ("body", "field"),
    [({}, "label"), ({"label": 7}, "label"), ({"label": "x" * 41}, "label"), ({"label": "\n"}, "label")],
)
def test_bad_body(hall: Hall, body: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"tables/{uuid4()}", body, "director", field)


def test_pages(hall: Hall) -> None:
    checks.pages(hall, "tables", 2)

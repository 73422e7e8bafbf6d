"""PUT hanchans/{id}/result/withdrawal: a hanchan has no result until another is entered."""

from typing import Any

import pytest

from tests.api.answers import details
from tests.api.tournament import checks, corrections
from tests.api.tournament.hall import Hall
from tests.api.tournament.results.test_result import OTHERS, body, corrects, path
from tests.api.tournament.results.test_result_sheets import GOOD, preview, sheet

WRONG: dict[str, Any] = {"number": 1, "reason": "of another table"}


def withdrawal(hall: Hall) -> str:
    return f"{path(hall)}/withdrawal"


@pytest.mark.postgresql
@pytest.mark.parametrize("role", ["director", "arbiter"])
def test_it_works_once_and_another_is_entered_as_its_correction(hall: Hall, role: str) -> None:
    assert hall.call("PUT", path(hall), body(), role).status_code == 201
    seen = corrections.preview(hall, "PUT", withdrawal(hall), WRONG)
    assert (seen["journal"], len(seen["standings"])) == (["result.withdrawn"], 4)
    first = hall.call("PUT", withdrawal(hall), WRONG, role)
    assert first.status_code == 200, first.text
    assert hall.call("PUT", withdrawal(hall), WRONG, role).data == first.data
    assert hall.kinds() == ["result.entered", "result.withdrawn"]
    details(hall.call("GET", path(hall)), 404)
    checks.refuses_fields(hall, path(hall), body(), role, "corrects")  # what was withdrawn is not in force for that
    assert [row["hanchans"] for row in hall.get("standings")["players"]] == [0] * 8
    checks.refuses_fields(hall, path(hall), body(points=OTHERS), role, "corrects")
    assert hall.call("PUT", path(hall), body(points=OTHERS, corrects=corrects()), role).status_code == 201
    answer = hall.get(path(hall))
    assert (answer["number"], answer["withdrawn_at"]) == (2, None)
    assert answer["earlier"][0]["withdrawn_at"] == first.get_json()["withdrawn_at"]
    assert hall.findings() == []


def test_another_than_the_one_in_force_is_a_conflict(hall: Hall) -> None:
    assert hall.call("PUT", path(hall), body(), "director").status_code == 201
    assert hall.call("PUT", path(hall), body(points=OTHERS, corrects=corrects()), "director").status_code == 201
    checks.shows_both(
        hall.call("PUT", withdrawal(hall), WRONG, "director"), stored={"number": 2}, sent={"number": None}
    )
    details(hall.call("PUT", withdrawal(hall), {**WRONG, "number": 3}, "director"), 404)


def test_the_sheet_of_results_enters_none_in_its_place(hall: Hall) -> None:
    assert hall.call("PUT", path(hall), body(), "director").status_code == 201
    assert hall.call("PUT", withdrawal(hall), WRONG, "director").status_code == 200
    found = preview(hall, sheet(GOOD))
    assert [error["field"] for row in found["rows"] for error in row["errors"]] == ["table"]


def test_missing_and_bad_body(hall: Hall, league: Hall) -> None:
    assert hall.call("PUT", path(hall), body(), "director").status_code == 201
    for bad, field in (({"number": 0}, "number"), ({"reason": ""}, "reason"), ({"points": {}}, "points")):
        checks.refuses_fields(hall, withdrawal(hall), {**WRONG, **bad}, "director", field)
    checks.missing(hall, "hanchans/{}/result/withdrawal", "PUT", WRONG)
    details(league.call("PUT", withdrawal(league), WRONG, "director"), 404)

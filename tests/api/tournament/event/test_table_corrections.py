"""PATCH tables/{id}, PUT tables/{id}/removal."""

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import corrections
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.hall import Hall

NEW = {"label": "B2"}
SEEN = {"label": "1"}


@pytest.mark.postgresql
def test_it_gets_another_label_once_and_keeps_its_code(hall: Hall) -> None:
    code = hall.call("GET", f"tables/{hall.tables[0]}/qr").text
    times = hall.scanned("timekeeping")
    corrections.changes_once(hall, f"tables/{hall.tables[0]}", NEW, SEEN)
    assert hall.call("GET", f"tables/{hall.tables[0]}/qr").text == code.replace("<title>1<", "<title>B2<")
    assert hall.client.get(times).get_json()["label"] == "B2"


def test_a_taken_label_says_by_which(hall: Hall) -> None:
    problem = details(corrections.change(hall, f"tables/{hall.tables[0]}", {"label": "2"}, SEEN), 409)
    assert problem["holder"] == {"id": str(hall.tables[1]), "name": "table 2"}


@pytest.mark.postgresql
def test_an_unused_one_is_removed_and_its_label_free(hall: Hall) -> None:
    path = f"tables/{hall.tables[1]}"
    corrections.is_removed_once(hall, path)
    assert hall.call("PUT", f"tables/{uuid7()}", {"label": "2"}, "director").status_code == 201
    call = hall.body("empty-win", {"hand_shown": False}, table=str(hall.tables[1]), hanchan=None)
    corrections.refuses(hall, "PUT", f"rulings/{uuid7()}", call, "table")


def test_one_that_was_played_at_stays(hall: Hall) -> None:
    hall.rule("empty-win", {"hand_shown": False})
    problem = details(hall.call("PUT", f"tables/{hall.tables[0]}/removal", {"reason": TYPO}, "director"), 409)
    assert problem["type"].endswith(":in-use")
    assert problem["uses"] == {"hanchan": 1, "ruling": 1}


def test_missing_and_bad_body(hall: Hall, league: Hall) -> None:
    path = f"tables/{hall.tables[0]}"
    corrections.is_of_its_tournament(hall, league, "PATCH", path, {**NEW, "replaces": SEEN, "reason": TYPO})
    corrections.is_of_its_tournament(hall, league, "PUT", f"{path}/removal", {"reason": TYPO})
    corrections.refuses(
        hall, "PATCH", path, {"label": "x" * 41, "replaces": {}, "reason": ""}, "label", "replaces.label", "reason"
    )

"""PATCH teams/{id}, PUT teams/{id}/removal."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import corrections
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.hall import Hall

NEW: dict[str, Any] = {"name": "Kamome"}
SEEN = {"name": "Kamo"}


@pytest.mark.postgresql
def test_it_is_renamed_once(hall: Hall) -> None:
    corrections.changes_once(hall, f"teams/{hall.team}", NEW, SEEN)


def test_a_taken_name_says_by_whom(hall: Hall) -> None:
    other = hall.call("PUT", f"teams/{uuid7()}", NEW, "director").get_json()
    problem = details(corrections.change(hall, f"teams/{hall.team}", NEW, SEEN), 409)
    assert problem["holder"] == other


@pytest.mark.postgresql
def test_an_unused_one_is_removed_and_its_name_free(hall: Hall) -> None:
    path = f"teams/{uuid7()}"
    hall.call("PUT", path, NEW, "director")
    corrections.is_removed_once(hall, path)
    assert hall.call("PUT", f"teams/{uuid7()}", NEW, "director").status_code == 201
    details(corrections.change(hall, path, SEEN, NEW), 404)
    player = {"name": "Ichi", "id_number": "1", "team": path.removeprefix("teams/")}
    corrections.refuses(hall, "PUT", f"players/{uuid7()}", player, "team")


def test_one_with_players_or_points_stays(hall: Hall) -> None:
    path = f"teams/{hall.team}"
    charge = {"account": {"kind": "team", "id": str(hall.team)}, "unit": "P", "amount": 5, "waives": False}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {**charge, "reason": "late"}, "director")
    hall.call("PUT", f"players/{uuid7()}", {"name": "Ichi", "id_number": "1", "team": str(hall.team)}, "director")
    problem = details(hall.call("PUT", f"{path}/removal", {"reason": TYPO}, "director"), 409)
    assert problem["type"].endswith(":in-use")
    assert problem["uses"] == {"ledger_line": 1, "player": 1}


def test_missing_and_bad_body(hall: Hall, league: Hall) -> None:
    body = {**NEW, "replaces": SEEN, "reason": TYPO}
    path = f"teams/{hall.team}"
    corrections.is_of_its_tournament(hall, league, "PATCH", path, body)
    corrections.is_of_its_tournament(hall, league, "PUT", f"{path}/removal", {"reason": TYPO})
    corrections.refuses(hall, "PATCH", path, {**NEW, "replaces": SEEN}, "reason")
    corrections.refuses(hall, "PATCH", path, {**NEW, "reason": TYPO}, "replaces")
    corrections.refuses(hall, "PATCH", path, {**body, "name": " ", "size": 4}, "name", "size")
    corrections.refuses(hall, "PUT", f"{path}/removal", {"reason": " "}, "reason")


def test_a_preview_shows_what_a_season_knows_no_more(hall: Hall) -> None:
    """Without a season, and before anybody chose how to score, a new name changes nothing else."""
    found = corrections.preview(hall, "PATCH", f"teams/{hall.team}", {**NEW, "replaces": SEEN, "reason": TYPO})
    assert found == {
        "journal": ["team.changed"],
        **{part: [] for part in ("standings", "balances", "offences", "debts", "seats", "rulings")},
    }

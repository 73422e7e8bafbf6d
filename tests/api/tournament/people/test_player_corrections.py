"""PATCH players/{id}, PUT players/{id}/removal."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from models.journal.salted_hashes import pseudonym
from tests.api.answers import details, mistakes
from tests.api.tournament import corrections
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.hall import Hall
from tests.api.tournament.results.test_standings import TOTALS, play
from tests.api.tournament.seasons import join

NEW: dict[str, Any] = {"name": "Mallory", "id_number": "SG9"}
SEEN: dict[str, Any] = {"name": "Player 0", "id_number": "100"}


@pytest.mark.postgresql
def test_name_and_number_are_changed_once(hall: Hall) -> None:
    corrections.changes_once(hall, f"players/{hall.players[0]}", NEW, SEEN)


@pytest.mark.postgresql
def test_a_player_is_withdrawn_and_plays_again(hall: Hall) -> None:
    path = f"players/{hall.players[4]}"
    corrections.changes_once(hall, path, {"withdrawn": True}, {"withdrawn": False})
    seats = dict(zip(("east", "south", "west", "north"), map(str, hall.players[4:]), strict=True))
    body = {"table": str(hall.tables[1]), "round": "1", "seats": seats}
    message, cure = mistakes(hall.call("PUT", f"hanchans/{uuid7()}", body, "director"))["seats.east"]
    assert (message, cure) == ("This player was withdrawn.", "Let them play again first, or name another.")
    sheet = {"csv": "round,table,east,south,west,north\n1,2,104,105,106,107\n"}
    [row] = hall.call("POST", "seating/import/preview", sheet, "director").get_json()["rows"]
    assert [error["kind"] for error in row["errors"]] == ["withdrawn"]
    assert corrections.change(hall, path, {"withdrawn": False}, {"withdrawn": True}).status_code == 200
    assert hall.call("PUT", f"hanchans/{uuid7()}", body, "director").status_code == 201


def test_whoever_has_played_stays_ranked_when_withdrawn(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS)
    before = hall.get("standings")["players"]
    body = {"withdrawn": True, "replaces": {"withdrawn": False}, "reason": "ill"}
    assert corrections.preview(hall, "PATCH", f"players/{hall.players[0]}", body)["standings"] == []
    hall.call("PATCH", f"players/{hall.players[0]}", body, "director")
    after = hall.get("standings")["players"]
    assert [one["id"] for one in after if one["withdrawn"]] == [str(hall.players[0])]
    assert [one["rank"] for one in after] == [one["rank"] for one in before]
    assert "withdrawn" in hall.call("GET", "standings.csv", None, "director").text


def test_a_team_takes_the_results_along_and_the_preview_says_so(hall: Hall) -> None:
    play(hall, hall.hanchan, *TOTALS)
    path = f"players/{hall.players[0]}"
    team = {"team": str(hall.team)}
    body = {**team, "replaces": {"team": None}, "reason": TYPO}
    [standing] = corrections.preview(hall, "PATCH", path, body)["standings"]
    [own] = [one for one in hall.get("standings")["players"] if one["id"] == str(hall.players[0])]
    assert standing == {
        "account": {"kind": "team", "id": str(hall.team), "name": "Kamo"},
        "before": {"total": 0, "rank": None},
        "after": {"total": own["final"], "rank": 1},
    }
    corrections.changes_once(hall, path, team, {"team": None})


def test_a_new_number_is_another_person_in_the_season(hall: Hall, league: Hall) -> None:
    """What counted and was owed there as the old number, counts no more; what the new number did there does."""
    join(hall, "24/25")
    join(league, "24/25")
    for _ in range(2):
        league.rule("empty-win", {"hand_shown": False}, hand={"wind": "east", "number": 1})
    league.rule("empty-win", {"hand_shown": False}, offender=league.player(1), hand={"wind": "east", "number": 2})
    fine = {"account": league.player(0), "unit": "SGD", "amount": 500, "waives": False, "reason": "loud"}
    league.call("PUT", f"ledger/decisions/{uuid7()}", fine, "director")
    hall.call("PUT", f"players/{hall.players[1]}/removal", {"reason": "sits"}, "director")
    body = {"id_number": "999", "replaces": {"id_number": "100"}, "reason": TYPO}
    found = corrections.preview(hall, "PATCH", f"players/{hall.players[0]}", body)
    account = {"kind": "player", "id": str(hall.players[0]), "name": "Player 0"}
    assert found["offences"] == [{"account": account, "foul": "empty-win", "elsewhere": True, "before": 2, "after": 0}]
    assert found["debts"] == [
        {"account": account, "unit": "SGD", "tournament": str(league.tournament), "before": 500, "after": 0}
    ]


def test_a_taken_number_says_by_whom_and_a_removed_one_is_free(hall: Hall) -> None:
    path = f"players/{hall.players[0]}"
    number = {"id_number": "107"}
    problem = details(corrections.change(hall, path, number, {"id_number": "100"}), 409)
    assert problem["holder"] == {"id": str(hall.players[7]), "name": "Player 7"}
    hall.call("PUT", f"players/{hall.players[7]}/removal", {"reason": TYPO}, "director")
    corrections.changes_once(hall, path, number, {"id_number": "100"})


@pytest.mark.postgresql
def test_an_unused_one_is_removed(hall: Hall) -> None:
    corrections.is_removed_once(hall, f"players/{hall.players[7]}")
    again = {"name": "Player 7", "id_number": "107"}
    assert hall.call("PUT", f"players/{uuid7()}", again, "director").status_code == 201
    offender = {"kind": "player", "id": str(hall.players[7])}
    call = hall.body("etiquette", {}, offender=offender, hanchan=None)
    corrections.refuses(hall, "PUT", f"rulings/{uuid7()}", call, "offender.id")


@pytest.mark.parametrize(
    ("player", "uses"), [(0, {"hanchan": 1, "official": 1}), (5, {"official": 1}), (6, {"ledger_line": 1}), (7, {})]
)
def test_whoever_was_seated_charged_or_is_an_official_stays(hall: Hall, player: int, uses: dict[str, int]) -> None:
    plays = {"player": str(hall.players[0]), "conflicts": [str(hall.players[5])]}
    assert hall.change_official(hall.officials["referee"], **plays).status_code == 200
    charge = {"account": hall.player(6), "unit": "P", "amount": 5, "waives": False, "reason": "late"}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", charge, "director")
    answer = hall.call("PUT", f"players/{hall.players[player]}/removal", {"reason": TYPO}, "director")
    if uses:
        problem = details(answer, 409)
        assert (problem["type"].rpartition(":")[2], problem["uses"]) == ("in-use", uses)
        assert "Withdraw the player" in problem["detail"]
    else:
        assert answer.status_code == 200


def test_nobody_is_called_as_if_redacted(hall: Hall) -> None:
    path = f"players/{hall.players[0]}"
    hall.call("PUT", f"erasures/{uuid7()}", {"players": [str(hall.players[0])]}, "director")
    named = pseudonym(hall.tournament, hall.players[0])
    body = {"name": "№ 12", "replaces": {"name": named["name"]}, "reason": TYPO}
    corrections.refuses(hall, "PATCH", path, body, "name")
    corrections.changes_once(hall, path, {"name": "Mallory"}, {"name": named["name"]})
    hall.call("PUT", f"erasures/{uuid7()}", {"players": [str(hall.players[0])]}, "director")
    assert "Mallory" not in hall.call("GET", "journal?limit=500", None, "director").text
    assert hall.findings() == []


def test_missing_and_bad_body(hall: Hall, league: Hall) -> None:
    path = f"players/{hall.players[0]}"
    body = {**NEW, "replaces": SEEN, "reason": TYPO}
    corrections.is_of_its_tournament(hall, league, "PATCH", path, body)
    corrections.is_of_its_tournament(hall, league, "PUT", f"{path}/removal", {"reason": TYPO})
    corrections.refuses(hall, "PATCH", path, {**body, "withdrawn": 2, "rating": 1}, "withdrawn", "rating")
    unknown = {"team": str(uuid7()), "replaces": {"team": None}, "reason": TYPO}
    corrections.refuses(hall, "PATCH", path, unknown, "team")
    corrections.refuses(hall, "PATCH", path, {**body, "reason": "", "replaces": {"rank": 1}}, "reason", "replaces.rank")

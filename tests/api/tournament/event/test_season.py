"""GET season and ledger/fines/season; and what a season's other tournaments change: repeats, and who may be seated."""

from typing import Any

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.seasons import join

REPEATED = ("unvocalised-call", {})
BOOK = {"id": "r-league-24-25", "readings": {"r-league-repeat-scope": "season"}}


@pytest.fixture
def evenings(app: Flask) -> tuple[Hall, Hall]:
    """Two evenings of a season with the same players."""
    halls = (open_hall(app, BOOK, "first", "First evening"), open_hall(app, BOOK, "second", "Second evening"))
    for hall in halls:
        join(hall, "24/25")
    return halls


def fine(hall: Hall, amount: int = 2000, unit: str = "SGD", **account: Any) -> None:
    body = {"account": hall.player(0), "unit": unit, "amount": amount, "reason": "late", **account}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", body, "director").status_code == 201


def seat(hall: Hall, **more: Any) -> Any:
    players = [hall.players[0], *hall.players[5:]]
    seats = {place: str(player) for place, player in zip(SEATS, players, strict=True)}
    body = {"table": str(hall.tables[1]), "round": "2", "seats": seats, **more}
    return hall.call("PUT", f"hanchans/{uuid7()}", body, "director")


@pytest.mark.postgresql
def test_what_another_evening_tells_of_the_people_here(evenings: tuple[Hall, Hall]) -> None:
    first, second = evenings
    ruling = first.rule(*REPEATED)
    first.call("PUT", f"rulings/{first.rule(*REPEATED)['id']}/withdrawal", {"reason": "not said"})
    fine(first)
    season, again = (second.get("season", role) for role in ("referee", "arbiter"))
    assert season == again
    offence = {
        "ruling": ruling["id"],
        "tournament": str(first.tournament),
        "offender": second.player(0),
        "foul": "unvocalised-call",
        "kind": ruling["kind"],
        "penalties": season["offences"][0]["penalties"],
        "ruled_at": ruling["times"]["ruled_at"],
    }
    assert season["offences"] == [offence]
    assert offence["penalties"]
    (owed,) = season["fines"]
    assert (owed["account"], owed["tournament"]) == (second.player(0), str(first.tournament))
    assert (owed["unit"], owed["amount"]) == ("SGD", 2000)
    assert season["league"]["name"] == "R.League"
    assert (season["season"], [one["name"] for one in season["tournaments"]]) == ("24/25", ["First evening"])
    assert second.get(f"players/{second.players[0]}/offences")["season"] == [offence]
    assert second.get(f"players/{second.players[1]}/offences")["season"] == []
    assert first.get("season")["offences"] == []


def test_without_a_league_it_is_empty(hall: Hall) -> None:
    nothing: list[Any] = []
    season = hall.get("season", "finance")
    assert season == {
        "league": None,
        "season": None,
        "id": None,
        "tournaments": nothing,
        "offences": nothing,
        "fines": nothing,
    }


def test_repeats_count_across_the_evenings(evenings: tuple[Hall, Hall]) -> None:
    first, second = evenings
    first.rule(*REPEATED)
    ruling = second.rule(*REPEATED)
    assert ruling["known"]["offence_number"] == 2
    assert ruling["decision"]["facts"]["offence_number"] == 2
    assert second.rule(*REPEATED, offender=second.player(1))["known"]["offence_number"] == 1
    assert second.rule(*REPEATED)["known"]["offence_number"] == 3


def test_an_earlier_evening_does_not_count_a_later_one(evenings: tuple[Hall, Hall]) -> None:
    first, second = evenings
    second.rule(*REPEATED)
    late = first.rule(*REPEATED, device_at="2025-01-01T12:00:00+00:00", clock_offset_ms=0)
    assert late["known"]["offence_number"] == 1


def test_what_the_phone_knew_otherwise_is_kept_beside_it(evenings: tuple[Hall, Hall]) -> None:
    first, second = evenings
    first.rule(*REPEATED)
    ruling = second.rule("unvocalised-call", {"offence_number": 1})
    assert (ruling["decision"]["facts"]["offence_number"], ruling["known"]["offence_number"]) == (1, 2)


def test_another_season_and_a_scope_of_the_tournament_count_nothing(app: Flask, evenings: tuple[Hall, Hall]) -> None:
    evenings[0].rule(*REPEATED)
    next_season = open_hall(app, BOOK, "next")
    join(next_season, "25/26")
    assert next_season.rule(*REPEATED)["known"]["offence_number"] == 1
    narrow = open_hall(app, {"id": "r-league-24-25", "readings": {"r-league-repeat-scope": "tournament"}}, "narrow")
    join(narrow, "24/25")
    assert narrow.rule(*REPEATED)["known"]["offence_number"] == 1


def test_who_owes_from_an_earlier_evening_is_named_and_which(evenings: tuple[Hall, Hall]) -> None:
    first, second = evenings
    fine(first)
    fine(second, 500)
    seated = seat(second).get_json()
    own = {"unit": "SGD", "amount": 500, "tournament": None}
    other = {"unit": "SGD", "amount": 2000, "tournament": {"id": str(first.tournament), "name": "First evening"}}
    assert [debt["fines"] for debt in seated["debts"]] == [[own, other]]
    points = {"points": {"east": 40000, "south": 30000, "west": 20000, "north": 10000}}
    for hall, amount in ((second, 500), (first, 2000)):
        refused = second.call("PUT", f"hanchans/{seated['id']}/result", points, "director")
        assert refused.get_json()["type"].endswith(":unpaid-fines")
        body = {"account": hall.player(0), "unit": "SGD", "amount": amount, "method": "cash"}
        assert hall.call("PUT", f"payments/{uuid7()}", body, "finance").status_code == 201
    assert second.call("PUT", f"hanchans/{seated['id']}/result", points, "director").status_code == 201


def test_a_director_lets_them_play_with_a_reason(evenings: tuple[Hall, Hall]) -> None:
    first, second = evenings
    fine(first)
    hanchan = seat(second).get_json()["id"]
    allowed = {"players": [str(second.players[0])], "reason": "pays by transfer"}
    assert second.call("PUT", f"hanchans/{hanchan}/permission", allowed, "director").status_code == 200
    points = {"points": {"east": 40000, "south": 30000, "west": 20000, "north": 10000}}
    assert second.call("PUT", f"hanchans/{hanchan}/result", points, "director").status_code == 201
    assert second.findings() == []


def test_a_fine_of_another_evening_is_paid_there(evenings: tuple[Hall, Hall]) -> None:
    first, second = evenings
    fine(first)
    body = {"account": second.player(0), "unit": "SGD", "amount": 2000, "method": "cash"}
    checks.refuses_fields(second, f"payments/{uuid7()}", body, "finance", "amount")


@pytest.mark.postgresql
def test_who_owes_what_in_which_evening(app: Flask, evenings: tuple[Hall, Hall]) -> None:
    first, second = evenings
    abroad = open_hall(app, {"id": "wrc-2022"}, "abroad")
    join(abroad, "24/25")
    fine(first)
    fine(second, 500)
    fine(abroad, 300, "EUR")
    fine(first, 100, account={"kind": "team", "id": str(first.team)})
    items, again = (hall.get("ledger/fines/season", "finance")["items"] for hall in evenings)
    assert items == again
    owed = {
        (item["holder"]["name"], item["holder"]["number"], item["unit"], item["amount"]): [
            (part["tournament"], part["amount"]) for part in item["tournaments"]
        ]
        for item in items
    }
    assert owed == {
        ("Player 0", "100", "SGD", 2500): [(str(first.tournament), 2000), (str(second.tournament), 500)],
        ("Player 0", "100", "EUR", 300): [(str(abroad.tournament), 300)],
        ("Kamo", "Kamo", "SGD", 100): [(str(first.tournament), 100)],
    }


def test_an_arbiter_is_known_by_the_leagues_number(evenings: tuple[Hall, Hall]) -> None:
    arbiters = []
    for hall in evenings:
        arbiters.append(str(uuid7()))
        body = {"name": "Akiko", "roles": ["arbiter"], "league_number": "R7"}
        path = f"officials/{arbiters[-1]}"
        assert hall.call("PUT", path, body, "director").get_json()["league_number"] == "R7"
        assert hall.call("PUT", path, body, "director").status_code == 200
        assert hall.kinds()[-3:] == ["official.invited", "official.numbered", "invitation.made"]
        taken = details(hall.call("PUT", f"officials/{uuid7()}", body, "director"), 409)
        assert taken["type"].endswith(":taken")
    first, second = evenings
    fine(first, 1000, account={"kind": "official", "id": arbiters[0]})
    (owed,) = second.get("season")["fines"]
    assert owed["account"] == {"kind": "official", "id": arbiters[1]}
    assert second.findings() == []


def test_who_lost_the_token_keeps_the_number(hall: Hall) -> None:
    body = {"name": "Akiko", "roles": ["arbiter"], "league_number": "R7"}
    lost = f"officials/{uuid7()}"
    hall.call("PUT", lost, body, "director")
    hall.call("PUT", f"{lost}/revocation", None, "director")
    assert hall.call("PUT", f"officials/{uuid7()}", body, "director").status_code == 201


def test_only_a_director_and_no_stranger(hall: Hall) -> None:
    assert "season" in mistakes(hall.call("PUT", "season", {}, "director"))
    assert "season" in mistakes(hall.call("PUT", "season", {"code": "x", "season": str(uuid7())}, "director"))
    assert "reason" in mistakes(hall.call("PUT", "season/leaving", {}, "director"))

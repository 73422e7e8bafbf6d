"""PUT season and season/leaving: a tournament joins a season by its director, and leaves it with a reason."""

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.league.people import LEAGUES, make, put, season, sign_up, tournament
from tests.api.tournament.hall import open_hall


@pytest.fixture
def ana(app: Flask) -> FlaskClient:
    return sign_up(app, "ana")


def code(browser: FlaskClient, league: str, of: str) -> str:
    return str(put(browser, f"{league}/invitations/{uuid7()}", {"season": of}).get_json()["secret"])


@pytest.mark.postgresql
def test_a_managers_own_tournament_joins_leaves_and_joins_again(ana: FlaskClient) -> None:
    league = make(ana)
    first, second = season(ana, league), season(ana, league, "25/26")
    own = tournament(ana, "First")
    for _ in range(2):
        joined = put(ana, f"{own}/season", {"season": first})
        assert (joined.status_code, joined.get_json()["season"], joined.get_json()["id"]) == (200, "24/25", first)
    details(put(ana, f"{own}/season", {"season": second}), 409)
    looked = put(ana, f"{own}/season/leaving?preview=true", {"reason": "wrong season"})
    assert looked.get_json()["id"] == first
    assert ana.get(f"{own}/season").get_json()["id"] == first
    for left in (first, None):
        assert put(ana, f"{own}/season/leaving", {"reason": "wrong season"}).get_json()["id"] == left
    assert ana.get(f"{own}/season").get_json()["id"] is None
    assert put(ana, f"{own}/season", {"season": second}).get_json()["season"] == "25/26"
    kinds = [one["kind"] for one in ana.get(f"{own}/journal?limit=500").get_json()["items"]]
    assert [kind for kind in kinds if kind.startswith("season")] == ["season.joined", "season.left", "season.joined"]
    changes = [one["kind"] for one in ana.get(f"{league}/changes").get_json()["items"][:3]]
    assert changes == ["tournament.joined", "tournament.left", "tournament.joined"]
    listed = {one["name"]: len(one["tournaments"]) for one in ana.get(LEAGUES).get_json()["items"][0]["seasons"]}
    assert listed == {"24/25": 0, "25/26": 1}
    assert ana.get(f"{own}/audit").get_json()["findings"] == []


def test_others_join_by_a_code_until_it_is_revoked(app: Flask, ana: FlaskClient) -> None:
    league = make(ana)
    first = season(ana, league)
    hall = open_hall(app, {"id": "wrc-2022"})
    secret = code(ana, league, first)
    assert "season" in mistakes(hall.call("PUT", "season", {"season": first}, "director"))
    assert hall.call("PUT", "season", {"code": secret}, "director").get_json()["id"] == first
    for open_one in ana.get(LEAGUES).get_json()["items"][0]["invitations"]:
        put(ana, f"{league}/invitations/{open_one['id']}/revocation")
    other = open_hall(app, {"id": "wrc-2022"}, "other")
    assert "code" in mistakes(other.call("PUT", "season", {"code": secret}, "director"))
    own = ana.get("/api/v1/account").get_json()["id"]
    details(ana.post(f"{LEAGUES}/admissions", json={"secret": code(ana, league, first), "account": own}), 410)


def test_what_is_not_counted_any_more_is_shown_before_and_after(app: Flask, ana: FlaskClient) -> None:
    league = make(ana)
    secret = code(ana, league, season(ana, league))
    book = {"id": "r-league-24-25", "readings": {"r-league-repeat-scope": "season"}}
    first, second = (open_hall(app, book, name) for name in ("first", "second"))
    for hall in (first, second):
        assert hall.call("PUT", "season", {"code": secret}, "director").status_code == 200
    first.rule("unvocalised-call", {})
    assert second.rule("unvocalised-call", {})["known"]["offence_number"] == 2
    for query in ("?preview=true", ""):
        left = second.call("PUT", f"season/leaving{query}", {"reason": "joined by mistake"}, "director").get_json()
        assert [one["foul"] for one in left["offences"]] == ["unvocalised-call"]
    assert second.rule("unvocalised-call", {})["known"]["offence_number"] == 2
    assert first.get("season")["tournaments"] == []
    assert second.findings() == []

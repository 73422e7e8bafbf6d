"""Leagues of accounts: made, renamed, managed by several; their seasons; what was changed."""

from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.league.people import LEAGUES, make, put, season, sign_up


@pytest.fixture
def ana(app: Flask) -> FlaskClient:
    return sign_up(app, "ana")


@pytest.fixture
def ben(app: Flask) -> FlaskClient:
    return sign_up(app, "ben")


def kinds(browser: FlaskClient, league: str) -> list[str]:
    return [one["kind"] for one in reversed(browser.get(f"{league}/changes").get_json()["items"])]


def invite(browser: FlaskClient, league: str, **body: Any) -> dict[str, Any]:
    answer = put(browser, f"{league}/invitations/{uuid7()}", body)
    assert answer.status_code == 201, answer.text
    return dict(answer.get_json())


def accept(browser: FlaskClient, secret: str, account: str | None = None) -> Any:
    """Open a manager's link as whoever is signed in, or for another `account`."""
    meant = account or browser.get("/api/v1/account").get_json()["id"]
    return browser.post(f"{LEAGUES}/admissions", json={"secret": secret, "account": meant})


@pytest.mark.postgresql
def test_who_makes_a_league_manages_it(app: Flask, ana: FlaskClient, ben: FlaskClient) -> None:
    path = f"{LEAGUES}/{uuid7()}"
    made = put(ana, path, {"name": "R.League"})
    assert made.status_code == 201
    assert put(ana, path, {"name": "R.League"}).get_json() == made.get_json()
    assert [one["name"] for one in made.get_json()["managers"]] == ["Ana"]
    details(put(ana, path, {"name": "Another"}), 409)
    details(put(ben, path, {"name": "R.League"}), 409)
    assert "name" in mistakes(put(ana, f"{LEAGUES}/{uuid7()}", {"name": " "}))
    assert "slug" in mistakes(put(ben, f"{LEAGUES}/{uuid7()}", {"name": "R.League"}))
    assert [one["slug"] for one in ana.get(LEAGUES).get_json()["items"]] == ["r-league"]
    assert ben.get(LEAGUES).get_json()["items"] == []
    details(put(app.test_client(), path, {"name": "R.League"}), 401)


def test_a_league_is_renamed_and_its_changes_are_kept(ana: FlaskClient, ben: FlaskClient) -> None:
    league = make(ana)
    change = {"name": "R League", "replaces": {"name": "R.League"}}
    for _ in range(2):
        assert ana.patch(league, json=change).get_json()["name"] == "R League"
    details(ana.patch(league, json={**change, "name": "Other"}), 409)
    details(ben.patch(league, json=change), 404)
    assert kinds(ana, league) == ["league.created", "league.changed"]
    details(ben.get(f"{league}/changes"), 404)
    latest = ana.get(f"{league}/changes").get_json()["items"][0]
    assert (latest["who"], latest["number"], latest["body"]["before"]) == ("Ana", 2, {"name": "R.League"})


@pytest.mark.postgresql
def test_managers_invite_others_once_each_and_the_last_one_stays(ana: FlaskClient, ben: FlaskClient) -> None:
    league = make(ana)
    link = invite(ana, league)
    assert link["join"] == f"/#/league/{link['secret']}"
    for _ in range(2):
        assert len(accept(ben, link["secret"]).get_json()["managers"]) == 2
    me, other = (one["id"] for one in ben.get(LEAGUES).get_json()["items"][0]["managers"])
    assert put(ben, f"{league}/managers/{me}/removal").get_json() == {"managers": [other]}
    details(ana.get(f"{league}/changes"), 404)
    details(accept(ana, link["secret"]), 410)
    details(put(ben, f"{league}/managers/{me}/removal"), 404)
    details(put(ben, f"{league}/managers/{other}/removal"), 409)
    assert kinds(ben, league) == ["league.created", "invitation.made", "manager.added", "manager.removed"]


def test_a_link_is_for_the_account_that_is_meant(ana: FlaskClient, ben: FlaskClient) -> None:
    """Ana's browser may be open before somebody else."""
    league = make(ana)
    secret = invite(ana, league)["secret"]
    me = ben.get("/api/v1/account").get_json()
    problem = details(accept(ben, secret, str(uuid4())), 409)
    assert problem["type"].endswith(":whose-account")
    assert problem["account"] == {name: me[name] for name in ("id", "name", "handle")}
    assert len(accept(ben, secret).get_json()["managers"]) == 2


def test_a_link_is_revoked(ana: FlaskClient, ben: FlaskClient) -> None:
    league = make(ana)
    identity = uuid7()
    path = f"{league}/invitations/{identity}"
    secret = put(ana, path, {}).get_json()["secret"]
    again = put(ana, path, {})
    assert again.status_code == 200
    assert "secret" not in again.get_json()
    for _ in range(2):
        assert put(ana, f"{path}/revocation").get_json()["invitations"] == []
    details(accept(ben, secret), 410)
    details(put(ben, path, {}), 404)
    details(put(ana, f"{league}/invitations/{uuid4()}/revocation"), 404)
    details(accept(ben, "spl_nothing"), 410)


@pytest.mark.postgresql
def test_a_season_is_made_and_changed(ana: FlaskClient, ben: FlaskClient) -> None:
    league = make(ana)
    path = f"{league}/seasons/{uuid7()}"
    body = {"name": "24/25", "starts_on": "2024-09-01", "ranking": {"counted": "best", "number": 8}}
    made = put(ana, path, body)
    assert made.status_code == 201
    assert put(ana, path, body).get_json() == made.get_json()
    assert (made.get_json()["ranking"]["number"], made.get_json()["ranking"]["penalties"]) == (8, "deducted")
    details(put(ana, path, {**body, "name": "25/26"}), 409)
    details(put(ben, path, body), 404)
    assert "name" in mistakes(put(ana, f"{league}/seasons/{uuid7()}", {"name": "24/25"}))
    change = {"ranking": {"total": "mean"}, "standings_open": True}
    seen = {"ranking": made.get_json()["ranking"], "standings_open": False}
    for _ in range(2):
        changed = ana.patch(path, json={**change, "replaces": seen})
        assert (changed.get_json()["ranking"]["total"], changed.get_json()["standings_open"]) == ("mean", True)
    details(ana.patch(path, json={"ranking": None, "replaces": seen}), 409)
    details(ben.patch(path, json={**change, "replaces": seen}), 404)
    details(ana.patch(f"{league}/seasons/{uuid4()}", json={**change, "replaces": seen}), 404)
    assert kinds(ana, league) == ["league.created", "season.created", "season.changed"]


@pytest.mark.parametrize(
    ("field", "body"),
    [
        ("ends_on", {"starts_on": "2025-01-01", "ends_on": "2024-01-01"}),
        ("ranking.number", {"ranking": {"counted": "best"}}),
        ("ranking.number", {"ranking": {"number": 3}}),
        ("ranking.ties.0", {"ranking": {"ties": ["by-luck"]}}),
        ("rank", {"rank": 1}),
    ],
)
def test_what_no_season_is(ana: FlaskClient, field: str, body: dict[str, Any]) -> None:
    league = make(ana)
    assert field in mistakes(put(ana, f"{league}/seasons/{uuid7()}", {"name": "24/25", **body}))


def test_a_season_ends_after_it_starts_whichever_is_changed(ana: FlaskClient) -> None:
    league = make(ana)
    path = f"{league}/seasons/{season(ana, league, starts_on='2025-09-01')}"
    early = ana.patch(path, json={"ends_on": "2025-08-31", "replaces": {"ends_on": None}})
    assert "ends_on" in mistakes(early)
    assert ana.patch(path, json={"ends_on": "2026-06-30", "replaces": {"ends_on": None}}).status_code == 200
    late = ana.patch(path, json={"starts_on": "2026-07-01", "replaces": {"starts_on": "2025-09-01"}})
    assert "ends_on" in mistakes(late)


def test_a_season_of_another_league_is_none_of_this(ana: FlaskClient, ben: FlaskClient) -> None:
    league, other = make(ana), make(ben, "Other")
    theirs = season(ben, other)
    details(put(ana, f"{league}/seasons/{theirs}", {"name": "24/25"}), 409)
    details(ana.patch(f"{league}/seasons/{theirs}", json={"name": "x", "replaces": {"name": "24/25"}}), 404)
    assert "season" in mistakes(put(ana, f"{league}/invitations/{uuid7()}", {"season": theirs}))

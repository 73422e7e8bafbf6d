"""PUT account/tournaments/{id} with copy_of, and GET …/staying: a new tournament from an earlier one, under new ids."""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.answers import details
from tests.api.league.people import put, sign_up, tournament

SCORING = {"starting_points": 25000, "goal": 30000, "oka": 20000, "uma": [10, 5, -5, -10], "replaces": None}


@pytest.fixture
def ana(app: Flask) -> FlaskClient:
    return sign_up(app, "ana")


@pytest.fixture
def first(ana: FlaskClient) -> str:
    """A tournament with a team, three players, two tables, and a referee who plays and knows another player."""
    path = tournament(ana, "First", rulebook={"id": "ema-2016"}, currency="CHF", time_zone="Europe/Zurich")
    assert put(ana, f"{path}/scoring", SCORING).status_code == 200
    team, *players = (str(uuid7()) for _ in range(4))
    put(ana, f"{path}/teams/{team}", {"name": "Kamo"})
    for number, player in enumerate(players):
        body = {"name": f"Player {number}", "id_number": f"P{number}", **({"team": team} if number == 0 else {})}
        assert put(ana, f"{path}/players/{player}", body).status_code == 201
    for label in ("A", "B"):
        assert put(ana, f"{path}/tables/{uuid7()}", {"label": label}).status_code == 201
    referee = uuid7()
    body = {"name": "Rei", "roles": ["referee"], "league_number": "R7"}
    assert put(ana, f"{path}/officials/{referee}", body).status_code == 201
    nothing: dict[str, Any] = {"player": None, "conflicts": []}
    change = {"player": players[0], "conflicts": [players[1]], "replaces": nothing}
    assert ana.patch(f"{path}/officials/{referee}", json=change).status_code == 200
    return path


def copy(browser: FlaskClient, source: str, **choice: Any) -> Any:
    name = choice.pop("name", "Second")
    body = {"name": name, "copy_of": {"tournament": source.rpartition("/")[2], **choice}}
    return put(browser, f"/api/v1/account/tournaments/{uuid7()}", body)


def items(browser: FlaskClient, path: str, what: str) -> list[dict[str, Any]]:
    return list(browser.get(f"{path}/{what}").get_json()["items"])


@pytest.mark.postgresql
def test_settings_people_and_officials_come_along_under_new_ids(ana: FlaskClient, first: str) -> None:
    made = copy(ana, first)
    assert made.status_code == 201, made.text
    second = f"/api/v1/tournaments/{made.get_json()['id']}"
    before, after = (ana.get(path).get_json() for path in (first, second))
    for name in ("rulebook", "currency", "time_zone", "revision"):
        assert before[name] == after[name]
    assert ana.get(f"{second}/scoring").get_json()["goal"] == 30000
    old, new = (items(ana, path, "players") for path in (first, second))
    assert [(one["name"], one["id_number"]) for one in old] == [(one["name"], one["id_number"]) for one in new]
    assert not {one["id"] for one in old} & {one["id"] for one in new}
    (team,) = items(ana, second, "teams")
    assert [one["team"] for one in new] == [team["id"], None, None]
    assert [one["label"] for one in items(ana, second, "tables")] == ["A", "B"]
    (rei,) = [one for one in items(ana, second, "officials") if one["name"] == "Rei"]
    assert (rei["roles"], rei["league_number"]) == (["referee"], "R7")
    assert (rei["player"], rei["conflicts"]) == (new[0]["id"], [new[1]["id"]])
    (link,) = made.get_json()["links"]
    assert (link["name"], link["official"], link["roles"]) == ("Rei", rei["id"], ["referee"])
    assert link["join"].startswith(f"/#/join/{made.get_json()['id']}/")
    assert ana.get(f"{second}/audit").get_json()["findings"] == []


def test_an_official_with_an_account_is_in_at_once(app: Flask, ana: FlaskClient, first: str) -> None:
    ben = sign_up(app, "ben")
    referee = str(uuid7())
    joining = put(ana, f"{first}/officials/{referee}", {"name": "Ben", "roles": ["arbiter"]}).get_json()["join"]
    account = ben.get("/api/v1/account").get_json()["id"]
    sent = {"invitation": joining.rpartition("/")[2], "proof": "k" * 43, "account": account}
    assert put(ben, f"{first}/joinings/{uuid7()}", sent).status_code in (200, 201)
    made = copy(ana, first).get_json()
    entered = {one["id"] for one in ben.get("/api/v1/account").get_json()["tournaments"]}
    assert (made["id"] in entered) == ("Ben" not in [one["name"] for one in made["links"]])


def test_only_what_is_asked_for(ana: FlaskClient, first: str) -> None:
    made = copy(ana, first, people=False, officials=False).get_json()
    second = f"/api/v1/tournaments/{made['id']}"
    assert (made["links"], items(ana, second, "players"), items(ana, second, "teams")) == ([], [], [])
    assert [one["name"] for one in items(ana, second, "officials")] == ["Ana"]


def test_nobody_copies_what_they_do_not_direct(app: Flask, ana: FlaskClient, first: str) -> None:
    details(copy(sign_up(app, "eve"), first), 404)
    details(copy(ana, f"/api/v1/tournaments/{uuid7()}"), 404)


@pytest.fixture
def played(ana: FlaskClient, first: str) -> dict[str, str]:
    """Name → player, of an evening at which one left, and a guest sat in for them; others have no team either."""
    there = {one["name"]: one["id"] for one in items(ana, first, "players")}
    for name in ("Player 3", "Guest"):
        there[name] = str(uuid7())
        put(ana, f"{first}/players/{there[name]}", {"name": name})
    (table, _) = (one["id"] for one in items(ana, first, "tables"))
    seats = dict(zip(SEATS, (there[f"Player {number}"] for number in range(4)), strict=True))
    hanchan = str(uuid7())
    assert put(ana, f"{first}/hanchans/{hanchan}", {"table": table, "round": "1", "seats": seats}).status_code == 201
    sits = {"seats": {**seats, "east": there["Guest"]}, "substitutes": {"east": seats["east"]}}
    change = {"id": hanchan, **sits, "replaces": {"seats": seats, "substitutes": {}}}
    assert ana.patch(f"{first}/hanchans", json={"hanchans": [change], "reason": "left"}).status_code == 200
    left = {"withdrawn": True, "replaces": {"withdrawn": False}, "reason": "left"}
    assert ana.patch(f"{first}/players/{there['Player 0']}", json=left).status_code == 200
    return there


def staying(browser: FlaskClient, source: str) -> Any:
    return browser.get(f"/api/v1/account/tournaments/{source.rpartition('/')[2]}/staying")


@pytest.mark.postgresql
def test_who_was_withdrawn_or_only_substituted_comes_if_asked_for(
    app: Flask, ana: FlaskClient, first: str, played: dict[str, str]
) -> None:
    found = staying(ana, first).get_json()["items"]
    assert [(one["name"], one["why"]) for one in found] == [("Guest", "substitute"), ("Player 0", "withdrawn")]
    second = f"/api/v1/tournaments/{copy(ana, first).get_json()['id']}"
    assert {one["name"] for one in items(ana, second, "players")} == {"Player 1", "Player 2", "Player 3"}
    made = copy(ana, first, name="Third", besides=[played["Player 0"]])
    third = f"/api/v1/tournaments/{made.get_json()['id']}"
    (back,) = [one for one in items(ana, third, "players") if one["name"] == "Player 0"]
    assert (back["withdrawn"], back["team"]) == (False, items(ana, third, "teams")[0]["id"])
    assert "Guest" not in {one["name"] for one in items(ana, third, "players")}
    assert staying(ana, third).get_json() == {"items": []}


def test_who_stays_is_told_to_its_director_alone(app: Flask, ana: FlaskClient, first: str) -> None:
    details(staying(sign_up(app, "eve"), first), 404)
    details(staying(ana, f"/api/v1/tournaments/{uuid7()}"), 404)
    details(staying(app.test_client(), first), 401)

"""GET own: a player's page, by a personal link; what the player escalates."""

from typing import Any
from uuid import UUID

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.results.test_standings import TOTALS, penalise, play, seat

NO_RANK = {"rank": None, "of": 0, "score": 0, "penalties": 0, "final": 0, "table_points": 0}


@pytest.fixture
def aki(hall: Hall) -> FlaskClient:
    """The phone of the first player."""
    return opened(hall, hall.players[0])


def opened(hall: Hall, player: UUID) -> FlaskClient:
    phone = hall.browser()
    answer = hall.admit(phone, hall.link(player=str(player), uses=None, minutes=None))
    assert answer.status_code == 201
    assert answer.get_json()["kind"] == "player"
    return phone


def own(hall: Hall, phone: FlaskClient, lang: str = "en") -> dict[str, Any]:
    answer = phone.get(hall.path(f"own?lang={lang}"))
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.get_json()
    return page


@pytest.mark.postgresql
def test_the_page_tells_what_was_ruled_and_what_it_costs(hall: Hall, aki: FlaskClient) -> None:
    mine = hall.rule("empty-win", {"hand_shown": True}, note="an official's own words")
    hall.rule("unclear-call", {}, offender={"kind": "player", "id": str(hall.players[1])})
    page = own(hall, aki)
    assert page["player"]["name"] == "Player 0"
    [ruling] = page["rulings"]
    assert (ruling["id"], ruling["foul"]["name"], ruling["escalation"]) == (mine["id"], "Empty win declaration", None)
    assert ruling["line"].startswith("Chonbo")
    assert ruling["source"]["section"]
    assert [line["amount"] for line in page["ledger"]] == [30]
    said = aki.get(hall.path("own")).text
    assert "own words" not in said
    assert "Player 1" not in said
    assert own(hall, aki, "ja")["rulings"][0]["foul"]["name"] != "Empty win declaration"


def test_the_page_tells_where_and_when_they_play_and_how_they_stand(hall: Hall, aki: FlaskClient) -> None:
    assert own(hall, aki)["standing"] == {**NO_RANK, "name": "Player 0"}
    seat(hall, "2", hall.players[4], hall.players[0], hall.players[5], hall.players[6])
    assert hall.schedule("2025-11-21T19:30:00+01:00", minutes=75).status_code == 200
    play(hall, hall.hanchan, *TOTALS)
    penalise(hall, hall.player(0), 22)
    page = own(hall, aki)
    first, second = page["games"]
    assert (first["round"], first["table"], first["seat"], first["minutes"]) == ("1", "1", "east", 75)
    assert first["scheduled_at"].startswith("2025-11-21T18:30:00")
    assert first["result"] == {"place": 1, "points": 42300, "total": 273, "counts_for": "player"}
    assert (second["round"], second["table"], second["seat"]) == ("2", "2", "south")
    assert (second["scheduled_at"], second["result"], second["replaced"]) == (None, None, False)
    stands = {"rank": 2, "of": 4, "score": 273, "penalties": 22, "final": 53, "table_points": 0}
    assert page["standing"] == {"name": "Player 0", **stands}
    assert page["team_standing"] is None


def test_without_a_scoring_nothing_is_said_of_ranks(app: Flask) -> None:
    hall = open_hall(app, {"id": "ema-2012"})
    page = own(hall, opened(hall, hall.players[0]))
    assert (page["standing"], [game["result"] for game in page["games"]]) == (None, [None])


def test_the_link_opens_on_as_many_phones_as_the_player_has_until_it_is_withdrawn(hall: Hall) -> None:
    path = f"invitations/{uuid7()}"
    asked = {"player": str(hall.players[0]), "uses": None, "minutes": None}
    secret = hall.call("PUT", path, asked, "director").get_json()["secret"]
    assert [hall.admit(hall.browser(), secret).status_code for _ in range(3)] == [201] * 3
    hall.call("PUT", f"{path}/revocation", None, "director")
    details(hall.admit(hall.browser(), secret), 410)


def test_a_player_escalates_once_and_the_journal_says_who(hall: Hall, aki: FlaskClient) -> None:
    ruling = hall.rule("empty-win", {"hand_shown": True})["id"]
    path, body = hall.path(f"rulings/{ruling}/escalation"), {"reason": "I only coughed", "evidence": "ask table 2"}
    first, again = (aki.put(path, json=body) for _ in range(2))
    assert (first.status_code, again.status_code, first.data) == (201, 200, again.data)
    escalation = first.get_json()
    assert (escalation["official"], escalation["player"]) == (None, str(hall.players[0]))
    assert escalation["level"] == "director"
    assert own(hall, aki)["rulings"][0]["escalation"]["status"] == "open"
    entry = hall.get("journal?limit=500")["items"][-1]
    assert (entry["kind"], entry["who"], entry["body"]["player_id"]) == (
        "escalation.opened",
        None,
        str(hall.players[0]),
    )
    assert hall.findings() == []
    assert set(mistakes(aki.put(path, json={}))) == {"reason"}


def test_a_player_takes_a_head_referees_decision_on(hall: Hall, aki: FlaskClient) -> None:
    hall.invite("head-referee")
    ruling = hall.rule("empty-win", {"hand_shown": True})["id"]
    aki.put(hall.path(f"rulings/{ruling}/escalation"), json={"reason": "I only coughed"})
    decided = {"outcome": "upheld", "reason": "the hand was shown"}
    path = f"rulings/{ruling}/escalation"
    assert hall.call("PUT", f"{path}/decisions/{uuid7()}", decided, "head-referee").status_code == 201
    appeal = hall.path(f"{path}/appeals/{uuid7()}")
    assert aki.put(appeal, json={"reason": "it was not"}).get_json()["level"] == "director"
    decision = aki.put(hall.path(f"{path}/decisions/{uuid7()}"), json={**decided, "outcome": "overturned"})
    details(decision, 403)
    final = {"outcome": "overturned", "reason": "nobody saw it"}
    assert hall.call("PUT", f"{path}/decisions/{uuid7()}", final, "director").status_code == 201
    page = own(hall, aki)
    assert page["rulings"][0]["escalation"]["status"] == "final"
    assert sum(line["amount"] for line in page["ledger"]) == 0
    assert hall.findings() == []


def test_nobody_elses_ruling_can_be_escalated_or_seen(hall: Hall, aki: FlaskClient) -> None:
    other = hall.rule("unclear-call", {}, offender={"kind": "player", "id": str(hall.players[1])})["id"]
    for ruling in (other, uuid7()):
        details(aki.put(hall.path(f"rulings/{ruling}/escalation"), json={"reason": "unfair"}), 404)
    for path in ("journal", "changes?since=0", f"rulings/{other}", "players", "officials/me", "escalations"):
        details(aki.get(hall.path(path)), 403)


def test_who_was_cut_off_sees_nothing_and_officials_have_no_such_page(hall: Hall, league: Hall) -> None:
    phone = opened(hall, hall.players[0])
    [admitted] = hall.get("phones", "director")["items"]
    details(phone.get(league.path("own")), 401)
    hall.call("PUT", f"phones/{admitted['id']}/cut-off", None, "director")
    details(phone.get(hall.path("own")), 401)

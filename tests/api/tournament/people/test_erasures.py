"""PUT erasures/{erasure_id}, GET erasures: personal data that is taken out."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from models.journal.salted_hashes import pseudonym
from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall
from tests.api.tournament.pictures import picture
from tests.api.tournament.rulings.test_photos import attach


@pytest.fixture
def body(hall: Hall) -> dict[str, Any]:
    return {"players": [str(hall.players[0])]}


def readable(hall: Hall) -> str:
    """All that a director can read of the journal, the rulings and the players."""
    paths = ("journal?limit=500", "rulings?limit=500", "players?limit=500", "exports/journal.jsonl", "invitations")
    return "\n".join(hall.call("GET", path, None, "director").text for path in paths)


def test_it_works_and_repeats(hall: Hall, body: dict[str, Any]) -> None:
    path = f"erasures/{uuid7()}"
    answer = checks.works_and_repeats(hall, path, body, "director")
    assert (answer["players"], answer["texts"], answer["photos"]) == (body["players"], False, False)
    assert hall.get("erasures", "director")["items"] == [answer]
    assert hall.findings() == []
    checks.refuses_another_body(hall, path, {**body, "texts": True}, "director")


def test_one_player_is_a_number_from_then_on(hall: Hall, body: dict[str, Any]) -> None:
    player = str(hall.players[0])
    name = hall.get(f"players/{player}")["name"]
    hall.rule("empty-win", {"hand_shown": False}, note=f"{name} was tired")
    hall.link(player=player, label=name, uses=None, minutes=None)
    assert readable(hall).count(name) > 3
    assert hall.call("PUT", f"erasures/{uuid7()}", body, "director").status_code == 201
    number = hall.get(f"players/{player}")["name"]
    assert number == pseudonym(hall.tournament, hall.players[0])["name"]
    assert [ruling["offender"]["name"] for ruling in hall.get("rulings")["items"]] == [number]
    assert name not in readable(hall).replace(f"{name} was tired", "")
    assert f"{name} was tired" in readable(hall), "what was written stays unless it is asked for"
    assert hall.findings() == []


@pytest.mark.postgresql
def test_all_of_it_goes_where_it_is_asked_for(hall: Hall) -> None:
    names = [player["name"] for player in hall.get("players?limit=500")["items"]]
    ruling = hall.rule("empty-win", {"hand_shown": False}, note="the one in red")["id"]
    photo, _ = attach(hall, picture("JPEG"), ruling)
    assert hall.call("GET", photo).status_code == 200
    asked = {"texts": True, "photos": True}
    redaction = hall.call("PUT", f"erasures/{uuid7()}", asked, "director").get_json()
    assert redaction["players"] is None
    assert not [name for name in [*names, "in red"] if name in readable(hall)]
    assert details(hall.call("GET", photo), 410)["type"].endswith(":erased")
    shown = hall.get(f"rulings/{ruling}")
    assert (shown["note"], shown["photos"]) == ("…", [])
    assert hall.get("audit", "director")["findings"] == []


@pytest.mark.postgresql
def test_what_is_sent_again_afterwards_is_the_same(hall: Hall) -> None:
    """A phone asks again where an answer got lost: its words are gone here, and still it is no other ruling."""
    call = hall.body("empty-win", {"hand_shown": False}, note="the one in red")
    path = f"rulings/{uuid7()}"
    assert hall.call("PUT", path, call).status_code == 201
    reason = {"reason": "it was the one in blue"}
    assert hall.call("PUT", f"{path}/withdrawal", reason).status_code == 200
    assert hall.call("PUT", f"erasures/{uuid7()}", {"texts": True}, "director").status_code == 201
    assert hall.call("PUT", path, call).status_code == 200
    assert hall.call("PUT", f"{path}/withdrawal", reason).status_code == 200
    details(hall.call("PUT", path, {**call, "foul": "unclear-call", "facts": {}}), 409)
    assert hall.findings() == []


@pytest.mark.postgresql
def test_a_corrected_result_sent_again_afterwards_is_the_same(hall: Hall) -> None:
    points = {"east": 42300, "south": 31200, "west": 26500, "north": 20000}
    path = f"hanchans/{hall.hanchan}/result"
    assert hall.call("PUT", path, {"points": points}, "director").status_code == 201
    better = {"points": {**points, "east": 41300}, "deposits": 1000, "corrects": {"number": 1, "reason": "recounted"}}
    assert hall.call("PUT", path, better, "director").status_code == 201
    assert hall.call("PUT", f"erasures/{uuid7()}", {"texts": True}, "director").status_code == 201
    assert hall.call("PUT", path, better, "director").status_code == 200
    assert hall.findings() == []


@pytest.mark.postgresql
def test_nothing_comes_back_when_it_is_ruled_upon_again(hall: Hall) -> None:
    instead = {"penalties": [{"kind": "warning"}], "reason": "SECRET: his first"}
    ruling = hall.rule("empty-win", {"hand_shown": False}, issued=instead)["id"]
    way = f"rulings/{ruling}/escalation"
    assert hall.call("PUT", way, {"reason": "SECRET: unclear"}).status_code == 201
    overturned = {"outcome": "overturned", "reason": "SECRET: nobody heard it"}
    assert hall.call("PUT", f"{way}/decisions/{uuid7()}", overturned, "director").status_code == 201
    assert hall.call("PUT", f"erasures/{uuid7()}", {"texts": True}, "director").status_code == 201
    assert hall.call("PUT", f"{way}/reopenings/{uuid7()}", {"reason": "a witness"}, "director").status_code == 201
    upheld = {"outcome": "upheld", "reason": "heard after all"}
    assert hall.call("PUT", f"{way}/decisions/{uuid7()}", upheld, "director").status_code == 201
    assert "SECRET" not in readable(hall)
    assert hall.findings() == []


@pytest.mark.postgresql
def test_one_that_takes_nothing_out_is_refused_and_leaves_no_entry(hall: Hall, body: dict[str, Any]) -> None:
    """After an entry of it all phones read the log anew."""
    path = f"erasures/{uuid7()}"
    first = hall.call("PUT", path, body, "director").get_json()
    before = hall.get("journal/head")

    def refused(**more: bool) -> bool:
        problem = details(hall.call("PUT", f"erasures/{uuid7()}", {**body, **more}, "director"), 409)
        return problem["type"].endswith(":nothing-to-erase") and "nothing was done" in problem["detail"]

    assert refused()
    assert refused(texts=True, photos=True)
    assert hall.call("PUT", path, body, "director").get_json() == first
    assert (hall.get("journal/head"), hall.get("erasures", "director")["items"]) == (before, [first])
    hall.rule("empty-win", {"hand_shown": False}, note="the one in red")
    assert refused(photos=True)
    assert hall.call("PUT", f"erasures/{uuid7()}", {**body, "texts": True}, "director").status_code == 201
    assert refused(texts=True)
    assert hall.findings() == []


def test_photos_links_and_pushes_of_theirs_are_something(hall: Hall, body: dict[str, Any]) -> None:
    hall.call("PUT", f"erasures/{uuid7()}", body, "director")
    hall.link(player=body["players"][0], label="Her own link", uses=None, minutes=None)
    assert hall.call("PUT", f"erasures/{uuid7()}", body, "director").status_code == 201
    ruling = hall.rule("empty-win", {"hand_shown": False})["id"]
    attach(hall, picture("JPEG"), ruling)
    assert hall.call("PUT", f"erasures/{uuid7()}", {**body, "photos": True}, "director").status_code == 201
    assert details(hall.call("PUT", f"erasures/{uuid7()}", {**body, "photos": True}, "director"), 409)


def test_a_season_tells_them_apart(hall: Hall) -> None:
    """A season finds people by their id numbers: no two may have the same one."""
    hall.call("PUT", f"erasures/{uuid7()}", {}, "director")
    numbers = [player["id_number"] for player in hall.get("players?limit=500")["items"]]
    assert len(set(numbers)) == len(numbers) == len(hall.players)


def test_another_tournaments_players(league: Hall, body: dict[str, Any]) -> None:
    path = f"erasures/{uuid7()}"
    checks.refuses_fields(league, path, body, "director", "players.0")
    assert league.get("erasures", "director")["items"] == []


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"players": []}, "players"),
        ({"players": ["nobody"]}, "players.0"),
        ({"players": [str(uuid7())]}, "players.0"),
        ({"players": None}, "players"),
        ({"texts": "perhaps"}, "texts"),
        ({"photos": 2}, "photos"),
        ({"names": True}, "names"),
    ],
)
def test_a_bad_body_is_told_where(hall: Hall, body: dict[str, Any], change: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"erasures/{uuid7()}", {**body, **change}, "director", field)

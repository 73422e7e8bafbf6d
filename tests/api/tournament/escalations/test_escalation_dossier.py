"""GET rulings/{ruling_id}/escalation: all that is needed to decide, on one screen."""

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.escalation_steps import CALL, OTHER, decide, escalate, take
from tests.api.tournament.hall import Hall
from tests.api.tournament.pictures import picture


def test_the_ruling_is_whole(hall: Hall) -> None:
    ruling = escalate(hall, *CALL, note="Whispered")
    photo = hall.call("PUT", f"rulings/{ruling['id']}/photos/{uuid7()}", data=picture())
    assert photo.status_code == 201
    dossier = hall.get(f"rulings/{ruling['id']}/escalation")
    assert dossier["ruling"] == hall.get(f"rulings/{ruling['id']}")
    assert dossier["ruling"]["decision"]["source"]["section"]
    assert dossier["ruling"]["shown"]["text"]
    assert len(dossier["ruling"]["photos"]) == 1
    assert dossier["escalation"] == dossier["ruling"]["escalation"]
    assert (dossier["standing"], dossier["offender"], dossier["foul"]) == (None, [], [])
    french = hall.get(f"rulings/{ruling['id']}/escalation?lang=fr")
    assert french["ruling"]["decision"]["line"] != dossier["ruling"]["decision"]["line"]


def test_what_the_offender_did_whatever_became_of_it(hall: Hall) -> None:
    before, withdrawn = hall.rule("swap-calling"), hall.rule(*CALL)
    hall.call("PUT", f"rulings/{withdrawn['id']}/withdrawal", {"reason": "wrong player"})
    hall.rule("swap-calling", offender=hall.player(1))
    ruling = escalate(hall)
    after = hall.rule(*CALL)
    items = hall.get(f"rulings/{ruling['id']}/escalation")["offender"]
    assert [item["id"] for item in items] == [after["id"], withdrawn["id"], before["id"]]
    assert [item["status"] for item in items] == ["issued", "withdrawn", "issued"]


@pytest.mark.postgresql
def test_how_the_foul_was_ruled_otherwise_at_this_event(league: Hall, hall: Hall) -> None:
    """The number of the offence makes no difference; another event's rulings are not shown."""
    provable = {"before_first_discard": False, "tile_provable": True}
    hall.rule("unvocalised-call", status=422)
    first = league.rule("unvocalised-call", {})
    again = league.rule("unvocalised-call", {})
    ruling = escalate(league, "unvocalised-call", {})
    path = f"rulings/{ruling['id']}/escalation"
    items = league.get(path)["foul"]
    assert [item["ruling"]["id"] for item in items] == [again["id"], first["id"]]
    assert [item["facts"] for item in items] == [{"offence_number": 2}, {"offence_number": 1}]
    assert {(item["same_facts"], item["same_revision"]) for item in items} == {(True, True)}
    _play_under_another_book(league)
    mixed = league.rule("wrong-draw", {**provable, "tile_provable": False}, offender=league.player(1))
    matter = escalate(league, "wrong-draw", provable)
    (item,) = league.get(f"rulings/{matter['id']}/escalation")["foul"]
    assert (item["ruling"]["id"], item["same_facts"], item["same_revision"]) == (mixed["id"], False, True)
    late = league.rule("unvocalised-call", {}, offender=league.player(1))
    newest = league.get(path)["foul"][0]
    assert (newest["ruling"]["id"], newest["same_facts"], newest["same_revision"]) == (late["id"], True, False)


def _play_under_another_book(league: Hall) -> None:
    tag = {"If-Match": league.call("GET", "").headers["ETag"]}
    book = {"id": "r-league-24-25", "readings": {"r-league-wrong-draw": "always"}}
    assert league.call("PATCH", "", {"rulebook": book}, "director", headers=tag).status_code == 200


def test_what_was_decided_so_far(hall: Hall) -> None:
    hall.invite("head-referee")
    ruling = escalate(hall)
    decide(hall, ruling, "amended", "head-referee", call=OTHER)
    take(hall, ruling, "appeals", "referee")
    dossier = hall.get(f"rulings/{ruling['id']}/escalation", "director")
    assert [step["what"] for step in dossier["escalation"]["steps"]] == ["decided", "appealed"]
    assert dossier["standing"] == hall.get(f"rulings/{dossier['escalation']['standing']}")
    assert dossier["standing"]["foul"] == OTHER["foul"]
    assert (dossier["ruling"]["foul"], dossier["ruling"]["status"]) == (CALL[0], "amended")
    assert (dossier["offender"], dossier["foul"]) == ([], [])


def test_missing(hall: Hall, league: Hall) -> None:
    path = f"rulings/{escalate(hall)['id']}/escalation"
    for role in ("director", "arbiter", "finance"):
        hall.get(path, role)
    details(league.call("GET", path), 404)
    details(hall.call("GET", f"rulings/{hall.rule(*CALL)['id']}/escalation"), 404)

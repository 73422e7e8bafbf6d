"""PUT and GET rulings/{ruling_id}: a call is decided, stored and journalled once."""

from pathlib import Path
from typing import Any
from uuid import uuid4

import orjson
import pytest
from uuid_utils.compat import uuid7

import rulings
from rulings.loading import yaml_file
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall

ROOT = Path(__file__).resolve().parents[4]
VOICE_ONLY = ("empty-win", {"hand_shown": False})


def test_it_works_and_repeats(hall: Hall) -> None:
    identity, body = uuid7(), hall.body(*VOICE_ONLY)
    answer = checks.works_and_repeats(hall, f"rulings/{identity}", body, "referee")
    decided = rulings.decide(rulings.compose(rulings.library(), "wrc-2022"), *VOICE_ONLY, {"seat": "east"})
    assert answer["decision"] == rulings.localise(rulings.library(), decided, "en")
    assert (answer["id"], answer["status"], answer["kind"]) == (str(identity), "issued", "chonbo")
    assert answer["official"] == str(hall.officials["referee"])
    assert (answer["prescribed_followed"], answer["issued"], answer["second_decision"]) == (True, None, None)
    assert answer["earlier"] == {"counts": {}, "total": 0, "items": []}
    assert answer["shown"]["by"] == "server"
    assert answer["decision"]["line"] in answer["shown"]["text"]
    assert hall.call("GET", f"rulings/{identity}").get_json() == answer
    entry, posted = hall.journal()
    assert (posted["kind"], posted["body"]["lines"][0]["amount"]) == ("ledger.posted", 30)
    assert (entry["kind"], entry["subject"], entry["who"]) == ("ruling.issued", str(identity), answer["official"])
    assert answer["journal"] == {"seq": entry["seq"], "hash": entry["hash"]}
    checks.refuses_another_body(hall, f"rulings/{identity}", {**body, "note": "other"}, "referee")


def test_the_director_rules_too(hall: Hall) -> None:
    assert hall.rule(*VOICE_ONLY, role="director")["official"] == str(hall.officials["director"])


def test_a_revoked_referee_rules_no_more_at_once(hall: Hall) -> None:
    hall.rule(*VOICE_ONLY)
    hall.call("PUT", f"officials/{hall.officials['referee']}/revocation", None, "director")
    response = hall.call("PUT", f"rulings/{uuid7()}", hall.body(*VOICE_ONLY))
    details(response, 401)
    assert 'error="invalid_token"' in response.headers["WWW-Authenticate"]
    assert len(hall.get("rulings", "director")["items"]) == 1


def test_another_tournaments_things_are_none(hall: Hall, league: Hall) -> None:
    identity = hall.rule(*VOICE_ONLY)["id"]
    details(league.call("GET", f"rulings/{identity}"), 404)
    stranger = {**league.body(*VOICE_ONLY), "table": str(hall.tables[0]), "offender": hall.player(0)}
    checks.refuses_fields(league, f"rulings/{uuid4()}", stranger, "referee", "table", "offender.id")


def test_missing(hall: Hall) -> None:
    checks.missing(hall, "rulings/{}")


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"table": None}, "table"),
        ({"table": str(uuid4())}, "table"),
        ({"hanchan": str(uuid4())}, "hanchan"),
        ({"offender": {"kind": "player", "id": str(uuid4())}}, "offender.id"),
        ({"offender": {"kind": "spectator", "id": str(uuid4())}}, "offender.kind"),
        ({"seat": "front"}, "seat"),
        ({"incident": "one"}, "incident"),
        ({"hand": {"wind": "east", "number": 5}}, "hand.number"),
        ({"hand": {"wind": "east", "number": True}}, "hand.number"),
        ({"foul": "empty-wim"}, "foul"),
        ({"facts": {"hand_shown": "no"}}, "facts.hand_shown"),
        ({"facts": {"hand_shwon": False}}, "facts.hand_shwon"),
        ({"facts": []}, "facts"),
        ({"context": {"simultaneous": "lunch"}}, "context.simultaneous"),
        ({"device_at": "2025-11-21T14:02:00"}, "device_at"),
        ({"device_at": "0001-01-01T00:00:00+14:00"}, "device_at"),
        ({"clock_offset_ms": 5}, "device_at"),
        ({"clock_offset_ms": 0.5, "device_at": "2025-11-21T14:02:00Z"}, "clock_offset_ms"),
        ({"revision": "0" * 64}, "revision"),
        ({"revision": "newest"}, "revision"),
        ({"note": " "}, "note"),
        ({"issued": {"penalties": [{"kind": "warning"}]}}, "issued.reason"),
        ({"issued": {"penalties": [], "reason": "mild"}}, "issued.penalties"),
        ({"issued": {"penalties": [{"kind": "slap"}], "reason": "mild"}}, "issued.penalties.0.kind"),
        ({"issued": {"penalties": [{"kind": "points"}], "reason": "mild"}}, "issued.penalties.0.p"),
        ({"issued": {"penalties": [{"kind": "points", "p": 0}], "reason": "mild"}}, "issued.penalties.0.p"),
        ({"issued": {"penalties": [{"kind": "warning", "p": 1}], "reason": "mild"}}, "issued.penalties.0.p"),
        ({"issued": {"penalties": [{"kind": "none", "whom": "me"}], "reason": "mild"}}, "issued.penalties.0.whom"),
        ({"amends": {"ruling": str(uuid4()), "reason": "misheard"}}, "amends.ruling"),
        ({"amends": {"ruling": str(uuid4())}}, "amends.reason"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    body = {name: value for name, value in {**hall.body(*VOICE_ONLY), **different}.items() if value is not None}
    checks.refuses_fields(hall, f"rulings/{uuid4()}", body, "referee", field)
    assert hall.get("rulings")["items"] == []


def test_a_hanchan_of_another_table_is_refused(hall: Hall) -> None:
    body = hall.body(*VOICE_ONLY, table=str(hall.tables[1]))
    (mistake,) = mistakes(hall.call("PUT", f"rulings/{uuid4()}", body)).items()
    assert mistake[0] == "hanchan"
    assert str(hall.tables[0]) in mistake[1][1]


def test_a_missing_fact_is_asked_for_and_nothing_is_stored(hall: Hall) -> None:
    identity = uuid7()
    response = hall.call("PUT", f"rulings/{identity}?lang=fr", hall.body("deal-error"))
    problem = details(response, 422)
    assert problem["type"].endswith(":needs-facts")
    assert [error["field"] for error in problem["errors"]] == ["facts.can_be_put_right"]
    assert problem["questions"][0]["text"] == "Peut-on rectifier sans redistribuer\N{NO-BREAK SPACE}?"
    assert problem["questions"][0]["answers"][0]["outcomes"]
    assert hall.journal() == []
    answered = hall.body("deal-error", {"can_be_put_right": True})
    assert hall.call("PUT", f"rulings/{identity}", answered).status_code == 201


def test_it_speaks_the_language_of_the_request_and_keeps_what_was_shown(hall: Hall) -> None:
    identity, body = uuid7(), hall.body(*VOICE_ONLY)
    first = hall.call("PUT", f"rulings/{identity}?lang=ja", body).get_json()
    read = hall.get(f"rulings/{identity}?lang=fr")
    assert (first["decision"]["lang"], read["decision"]["lang"]) == ("ja", "fr")
    assert read["shown"] == first["shown"]
    assert read["shown"]["lang"] == "ja"
    assert first["decision"]["say"] in read["shown"]["text"]
    own = hall.rule(*VOICE_ONLY, shown="Chonbo, 30P. Deal again.")
    assert own["shown"] == {"by": "device", "lang": "en", "text": "Chonbo, 30P. Deal again."}


def test_least_and_most_can_be_said(hall: Hall) -> None:
    least = {
        "table": str(hall.tables[0]),
        "offender": hall.player(0),
        "foul": "empty-win",
        "facts": {"hand_shown": True},
    }
    answer = hall.call("PUT", f"rulings/{uuid7()}", least).get_json()
    assert (answer["hanchan"], answer["hand"], answer["seat"], answer["note"]) == (None, None, None, None)
    assert answer["times"]["ruled_at"] == answer["times"]["server_at"]
    most = hall.rule(
        *VOICE_ONLY,
        context={"simultaneous": "win", "riichi": "yes"},
        device_at="2025-11-21T14:02:00.5+09:00",
        clock_offset_ms=-1500,
        note="voice from the corner",
        hand={"wind": "south", "number": 4, "counters": 12},
    )
    assert most["hand"] == {"wind": "south", "number": 4, "counters": 12}
    assert most["times"]["device_at"] == "2025-11-21T05:02:00.500000+00:00"
    assert most["times"]["ruled_at"] == "2025-11-21T05:01:59+00:00"
    assert most["decision"]["context"]["simultaneous"] == "win"


@pytest.mark.postgresql
@pytest.mark.parametrize("kind", ["team", "official"])
def test_a_team_or_an_official_may_have_done_it(hall: Hall, kind: str) -> None:
    identity = hall.team if kind == "team" else hall.officials["arbiter"]
    offender = {"kind": kind, "id": str(identity)}
    assert hall.rule(*VOICE_ONLY, offender=offender)["offender"] == offender
    assert hall.get("rulings")["items"][0]["offender"]["name"] == ("Kamo" if kind == "team" else "arbiter")


def test_the_referee_may_issue_something_else(hall: Hall) -> None:
    issued = {"penalties": [{"kind": "points", "p": 10}, {"kind": "warning", "whom": "team"}], "reason": "a beginner"}
    answer = hall.rule(*VOICE_ONLY, issued=issued)
    assert (answer["kind"], answer["prescribed_followed"]) == ("points", False)
    assert answer["decision"]["penalties"][0]["kind"] == "chonbo"
    assert answer["issued"]["reason"] == "a beginner"
    assert answer["issued"]["points"] == [{"whom": "offender", "p": 10}]
    assert answer["issued"]["line"].startswith("10P")
    assert hall.get("rulings")["items"][0]["penalties"] == answer["issued"]["penalties"]
    steps = [step["id"] for step in answer["issued"]["steps"]]
    assert steps == ["give-warning"]
    assert [step["id"] for step in answer["issued"]["stays"]] == ["table-score-unchanged"]
    texts = [step["text"] for part in ("steps", "stays") for step in answer["issued"][part]]
    assert answer["shown"]["text"].split("\n") == [answer["issued"]["line"], answer["issued"]["say"], *texts]
    assert hall.get(f"rulings/{answer['id']}") == answer


def test_issuing_what_is_prescribed_is_following_it(hall: Hall) -> None:
    answer = hall.rule(*VOICE_ONLY, issued={"penalties": [{"kind": "chonbo"}], "reason": "as the book says"})
    assert answer["issued"]["penalties"] == [{"kind": "chonbo", "whom": "offender", "p": 30}]
    assert answer["prescribed_followed"] is True


def test_what_the_book_leaves_to_the_referee_needs_the_referee(hall: Hall) -> None:
    foul = _foul_with_status("wrc-2022", "discretion")
    body = hall.body(*foul)
    problem = details(hall.call("PUT", f"rulings/{uuid7()}", body), 422)
    assert problem["type"].endswith(":referee-decides")
    assert problem["decision"]["status"] == "discretion"
    assert [error["field"] for error in problem["errors"]] == ["issued"]
    answer = hall.rule(*foul, issued={"penalties": [{"kind": "warning"}], "reason": "first time"})
    assert (answer["kind"], answer["prescribed_followed"]) == ("warning", True)


def test_what_the_book_does_not_cover_needs_the_referee(hall: Hall) -> None:
    foul = _foul_with_status("wrc-2022", "not-covered")
    details(hall.call("PUT", f"rulings/{uuid7()}", hall.body(*foul)), 422)
    answer = hall.rule(*foul, issued={"penalties": [{"kind": "none"}], "reason": "no harm done"})
    assert (answer["kind"], answer["decision"]["status"]) == ("none", "not-covered")


def _foul_with_status(rulebook: str, status: str) -> tuple[str, dict[str, Any]]:
    """The first foul, with facts, that this book decides so."""
    book = rulings.compose(rulings.library(), rulebook)
    for foul in book.content["fouls"]:
        for facts in book.table(foul).completions({}):
            if rulings.decide(book, foul, facts)["status"] == status:
                return foul, facts
    raise AssertionError(f"{rulebook} has no foul that is {status}")


def test_the_revision_of_the_phone_decides_and_the_present_one_is_kept_beside(hall: Hall) -> None:
    old = hall.get("")["revision"]
    lower = {"id": "wrc-2022", "options": {"lower-penalties": {}}}
    etag = hall.call("GET", "").headers["ETag"]
    changed = hall.call("PATCH", "", {"rulebook": lower}, "director", headers={"If-Match": etag})
    assert changed.status_code == 200
    offline = hall.rule(*VOICE_ONLY, revision=old)
    assert offline["revision"] == old
    assert offline["decision"]["rulebook"]["options"] == {}
    assert offline["second_decision"]["rulebook"]["options"] == {"lower-penalties": {}}
    assert offline["second_decision"]["penalties"] != offline["decision"]["penalties"]
    assert hall.get(f"rulings/{offline['id']}") == offline
    online = hall.rule(*VOICE_ONLY)
    assert (online["revision"], online["second_decision"]) == (changed.get_json()["revision"], None)
    same = hall.rule("unclear-call", {}, revision=old)
    assert (same["decision"]["penalties"][0]["kind"], same["second_decision"]) == ("warning", None)


def test_earlier_offences_are_told(hall: Hall) -> None:
    first = hall.rule(*VOICE_ONLY)
    hall.rule(*VOICE_ONLY, offender=hall.player(1), seat="south")
    second = hall.rule("empty-win", {"hand_shown": True})
    assert second["earlier"]["counts"] == {"empty-win": 1}
    assert [item["id"] for item in second["earlier"]["items"]] == [first["id"]]
    third = hall.rule("unclear-call", {})
    assert (third["earlier"]["counts"], third["earlier"]["total"]) == ({"empty-win": 2}, 2)
    assert [item["id"] for item in third["earlier"]["items"]] == [second["id"], first["id"]]
    assert hall.get(f"rulings/{second['id']}") == second


def test_what_is_sent_cannot_reach_the_database_as_code(hall: Hall) -> None:
    text = "'); DROP TABLE ruling; -- \u202e𝔘 <script>"
    answer = hall.rule(*VOICE_ONLY, note=text, shown=text)
    assert hall.get(f"rulings/{answer['id']}")["note"] == text
    nul = orjson.dumps({**hall.body(*VOICE_ONLY), "note": "a\u0000b"})
    response = hall.call("PUT", f"rulings/{uuid4()}", data=nul, content_type="application/json")
    assert set(mistakes(response)) == {"note"}


def test_what_the_docs_offer_to_send_can_be_sent(hall: Hall) -> None:
    described = yaml_file.read(ROOT / "openapi.yaml", ROOT)["paths"]
    address = "/api/v1/tournaments/{tournament_id}/rulings/{ruling_id}"
    offered = described[address]["put"]["requestBody"]["content"]["application/json"]["example"]
    mine = {"table": str(hall.tables[0]), "offender": hall.player(1)}
    assert offered.keys() > mine.keys()
    assert hall.call("PUT", f"rulings/{uuid7()}", {**offered, **mine}).status_code == 201

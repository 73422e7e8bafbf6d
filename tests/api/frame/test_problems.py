"""Every error is problem details with a message that helps, and hides what is inside."""

import orjson
import pytest
from flask import Flask
from flask.testing import FlaskClient

from api.frame.problems import STATUSES, Problem, answer
from config import Config
from tests.api.answers import details, mistakes
from tests.api.shared_app import own_app


@pytest.fixture
def client(probed: Flask) -> FlaskClient:
    return probed.test_client()


@pytest.mark.parametrize("status", sorted(STATUSES))
def test_every_status_is_problem_details(client: FlaskClient, status: int) -> None:
    assert details(client.get(f"/probe/problems/{status}"), status)["title"] == STATUSES[status][1]


def test_an_unknown_address_is_a_404(client: FlaskClient) -> None:
    assert details(client.get("/nowhere"), 404)["type"] == "urn:shinpan:problem:not-found"


def test_a_wrong_method_is_a_405_that_names_the_right_ones(client: FlaskClient) -> None:
    response = client.delete("/probe/versioned")
    details(response, 405)
    assert {"GET", "PUT"} <= set(response.headers["Allow"].split(", "))


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b'{"name": ', "line 1, column 10"),
        (b'{"name": "a",\n "inner": nope}', "line 2, column 11"),
        (b'{"name": NaN}', "line 1, column 10"),
        (b'{"name": "\xff"}', "line 1"),
        (b"[" * 60_000, "line 1"),
    ],
)
def test_malformed_json_is_a_400_that_says_where(client: FlaskClient, body: bytes, where: str) -> None:
    problem = details(client.post("/probe/echo", data=body, content_type="application/json"), 400)
    assert where in problem["detail"]
    assert where in problem["errors"][0]["message"]
    assert problem["errors"][0]["cure"]


def test_an_empty_body_is_a_400(client: FlaskClient) -> None:
    assert "empty" in details(client.post("/probe/echo", content_type="application/json"), 400)["detail"]


def test_another_content_type_is_a_415_that_names_the_right_one(client: FlaskClient) -> None:
    response = client.post("/probe/echo", data="name=a", content_type="application/x-www-form-urlencoded")
    details(response, 415)
    assert response.headers["Accept"] == "application/json"


def test_fields_are_named_by_dotted_path_with_a_cure(client: FlaskClient) -> None:
    found = mistakes(
        client.post(
            "/probe/echo", json={"inner": {"count": "3", "x": 1}, "many": [{"count": 1}, {}], "free": {"a": "b"}}
        )
    )
    assert set(found) == {"name", "inner.count", "inner.x", "many.1.count", "free.a"}
    assert found["name"] == ("Missing data for required field.", "Add this field.")
    assert found["inner.x"] == ("Unknown field.", "Remove it, or correct its spelling.")
    assert "whole number" in found["inner.count"][1]


@pytest.mark.parametrize("body", [b"[]", b'"text"', b"3", b"null"])
def test_a_body_that_is_no_object_is_refused_as_a_whole(client: FlaskClient, body: bytes) -> None:
    assert set(mistakes(client.post("/probe/echo", data=body, content_type="application/json"))) == {"body"}


def test_the_nul_character_is_refused_where_it_stands(client: FlaskClient) -> None:
    assert set(mistakes(client.post("/probe/echo", json={"name": "a\x00"}))) == {"name"}
    assert set(mistakes(client.post("/probe/echo", json={"name": "a", "free": {"k\x00": 1}}))) == {"free.k"}
    assert set(mistakes(client.get("/probe/search?q=a%00"))) == {"q"}
    # the six letters as such, after an escaped backslash, are no NUL
    assert client.post("/probe/echo", json={"name": "\\u0000"}).get_json() == {"name": "\\u0000"}


def test_unknown_query_fields_are_refused(client: FlaskClient) -> None:
    assert set(mistakes(client.get("/probe/search?q=a&page=2"))) == {"page"}


def test_what_the_rules_refuse_is_a_422(client: FlaskClient) -> None:
    assert mistakes(client.get("/probe/rule")) == {"facts.tiles": ("A count can't be below zero.", "Send 0 or more.")}


def test_an_endpoint_can_refuse_one_field(client: FlaskClient) -> None:
    assert mistakes(client.get("/probe/field")) == {"seat": ("Nobody sits there.", "Choose a taken seat.")}


def test_a_conflict_shows_both_bodies(client: FlaskClient) -> None:
    problem = details(client.get("/probe/conflict"), 409)
    assert (problem["stored"], problem["sent"]) == ({"a": 1}, {"a": 2})
    assert problem["type"] == "urn:shinpan:problem:other-body"


def test_a_crash_tells_the_client_nothing_but_where_to_look(client: FlaskClient) -> None:
    response = client.get("/probe/crash", headers={"X-Request-Id": "crash-0001"})
    assert details(response, 500)["instance"] == "crash-0001"
    for inside in (b"Haruna", b"RuntimeError", b"Traceback", b"probe.py"):
        assert inside not in response.data


def test_edits_need_the_version_that_was_read(client: FlaskClient) -> None:
    details(client.put("/probe/versioned"), 428)
    details(client.put("/probe/versioned", headers={"If-Match": '"6"'}), 412)
    assert client.put("/probe/versioned", headers={"If-Match": '"7"'}).status_code == 200


def test_what_the_client_has_is_not_sent_again(client: FlaskClient) -> None:
    first = client.get("/probe/versioned")
    assert first.headers["Cache-Control"] == "no-cache"
    again = client.get("/probe/versioned", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_a_writer_that_stays_busy_is_a_503_that_may_be_tried_again(client: FlaskClient) -> None:
    response = client.get("/probe/busy-writer")
    assert "Send the same again" in details(response, 503)["detail"]
    assert response.headers["Retry-After"] == "5"


@pytest.mark.parametrize("url", ["sqlite:////nowhere/at/all.sqlite3", "postgresql+psycopg://nobody@/x?host=/nowhere"])
def test_a_database_that_is_not_there_is_a_503_that_may_be_tried_again(url: str) -> None:
    address = "/api/v1/tournaments/0197c0de-0000-7000-8000-000000000001"
    with own_app(Config(database_url=url)) as app:
        response = app.test_client().get(address, headers={"Authorization": "Bearer spt_x"})
    assert "Send the same again" in details(response, 503)["detail"]
    assert response.headers["Retry-After"] == "5"
    assert "nowhere" not in response.text


def test_an_answer_names_the_first_fifty_mistakes_and_says_that_there_are_more(client: FlaskClient) -> None:
    problem = details(client.post("/probe/echo", json={"name": "a", "many": [{}] * 100}), 422)
    assert len(problem["errors"]) == 50
    assert problem["detail"].endswith("These are the first 50 mistakes; there are more.")
    problem = details(client.post("/probe/echo", json={"name": "a", "many": [{}] * 50}), 422)
    assert len(problem["errors"]) == 50
    assert problem["detail"] == STATUSES[422][2]


def test_where_it_is_known_how_many_mistakes_there_are_the_answer_says_so() -> None:
    mistake = {"field": "seat", "message": "Nobody sits there.", "cure": "Choose a taken seat."}
    assert Problem(422, "No.", errors=[mistake] * 1234).detail == "No. These are the first 50 of 1,234."


@pytest.mark.parametrize("letter", ["a", "\u0301", "鳥", "\\", "\x01"])
def test_nothing_long_that_was_sent_comes_back(client: FlaskClient, letter: str) -> None:
    body = {letter * (60_000 // len(orjson.dumps(letter))): 1, "name": 1}
    assert len(client.post("/probe/echo", data=orjson.dumps(body), content_type="application/json").data) < 4_000
    sent = letter * 100_000
    problem = Problem(422, sent, errors=[{"field": sent, "message": sent, "cure": sent}] * 100)
    with client.application.test_request_context():
        assert len(answer(problem).data) <= 64_000

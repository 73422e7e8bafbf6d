"""What holds for every public endpoint alike: it repeats safely, speaks four languages, and refuses what it must."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.calls import calls
from api.decisions import decisions, lateness, transfers
from api.draws import draws
from api.hands import hands
from api.rulebooks import compositions, rule_points
from api.score_sheets import score_sheets
from api.settlements import settlements
from tests.api.answers import details, mistakes

API = "/api/v1"
READS = [
    "/rulebooks",
    "/rulebooks/wrc-2022",
    "/rulebooks/wrc-2022/options",
    "/rule-points",
    "/fouls",
    "/fouls/empty-win",
    "/cards?rulebook=wrc-2025&limit=5",
    "/cards/ron-voice-only?rulebook=wrc-2025",
]
SPOKEN_READS = [path for path in READS if path != "/rulebooks/wrc-2022"]
QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("/compositions", compositions.EXAMPLE),
    ("/rule-points", rule_points.EXAMPLE),
    ("/lateness", lateness.EXAMPLE),
    ("/transfers", transfers.EXAMPLE),
    *(("/decisions", example["value"]) for example in decisions.EXAMPLES.values()),
    *(("/calls", example["value"]) for example in calls.EXAMPLES.values()),
    *(("/draws", example["value"]) for example in draws.EXAMPLES.values()),
    *(("/score-sheets", example["value"]) for example in score_sheets.EXAMPLES.values()),
    *(("/settlements", example["value"]) for example in settlements.EXAMPLES.values()),
    *(("/hands", example["value"]) for example in hands.EXAMPLES.values()),
    *(("/decisions/across", example["value"]) for example in decisions.ACROSS_EXAMPLES.values()),
]
POSTS = sorted({path for path, _ in QUESTIONS})


def ask(visitor: FlaskClient, path: str, question: dict[str, Any] | None, query: str = "") -> TestResponse:
    if question is None:
        return visitor.get(API + path + (query.replace("?", "&") if "?" in path else query))
    return visitor.post(API + path + query, json=question)


@pytest.mark.parametrize(("path", "question"), [*((path, None) for path in READS), *QUESTIONS])
def test_works_as_documented_and_repeats_safely(visitor: FlaskClient, path: str, question: Any) -> None:
    first, second = ask(visitor, path, question), ask(visitor, path, question)
    assert first.status_code == second.status_code == 200, first.text
    assert first.mimetype == "application/json"
    assert first.data == second.data


@pytest.mark.parametrize(("path", "question"), [*((path, None) for path in SPOKEN_READS), *QUESTIONS])
def test_speaks_every_language(visitor: FlaskClient, path: str, question: Any) -> None:
    spoken = {lang: ask(visitor, path, question, f"?lang={lang}") for lang in ("en", "ja", "fr", "ru")}
    for lang, response in spoken.items():
        assert response.headers["Content-Language"] == lang
        assert response.get_json()["lang"] == lang
    assert len({response.data for response in spoken.values()}) == len(spoken)
    accepting = {"Accept-Language": "fr-CH, en;q=0.5"}
    method = "GET" if question is None else "POST"
    asked = visitor.open(API + path, method=method, json=question, headers=accepting)
    assert asked.data == spoken["fr"].data


@pytest.mark.parametrize(("path", "question"), [*((path, None) for path in SPOKEN_READS), *QUESTIONS])
def test_another_language_is_refused(visitor: FlaskClient, path: str, question: Any) -> None:
    message, _ = mistakes(ask(visitor, path, question, "?lang=de"))["lang"]
    assert "'de'" in message
    assert "en, ja, fr, ru" in message


@pytest.mark.parametrize("path", READS)
def test_an_unknown_query_field_is_refused(visitor: FlaskClient, path: str) -> None:
    assert set(mistakes(ask(visitor, path, None, "?page=2"))) == {"page"}


@pytest.mark.parametrize(("path", "question"), QUESTIONS)
def test_an_unknown_field_is_refused(visitor: FlaskClient, path: str, question: dict[str, Any]) -> None:
    found = mistakes(ask(visitor, path, {**question, "colour": "red"}))
    assert found == {"colour": ("Unknown field.", "Remove it, or correct its spelling.")}


@pytest.mark.parametrize(("path", "question"), [("/lateness", lateness.EXAMPLE), ("/transfers", transfers.EXAMPLE)])
def test_a_missing_field_is_named(visitor: FlaskClient, path: str, question: dict[str, Any]) -> None:
    for name in question:
        without = {key: value for key, value in question.items() if key != name}
        assert mistakes(ask(visitor, path, without)) == {name: ("Missing data for required field.", "Add this field.")}


@pytest.mark.parametrize("path", sorted({*READS, *POSTS}))
@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE"])
def test_another_method_is_a_405(visitor: FlaskClient, path: str, method: str) -> None:
    response = visitor.open(API + path, method=method)
    details(response, 405)
    assert {"GET", "POST"} & set(response.headers["Allow"].split(", "))


@pytest.mark.parametrize("path", POSTS)
def test_a_body_over_a_megabyte_is_a_413(visitor: FlaskClient, path: str) -> None:
    body = b'{"foul": "' + b"a" * 1_000_001 + b'"}'
    details(visitor.post(API + path, data=body, content_type="application/json"), 413)


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize("body", [b"", b"{", b'{"foul": NaN}', b"\xff"])
def test_what_is_no_json_is_a_400(visitor: FlaskClient, path: str, body: bytes) -> None:
    details(visitor.post(API + path, data=body, content_type="application/json"), 400)


@pytest.mark.parametrize("path", POSTS)
def test_what_does_not_call_itself_json_is_a_415(visitor: FlaskClient, path: str) -> None:
    details(visitor.post(API + path, data=b"{}", content_type="text/plain"), 415)


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize("body", [b"[]", b"null", b'"empty-win"', b"7"])
def test_a_body_that_is_no_object_is_refused(visitor: FlaskClient, path: str, body: bytes) -> None:
    assert "body" in mistakes(visitor.post(API + path, data=body, content_type="application/json"))

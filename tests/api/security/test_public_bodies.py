"""Whoever shows no credentials may send 64 KB, found too long before it is read as JSON."""

import re
from io import BytesIO

import pytest
from flask.testing import FlaskClient

from api.access.headers import MAX_BODY_BYTES, MOST_PUBLIC_BYTES
from rulings.loading import yaml_file
from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.databases import ROOT

PUBLIC = [
    (method.upper(), path)
    for path, methods in yaml_file.read(ROOT / "openapi.yaml", ROOT)["paths"].items()
    for method, operation in methods.items()
    if method != "parameters" and operation["security"] == [] and "requestBody" in operation
]
ID = "0197c0de-0000-7000-8000-000000000001"
JSON = "application/json"


@pytest.mark.parametrize(("method", "path"), PUBLIC)
def test_a_public_question_has_64_kb(visitor: FlaskClient, method: str, path: str) -> None:
    address = re.sub(r"\{\w+\}", ID, path)
    brackets = b"[" * (MOST_PUBLIC_BYTES + 1)
    problem = details(visitor.open(address, method=method, data=brackets, content_type=JSON), 413)
    assert problem["detail"] == "The body is larger than 64 KB: send less."
    details(visitor.open(address, method=method, data=brackets[1:], content_type=JSON), 400)  # no JSON


def test_a_body_that_does_not_say_how_long_it_is_has_no_more(visitor: FlaskClient) -> None:
    for size, status in ((MOST_PUBLIC_BYTES, 413), (MOST_PUBLIC_BYTES - 1, 400)):
        chunks = {"wsgi.input_terminated": True, "HTTP_TRANSFER_ENCODING": "chunked"}
        sent = BytesIO(b"[" * size)
        answer = visitor.post("/api/v1/calls", content_type=JSON, input_stream=sent, environ_overrides=chunks)
        details(answer, status)


def test_an_official_has_a_megabyte(own: Hall) -> None:
    for size, status in ((MOST_PUBLIC_BYTES + 1, 400), (MAX_BODY_BYTES, 400), (MAX_BODY_BYTES + 1, 413)):
        path = f"players/{own.players[0]}"
        details(own.call("PUT", path, None, "director", data=b"[" * size, content_type=JSON), status)

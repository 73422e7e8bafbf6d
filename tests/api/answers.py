"""Every answer that a test gets is held against its schema; and what tests read out of a problem."""

from fnmatch import fnmatch
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.frame.schemas import ProblemDetails

PROBLEM = "application/problem+json"


class CheckedClient(FlaskClient):
    """A client that fails on an answer which openapi.yaml does not describe."""

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        response = super().open(*args, **kwargs)
        if response.mimetype == PROBLEM:
            ProblemDetails().load(response.get_json(force=True))
        elif response.status_code < 300 and "Content-Encoding" not in response.headers:
            check(self.application, response)
        return response


def check(app: Flask, response: TestResponse) -> None:
    """Raises when the address is described but this answer is not, or has missing, unknown or wrong fields."""
    endpoint, _ = app.url_map.bind("localhost").match(response.request.path, response.request.method)
    documentation = getattr(app.view_functions[endpoint], "_apidoc", {})
    if "response" not in documentation:
        return
    described = documentation["response"]["responses"][response.status_code]
    with_schema = [entry for entry in described if "schema" in entry]
    fitting = [entry for entry in with_schema if fnmatch(response.mimetype, entry.get("content_type") or "*")]
    assert len(fitting) == 1 or not with_schema, f"{response.mimetype} is not described"
    schema = fitting[0]["schema"] if fitting else None
    if isinstance(schema, dict) and "oneOf" in schema:  # a correction, or its preview
        schema = schema["oneOf"]["preview=true" in response.request.query_string.decode()]
    if isinstance(schema, dict):  # no object of ours, but a drawing, a photo, a whole rulebook
        return
    if schema is not None:
        schema.load(response.get_json())


def details(response: TestResponse, status: int) -> dict[str, Any]:
    """The problem in this response, after the checks that hold for every problem."""
    assert response.status_code == status, response.text
    assert response.content_type == PROBLEM
    problem: dict[str, Any] = response.get_json(force=True)
    assert problem["status"] == status
    assert problem["type"].startswith("urn:shinpan:problem:")
    assert problem["title"]
    assert problem["detail"]
    assert problem["instance"] == response.headers["X-Request-Id"]
    return problem


def mistakes(response: TestResponse) -> dict[str, tuple[str, str]]:
    """Field → message and cure of a 422."""
    errors = details(response, 422)["errors"]
    return {error["field"]: (error["message"], error["cure"]) for error in errors}

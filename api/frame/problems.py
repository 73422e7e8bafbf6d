"""Every error as RFC 9457 problem details (application/problem+json), with a message that a referee can read.

{"type": "urn:shinpan:problem:invalid-fields", "title": ..., "status": 422, "detail": ..., "instance": <request id>,
 "errors": [{"field": "facts.tiles", "message": "...", "cure": "..."}]}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import orjson
from flask import Flask, Response, current_app, request
from marshmallow import ValidationError
from sqlalchemy.exc import DatabaseError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from werkzeug.exceptions import HTTPException, NotFound, RequestEntityTooLarge

from api.access.headers import VIEW_HEADERS
from api.frame import mistakes
from api.operations.logs import request_id
from rulings import RuleError
from services.errors import Conflict, Gone, Invalid, NotAllowed, ServiceError, TooLarge
from services.errors import NotFound as NotThere

TYPE = "urn:shinpan:problem:"
KEPT_HEADERS = {"Allow", "Retry-After", "WWW-Authenticate", "Content-Range"}

# status: (slug, title, detail when nothing better is known)
STATUSES: dict[int, tuple[str, str, str]] = {
    400: ("bad-request", "Not understood", "The request could not be read."),
    401: ("no-token", "Who are you?", "Send the official's token: Authorization: Bearer spt_..."),
    403: ("not-allowed", "Not yours to do", "This token does not allow that."),
    404: ("not-found", "Not found", "There is nothing at this address."),
    405: ("wrong-method", "Wrong method", "This address exists, but not for this method; see the Allow header."),
    409: ("conflict", "Conflict", "This contradicts what is already stored."),
    410: ("gone", "No longer good", "This is no longer good: ask for another one."),
    412: ("changed-meanwhile", "Changed meanwhile", "Someone changed it since you read it: read it again."),
    413: ("too-large", "Too large", "The body is larger than this address takes: send less."),
    415: ("not-json", "Not JSON", "Send JSON with Content-Type: application/json."),
    422: ("invalid-fields", "Some fields can't be used", "See errors: each names the field and the cure."),
    428: ("read-it-first", "Read it first", "Send If-Match with the ETag that you read."),
    429: ("too-many", "Too many requests", "Wait as long as the Retry-After header says, then go on."),
    500: ("our-fault", "Our fault", "Something broke on our side. The instance finds the cause in our log."),
    503: ("not-ready", "Not ready", "The service can't answer just now."),
}

# How a marshmallow message begins → what to do about it.
CURES = (
    ("Missing data", "Add this field."),
    ("Unknown field", "Remove it, or correct its spelling."),
    ("Field may not be null", "Give a value, or leave the field out."),
    ("Not a valid string", "Send text in quotes."),
    ("Not a valid integer", "Send a whole number, without quotes."),
    ("Not a valid boolean", "Send true or false, without quotes."),
    ("Not a valid UUID", "Send a UUID, such as 0197c0de-0000-7000-8000-000000000001."),
    ("Not a valid mapping", "Send an object: {...}."),
    ("Invalid input type", "Send an object: {...}."),
    ("Not a valid list", "Send a list: [...]."),
    ("Not a valid datetime", "Send a time with its offset, such as 2025-11-21T14:02:00+09:00."),
    ("Not a valid aware datetime", "Send a time with its offset, such as 2025-11-21T14:02:00+09:00."),
    ("Must be one of", "Choose one of these."),
    ("Must be equal to", "Send that value."),
    ("Must be greater than", "Send a number within these bounds."),
    ("Must be less than", "Send a number within these bounds."),
    ("Shorter than", "Send more."),
    ("Longer than", "Send less."),
    ("Length must be", "Correct its length."),
    ("String does not match", "See its form at /docs."),
)


class Problem(Exception):
    """Raise it anywhere in a request; it becomes the answer.

    `errors` holds {"field", "message", "cure"}, and what else stands there isn't sent, nor more than the first.
    `slug` names a finer kind than the status; further `members` are sent as they are (a conflict shows both
    bodies that way).
    """

    def __init__(
        self,
        status: int,
        detail: str = "",
        *,
        slug: str = "",
        errors: Iterable[Mapping[str, Any]] = (),
        headers: Mapping[str, str] | None = None,
        **members: Any,
    ) -> None:
        usual, self.title, usual_detail = STATUSES[status]
        super().__init__(detail or usual_detail)
        self.status = status
        self.slug = slug or usual
        self.errors, more = mistakes.first(errors)
        self.detail = mistakes.shorten(detail or usual_detail, mistakes.LONGEST_DETAIL) + more
        self.headers = dict(headers or {})
        self.members = members


# What a service raises → its status.
SERVICE_STATUSES: dict[type[ServiceError], int] = {
    Invalid: 422,
    NotThere: 404,
    Conflict: 409,
    NotAllowed: 403,
    Gone: 410,
    TooLarge: 413,
}


class WrongAddress(NotFound):
    """An address that leads nowhere because of how it is written; its description says what is wrong."""


def refuse_field(field: str, message: str, cure: str, *, status: int = 422) -> Problem:
    """Build the problem of one field (dotted path) that can't be used."""
    return Problem(status, errors=[{"field": field, "message": message, "cure": cure}])


def missing(error: RuleError) -> Problem:
    """Build the problem of an address that names something that the rules don't know."""
    return Problem(404, f"{error.message} {error.cure}")


def install(app: Flask) -> None:
    """Answer every error of this app with problem details."""
    app.register_error_handler(Problem, answer)
    app.register_error_handler(ServiceError, _from_service)
    app.register_error_handler(HTTPException, _from_http)
    app.register_error_handler(ValidationError, _from_marshmallow)
    app.register_error_handler(RuleError, _from_rules)
    app.register_error_handler(OperationalError, _from_database)
    app.register_error_handler(InternalError, _from_database)
    app.register_error_handler(DatabaseError, _from_damage)
    app.register_error_handler(PoolTimeoutError, _from_database)


def answer(problem: Problem) -> Response:
    """Answer with the problem, in English whatever language the view had begun to speak."""
    request.environ.pop(VIEW_HEADERS, None)
    body = {
        "type": TYPE + problem.slug,
        "title": problem.title,
        "status": problem.status,
        "detail": problem.detail,
        "instance": request_id(),
        **({"errors": problem.errors} if problem.errors else {}),
        **problem.members,
    }
    return Response(
        orjson.dumps(body), problem.status, headers=problem.headers, content_type="application/problem+json"
    )


def _from_service(error: ServiceError) -> Response:
    problem = Problem(SERVICE_STATUSES[type(error)], error.detail, errors=error.errors, **error.members)
    problem.slug = error.slug or problem.slug
    return answer(problem)


def _from_http(error: HTTPException) -> Response:
    kept = {name: value for name, value in error.get_headers(request.environ) if name in KEPT_HEADERS}
    status = error.code if error.code in STATUSES else (400 if (error.code or 500) < 500 else 500)
    detail = str(error.description) if isinstance(error, WrongAddress) else ""
    if isinstance(error, RequestEntityTooLarge):
        detail = f"The body is larger than {(request.max_content_length or 0) // 1000:,} KB: send less."
    return answer(Problem(status, detail, headers=kept))


def _from_database(error: Exception) -> Response:
    """Answer that the database is away, read-only, locked by another program, or not migrated: send the same again."""
    current_app.log_exception((type(error), error, error.__traceback__))  # type: ignore[arg-type]
    detail = "The database does not answer just now, so this may not be stored. Send the same again in a moment."
    return answer(Problem(503, detail, headers={"Retry-After": "5"}))


def _from_damage(error: DatabaseError) -> Response:
    """Answer that SQLite's file is damaged; what it says of no other kind is our own mistake. Raises the latter."""
    if type(error) is not DatabaseError:
        raise error
    return _from_database(error)


def _from_rules(error: RuleError) -> Response:
    return answer(refuse_field(error.field, error.message, error.cure))


def _from_marshmallow(error: ValidationError) -> Response:
    found = mistakes.flatten(error.messages)
    return answer(Problem(422, errors=({"field": path, "message": text, "cure": _cure(text)} for path, text in found)))


def _cure(message: str) -> str:
    return next((cure for beginning, cure in CURES if message.startswith(beginning)), "See this field at /docs.")

"""Reading what a client sent: strict JSON, strict query strings, then the endpoint's schema."""

from __future__ import annotations

from typing import Any, NoReturn

import orjson
from flask import Request
from marshmallow import Schema, ValidationError
from webargs.flaskparser import FlaskParser
from werkzeug.exceptions import RequestEntityTooLarge

from api.frame.problems import Problem, refuse_field

NUL = "\x00"
JSON = "application/json"


class Parser(FlaskParser):
    """webargs' parser, stricter: a body is JSON and nothing else."""

    DEFAULT_VALIDATION_STATUS = 422

    def load_json(self, req: Request, schema: Schema) -> Any:
        """Return what the body holds. Raises Problem when it is empty, no JSON, or holds U+0000;
        RequestEntityTooLarge."""
        return _read_json(req)

    def load_querystring(self, req: Request, schema: Schema) -> Any:
        """Return what the query string holds. Raises Problem when it holds U+0000."""
        for name, text in req.args.items(multi=True):
            if NUL in name or NUL in text:
                raise _nul(name.replace(NUL, ""))
        return super().load_querystring(req, schema)

    def handle_error(self, error: ValidationError, *_: Any, **__: Any) -> NoReturn:
        """Raise the error as the schema did: webargs has put the place (json, query) before each field."""
        [error.messages] = error.messages_dict.values()
        raise error


def _read_json(request: Request) -> Any:
    if request.environ.get("CONTENT_TYPE") != JSON and not request.is_json:
        raise Problem(
            415,
            "The body must be JSON: send it with Content-Type: application/json.",
            headers={"Accept": JSON},
        )
    body = request.get_data()
    if not body:
        raise Problem(400, "The body is empty: send a JSON object.")
    if len(body) >= (request.max_content_length or 0) and request.content_length is None:
        raise RequestEntityTooLarge  # werkzeug cuts off a body of unknown length without a word
    try:
        sent = orjson.loads(body)
    except orjson.JSONDecodeError as error:
        raise _malformed(error) from None
    # PostgreSQL can't store U+0000. The cheap look comes first: hardly any body holds those six letters.
    if b"\\u0000" in body:
        _refuse_nul(sent, "")
    return sent


def _malformed(error: orjson.JSONDecodeError) -> Problem:
    where = f"line {error.lineno}, column {error.colno}"
    mistake = {
        "field": "body",
        "message": f"This is no JSON at {where}: {error.msg.partition(':')[0]}.",
        "cure": "Check quotes, commas and brackets there; the text must be UTF-8.",
    }
    return Problem(400, f"The body is malformed JSON at {where}.", slug="malformed-json", errors=[mistake])


def _refuse_nul(value: Any, path: str) -> None:
    if isinstance(value, str):
        if NUL in value:
            raise _nul(path)
    elif isinstance(value, dict):
        for key, item in value.items():
            inner = f"{path}.{key}".lstrip(".").replace(NUL, "")
            _refuse_nul(key, inner)
            _refuse_nul(item, inner)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            _refuse_nul(item, f"{path}.{index}".lstrip("."))


def _nul(field: str) -> Problem:
    return refuse_field(field or "body", "It holds the character U+0000.", "Remove it.")

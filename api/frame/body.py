"""Reading what a client sent: strict JSON, strict query strings, then the endpoint's schema."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import orjson
from flask import request
from marshmallow import Schema
from webargs.flaskparser import FlaskParser
from webargs.multidictproxy import MultiDictProxy

from api.access.headers import MAX_BODY_BYTES
from api.frame.problems import Problem, refuse_field

NUL = "\x00"
JSON = "application/json"


class Parser(FlaskParser):
    """webargs' parser for JSON bodies and query strings, without the work it does anew for every request."""

    DEFAULT_VALIDATION_STATUS = 422

    def use_args(  # type: ignore[override]
        self, argmap: Schema | type[Schema], *, location: str = "json", **_: Any
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Give the view what it was sent as its next positional argument, checked by the schema."""
        schema = argmap() if isinstance(argmap, type) else argmap
        read: Callable[[Schema], Any] = {"json": _read_json, "query": _read_query}[location]

        def decorator(view: Callable[..., Any]) -> Callable[..., Any]:
            @wraps(view)
            def parsed(*args: Any, **kwargs: Any) -> Any:
                return view(*args, schema.load(read(schema)), **kwargs)

            return parsed

        return decorator


def _read_json(_: Schema) -> Any:
    if request.environ.get("CONTENT_TYPE") != JSON and not request.is_json:
        raise Problem(
            415,
            "The body must be JSON: send it with Content-Type: application/json.",
            headers={"Accept": JSON},
        )
    body = request.get_data(cache=False)
    if not body:
        raise Problem(400, "The body is empty: send a JSON object.")
    if len(body) >= MAX_BODY_BYTES and request.content_length is None:
        raise Problem(413)  # werkzeug cuts off a body of unknown length without a word
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


def _read_query(schema: Schema) -> MultiDictProxy:
    for name, text in request.args.items(multi=True):
        if NUL in name or NUL in text:
            raise _nul(name.replace(NUL, ""))
    return MultiDictProxy(request.args, schema)


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

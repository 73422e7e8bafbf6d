"""One JSON line per request and per event, with the request's id and the id of who asked. No names, no tokens, no
query strings, no bodies.

Exceptions are logged as kinds and stack frames. Their messages often quote what a client sent or what a row holds,
so they appear at log level "debug" only.
"""

from __future__ import annotations

import logging
import os
import re
import sys
import traceback
from collections.abc import Callable, Iterable, MutableMapping
from datetime import UTC, datetime
from time import perf_counter
from typing import TYPE_CHECKING, Any
from uuid import UUID

import orjson
import structlog
from flask import Flask, has_request_context, request
from uuid_utils import uuid7

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment
    from structlog.typing import Processor

HEADER = "X-Request-Id"
KEY = "shinpan.request_id"
CALLER = "shinpan.caller"
STANDARD_ERROR = 2
# No underscore: a token (spt_...) sent here by mistake must not reach the log.
WELL_FORMED = re.compile(r"[A-Za-z0-9-]{8,64}").fullmatch
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

Event = MutableMapping[str, Any]


def install(app: Flask, level: str) -> None:
    """Log every request of this app, and whatever its libraries have to say, as JSON lines on standard error."""
    number = logging.getLevelNamesMapping()[level.upper()]
    stack = _stack_with_messages if number <= logging.DEBUG else _stack_of_kinds
    processors: list[Processor] = [
        _with_request_id,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        _exceptions(stack),
    ]
    log = structlog.wrap_logger(
        structlog.BytesLogger(sys.stderr.buffer),
        processors=[*processors, structlog.processors.JSONRenderer(serializer=orjson.dumps, default=str)],
        wrapper_class=structlog.make_filtering_bound_logger(number),
    ).bind()
    _route_libraries(number, processors)
    write = _write_line if number <= logging.INFO else _discard
    app.wsgi_app = RequestLog(app.wsgi_app, write)  # type: ignore[method-assign]

    def log_exception(error: Any) -> None:
        log.error("exception", route=_route(request.environ), exc_info=error)

    app.log_exception = log_exception  # type: ignore[method-assign, assignment]  # Flask's own writes the address and the message


def request_id() -> str:
    """Return the id of this request: the client's if well formed, else ours."""
    found: str = request.environ.get(KEY, "")
    return found


def log_caller(caller: UUID) -> None:
    """Put the caller into this request's line: an official, a player or an account, by id."""
    request.environ[CALLER] = caller


class RequestLog:
    """Gives each request its id and writes its line. It stands outside Flask, so that no answer escapes it.

    The line is put together and written by hand, since every request pays for it: structlog's chain costs more than
    twice as much, and threads would wait for each other at its lock.
    """

    def __init__(self, wsgi_app: WSGIApplication, write: Callable[[bytes], None]) -> None:
        self._wsgi_app = wsgi_app
        self._write = write

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        started = perf_counter()
        sent = environ.get("HTTP_X_REQUEST_ID")
        given = environ[KEY] = sent if sent and WELL_FORMED(sent) else uuid7().hex
        status, route = 0, None

        def start(line: str, headers: list[tuple[str, str]], exc_info: Any = None, /) -> Any:
            nonlocal status, route
            status, route = int(line[:3]), _route(environ)  # Flask forgets the route before it returns
            headers.append((HEADER, given))
            return start_response(line, headers, exc_info)

        answer = self._wsgi_app(environ, start)
        method = environ["REQUEST_METHOD"]
        line = {
            "event": "request",
            "request_id": given,
            "method": method if method in METHODS else "other",
            "route": route,
            "status": status,
            "who": environ.get(CALLER),
            "ms": round((perf_counter() - started) * 1000, 2),
            "level": "info",
            "at": datetime.now(UTC),
        }
        self._write(orjson.dumps(line, option=orjson.OPT_UTC_Z))
        return answer


def _write_line(line: bytes) -> None:
    os.write(STANDARD_ERROR, line + b"\n")  # one call is one whole line, whichever thread or process writes beside us


def _discard(_: bytes) -> None:
    """Drop the line: requests are not worth one at this level."""


def _route(environ: WSGIEnvironment) -> str | None:
    """Return the address as the endpoint declares it: the one sent may hold anything."""
    handled = environ.get("werkzeug.request")
    rule = handled.url_rule if handled is not None else None
    return rule.rule if rule is not None else None


def _route_libraries(level: int, processors: list[Any]) -> None:
    """Give the standard library's root logger the same lines; only warnings of libraries are worth one."""
    handler = logging.StreamHandler()
    handler.set_name("shinpan")
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=processors,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(serializer=_as_text),
            ],
        )
    )
    root = logging.getLogger()
    for old in [old for old in root.handlers if old.get_name() == "shinpan"]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(max(level, logging.WARNING))


def _as_text(event: Event, **_: Any) -> str:
    return orjson.dumps(event, default=str).decode()


def _with_request_id(_logger: object, _method: str, event: Event) -> Event:
    if "request_id" not in event and has_request_context():
        event["request_id"] = request_id()
    return event


def _exceptions(stack: Callable[[BaseException], str]) -> Callable[[object, str, Event], Event]:
    def processor(_logger: object, _method: str, event: Event) -> Event:
        info = event.pop("exc_info", None)
        if info:
            error = info[1] if isinstance(info, tuple) else sys.exc_info()[1]
            if error is not None:
                event["stack"] = stack(error)
        return event

    return processor


def _stack_of_kinds(error: BaseException) -> str:
    parts: list[str] = []
    link: BaseException | None = error
    while link is not None and len(parts) < 10:
        parts.append("".join(traceback.format_tb(link.__traceback__)) + type(link).__qualname__)
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
    return "\ncaused by:\n".join(parts)


def _stack_with_messages(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))

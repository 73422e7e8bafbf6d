"""One JSON line per request and per event, with the request's id. No names, no tokens, no query strings, no bodies.

Exceptions are logged as kinds and stack frames. Their messages often quote what a client sent or what a row holds,
so they appear at log level "debug" only.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Callable
from time import perf_counter
from types import TracebackType
from typing import Any
from uuid import uuid4

import orjson
import structlog
from flask import Flask, g, has_request_context, request
from werkzeug.wrappers import Response

REQUEST_ID = "X-Request-Id"
# No underscore: a token (spt_...) sent here by mistake must not reach the log.
WELL_FORMED = re.compile(r"[A-Za-z0-9-]{8,64}").fullmatch

Event = dict[str, Any]


def install(app: Flask, level: str) -> None:
    """Log every request of this app, and whatever its libraries have to say, as JSON lines on standard error."""
    number = logging.getLevelNamesMapping()[level.upper()]
    stack = _stack_with_messages if number <= logging.DEBUG else _stack_of_kinds
    processors = [
        _with_request_id,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        _exceptions(stack),
    ]
    line = structlog.processors.JSONRenderer(serializer=orjson.dumps, default=str)
    log = structlog.wrap_logger(
        structlog.BytesLogger(sys.stderr.buffer),
        processors=[*processors, line],
        wrapper_class=structlog.make_filtering_bound_logger(number),
    ).bind()
    _route_libraries(number, processors)
    _log_requests(app, log)


def _log_requests(app: Flask, log: structlog.typing.FilteringBoundLogger) -> None:
    @app.before_request
    def begin() -> None:
        g.started = perf_counter()
        sent = request.headers.get(REQUEST_ID)
        g.request_id = sent if sent and WELL_FORMED(sent) else uuid4().hex

    @app.after_request
    def end(response: Response) -> Response:
        response.headers[REQUEST_ID] = g.request_id
        rule = request.url_rule
        log.info(
            "request",
            method=request.method,
            route=rule.rule if rule else None,
            status=response.status_code,
            ms=round((perf_counter() - g.started) * 1000, 2),
        )
        return response

    def log_exception(error: tuple[type[BaseException], BaseException, TracebackType | None] | Any) -> None:
        log.error("exception", route=request.url_rule.rule if request.url_rule else None, exc_info=error)

    app.log_exception = log_exception  # type: ignore[method-assign]  # Flask's own writes the address and the message


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
    if has_request_context():
        event["request_id"] = g.get("request_id")
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

"""Answers to what never reaches the app: problem details with the headers that every answer of the app carries."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus

import orjson
from gunicorn.http.errors import LimitRequestHeaders, LimitRequestLine, ParseException

from api.access.headers import ALWAYS, UNLESS_THE_VIEW_SAYS_OTHERWISE
from api.frame.problems import STATUSES, TYPE

# As in api/frame/problems.py, for what only a program that is no phone can do.
OURS = {
    408: ("too-slow", "Too slow", "The request did not come whole in time: send it again."),
    411: ("no-length", "Length needed", "Send the length of the body: Content-Length."),
    414: ("address-too-long", "Address too long", "No address here is that long."),
    431: ("headers-too-large", "Headers too large", "Send fewer or shorter headers."),
}


class Refused(Exception):
    """What this client sends is no request that we take."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def refused_by_parser(error: ParseException) -> Refused:
    """Return the refusal for what gunicorn's parser found."""
    statuses = {LimitRequestLine: 414, LimitRequestHeaders: 431}
    return Refused(statuses.get(type(error), 400))


@cache
def answer(status: int) -> bytes:
    """Write the whole answer; the connection ends with it."""
    slug, title, detail = (OURS | STATUSES)[status]
    body = orjson.dumps({"type": TYPE + slug, "title": title, "status": status, "detail": detail})
    headers = (
        ("Connection", "close"),
        ("Content-Type", "application/problem+json"),
        ("Content-Length", str(len(body))),
        *UNLESS_THE_VIEW_SAYS_OTHERWISE,
        *ALWAYS,
    )
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{name}: {value}" for name, value in headers)]
    return "\r\n".join([*lines, "", ""]).encode() + body

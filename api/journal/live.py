"""The live feed: server-sent events that say how far the journal has come. A phone then asks for `/changes`."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import UUID

from flask import Response, request

from api.access.auth import official
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import live, read
from models.journal import journal
from models.journal.live import CrowdedError, Listener

HEARTBEAT = 15  # seconds: proxies close what says nothing for long, and a phone that went away is noticed
TYPE = "text/event-stream"
EXAMPLE = 'id: 42\ndata: {"seq": 42}\n\n'

blp = Blueprint("live", description="The journal", url_prefix=IN_TOURNAMENT)


@blp.get("/live")
@blp.answers(200, {"type": "string"}, content_type=TYPE, example=EXAMPLE)
def follow(tournament_id: UUID) -> Response:
    """Server-sent events: the journal's last number, at once and whenever it moved

    A comment comes every 15 seconds, so that silence means a lost connection. The stream ends within a second or two of
    when the same request would be refused or come from other roles: cut off, revoked, signed out, expired; and when the
    server stops. 503 when too many listen: ask for `/changes` now and then instead.
    """
    if request.method == "HEAD":
        return Response(mimetype=TYPE)
    with read() as connection:
        head = journal.head(connection, tournament_id)
    listener = _listen(0 if head is None else head.seq)
    response = Response(_events(listener), mimetype=TYPE, headers={"X-Accel-Buffering": "no"})
    response.call_on_close(listener.close)
    return response


def _listen(seq: int) -> Listener:
    try:
        return live().listen(official(), seq)
    except CrowdedError:
        detail = "Too many phones listen just now: ask for /changes every few seconds instead."
        raise Problem(503, detail, slug="too-many-listen", headers={"Retry-After": "30"}) from None


def _events(listener: Listener) -> Iterator[str]:
    for seq in listener.moves(HEARTBEAT):
        yield ":\n\n" if seq is None else f'id: {seq}\ndata: {{"seq": {seq}}}\n\n'

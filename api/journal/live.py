"""The live feed: server-sent events that say how far the journal has come. A phone then asks for `/changes`."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

from flask import Response, request

from api.access.auth import official
from api.access.rate_limits import network_of
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import live, read
from api.frame.streams import KEEP_OPEN
from models.journal import journal
from models.journal.journal import GENESIS, Entry
from models.journal.live import CrowdedError, Listener

TYPE = "text/event-stream"
EXAMPLE = f'id: 42\ndata: {{"seq": 42, "hash": "{GENESIS}"}}\n\n'
SIGN_OF_LIFE = b":\n\n"

blp = Blueprint("live", description="The journal", url_prefix=IN_TOURNAMENT)


class Events:
    """The stream of one listener (api/frame/streams.py)."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self.leave = listener.leave

    def begin(self, write: Callable[[bytes], object], end: Callable[[], object]) -> None:
        """Write each further head of the journal, and a sign of life when there is none."""
        self._listener.begin(lambda head: write(SIGN_OF_LIFE if head is None else _event(head)), end)


@blp.get("/live")
@blp.answers(200, {"type": "string"}, content_type=TYPE, example=EXAMPLE)
def follow(tournament_id: UUID) -> Response:
    """Server-sent events: the journal's last number and hash, at once and whenever they changed

    A comment comes every 15 seconds, so that silence means a lost connection. The stream ends within a second or two of
    when the same request would be refused or come from other roles: cut off, revoked, signed out, expired; when it is
    not read; and when the server stops. 503 when too many listen: ask for `/changes` now and then instead.
    """
    if request.method == "HEAD":
        return Response(mimetype=TYPE)
    with read() as connection:
        head = journal.head(connection, tournament_id) or Entry(0, GENESIS)
    if keep_open := request.environ.get(KEEP_OPEN):
        keep_open(Events(_listen(head)))
    return Response(iter([_event(head)]), mimetype=TYPE, headers={"X-Accel-Buffering": "no"})


def _listen(head: Entry) -> Listener:
    try:
        return live().listen(official(), network_of(request.environ.get("REMOTE_ADDR", "")), head)
    except CrowdedError:
        detail = "Too many phones listen just now: ask for /changes every few seconds instead."
        raise Problem(503, detail, slug="too-many-listen", headers={"Retry-After": "30"}) from None


def _event(head: Entry) -> bytes:
    return f'id: {head.seq}\ndata: {{"seq": {head.seq}, "hash": "{head.hash}"}}\n\n'.encode()

"""A tournament's page for everybody: seating and standings, with names, where the director has opened it."""

from __future__ import annotations

from flask import Response

from api.access.auth import caller_of
from api.event.public_pages_schemas import PublicPage
from api.frame.blueprint import Blueprint
from api.frame.etags import tag, unchanged
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.store import read
from models.event import tournaments
from models.journal import journal
from services.tournament.public_page import answer_public_page

blp = Blueprint("public-pages", description="A tournament's page for everybody")


@blp.get("/public-pages/<slug>")
@blp.answers(200, PublicPage)
@blp.answers(304)
def show_public_page(slug: str) -> Response:
    """Who sits where, and how players and teams stand

    Ask again with If-None-Match: 304 while nothing has changed.
    """
    with read() as connection:
        tournament = tournaments.find_by_slug(connection, slug)
        if tournament is None or (not tournament.people_open and caller_of(connection, tournament.id) is None):
            # One answer for both: whoever guesses names of tournaments learns nothing.
            raise Problem(404, "There is no open page of this name. A director opens it in the settings.")
        head = journal.head(connection, tournament.id)
        etag = "" if head is None else head.hash
        response = Response(status=304) if unchanged(etag) else send(answer_public_page(connection, tournament))
        tag(response, etag)
        return response

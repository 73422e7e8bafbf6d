"""Rulebook revisions: every composed rulebook that the tournament plays or once played under."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.frame import etags
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from models.event import rulebook_revisions, tournaments

blp = Blueprint("revisions", description="Rulebook revisions", url_prefix=IN_TOURNAMENT)


@blp.get("/revisions/<revision>")
@blp.answers(200, {"type": "object"}, content_type="application/json")
@blp.answers(304)
def read_revision(tournament_id: UUID, revision: str) -> Response:
    """A composed rulebook as it is kept: the SHA-256 of this very body is its revision, so it never changes"""
    with read() as connection:
        had = tournaments.had_revision(connection, tournament_id, revision)
        content = rulebook_revisions.content_text(connection, revision) if had else None
    if content is None:
        raise Problem(404, "This tournament never played under a rulebook of this revision.")
    if etags.unchanged(revision):
        return etags.keep(Response(status=304), revision)
    return etags.keep(Response(content, content_type="application/json"), revision)

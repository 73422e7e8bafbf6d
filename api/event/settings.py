"""The tournament itself: its name, rulebook, money and time zone."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.corrections.correction import PreviewRequest, correct, corrects
from api.event.settings_schemas import Tournament, TournamentChange
from api.frame import etags
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.rulebooks import composed_books
from models.event import tournaments
from models.journal.journal import Journal
from services.tournament.settings import change_settings, parse_changes, serialise_settings

blp = Blueprint("tournament", description="The tournament", url_prefix=IN_TOURNAMENT)


@blp.get("")
@blp.answers(200, Tournament)
@blp.answers(304)
def read_tournament(tournament_id: UUID) -> Response:
    """The tournament; its ETag is needed to change it"""
    with read() as connection:
        row = tournaments.require(connection, tournament_id)
    if etags.unchanged(str(row.version)):
        return etags.tag(Response(status=304), str(row.version))
    return _answer(row)


@blp.patch("")
@blp.arguments(TournamentChange)
@corrects(blp, Tournament)
def change_tournament(sent: dict[str, Any], asked: PreviewRequest, tournament_id: UUID) -> Response:
    """Change name, rulebook, currency or time zone, or open the board

    Send If-Match with the ETag that you read. A new rulebook is for calls from now on: rulings made before keep the
    revision they were made under, results are scored by the new one.
    """
    book = composed_books.book(sent["rulebook"], "rulebook") if "rulebook" in sent else None
    changes = parse_changes(sent, book)

    def change(journal: Journal) -> dict[str, Any]:
        row = tournaments.require(journal.connection, tournament_id)
        etags.require_match(str(row.version))
        return serialise_settings(change_settings(journal, row, changes, book, sent.get("reason")))

    answer = correct(asked, tournament_id, change)
    return answer if asked["preview"] else etags.tag(answer, str(answer.get_json()["version"]))


def _answer(row: tournaments.Tournament) -> Response:
    return etags.tag(send(serialise_settings(row)), str(row.version))

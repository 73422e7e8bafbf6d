"""The season: what the tournaments of a league tell each other of the same people."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import signed_in_account
from api.access.command import command, preview
from api.event.seasons_schemas import Leaving, PreviewQuery, Season, SeasonChoice, SeasonDebts
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.league import seasons
from services.tournament.season import answer_season, list_debts

blp = Blueprint("seasons", description="Seasons", url_prefix=IN_TOURNAMENT)


@blp.get("/season")
@blp.answers(200, Season)
def read_season(tournament_id: UUID) -> Response:
    """What counts against the people of this tournament, and what they owe, in the season's other tournaments

    It is for phones to keep, so that they count as the server does without a network.
    """
    with read() as connection:
        return send(answer_season(connection, tournament_id))


@blp.put("/season")
@blp.arguments(SeasonChoice)
@blp.answers(200, Season)
def join_season(sent: seasons.SeasonChoice, tournament_id: UUID) -> Response:
    """Join a season: one of a league that the signed-in account manages, or by a code of one of its managers

    What its tournaments know of the same people is shared from then on. The same again changes nothing.
    """
    with command(tournament_id) as journal:
        return send(seasons.join_season(journal, signed_in_account(journal.connection), sent))


@blp.put("/season/leaving")
@blp.arguments(Leaving)
@blp.arguments(PreviewQuery, location="query")
@blp.answers(200, Season)
def leave_season(sent: dict[str, str], asked: dict[str, bool], tournament_id: UUID) -> Response:
    """Leave the season, for a reason: the answer holds what does not count here any more; of no season nothing

    With `preview` it is only looked at.
    """
    opened = preview if asked["preview"] else command
    with opened(tournament_id) as journal:
        return send(seasons.leave_season(journal, signed_in_account(journal.connection), sent["reason"]))


@blp.get("/ledger/fines/season")
@blp.answers(200, SeasonDebts)
def total_season(tournament_id: UUID) -> Response:
    """Who owes what in any tournament of the season, this one too; amounts in two currencies are two items

    A fine is paid in the tournament that charged it.
    """
    with read() as connection:
        return send({"items": list_debts(connection, tournament_id)})

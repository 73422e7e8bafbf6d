"""Standings: who leads, and how each total came about."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.results.standings_schemas import ExplainedStanding, ExportQuery, Standings
from services.ledger.serialise import serialise_line
from services.scoring.standings import Standing, compute_standings, explain
from services.scoring.standings_csv import as_csv

CSV = "text/csv"

blp = Blueprint("standings", description="Standings", url_prefix=IN_TOURNAMENT)


@blp.get("/standings")
@blp.answers(200, Standings)
def list_standings(tournament_id: UUID) -> Response:
    """Players and teams by what their hanchans scored, less the P that they were charged"""
    with read() as connection:
        players, teams = compute_standings(connection, tournament_id)
    more = ("id_number", "team", "withdrawn")
    own = [{**_shape(one), **{name: getattr(one, name) for name in more}} for one in players]
    return send({"players": own, "teams": [{**_shape(one), "players": one.members} for one in teams]})


@blp.get("/standings/<uuid:account_id>")
@blp.answers(200, ExplainedStanding)
def explain_standing(tournament_id: UUID, account_id: UUID) -> Response:
    """How the total of a player or a team came about, line by line"""
    with read() as connection:
        one, lines = explain(connection, tournament_id, account_id)
    return send({**_shape(one), "kind": one.kind, "games": one.games, "ledger": [serialise_line(row) for row in lines]})


@blp.get("/standings.csv")
@blp.arguments(ExportQuery, location="query")
@blp.answers(200, {"type": "string"}, content_type=CSV)
def export_standings(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The same as comma-separated text, in UTF-8: P with one decimal

    A name that a spreadsheet would take for a formula stands behind an apostrophe.
    """
    with read() as connection:
        players, teams = compute_standings(connection, tournament_id)
    names = {one.id: one.name for one in teams}
    text = as_csv(players if asked["of"] == "players" else teams, names)
    saved = {"Content-Disposition": f'attachment; filename="standings-{asked["of"]}.csv"'}
    return Response(text, content_type=f"{CSV}; charset=utf-8", headers=saved)


def _shape(one: Standing) -> dict[str, Any]:
    named = ("rank", "id", "name", "hanchans", "score", "p", "pts", "final", "disqualified")
    return {name: getattr(one, name) for name in named}

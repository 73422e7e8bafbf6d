"""A player's own page: what was ruled on them, what they owe, what became of what they escalated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.access.auth import official
from api.escalations.own_page_schemas import OwnPage
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from models.event import tournaments
from models.money import ledger
from models.people.players import Player
from models.ruling import escalation_steps
from models.ruling import rulings as stored
from rulings import library
from rulings.engine.issue import localise_issued
from services import lookup
from services.escalation.player_access import offenders_of
from services.escalation.serialise import escalation
from services.ledger.serialise import serialise_line
from services.ruling.serialise import localise

blp = Blueprint("own", description="A player's own page", url_prefix=IN_TOURNAMENT)


@blp.get("/own")
@blp.answers(200, OwnPage)
@blp.spoken
def read_own(tournament_id: UUID) -> Response:
    """What was ruled on the player who calls, or their team; what they owe

    No other player is named, and no official's note is told.
    """
    lang = language()
    with read() as connection:
        tournament = tournaments.find(connection, tournament_id)
        assert tournament is not None, "the player belongs to it"  # noqa: S101 -- for the type checker
        player = lookup.require(connection, Player, "player", tournament_id, official().id)
        whose = offenders_of(connection, official())
        lines = [serialise_line(row) for row in ledger.of_accounts(connection, tournament_id, whose)]
        ruled = [_ruling(connection, row, lang) for row in stored.on_offenders(connection, tournament_id, whose)]
    named = {name: tournament._mapping[name] for name in ("id", "name", "currency", "time_zone")}
    me = {"id": player.id, "name": player.name, "id_number": player.id_number}
    return send({"tournament": named, "player": me, "rulings": ruled, "ledger": lines})


def _ruling(connection: Connection, row: Row[Any], lang: str) -> dict[str, Any]:
    decision = {name: value for name, value in row.decision.items() if name != "shown"}
    said = localise(row.final_decision or decision, lang)
    assert said is not None, "there is always a decision"  # noqa: S101 -- for the type checker
    escalated = escalation_steps.escalation_of(connection, row.tournament_id, row.id)
    item = row.list_item
    return {
        "id": row.id,
        "status": row.status,
        "foul": said["foul"],
        "table": item["table"]["label"],
        "hand": item["hand"],
        "team": row.offender_kind == "team",
        "penalties": item["penalties"],
        "line": _line(row, said, lang),
        "source": said.get("source"),
        "ruled_at": row.ruled_at,
        "amended_by": row.amended_by,
        "escalation": None if escalated is None else escalation(connection, escalated),
    }


def _line(row: Row[Any], said: Mapping[str, Any], lang: str) -> str:
    """What was issued in the end, in one line."""
    return str((said if row.issued is None else localise_issued(library(), row.issued, lang))["line"])

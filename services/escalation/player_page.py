"""A player's own page: where they play, how they stand, what was ruled on them, what they owe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection

from models.event import tournaments
from models.money import ledger
from models.people.credentials import Caller
from models.people.players import Player
from models.ruling import escalation_steps, rulings
from models.ruling.rulings import Ruling
from rulings import library
from rulings.engine.issue import localise_issued
from services import lookup
from services.escalation.player_access import offenders_of
from services.escalation.serialise import escalation
from services.ledger.serialise import serialise_line
from services.ruling.present_names import PresentNames
from services.ruling.serialise import localise
from services.scoring.player_games import answer_games


def answer_player_page(connection: Connection, caller: Caller, language: str) -> dict[str, Any]:
    """Return where the player who calls plays and stands, what was ruled on them or their team, what they owe."""
    tournament = tournaments.require(connection, caller.tournament_id)
    player = lookup.require(connection, Player, "player", caller.tournament_id, caller.id)
    offenders = offenders_of(connection, caller)
    lines = ledger.of_accounts(connection, caller.tournament_id, offenders)
    ruled = rulings.on_offenders(connection, caller.tournament_id, offenders)
    names = PresentNames(connection, caller.tournament_id)
    return {
        "tournament": {name: getattr(tournament, name) for name in ("id", "name", "currency", "time_zone")},
        "player": {"id": player.id, "name": player.name, "id_number": player.id_number},
        "rulings": [_serialise(connection, row, names, language) for row in ruled],
        "ledger": [serialise_line(row) for row in lines],
        **answer_games(connection, caller.tournament_id, player),
    }


def _serialise(connection: Connection, row: Ruling, names: PresentNames, language: str) -> dict[str, Any]:
    """Serialise a ruling as its offender may read it: no official's note."""
    first = {name: value for name, value in row.decision.items() if name != "shown"}
    decision = localise(row.final_decision or first, language)
    assert decision is not None, "there is always a decision"  # noqa: S101 -- for the type checker
    escalated = escalation_steps.escalation_of(connection, row.tournament_id, row.id)
    item = names.item(row.list_item)
    return {
        "id": row.id,
        "status": row.status,
        "foul": decision["foul"],
        "table": item["table"]["label"],
        "hand": item["hand"],
        "team": row.offender_kind == "team",
        "penalties": item["penalties"],
        "line": _line(row, decision, language),
        "source": decision.get("source"),
        "ruled_at": row.ruled_at,
        "amended_by": row.amended_by,
        "escalation": None if escalated is None else escalation(connection, escalated),
    }


def _line(row: Ruling, decision: Mapping[str, Any], language: str) -> str:
    """Say in one line what was issued in the end."""
    return str((decision if row.issued is None else localise_issued(library(), row.issued, language))["line"])

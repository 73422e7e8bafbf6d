"""Everything needed to decide an escalation, on one screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import Connection

from models.people.players import list_entries
from models.ruling import escalations, ruling_lists, rulings
from models.ruling.ruling_lists import Filters
from models.ruling.rulings import Ruling
from services.errors import NotFound
from services.escalation.serialise import escalation
from services.ruling import serialise
from services.ruling.present_names import PresentNames

SHOWN = 50
REPEAT = "offence_number"  # how often before: it differs between rulings that are otherwise the same


def get_dossier(connection: Connection, tournament_id: UUID, ruling_id: UUID, language: str) -> dict[str, Any]:
    """Gather everything needed to decide the escalation of a ruling. Raises NotFound."""
    row = escalations.find(connection, tournament_id, ruling_id)
    if row is None:
        raise NotFound("That ruling was not escalated.")
    escalated = escalation(connection, row)
    ruling = _whole(connection, row.tournament_id, row.id)
    standing = escalated["standing"]
    other = None if standing in (None, row.id) else _whole(connection, row.tournament_id, standing)
    own = {row.id, *(step["standing"] for step in escalated["steps"])}
    return {
        "escalation": escalated,
        "ruling": serialise.with_escalation(connection, ruling, escalated, language),
        "standing": None if other is None else serialise.with_escalation(connection, other, escalated, language),
        "offender": _on_them(connection, ruling, own),
        "foul": _same_foul(connection, ruling, own),
    }


def _whole(connection: Connection, tournament_id: UUID, identity: UUID) -> Ruling:
    row = rulings.find(connection, tournament_id, identity)
    assert row is not None, "a foreign key keeps it"  # noqa: S101 -- for the type checker
    return row


def _on_them(connection: Connection, ruling: Ruling, own: set[UUID | None]) -> list[Any]:
    """Return every ruling on the offender, newest first, but those of this matter."""
    wanted = Filters(offenders=list_entries(connection, ruling.tournament_id, ruling.offender_id))
    page = ruling_lists.page(connection, ruling.tournament_id, wanted, limit=SHOWN + len(own))
    ours = set(map(str, own))
    names = PresentNames(connection, ruling.tournament_id)
    return [names.item(item) for item in orjson.loads(f"[{page.items}]") if item["id"] not in ours][:SHOWN]


def _same_foul(connection: Connection, ruling: Ruling, own: set[UUID | None]) -> list[dict[str, Any]]:
    found = rulings.of_foul(connection, ruling.tournament_id, ruling.foul, SHOWN + len(own))
    facts = _without_count(_facts(ruling))
    names = PresentNames(connection, ruling.tournament_id)
    return [
        {
            "ruling": names.item(row.list_item),
            "facts": _facts(row),
            "same_facts": _without_count(_facts(row)) == facts,
            "same_revision": row.revision == ruling.revision,
        }
        for row in found
        if row.id not in own
    ][:SHOWN]


def _facts(ruling: Ruling) -> dict[str, Any]:
    facts: dict[str, Any] = (ruling.final_decision or ruling.decision)["facts"]
    return facts


def _without_count(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if name != REPEAT}

"""What a ruling charges, brought into the ledger in the transaction that issues, closes or ends it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from models.database import register
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from models.money import ledger
from models.money.ledger import Cause
from rulings.scores.charges import Account, charges
from services.ledger.post import find_liable, post


def charge(journal: Journal, ruling: Mapping[str, Any], outcome: Mapping[str, Any]) -> None:
    """Post the points and fines of what was decided or issued. `ruling`: its columns.

    Most rulings charge nothing, and cost no statement.
    """
    points, fines = outcome["points"], outcome.get("fines", [])
    if not points and not fines:
        return
    connection, tournament = journal.connection, journal.tournament_id
    hanchan = ruling["hanchan_id"] and register.find(connection, Hanchan, tournament, ruling["hanchan_id"])
    offender = Account(ruling["offender_kind"], str(ruling["offender_id"]))
    on = find_liable(connection, tournament, offender, hanchan)
    cause = Cause("ruling", ruling["id"], ruling["hanchan_id"], hanchan.round if hanchan else None)
    post(journal, cause, charges({"points": points, "fines": fines}, on))


def credit_back(journal: Journal, ruling_id: UUID) -> None:
    """Credit what a ruling charged that is not in force any more."""
    rows = ledger.of_cause(journal.connection, journal.tournament_id, ruling_id)
    if rows:
        post(journal, Cause("ruling", ruling_id, rows[0].hanchan_id, rows[0].round), [])

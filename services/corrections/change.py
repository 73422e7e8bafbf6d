"""Change what was entered: for a reason, by who saw what it replaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from models.database import register
from models.journal.journal import Journal
from services import lookup
from services.idempotency import check_replaces
from services.members import Body, MemberKind, Model, get_member

ABOUT = {"replaces", "reason"}
"""What a change says beside the fields that are different from now on."""


def change_member(journal: Journal, kind: MemberKind[Model], identity: UUID, sent: Body) -> dict[str, Any]:
    """Change a team, table or hanchan; return its answer.

    `sent` has the new fields, those same fields in `replaces` as the caller saw them, and the `reason`.
    Raises NotFound, Conflict for what is no longer as the caller saw it, and what `kind.check` raises.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = lookup.require(connection, kind.model, kind.name, tournament_id, identity)
    wanted = differing(kind.serialise(row), sent)
    if wanted is not None:
        kind.check(connection, tournament_id, identity, wanted)
        write_change(journal, kind, row, kind.parse(wanted), sent["reason"])
    return get_member(connection, kind, tournament_id, identity)


def differing(stored: Body, sent: Body) -> dict[str, Any] | None:
    """Return what is stored with what is sent in its place; None where it is so already.

    Raises Conflict, showing both, where what `sent` changes is no longer as its `replaces` says.
    """
    changed = {name: value for name, value in sent.items() if name not in ABOUT}
    present = {name: stored[name] for name in changed}
    check_replaces(present, sent["replaces"], changed)
    return None if present == changed else {**stored, **changed}


def write_change(journal: Journal, kind: MemberKind[Model], row: Any, columns: Mapping[str, Any], reason: str) -> None:
    """Store those of the columns that differ from the row, with an entry such as `team.changed`."""
    changes = {name: value for name, value in columns.items() if getattr(row, name) != value}
    register.correct(journal, kind.model, f"{kind.name}.changed", row.id, changes, reason)

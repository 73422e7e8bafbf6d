"""What the table puts right once a ruling was withdrawn or amended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

import rulings as rules
from models.ruling import rulings
from models.ruling.rulings import Ruling
from rulings.engine.corrections import corrections
from rulings.words.wording import Words


def list_corrections(connection: Connection, row: Ruling, language: str) -> list[dict[str, Any]] | None:
    """Return what is put right because `row` was withdrawn, or replaced another; None where it did neither.

    Each: id, text, and the offender whom it is about, None where it is about the table. What still holds for the
    others of the same incident holds for the table.
    """
    if row.status == "withdrawn":
        before: Ruling | None = row
        instead: Sequence[Ruling] = ()
    else:
        before = rulings.find(connection, row.tournament_id, row.amends) if row.amends else None
        instead = [row]
    if before is None:
        return None
    beside = [other for other in rulings.beside(connection, row) if other.status != "withdrawn"]
    table = [_outcome(each) for each in (*instead, *beside)]
    player = [_outcome(each) for each in instead if each.offender_id == before.offender_id]
    library = rules.library()
    words = Words(library, language)
    whom = {"kind": before.offender_kind, "id": before.offender_id}
    given = library.catalogue["corrections"]
    return [
        {"id": name, "text": words.pick(given[name]["text"]), "offender": whom if given[name].get("player") else None}
        for name in corrections(library, _outcome(before), table, player)
    ]


def _outcome(row: Ruling) -> Mapping[str, Any]:
    """Return what a ruling came to: by its final decision, by what was issued, or by its decision."""
    ruled: Mapping[str, Any] = row.final_decision or row.issued or row.decision
    return ruled

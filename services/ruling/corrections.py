"""What the table puts right once a ruling was withdrawn or amended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection

import rulings as rules
from models.ruling import rulings
from models.ruling.hand import hand_of
from models.ruling.rulings import Ruling
from rulings.engine.corrections import Held, Ruled, corrections
from rulings.words.wording import Words


def list_corrections(connection: Connection, row: Ruling, language: str) -> list[dict[str, Any]] | None:
    """Return what is put right because `row` was withdrawn, or replaced another; None where it did neither,
    and where one more has replaced it: that one tells what is left to do.

    Each: id, text, and the offender whom it is about, None where it is about the table. What still holds for the
    others of the same incident, or was ruled besides in this hand, holds for the table.
    """
    if row.status == "amended":
        return None
    if row.status == "withdrawn":
        before: Ruling | None = row
        instead: Sequence[Ruling] = ()
    else:
        before = rulings.find(connection, row.tournament_id, row.amends) if row.amends else None
        instead = [row]
    if before is None:
        return None
    whom = {"kind": before.offender_kind, "id": before.offender_id}
    replaced, holding = (
        [_held(each, before) for each in found] for found in (instead, _in_force_beside(connection, row, before))
    )
    library = rules.library()
    words = Words(library, language)
    given = library.catalogue["corrections"]
    return [
        {"id": name, "text": words.pick(given[name]["text"]), "offender": whom if given[name].get("player") else None}
        for name in corrections(library, _outcome(before), replaced, holding)
    ]


def _in_force_beside(connection: Connection, row: Ruling, before: Ruling) -> Iterator[Ruling]:
    hand = hand_of(before)
    found = [*rulings.beside(connection, row)]
    if before.hanchan_id is not None and hand is not None:
        found += rulings.in_force_in(connection, before.tournament_id, before.hanchan_id, hand)
    every = {each.id: each for each in found if each.status not in ("withdrawn", "amended")}
    return (each for each in every.values() if each.id != row.id)


def _held(row: Ruling, before: Ruling) -> Held:
    return _outcome(row), row.offender_id == before.offender_id


def _outcome(row: Ruling) -> Ruled:
    """Return what a ruling came to: by its final decision, by what was issued instead, or by its decision."""
    instead = row.issued if row.issued and row.issued["penalties"] != row.decision["penalties"] else None
    ruled: Ruled = row.final_decision or instead or row.decision
    return ruled

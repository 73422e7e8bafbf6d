"""What can be wrong with a row of players or of seating: kinds, what each says, and its cure."""

from __future__ import annotations

from typing import Any

from api.sheets import OVERFULL

WORDS = {
    "empty": ("The cell is empty.", "Fill it in, or take the row out."),
    "too-long": ("It has {length} characters.", "Shorten it to {most}."),
    "overfull": OVERFULL,
    "number-twice": ("{name!r} has the number {number} in this sheet too.", "Keep one of them."),
    "number-taken": ("{name!r} has the number {number} already.", "Give another number."),
    "in-team": ("This player is there already, in the team {team!r}.", "Correct it, or leave it empty."),
    "without-team": ("This player is there already, without a team.", "Correct it, or leave it empty."),
    "place-twice": ("This sheet has round {round!r} at table {table!r} before.", "Keep one."),
    "place-taken": ("In round {round!r} others sit at table {table!r} already.", "Correct round, table or players."),
    "number-unknown": ("No player has the number {number!r}.", "Import the players first, or correct the number."),
    "sits-twice": ("The player with the number {number} sits {seat} too.", "Name four different ones."),
    "sits-elsewhere": (
        "In round {round!r} {name!r} sits at table {table!r}.",
        "Name another player, or another round.",
    ),
    "no-time": ("{cell!r} is no day and time.", "Write it as 2025-11-21 14:00, or leave it empty."),
    "no-such-time": ("There is no {cell!r} in the calendar.", "Write it as 2025-11-21 14:00, or leave it empty."),
    "far-time": ("{cell!r} is not between 1970 and 2200.", "Write it as 2025-11-21 14:00, or leave it empty."),
    "begins-at": (
        "This hanchan is there already, at {at}.",
        "Leave the cell empty, or change the time by itself: PUT …/hanchans/{{id}}/schedule.",
    ),
    "begins-untimed": (
        "This hanchan is there already, without a time.",
        "Leave the cell empty, or change the time by itself: PUT …/hanchans/{{id}}/schedule.",
    ),
    "owes": (
        "{name!r} has a fine to pay: {fines}.",
        "Take the payment first, or seat them by itself, with despite_fines: PUT …/hanchans/{{id}}.",
    ),
}
RowMistake = dict[str, Any]


def row_mistake(field: str, kind: str, **values: str | int) -> RowMistake:
    """What is wrong with a cell, in English; `kind` with `values` says the same to who speaks another language."""
    message, cure = (said.format(**values) for said in WORDS[kind])
    return {"field": field, "message": message, "cure": cure, "kind": kind, "values": values}

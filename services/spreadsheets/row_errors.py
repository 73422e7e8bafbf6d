"""What can be wrong with a row of a sheet (players, seating, results): kinds, what each says, and its cure."""

from __future__ import annotations

from typing import Any

WORDS = {
    "empty": ("The cell is empty.", "Fill it in, or take the row out."),
    "too-long": ("It has {length} characters.", "Shorten it to {most}."),
    "overfull": ("It has {cells} cells for {columns} columns.", "Put cells that hold a separator in quotes."),
    "number-twice": ("{name!r} has the number {number} in this sheet too.", "Keep one of them."),
    "name-twice": ("{name!r} is in this sheet twice, without a number.", "Give them numbers, or keep one."),
    "name-of-several": ("{count} players are called {name!r}.", "Give the number, so that it is clear which is meant."),
    "name-unknown": ("No player is called {cell!r}.", "Import the players first, or correct the name."),
    "name-nearly": (
        "No player is called {cell!r}; {name!r} is, with the number {number}.",
        "Write the name as it is there, or the number.",
    ),
    "seat-of-several": (
        "Several players are called {cell!r}: {numbers}.",
        "Write the number of the one who is meant.",
    ),
    "beyond-players": (
        "There is no player {cell}: counted in the order of their numbers, there are {count}.",
        "Say that these are id numbers or names, or import the other players first.",
    ),
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
    "withdrawn": ("{name!r} was withdrawn.", "Let them play again first, or name another player."),
    "owes": (
        "{name!r} has a fine to pay: {fines}.",
        "Take the payment first, or let them play: PUT …/hanchans/{{id}}/permission.",
    ),
    "no-hanchan": (
        "In round {round!r} at table {table!r} there is no hanchan.",
        "Correct round and table, or seat the players first.",
    ),
    "hanchans": (
        "In round {round!r} at table {table!r} there are {count} hanchans.",
        "Enter these one by one: PUT …/hanchans/{{id}}/result.",
    ),
    "hanchan-twice": ("Row {first} is of the same hanchan.", "Keep one."),
    "other-player": (
        "Who began {seat} has the number {number}, not {cell}.",
        "Correct the number, or put the points on their seats.",
    ),
    "other-result": (
        "This hanchan has another result already.",
        "Correct it by itself, with a reason: PUT …/hanchans/{{id}}/result.",
    ),
    "result-withdrawn": (
        "The result of this hanchan was withdrawn.",
        "Enter it by itself, with a reason: PUT …/hanchans/{{id}}/result.",
    ),
    "no-points": ("{cell!r} is no number of points.", "Write it in digits, such as 32500."),
    "no-hundreds": ("{points} is no multiple of 100: table points are.", "Correct it."),
    "below-zero": ("Riichi sticks left can't be below zero.", "Leave it empty where none were left."),
    "no-seat": ("There is no seat {cell!r}.", "Write east, south, west or north, separated by spaces."),
    "too-many": (
        "The four totals are {found:,}, the riichi sticks left {deposits:,}; together they should be {whole:,}: "
        "{left:,} too many.",
        "Count each player's points again.",
    ),
    "missing": (
        "The four totals are {found:,}, the riichi sticks left {deposits:,}; together they should be {whole:,}: "
        "{left:,} are missing.",
        "Count each player's points again; if riichi sticks were left on the table, enter them under deposits.",
    ),
    "substituted": ("Who began {seat} was replaced by a substitute.", "Name {cell} here."),
}
RowError = dict[str, Any]


class RowWithErrors:
    """A row of a sheet that collects what is wrong with its cells."""

    number: int
    errors: list[RowError]

    def note_error(self, field: str, kind: str, **values: str | int) -> None:
        """Add what is wrong with one of its cells."""
        self.errors.append(row_error(field, kind, **values))


def row_error(field: str, kind: str, **values: str | int) -> RowError:
    """Describe what is wrong with a cell, in English; from `kind` and `values` a client can say it in any language."""
    message, cure = (text.format(**values) for text in WORDS[kind])
    return {"field": field, "message": message, "cure": cure, "kind": kind, "values": values}

"""The rows of a sheet beside the tournament: which hanchan each is of, and whether it may be entered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Row

from models.database import register
from models.event import results
from models.event.hanchans import Hanchan
from models.event.tables import PlayingTable
from models.people.players import Player
from models.ruling.hand import SEATS
from rulings.scores.scoring import Scoring
from services.scoring.enter import mistakes
from services.scoring.results_sheet import SheetRow


@dataclass
class Matched:
    """A row with the hanchan it is of, where there is one; `known`: the hanchan has this very result already."""

    row: SheetRow
    hanchan: Row[Any] | None
    known: bool = False

    @property
    def status(self) -> str:
        """Wrong, known or new."""
        return "wrong" if self.row.errors else "known" if self.known else "new"


@dataclass(frozen=True)
class Seating:
    """The tournament's hanchans by round and table label, its players' id numbers."""

    hanchans: Mapping[tuple[str, str], Sequence[Row[Any]]]
    numbers: Mapping[UUID, str]


def match(connection: Connection, tournament_id: UUID, rules: Scoring, rows: Sequence[SheetRow]) -> list[Matched]:
    """Every row beside its hanchan; what is wrong is added to the row's errors."""
    seating = _seating(connection, tournament_id)
    seen: dict[UUID, int] = {}
    found = []
    for row in rows:
        matched = Matched(row, _hanchan(seating, row))
        if matched.hanchan is not None:
            _twice(seen, matched.hanchan.id, row)
            _others(seating, matched.hanchan, row)
            _compare(connection, rules, matched)
        found.append(matched)
    return found


def _seating(connection: Connection, tournament_id: UUID) -> Seating:
    labels = {row.id: row.label for row in register.everything(connection, PlayingTable, tournament_id)}
    hanchans = defaultdict(list)
    for row in register.everything(connection, Hanchan, tournament_id):
        hanchans[row.round, labels[row.table_id]].append(row)
    numbers = {row.id: row.id_number for row in register.everything(connection, Player, tournament_id)}
    return Seating(hanchans, numbers)


def _hanchan(seating: Seating, row: SheetRow) -> Row[Any] | None:
    round_, table = row.cells.get("round"), row.cells.get("table")
    if not round_ or not table:  # refused already
        return None
    there = seating.hanchans.get((round_, table), ())
    if len(there) == 1:
        return there[0]
    place = {"round": round_[:40], "table": table[:40]}
    if there:
        row.refuse("table", "hanchans", **place, count=len(there))
    else:
        row.refuse("table", "no-hanchan", **place)
    return None


def _twice(seen: dict[UUID, int], hanchan: UUID, row: SheetRow) -> None:
    first = seen.setdefault(hanchan, row.number)
    if first != row.number:
        row.refuse("table", "hanchan-twice", first=first)


def _others(seating: Seating, hanchan: Row[Any], row: SheetRow) -> None:
    for seat in SEATS:
        said, sits = row.cells.get(f"{seat}_player", ""), seating.numbers[hanchan._mapping[f"{seat}_id"]]
        if said and said != sits:
            row.refuse(f"{seat}_player", "other-player", seat=seat, number=sits, cell=said[:40])


def _compare(connection: Connection, rules: Scoring, matched: Matched) -> None:
    row, hanchan = matched.row, matched.hanchan
    if row.sent is None or hanchan is None:
        return
    before = results.of_hanchan(connection, hanchan.tournament_id, hanchan.id)
    if before and _says_the_same(before[-1], row.sent):
        matched.known = True
        return
    if before:
        row.refuse("table", "other-result")
    row.errors += mistakes(connection, rules, hanchan, (), row.sent)


def _says_the_same(stored: Row[Any], sent: Mapping[str, Any]) -> bool:
    points = {seat: stored._mapping[seat] for seat in SEATS}
    return (points, stored.deposits, stored.unranked) == (sent["points"], sent["deposits"], sent["unranked"])

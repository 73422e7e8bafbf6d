"""Match the rows of a sheet with the tournament: which hanchan each is of, and whether it may be entered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import results
from models.event.hanchans import Hanchan
from models.event.results import Result
from models.event.tables import PlayingTable
from models.people.players import Player
from models.ruling.hand import SEATS
from rulings.scores.scoring import Scoring
from services.clocks.lateness_clocks import RoundTimes, read_round
from services.scoring.results import list_errors
from services.scoring.results_sheet import SheetRow
from services.scoring.serialise import points_of


@dataclass
class MatchedRow:
    """A row with the hanchan it is of, where there is one; `known`: the hanchan has this very result already."""

    row: SheetRow
    hanchan: Hanchan | None
    known: bool = False

    @property
    def status(self) -> str:
        """Wrong, known or new."""
        return "wrong" if self.row.errors else "known" if self.known else "new"


@dataclass(frozen=True)
class Seating:
    """The tournament's hanchans by round and table label, its players' id numbers."""

    hanchans: Mapping[tuple[str, str], Sequence[Hanchan]]
    numbers: Mapping[UUID, str]


def match(connection: Connection, tournament_id: UUID, rules: Scoring, rows: Sequence[SheetRow]) -> list[MatchedRow]:
    """Match every row with its hanchan; what is wrong is added to the row's errors."""
    seating = _seating(connection, tournament_id)
    seen: dict[UUID, int] = {}
    matched = [MatchedRow(row, _hanchan(seating, row)) for row in rows]
    entered = results.of_hanchans(connection, tournament_id, [one.hanchan.id for one in matched if one.hanchan])
    rounds: dict[str, RoundTimes] = {}
    for one in matched:
        if one.hanchan is not None:
            _check_repeated(seen, one.hanchan.id, one.row)
            _check_players(seating, one.hanchan, one.row)
            round_ = one.hanchan.round
            if round_ not in rounds:
                rounds[round_] = read_round(connection, tournament_id, round_)
            replaced = rounds[round_].replaced_at(one.hanchan.id)
            _compare(rules, one, one.hanchan, entered[one.hanchan.id], replaced)
    return matched


def _seating(connection: Connection, tournament_id: UUID) -> Seating:
    labels = {row.id: row.label for row in register.list_all(connection, PlayingTable, tournament_id)}
    hanchans = defaultdict(list)
    for row in register.list_all(connection, Hanchan, tournament_id):
        hanchans[row.round, labels[row.table_id]].append(row)
    numbers = {row.id: row.id_number for row in register.list_all(connection, Player, tournament_id)}
    return Seating(hanchans, numbers)


def _hanchan(seating: Seating, row: SheetRow) -> Hanchan | None:
    round_, table = row.cells.get("round"), row.cells.get("table")
    if not round_ or not table:  # refused already
        return None
    there = seating.hanchans.get((round_, table), ())
    if len(there) == 1:
        return there[0]
    place = {"round": round_[:40], "table": table[:40]}
    if there:
        row.note_error("table", "hanchans", **place, count=len(there))
    else:
        row.note_error("table", "no-hanchan", **place)
    return None


def _check_repeated(seen: dict[UUID, int], hanchan: UUID, row: SheetRow) -> None:
    first = seen.setdefault(hanchan, row.number)
    if first != row.number:
        row.note_error("table", "hanchan-twice", first=first)


def _check_players(seating: Seating, hanchan: Hanchan, row: SheetRow) -> None:
    for seat in SEATS:
        written, sits = row.cells.get(f"{seat}_player", ""), seating.numbers[getattr(hanchan, f"{seat}_id")]
        if written and written != sits:
            row.note_error(f"{seat}_player", "other-player", seat=seat, number=sits, cell=written[:40])


def _compare(
    rules: Scoring, matched: MatchedRow, hanchan: Hanchan, before: Sequence[Result], replaced: Set[UUID]
) -> None:
    row = matched.row
    if row.sent is None:
        return
    if before and _is_same(before[-1], row.sent):
        matched.known = True
        return
    if before:
        row.note_error("table", "other-result")
    row.errors += list_errors(rules, hanchan, (), row.sent, replaced)


def _is_same(stored: Result, sent: Mapping[str, Any]) -> bool:
    return (points_of(stored), stored.deposits, stored.unranked) == (sent["points"], sent["deposits"], sent["unranked"])

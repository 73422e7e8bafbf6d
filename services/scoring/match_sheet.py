"""Match the rows of a sheet with the tournament: which hanchan each is of, and whether it may be entered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import hanchans, results
from models.event.hanchans import Hanchan, seats_of
from models.event.results import Result
from models.event.tables import PlayingTable
from models.people import players
from models.people.players import Player
from models.ruling.hand import SEATS
from rulings.scores.scoring import Scoring
from services.clocks.lateness_clocks import RoundTimes, read_round
from services.ledger.debts import find_debts, list_unpaid
from services.scoring.results import list_errors
from services.scoring.results_sheet import SheetRow
from services.scoring.serialise import points_of


@dataclass
class MatchedRow:
    """A row with the hanchan it is of, where there is one; `known`: the hanchan has this very result already.

    `holds`: the other one that it has.
    """

    row: SheetRow
    hanchan: Hanchan | None
    known: bool = False
    holds: Result | None = None

    @property
    def status(self) -> str:
        """Wrong, known or new."""
        return "wrong" if self.row.errors else "known" if self.known else "new"


@dataclass(frozen=True)
class Seating:
    """The tournament's hanchans in play by round and table label, its players by their id numbers, and those by id."""

    hanchans: Mapping[tuple[str, str], Sequence[Hanchan]]
    players: Mapping[str, Player]
    numbers: Mapping[UUID, str]


def match(connection: Connection, tournament_id: UUID, rules: Scoring, rows: Sequence[SheetRow]) -> list[MatchedRow]:
    """Match every row with its hanchan; what is wrong is added to the row's errors."""
    seating = _seating(connection, tournament_id)
    seen: dict[UUID, int] = {}
    matched = [MatchedRow(row, _hanchan(seating, row)) for row in rows]
    found = [one.hanchan for one in matched if one.hanchan]
    entered = results.of_hanchans(connection, tournament_id, [hanchan.id for hanchan in found])
    withdrawn = results.withdrawals_of(connection, tournament_id, [hanchan.id for hanchan in found])
    debtors = find_debts(connection, tournament_id, [one for row in found for one in seats_of(row).values()])
    rounds: dict[str, RoundTimes] = {}
    for one in matched:
        if one.hanchan is not None:
            _check_repeated(seen, one.hanchan.id, one.row)
            _check_players(seating, one.hanchan, one.row)
            round_ = one.hanchan.round
            if round_ not in rounds:
                rounds[round_] = read_round(connection, tournament_id, round_)
            times = rounds[round_]
            replaced = times.replaced_at(one.hanchan.id)
            _compare(rules, one, one.hanchan, entered[one.hanchan.id], replaced)
            if entered[one.hanchan.id]:
                _check_withdrawn(one, entered[one.hanchan.id][-1], withdrawn)
            elif not one.row.errors:
                _check_debts(connection, one.hanchan, one.row, debtors.keys() - replaced, times)
    return matched


def _seating(connection: Connection, tournament_id: UUID) -> Seating:
    labels = {row.id: row.label for row in register.list_all(connection, PlayingTable, tournament_id)}
    by_place: dict[tuple[str, str], list[Hanchan]] = defaultdict(list)
    for row in hanchans.list_all(connection, tournament_id):
        by_place[row.round, labels[row.table_id]].append(row)
    by_number = players.find_by_numbers(connection, tournament_id)
    return Seating(by_place, by_number, {player.id: player.id_number for player in by_number.values()})


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
        written, sits = row.cells.get(f"{seat}_player", ""), getattr(hanchan, f"{seat}_id")
        named = seating.players.get(written)
        if written and (named is None or named.id != sits):
            row.note_error(f"{seat}_player", "other-player", seat=seat, number=seating.numbers[sits], cell=written[:40])


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
        matched.holds = before[-1]
        row.note_error("table", "other-result")
    row.errors += list_errors(rules, hanchan, (), row.sent, replaced)


def _check_withdrawn(matched: MatchedRow, last: Result, withdrawn: Collection[tuple[UUID, int]]) -> None:
    if (last.hanchan_id, last.number) in withdrawn:
        matched.known, matched.holds = False, None
        matched.row.errors = [error for error in matched.row.errors if error["kind"] != "other-result"]
        matched.row.note_error("table", "result-withdrawn")


def _check_debts(
    connection: Connection, hanchan: Hanchan, row: SheetRow, debtors: Set[UUID], times: RoundTimes
) -> None:
    """Note who has a fine to pay first, of those who may have one."""
    seats = {player: seat for seat, player in seats_of(hanchan).items() if player in debtors}
    unpaid = list_unpaid(connection, hanchan, list(seats), times.played_since(hanchan.id)) if seats else {}
    for player, fines in unpaid.items():
        name = players.find_all(connection, hanchan.tournament_id, [player])[player].name
        row.note_error(seats[player], "owes", name=name, fines=", ".join(fine.text for fine in fines))


def _is_same(stored: Result, sent: Mapping[str, Any]) -> bool:
    winless = sent.get("winless", stored.winless)
    own = (points_of(stored), stored.deposits, stored.unranked, stored.winless)
    return own == (sent["points"], sent["deposits"], sent["unranked"], winless)

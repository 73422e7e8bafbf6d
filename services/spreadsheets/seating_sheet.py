"""A sheet of seating beside the hanchans that are there; tables that are not there are made."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.database import register
from models.event import schedules
from models.event.hanchans import Hanchan, seats_of
from models.event.tables import PlayingTable
from models.journal.journal import Journal
from models.people import players
from models.people.players import Player
from models.ruling.hand import SEATS
from services.ledger.debts import serialise_debts_of
from services.spreadsheets.rows import Row
from services.spreadsheets.typed_times import Moment, moment

Seated = dict[str, Player]
"""Seat → the player; those of a row whom the tournament knows."""


class KnownSeating:
    """What the tournament has: players by number, hanchans by round and table label, who sits where in each round."""

    def __init__(self, connection: Connection, tournament_id: UUID, zone: ZoneInfo) -> None:
        self.zone = zone
        self.players = players.find_by_numbers(connection, tournament_id)
        self.schedules = schedules.all_of(connection, tournament_id)
        self.hanchans: dict[tuple[str, str], list[Hanchan]] = defaultdict(list)
        self.labels_by_player: dict[tuple[str, UUID], str] = {}
        labels = {row.id: row.label for row in register.list_all(connection, PlayingTable, tournament_id)}
        for row in register.list_all(connection, Hanchan, tournament_id):
            self.hanchans[row.round, labels[row.table_id]].append(row)
            seated = seats_of(row).values() if row.status is None else ()
            self.labels_by_player |= {(row.round, player): labels[row.table_id] for player in seated}

    def seated(self, row: Row) -> Seated:
        """Return the players of a row whom the tournament knows."""
        return {seat: self.players[row.cells[seat]] for seat in SEATS if row.cells[seat] in self.players}


def match(connection: Connection, tournament_id: UUID, zone: ZoneInfo, rows: Sequence[Row]) -> None:
    """Match rows with the hanchans that exist already, and note what is wrong with the others."""
    known = KnownSeating(connection, tournament_id, zone)
    taken: set[tuple[str, str]] = set()
    for row in rows:
        place = (row.cells["round"], row.cells["table"])
        at = _parse_start(known, row)
        _check_players(known, row)
        if not row.errors:
            _match_hanchan(known, row, place, at)
        if row.status == "new" and place in taken:
            row.note_error("table", "place-twice", round=place[0], table=place[1])
        if row.status == "new":
            _check_free(known, row)
        taken.add(place)


def list_new_tables(connection: Connection, tournament_id: UUID, rows: Sequence[Row]) -> list[str]:
    """List the tables that these rows name and that do not exist yet, in their order."""
    there = {table.label for table in register.list_all(connection, PlayingTable, tournament_id)}
    named = (row.cells["table"] for row in rows if row.status == "new")
    return [label for label in dict.fromkeys(named) if label not in there]


def list_debts(connection: Connection, tournament_id: UUID, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """List who has a fine to pay, of those whom new rows seat."""
    known = players.find_by_numbers(connection, tournament_id)
    numbers = {row.cells[seat] for row in rows if row.status == "new" for seat in SEATS}
    return serialise_debts_of(connection, tournament_id, {known[number].id for number in numbers & known.keys()})


def add(journal: Journal, zone: ZoneInfo, rows: Sequence[Row]) -> None:
    """Add the hanchans of new rows in the order of the sheet, and the tables that do not exist yet."""
    connection, tournament_id = journal.connection, journal.tournament_id
    for label in list_new_tables(connection, tournament_id, rows):
        register.add(journal, PlayingTable, "table.added", {"id": uuid7(), "label": label})
    tables = {table.label: table.id for table in register.list_all(connection, PlayingTable, tournament_id)}
    known = players.find_by_numbers(connection, tournament_id)
    for row in rows:
        if row.status == "new":
            row.identity = uuid7()
            place = {"id": row.identity, "table_id": tables[row.cells["table"]], "round": row.cells["round"]}
            seats = {f"{seat}_id": known[row.cells[seat]].id for seat in SEATS}
            register.add(journal, Hanchan, "hanchan.added", {**place, **seats})
            at = moment(row.cells["scheduled_at"], zone)
            if at is not None:
                schedules.set_(journal, row.identity, at, None)


def _parse_start(known: KnownSeating, row: Row) -> Moment:
    try:
        return moment(row.cells["scheduled_at"], known.zone)
    except ValueError as error:
        row.note_error("scheduled_at", str(error), cell=row.cells["scheduled_at"][:40])
        return None


def _check_players(known: KnownSeating, row: Row) -> None:
    """Note seats that are not taken by four different players whom the tournament knows."""
    before: dict[str, str] = {}
    for seat in SEATS:
        number = row.cells[seat]
        other = before.setdefault(number, seat)
        if any(error["field"] == seat for error in row.errors):
            continue
        if number not in known.players:
            row.note_error(seat, "number-unknown", number=number)
        elif other != seat:
            row.note_error(seat, "sits-twice", number=number, seat=other)


def _match_hanchan(known: KnownSeating, row: Row, place: tuple[str, str], at: Moment) -> None:
    """Match the row with the same hanchan; another one at its table in its round is an error."""
    seats = {seat: player.id for seat, player in known.seated(row).items()}
    found = known.hanchans.get(place, [])
    for hanchan in found:
        if all(getattr(hanchan, f"{seat}_id") == player for seat, player in seats.items()):
            schedule = known.schedules.get(hanchan.id)
            if at is not None and schedule is None:
                row.note_error("scheduled_at", "begins-untimed")
            elif at is not None and schedule is not None and schedule.scheduled_at != at:
                row.note_error("scheduled_at", "begins-at", at=f"{schedule.scheduled_at:%Y-%m-%d %H:%M} UTC")
            row.recognise(hanchan.id)
            return
    if any(hanchan.status is None for hanchan in found):
        row.note_error("table", "place-taken", round=place[0], table=place[1])


def _check_free(known: KnownSeating, row: Row) -> None:
    """Note who was withdrawn, and who would play at two tables in one round."""
    for seat, player in known.seated(row).items():
        if player.withdrawn_at is not None:
            row.note_error(seat, "withdrawn", name=player.name)
        table = known.labels_by_player.setdefault((row.cells["round"], player.id), row.cells["table"])
        if table != row.cells["table"]:
            row.note_error(seat, "sits-elsewhere", round=row.cells["round"], name=player.name, table=table)

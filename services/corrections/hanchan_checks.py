"""What a hanchan can't be changed into, and what it can't be changed from."""

from __future__ import annotations

from uuid import UUID

from sqlalchemy import Connection

from models.event import hanchans, results, timings
from models.event.hanchans import CANCELLED, Hanchan, replaced_in, seats_of
from models.event.tables import PlayingTable
from models.people import players
from models.ruling import dead_hands, help_calls, rulings
from rulings.clocks.timings import began_at
from services import lookup
from services.clocks.lateness_clocks import RoundTimes, read_round
from services.errors import Conflict, invalid_field
from services.members import Body
from services.tournament.seating import check_free, check_player, check_players


def check_change(connection: Connection, path: str, row: Hanchan, wanted: Body) -> None:
    """Raise Invalid for a table, players or a status that this hanchan can't get, Conflict for what it can't leave."""
    tournament_id = row.tournament_id
    if wanted["table"] != row.table_id:
        lookup.check_exists(connection, PlayingTable, tournament_id, f"{path}table", wanted["table"], "table")
        _check_nothing_open(connection, row)
    sat = {*seats_of(row).values(), *replaced_in(row).values()}
    check_players(connection, tournament_id, wanted["seats"], path, sat)
    _check_substitutes(connection, path, tournament_id, wanted)
    times = read_round(connection, tournament_id, row.round)
    _check_awaited(path, row, wanted, times)
    if wanted["status"] != row.status:
        _check_status(connection, path, row, wanted["status"], times)


def check_place(connection: Connection, path: str, row: Hanchan, wanted: Body) -> None:
    """Raise Invalid where another hanchan of the round, as all are now, has its players or its table.

    `row`: as it was before.
    """
    if wanted["status"] is not None:
        return
    check_free(connection, row.tournament_id, wanted["round"], wanted["seats"], path, row.id)
    if (wanted["table"], wanted["round"], None) == (row.table_id, row.round, row.status):
        return
    for other in hanchans.with_tables(connection, row.tournament_id, wanted["table"]):
        if other.id != row.id and other.round == wanted["round"] and other.status is None:
            message = f"In round {other.round} table {other.label} has the hanchan {other.id}."
            raise invalid_field(f"{path}table", message, "Move that one too, with the same request.")


def _check_substitutes(connection: Connection, path: str, tournament_id: UUID, wanted: Body) -> None:
    """Raise Invalid for who can't have been replaced there: nobody known, who sits there, who is named twice."""
    named = list(wanted["substitutes"].values())
    known = players.find_all(connection, tournament_id, named)
    for seat, player in wanted["substitutes"].items():
        field = f"{path}substitutes.{seat}"
        check_player(known, field, player)
        if player in wanted["seats"].values():
            raise invalid_field(field, "This player sits at the table.", "Seat the substitute, or leave this out.")
        if named.count(player) > 1:
            raise invalid_field(field, "This player was replaced on another seat.", "Name each player once.")


def _check_nothing_open(connection: Connection, row: Hanchan) -> None:
    """Raise Conflict where a ruling, a dead hand or a call for help of this hanchan is open at its table."""
    place = (connection, row.tournament_id, row.table_id)
    waiting = (rulings.deferred_at_table(*place), dead_hands.open_at_table(*place), help_calls.open_at_table(*place))
    if any(one.hanchan_id == row.id for found in waiting for one in found):
        detail = "Something is open at its table: end the hand, or close the call for help, before it moves."
        raise Conflict(detail, slug="open-at-table", hanchan=row.id)


def _check_awaited(path: str, row: Hanchan, wanted: Body, times: RoundTimes) -> None:
    """Raise Invalid where a player leaves the hanchan whose clock runs there."""
    stay = {*wanted["seats"].values(), *wanted["substitutes"].values()}
    for seat, player in seats_of(row).items():
        clock = times.clock_of(str(player))
        if player not in stay and clock is not None and clock.stopped is None and times.names(row.id, player):
            message = "A lateness clock runs for this player here."
            raise invalid_field(f"{path}seats.{seat}", message, "Record the arrival or replacement, or take it back.")


def _check_status(connection: Connection, path: str, row: Hanchan, status: str | None, times: RoundTimes) -> None:
    """Raise Invalid for a hanchan that can't be cancelled any more, and where its own clock cancelled it."""
    begun = began_at(str(row.id), times.in_force) is not None
    if status == CANCELLED and (begun or row.id in results.hanchans_with_result(connection, row.tournament_id)):
        message = "It has begun, so it can't be cancelled."
        raise invalid_field(f"{path}status", message, "Declare it void: then it does not count.")
    cause = None if row.status_cause is None else timings.find(connection, row.tournament_id, row.status_cause)
    if cause is not None and cause.hanchan_id == row.id:
        message = "A lateness clock of this hanchan cancelled the day's games."
        raise invalid_field(f"{path}status", message, f"Take that timing back: {cause.id}.")

"""Whether whole rounds can be seated: everything that is in the way, each with its path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import hanchans
from models.event.tables import PlayingTable
from models.people.players import Player
from models.ruling.hand import SEATS
from services.errors import FieldError, Invalid, field_error
from services.tournament.seating import why_gone


class Place(NamedTuple):
    """A table of a round as it was sent, and the path of its fields."""

    path: str
    round: str
    table: UUID
    seats: Mapping[str, UUID]


class Known(NamedTuple):
    """What the tournament has: labels of tables, players, and where who sits in these rounds already."""

    tables: Mapping[UUID, str]
    players: Mapping[UUID, Player]
    taken: set[tuple[str, UUID]]
    seated: dict[tuple[str, UUID], str]


def check_rounds(connection: Connection, tournament_id: UUID, sent: Mapping[str, Any]) -> None:
    """Raise Invalid naming every table and seat that can't be taken; a round that is seated as a whole, once."""
    places = [
        Place(f"rounds.{number}.tables.{at}", round_["label"], table["table"], table["seats"])
        for number, round_ in enumerate(sent["rounds"])
        for at, table in enumerate(round_["tables"])
    ]
    known = _read(connection, tournament_id, {place.round for place in places})
    errors = list(_check_labels(known, sent))
    if not errors:
        errors = [error for place in places for error in (*_check_table(known, place), *_check_players(known, place))]
    if errors:
        raise Invalid("Nobody was seated. See errors: each names its place.", errors=errors)


def _read(connection: Connection, tournament_id: UUID, rounds: Iterable[str]) -> Known:
    rows = hanchans.of_rounds(connection, tournament_id, list(rounds))
    return Known(
        tables={row.id: row.label for row in register.list_all(connection, PlayingTable, tournament_id)},
        players={row.id: row for row in register.list_all(connection, Player, tournament_id)},
        taken={(row.round, row.table_id) for row in rows},
        seated={(row.round, getattr(row, f"{seat}_id")): f"table {row.label}" for row in rows for seat in SEATS},
    )


def _check_labels(known: Known, sent: Mapping[str, Any]) -> Iterator[FieldError]:
    """Yield the rounds of which every table has its players: somebody else seated them meanwhile."""
    for number, round_ in enumerate(sent["rounds"]):
        label, tables = round_["label"], [table["table"] for table in round_["tables"]]
        if tables and all((label, table) in known.taken for table in tables):
            message = f"Round {label} is seated already."
            yield field_error(f"rounds.{number}.label", message, "Ask for another proposal: it numbers the next round.")


def _check_table(known: Known, place: Place) -> Iterator[FieldError]:
    """Yield what is wrong with the table, and note that it is taken."""
    if place.table not in known.tables:
        yield field_error(
            f"{place.path}.table", "This tournament has no such table.", "Add the table first, or name another."
        )
    elif (place.round, place.table) in known.taken:
        message = f"In round {place.round} others sit at table {known.tables[place.table]} already."
        yield field_error(f"{place.path}.table", message, "Name another table, or another round.")
    known.taken.add((place.round, place.table))


def _check_players(known: Known, place: Place) -> Iterator[FieldError]:
    """Yield which seats can't be taken, and note who takes the others."""
    for seat in SEATS:
        player, field = place.seats[seat], f"{place.path}.seats.{seat}"
        if player not in known.players:
            yield field_error(field, "This tournament has no such player.", "Add the player first, or name another.")
        elif (gone := why_gone(known.players[player])) is not None:
            yield field_error(field, *gone)
        elif (place.round, player) in known.seated:
            message = f"In round {place.round} this player sits at {known.seated[place.round, player]}."
            yield field_error(field, message, "Name another player, or another round.")
        else:
            known.seated[place.round, player] = f"table {known.tables.get(place.table, place.table)}"

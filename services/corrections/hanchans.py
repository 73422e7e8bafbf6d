"""Hanchans put right: moved, their seats changed or given to substitutes, cancelled, void; any number at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import hanchans
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from models.people.credentials import Caller
from services.clocks.recharge import read_clocks, recharge
from services.corrections.change import differing, write_change
from services.corrections.hanchan_checks import check_change, check_place
from services.errors import invalid_field
from services.members import Body
from services.people.players import put_player
from services.tournament.hanchans import HANCHAN, with_debts


class ChangedHanchan(TypedDict):
    """What is different of a hanchan from now on, and the same fields as the caller saw them.

    `substitutes`: seat → whom the one who sits there replaced.
    """

    id: UUID
    replaces: Body
    table: NotRequired[UUID]
    round: NotRequired[str]
    seats: NotRequired[Mapping[str, UUID]]
    status: NotRequired[str | None]
    substitutes: NotRequired[Mapping[str, UUID]]


class HanchanChanges(TypedDict):
    """Hanchans that change together, and why; `players`: who is added with that, each with an id and a name."""

    reason: str
    players: NotRequired[list[dict[str, Any]]]
    hanchans: list[ChangedHanchan]


class Changed(NamedTuple):
    """A hanchan as it was and is to be; `path`: to it in what was sent."""

    path: str
    row: Hanchan
    wanted: Body


def change_hanchans(journal: Journal, caller: Caller, sent: HanchanChanges) -> dict[str, Any]:
    """Change hanchans, all or none, and charge anew what their clocks cost; return their answers.

    Raises Invalid for what can't be, Conflict for what is no longer as the caller saw it, NotAllowed where a clock of
    the caller changes.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    for player in sent.get("players", ()):
        put_player(journal, player["id"], {"name": player["name"]})
    changes = _changes(connection, tournament_id, sent["hanchans"])
    for change in changes:
        check_change(connection, *change)
    rounds = {round_ for change in changes for round_ in (change.row.round, change.wanted["round"])}
    clocks = read_clocks(journal, rounds)
    for change in changes:
        write_change(journal, HANCHAN, change.row, _columns(change.row, change.wanted), sent["reason"])
    for change in changes:
        check_place(connection, *change)
    recharge(journal, caller, clocks, sent["reason"])
    found = hanchans.find_all(connection, tournament_id, [one["id"] for one in sent["hanchans"]])
    items = (HANCHAN.serialise(found[one["id"]]) for one in sent["hanchans"])
    return {"items": [with_debts(connection, tournament_id, item) for item in items]}


def _changes(connection: Connection, tournament_id: UUID, sent: Sequence[ChangedHanchan]) -> list[Changed]:
    """Return those that are not yet as they were sent. Raises Invalid, Conflict."""
    changes = []
    for place, one in enumerate(sent):
        row = register.find(connection, Hanchan, tournament_id, one["id"])
        if row is None or row.removed_at is not None:
            message = "This tournament has no such hanchan."
            raise invalid_field(f"hanchans.{place}.id", message, "Choose one of GET …/hanchans.")
        wanted = differing(HANCHAN.serialise(row), {name: value for name, value in one.items() if name != "id"})
        if wanted is not None:
            changes.append(Changed(f"hanchans.{place}.", row, wanted))
    return changes


def _columns(row: Hanchan, wanted: Body) -> dict[str, Any]:
    """Return the columns as they are to be; a status that somebody chose has no clock as its cause."""
    replaced = {seat: str(player) for seat, player in wanted["substitutes"].items()}
    chosen = {"status": wanted["status"], "status_cause": None} if wanted["status"] != row.status else {}
    seats = {f"{seat}_id": player for seat, player in wanted["seats"].items()}
    return {"table_id": wanted["table"], "round": wanted["round"], **seats, **chosen, "substitutes": replaced or None}

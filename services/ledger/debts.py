"""Fines that players have not paid: they are seated, but do not play on before they pay (R.League, Late for game)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, NamedTuple, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.event import hanchans, seasons
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from models.money import ledger, overlooked_fines
from models.people import players
from models.people.credentials import Caller
from models.people.players import Player
from rulings.scores.money import money
from services import lookup
from services.errors import Conflict, invalid_field
from services.ledger.accounts import check_not_own


class Fine(NamedTuple):
    """What is to be paid in a currency, in minor units; in which other tournament, unless in this one."""

    unit: str
    amount: int
    tournament: dict[str, Any] | None = None

    @property
    def text(self) -> str:
        """In words."""
        elsewhere = "" if self.tournament is None else f" ({self.tournament['name']})"
        return f"{money(self.unit, self.amount)}{elsewhere}"


class Permission(TypedDict):
    """Who may play a hanchan although they owe a fine, and why."""

    players: list[UUID]
    reason: str


Debts = dict[UUID, list[Fine]]
"""Player → what they have to pay."""


def find_debts(
    connection: Connection,
    tournament_id: UUID,
    people: Sequence[UUID],
    outside: str | None = None,
    made_by: datetime | None = None,
) -> Debts:
    """Return what these players have to pay, here and in the season's other tournaments.

    `outside`: what clocks and rulings of this round charge does not count; `made_by`: nor what was made after that.
    """
    debts: Debts = {}
    for row in ledger.totals(connection, tournament_id, False, people, without_round=outside, charged_by=made_by):
        if row.amount > 0:
            debts.setdefault(row.account_id, []).append(Fine(row.unit, row.amount))
    others = {row.id: {"id": row.id, "name": row.name} for row in seasons.tournaments(connection, tournament_id)}
    for fine in seasons.fines(connection, tournament_id) if others else ():
        if fine.own in people and (made_by is None or fine.since <= made_by):
            debts.setdefault(fine.own, []).append(Fine(fine.unit, fine.amount, others[fine.tournament_id]))
    return debts


def serialise_debts(connection: Connection, tournament_id: UUID, debts: Debts) -> list[dict[str, Any]]:
    """Serialise who owes what, by name."""
    found = players.find_all(connection, tournament_id, list(debts))
    items = [
        {"player": player, "name": found[player].name, "fines": [fine._asdict() for fine in fines]}
        for player, fines in debts.items()
    ]
    return sorted(items, key=lambda item: (item["name"], item["player"]))


def serialise_debts_of(connection: Connection, tournament_id: UUID, seated: Collection[UUID]) -> list[dict[str, Any]]:
    """Serialise what these players have to pay."""
    return serialise_debts(connection, tournament_id, find_debts(connection, tournament_id, list(seated)))


def list_unpaid(
    connection: Connection, hanchan: Hanchan, people: Sequence[UUID], began: datetime | None = None
) -> Debts:
    """List which of these players of a hanchan have to pay before they play it, and what.

    Not what is charged in its own round or was made after it `began`, nor for whom an official said that they may play.
    """
    debts = find_debts(connection, hanchan.tournament_id, people, hanchan.round, began)
    if debts:
        allowed = overlooked_fines.players_allowed(connection, hanchan.tournament_id, hanchan.id)
        for player in allowed:
            debts.pop(players.find_person(connection, hanchan.tournament_id, player), None)
    return debts


def check_may_play(
    connection: Connection, hanchan: Hanchan, people: Sequence[UUID], began: datetime | None = None
) -> None:
    """Raise Conflict, naming who owes what, where one of these players of a hanchan has to pay before they play it."""
    debts = list_unpaid(connection, hanchan, people, began)
    if debts:
        named = serialise_debts(connection, hanchan.tournament_id, debts)
        said = "; ".join(f"{one['name']}: {', '.join(fine.text for fine in debts[one['player']])}" for one in named)
        detail = f"A fine is to be paid first. {said}. Take the payment, or a director lets them play all the same."
        raise Conflict(detail, slug="unpaid-fines", hanchan=hanchan.id, players=named)


def allow_play(journal: Journal, caller: Caller, hanchan_id: UUID, sent: Permission) -> dict[str, Any]:
    """Let players play a hanchan although they owe a fine, once; return who may.

    Raises NotFound, Invalid for who does not sit there, NotAllowed for the caller's own fines.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    hanchan = lookup.require(connection, Hanchan, "hanchan", tournament_id, hanchan_id)
    seated = set(hanchans.seats_of(hanchan).values())
    for place, player in enumerate(sent["players"]):
        if player not in seated:
            lookup.check_exists(connection, Player, tournament_id, f"players.{place}", player, "player")
            raise invalid_field(f"players.{place}", "They do not sit in this hanchan.", "Name one of its four players.")
        check_not_own(connection, caller, {"kind": "player", "id": player})
    allowed = overlooked_fines.players_allowed(connection, tournament_id, hanchan_id)
    if not allowed.issuperset(sent["players"]):
        overlooked_fines.overlook(journal, hanchan_id, set(sent["players"]) - allowed, sent["reason"])
    return {"hanchan": hanchan_id, "players": sorted(allowed | set(sent["players"]))}

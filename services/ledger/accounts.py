"""Accounts: who holds one, and what is owed on it."""

from __future__ import annotations

from typing import Any, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.money import ledger
from models.people import players
from models.people.credentials import Caller
from models.people.officials import Official
from models.people.own_people import own_people
from models.people.players import Player
from models.people.teams import Team
from rulings.scores.money import money
from services import lookup
from services.errors import NotAllowed, invalid_field

HOLDERS: dict[str, type[Any]] = {"player": Player, "team": Team, "official": Official}


class Account(TypedDict):
    """Whose account it is; `kind` is player, team or official."""

    kind: str
    id: UUID


class Owed(TypedDict):
    """An account, and a unit: points or a currency."""

    account: Account
    unit: str


def account_columns(connection: Connection, tournament_id: UUID, account: Account) -> dict[str, Any]:
    """Return the columns that name an account. Raises Invalid when nobody of that id can hold one."""
    kind, identity = account["kind"], account["id"]
    lookup.check_exists(connection, HOLDERS[kind], tournament_id, "account.id", identity, kind)
    return columns_of(account)


def columns_of(account: Account) -> dict[str, Any]:
    """Return the columns that name an account which is known to be there."""
    return {"account_kind": account["kind"], "account_id": account["id"]}


def counting(connection: Connection, tournament_id: UUID, account: Account) -> Account:
    """Return the account that counts, where one of a joined entry of a player is named."""
    if account["kind"] != "player":
        return account
    return {**account, "id": players.find_person(connection, tournament_id, account["id"])}


def check_not_own(connection: Connection, caller: Caller, account: Account) -> None:
    """Raise NotAllowed where this is the caller's account, or that of whom they play or played as."""
    if account["id"] in own_people(connection, caller).all:
        detail = "This is an account of your own. Ask another director or finance coordinator."
        raise NotAllowed(detail, slug="own-account")


def balance(connection: Connection, tournament_id: UUID, account: UUID, unit: str) -> int:
    """Return what is owed on an account in this unit."""
    rows = ledger.totals(connection, tournament_id, unit in ledger.OFF_SCORE, [account])
    return sum(row.amount for row in rows if row.unit == unit)


def in_words(unit: str, most: int) -> str:
    """Say an amount that is there to be paid or let go of; below zero there is nothing."""
    return money(unit, most) if most > 0 else "Nothing"


def check_owed(connection: Connection, tournament_id: UUID, owed: Owed, amount: int) -> None:
    """Raise Invalid when `amount` is more than the account owes in this unit."""
    most = balance(connection, tournament_id, owed["account"]["id"], owed["unit"])
    if amount > most:
        message = f"{in_words(owed['unit'], most)} is owed."
        raise invalid_field("amount", message, "Give no more than that." if most > 0 else "There is nothing to pay.")


def check_in_credit(connection: Connection, tournament_id: UUID, owed: Owed, amount: int) -> None:
    """Raise Invalid when `amount` is more than the account has paid too much in this unit."""
    most = -balance(connection, tournament_id, owed["account"]["id"], owed["unit"])
    if amount > most:
        message = f"{in_words(owed['unit'], most)} is to be paid back."
        raise invalid_field("amount", message, "Give no more than that." if most > 0 else "There is nothing to refund.")

"""Help calls: a referee calls the head referee to a table; whoever is called comes, or rules from afar."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any, NotRequired
from uuid import UUID

from sqlalchemy import Connection

import rulings as rules
from models.database.base import Base
from models.journal.journal import Journal
from models.people.credentials import Caller
from models.people.officials import Official
from models.people.players import Player
from models.people.teams import Team
from models.ruling import escalations, help_calls
from models.ruling.hand import columns_of
from models.ruling.help_calls import HelpCall
from rulings.engine import context, facts
from rulings.errors import UnknownName
from services.device_time import DeviceTime, device_time, made_at
from services.errors import NotAllowed, NotFound
from services.idempotency import check_same_body
from services.lookup import check_exists
from services.ruling.references import check_place
from services.ruling.request import AtTable, Offender, RulingRequest
from services.ruling.serialise import hand as serialise_hand
from services.ruling.situation import hand_named

ANSWERING = {"head-referee": {"head-referee", "director"}, "director": {"director"}}
"""Level → the roles that a help call lies with."""
KINDS: dict[str, type[Base]] = {"player": Player, "team": Team, "official": Official}


class SeatedOffender(Offender):
    """Who is said to have committed it; `seat` is their wind in this hand."""

    seat: NotRequired[str]


class NewHelpCall(AtTable, DeviceTime):
    """Where help is wanted, and what is known so far: by whom, which foul, which facts, what around it."""

    offenders: list[SeatedOffender]
    foul: NotRequired[str]
    facts: dict[str, Any]
    context: dict[str, Any]


class HelpCallEnd(DeviceTime):
    """How a help call ended: settled, or taken-back by whoever called."""

    how: str


def put_help_call(
    journal: Journal, caller: Caller, help_call_id: UUID, sent: NewHelpCall
) -> tuple[dict[str, Any], bool]:
    """Call the head referee, or the directors where the event has no other; return the answer, and whether it is new.

    Raises Conflict for another body under the same id, Invalid for what is not there, RuleError for a foul, a fact or
    a context that no rulebook has.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = help_calls.find(connection, tournament_id, help_call_id)
    if row is not None:
        check_same_body(row.request, sent)
        return _serialise(row), False
    check_place(connection, tournament_id, sent)
    for number, one in enumerate(sent["offenders"]):
        field = f"offenders.{number}.id"
        check_exists(connection, KINDS[one["kind"]], tournament_id, field, one["id"], one["kind"])
    _check_rules(sent)
    has_head = escalations.has_head_referee(connection, tournament_id, without=caller.id)
    values = {
        "id": help_call_id,
        "table_id": sent["table"],
        "hanchan_id": sent.get("hanchan"),
        **columns_of(hand_named(sent)),
        "level": "head-referee" if has_head else "director",
        "called_at": made_at(sent, journal.at),
        **device_time(sent),
        "request": sent,
    }
    help_calls.call(journal, values)
    return get_help_call(connection, tournament_id, help_call_id), True


def answer(journal: Journal, caller: Caller, help_call_id: UUID, sent: DeviceTime) -> tuple[dict[str, Any], bool]:
    """Say that the caller comes; return the answer, and whether that is new: whoever says it first comes.

    Raises NotFound, and NotAllowed for whoever called, or is not whom it lies with.
    """
    row = _require(journal.connection, journal.tournament_id, help_call_id)
    if not lies_with(row, caller.id, caller.roles):
        raise NotAllowed("This call lies with somebody else: whoever called can take it back.")
    if row.answered_at is not None or row.ended_at is not None:
        return _serialise(row), False
    help_calls.answer(journal, help_call_id, made_at(sent, journal.at))
    return get_help_call(journal.connection, journal.tournament_id, help_call_id), True


def end(journal: Journal, caller: Caller, help_call_id: UUID, sent: HelpCallEnd) -> tuple[dict[str, Any], bool]:
    """End a help call; return the answer, and whether that is new: it ends once, and the answer says how.

    Raises NotFound, and NotAllowed for whoever takes back another's call.
    """
    row = _require(journal.connection, journal.tournament_id, help_call_id)
    if sent["how"] == "taken-back" and row.official_id != caller.id:
        raise NotAllowed("Another official called: only they take it back. If it is settled, say so.")
    if row.ended_at is not None:
        return _serialise(row), False
    help_calls.end(journal, help_call_id, sent["how"], made_at(sent, journal.at))
    return get_help_call(journal.connection, journal.tournament_id, help_call_id), True


def end_by_ruling(journal: Journal, caller: Caller, ruling_id: UUID, call: RulingRequest, at: datetime) -> None:
    """End the help calls at its table that a ruling answers: on one of their offenders, or by whom they lie with."""
    offender = {name: str(call["offender"][name]) for name in ("kind", "id")}
    for row in help_calls.open_at_table(journal.connection, journal.tournament_id, call["table"]):
        named = [{name: str(one[name]) for name in ("kind", "id")} for one in row.request["offenders"]]
        if row.called_at <= at and (offender in named or lies_with(row, caller.id, caller.roles)):
            help_calls.end(journal, row.id, "ruled", at, ruling_id)


def lies_with(row: HelpCall, official_id: UUID | None, roles: Collection[str]) -> bool:
    """Return whether an official with these roles is one of those called. Nobody answers their own call."""
    return official_id != row.official_id and not ANSWERING[row.level].isdisjoint(roles)


def get_help_call(connection: Connection, tournament_id: UUID, help_call_id: UUID) -> dict[str, Any]:
    """Return a help call's answer. Raises NotFound."""
    return _serialise(_require(connection, tournament_id, help_call_id))


def list_help_calls(connection: Connection, tournament_id: UUID) -> list[dict[str, Any]]:
    """Return the open help calls, oldest first."""
    return [_serialise(row) for row in help_calls.open_ones(connection, tournament_id)]


def _check_rules(sent: NewHelpCall) -> None:
    """Raise RuleError for a foul, fact or context that no rulebook has: so no text of somebody's own gets in."""
    catalogue = rules.library().catalogue
    if "foul" in sent and sent["foul"] not in catalogue["fouls"]:
        raise UnknownName("foul", "foul", sent["foul"], catalogue["fouls"])
    for name, value in sent["facts"].items():
        if name not in catalogue["facts"]:
            raise UnknownName(f"facts.{name}", "fact", name, catalogue["facts"])
        facts.check(catalogue["facts"][name], name, value)
    context.check(sent["context"])


def _require(connection: Connection, tournament_id: UUID, help_call_id: UUID) -> HelpCall:
    row = help_calls.find(connection, tournament_id, help_call_id)
    if row is None:
        raise NotFound("This tournament has no such help call.")
    return row


def _serialise(row: HelpCall) -> dict[str, Any]:
    return {
        "id": row.id,
        "table": row.table_id,
        "hanchan": row.hanchan_id,
        "hand": serialise_hand(row),
        "offenders": row.request["offenders"],
        "foul": row.request.get("foul"),
        "facts": row.request["facts"],
        "context": row.request["context"],
        "level": row.level,
        "official": row.official_id,
        "called_at": row.called_at,
        "server_at": row.server_at,
        "answered_by": row.answered_by,
        "answered_at": row.answered_at,
        "ended_by": row.ended_by,
        "ended_at": row.ended_at,
        "ended_how": row.ended_how,
        "ruling": row.ruling_id,
    }

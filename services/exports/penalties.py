"""What each player, team and official was given and charged: a row for each cause, with running totals.

Rulings that stand, lateness clocks and directors' decisions; what was given back is not listed. Payments are none of
it: a fine stays a fine once it is paid.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from uuid import UUID

from models.money import ledger
from models.money.ledger import LedgerLine
from models.ruling.ruling_lists import JournaledRuling, list_all
from models.ruling.rulings import IN_FORCE
from rulings.scores.money import major
from services.exports.event import Event
from services.exports.outcome_line import outcome_line
from services.exports.sheet import Cell, Sheet

COLUMNS = (
    *("who", "id_number", "name", "team", "time", "round", "table", "hand", "seat", "cause", "penalty"),
    *("p", "p_total", "pts", "pts_total", "fine", "fine_total", "currency", "reason", "ruling"),
)
KINDS = ("player", "team", "official")
LATE = {"player": "late", "team": "late", "official": "late-arbiter"}
Account = tuple[str, UUID]


@dataclass
class Entry:
    """What one cause put on one account."""

    cause: str
    at: datetime
    ruling: JournaledRuling | None = None
    line: LedgerLine | None = None
    amounts: dict[str, int] = field(default_factory=lambda: defaultdict(int))


def penalties(event: Event) -> Sheet:
    """Build the sheet of penalties."""
    accounts = sorted(collect(event).items(), key=lambda item: _order(event, item[0]))
    rows = (row for account, entries in accounts for row in _rows(event, account, entries))
    return Sheet(event.labels["title.penalties"], [event.labels[name] for name in COLUMNS], rows)


def collect(event: Event) -> dict[Account, list[Entry]]:
    """Collect what each account was given, oldest first."""
    found: defaultdict[Account, dict[UUID, Entry]] = defaultdict(dict)
    standing = {row.id: row for row in list_all(event.connection, event.id) if row.status in IN_FORCE}
    for row in standing.values():
        found[event.account(row.offender_kind, row.offender_id)][row.id] = Entry("ruling", row.ruled_at, row)
    for line in ledger.list_all(event.connection, event.id):
        if line.cause_kind != "payment":
            entries = found[event.account(line.account_kind, line.account_id)]
            fresh = Entry(line.cause_kind, line.at, standing.get(line.cause_id), line)
            entries.setdefault(line.cause_id, fresh).amounts[line.unit] += line.amount
    return {account: _listed(event, account, entries) for account, entries in found.items()}


def _listed(event: Event, account: Account, entries: dict[UUID, Entry]) -> list[Entry]:
    """Leave out what was given back; a ruling on the account is listed whatever it cost."""
    own = [one for one in entries.values() if any(one.amounts.values()) or _is_on(event, account, one)]
    return sorted(own, key=lambda entry: entry.at)


def _is_on(event: Event, account: Account, entry: Entry) -> bool:
    ruling = entry.ruling
    return ruling is not None and event.account(ruling.offender_kind, ruling.offender_id) == account


def _order(event: Event, account: Account) -> tuple[int, str, str]:
    kind, identity = account
    who = event.who(kind, identity)
    return KINDS.index(kind), who.id_number, who.name


def _rows(event: Event, account: Account, entries: list[Entry]) -> Iterator[list[Cell]]:
    totals: defaultdict[str, int] = defaultdict(int)
    who = event.who(*account)
    for entry in entries:
        for unit, amount in entry.amounts.items():
            totals[unit] += amount
        taken = [entry.amounts.get(unit, 0) for unit in ledger.OFF_SCORE]
        money = [unit for unit, amount in entry.amounts.items() if unit not in ledger.OFF_SCORE and amount]
        shared = [*who, *_place(event, entry), *_cause(event, account, entry)]
        for place, currency in enumerate(money or [None]):
            first = taken if place == 0 else [0, 0]
            points = [cell for unit, own in zip(ledger.OFF_SCORE, first, strict=True) for cell in (own, totals[unit])]
            fine = (None, None, None) if currency is None else (*_fine(currency, entry, totals), currency)
            yield [*shared, *points, *fine, *_why(entry)]


def _fine(unit: str, entry: Entry, totals: dict[str, int]) -> tuple[Cell, Cell]:
    return major(unit, entry.amounts[unit]), major(unit, totals[unit])


def _place(event: Event, entry: Entry) -> list[Cell]:
    """Time, round, table, hand and seat, as far as they are known."""
    ruling, line = entry.ruling, entry.line
    if ruling is not None:
        where = [event.round(ruling.hanchan_id), event.tables[ruling.table_id].label, event.hand(ruling)]
        return [event.local(entry.at), *where, event.seat(ruling.seat)]
    hanchan = None if line is None or line.hanchan_id is None else event.hanchans[line.hanchan_id]
    table = "" if hanchan is None else event.tables[hanchan.table_id].label
    return [event.local(entry.at), "" if line is None else line.round or "", table, "", ""]


def _cause(event: Event, account: Account, entry: Entry) -> list[Cell]:
    """Return what it was for, and the penalty, where a ruling named one for this account."""
    if entry.ruling is not None:
        return [
            event.foul(entry.ruling.foul),
            outcome_line(entry.ruling, event.language) if _is_on(event, account, entry) else "",
        ]
    if entry.cause == "clock":
        return [event.foul(LATE[account[0]]), ""]
    assert entry.line is not None, "only a ruling comes without a line"  # noqa: S101 -- for the type checker
    return [event.labels[f"decision.{entry.line.what}"], ""]


def _why(entry: Entry) -> list[Cell]:
    """Return the reason given, and the ruling."""
    if entry.ruling is not None:
        return [entry.ruling.reason, str(entry.ruling.id)]
    return [None if entry.line is None else entry.line.reason, None]

"""Waivers, brought to what they still let go whenever a fine changes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.journal.journal import Journal
from models.money import ledger
from models.money.ledger import Cause, LedgerLine, LineOfPerson
from rulings.scores.waivers import Line, effective_waivers


def update_waivers(journal: Journal, accounts: Collection[UUID]) -> None:
    """Take back what waivers of these accounts let go beyond what is fined now; let it go again once it is."""
    owned: defaultdict[tuple[UUID, str], list[LineOfPerson]] = defaultdict(list)
    for row in ledger.of_accounts(journal.connection, journal.tournament_id, sorted(accounts)):
        if row.unit not in ledger.OFF_SCORE:
            owned[row.person, row.unit].append(row)
    for rows in owned.values():
        _update(journal, rows)


def waivable(connection: Connection, tournament_id: UUID, waiver: dict[str, Any]) -> int:
    """Return how much of this waiver would let something go: `account_id`, `unit`, `amount`, `fine_id`."""
    account = waiver["account_id"]
    rows = [row for row in ledger.of_accounts(connection, tournament_id, [account]) if row.unit == waiver["unit"]]
    wanted = Line("wanted", "waived", waiver["amount"], account, waiver["fine_id"])
    return effective_waivers([*_granted(rows), wanted])["wanted"]


def _update(journal: Journal, rows: Sequence[LineOfPerson]) -> None:
    lines = _granted(rows)
    effective = effective_waivers(lines)
    for row in rows:
        if row.id != row.cause_id or row.id not in effective:
            continue
        present = -sum(line.amount for line in rows if line.cause_id == row.id)
        difference = present - effective[row.id]
        if difference:
            what = "reversed" if difference > 0 else "waived"
            line = {"id": uuid7(), "unit": row.unit, "amount": difference, "what": what, "fine_id": row.fine_id}
            account = {"account_kind": row.account_kind, "account_id": row.account_id}
            ledger.post(journal, Cause("decision", row.id), [{**account, **line}])


def _granted(rows: Sequence[LineOfPerson]) -> list[Line]:
    """Return the lines without what became of waivers by themselves."""
    waivers = {row.id for row in rows if row.what == "waived" and row.id == row.cause_id}
    return [
        Line(row.cause_id, _kind(row, waivers), row.amount, row.account_id, row.fine_id)
        for row in rows
        if row.cause_id not in waivers or row.id in waivers or row.withdrawal
    ]


def _kind(row: LedgerLine, waivers: Collection[UUID]) -> str:
    if row.cause_kind == "payment":
        paid, handed_back = ("unpaid", "kept") if row.what == "reversed" else ("refunded", "paid")
        return paid if row.amount > 0 else handed_back
    if row.cause_id in waivers:
        return "unwaived" if row.withdrawal else "waived"
    return "charged"

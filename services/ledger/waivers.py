"""Waivers, brought to what they still let go whenever a fine changes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from uuid import UUID

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


def _update(journal: Journal, rows: list[LineOfPerson]) -> None:
    waivers = {row.id: row for row in rows if _is_waiver(row)}
    if not waivers:
        return
    withdrawn = {row.cause_id for row in rows if row.cause_kind == "payment" and row.what == "reversed"}
    granted = [
        row for row in rows if row.id in waivers or (row.cause_id not in waivers and row.cause_id not in withdrawn)
    ]
    effective = effective_waivers(Line(row.cause_id, _kind(row), row.amount) for row in granted)
    for waiver, row in waivers.items():
        present = -sum(line.amount for line in rows if line.cause_id == waiver)
        difference = present - effective[waiver]
        if difference:
            what = "reversed" if difference > 0 else "waived"
            line = {"id": uuid7(), "unit": row.unit, "amount": difference, "what": what}
            account = {"account_kind": row.account_kind, "account_id": row.account_id}
            ledger.post(journal, Cause("decision", waiver), [{**account, **line}])


def _is_waiver(row: LedgerLine) -> bool:
    """Return whether it is a director's waiver itself, not what became of it later."""
    return row.what == "waived" and row.id == row.cause_id


def _kind(row: LedgerLine) -> str:
    if row.cause_kind == "payment":
        return "refunded" if row.amount > 0 else "paid"
    return "waived" if row.what == "waived" else "charged"

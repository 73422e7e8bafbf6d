"""What a director decided by hand on points and fines, for the event report: waived, given back, taken, fined."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from models.journal import journal
from models.money import ledger
from models.money.ledger import LedgerLine
from rulings.scores.money import money
from services.exports.event import Event


def decisions(event: Event, labels: Mapping[str, str]) -> Iterator[list[str]]:
    """Return a row for each decision, oldest first: when, for whom, what, why and by whom."""
    found: defaultdict[object, list[LedgerLine]] = defaultdict(list)
    for line in ledger.list_all(event.connection, event.id):
        if line.cause_kind == "decision":
            found[line.cause_id].append(line)
    for first, *later in found.values():
        _, number, name, _ = event.who(first.account_kind, first.account_id)
        yield [
            event.local(first.at),
            f"{name} ({number})" if number else name,
            _what(event, labels, first, first.amount + sum(line.amount for line in later)),
            first.reason or "",
            event.official(_entry(event, first).who),
        ]


def _what(event: Event, labels: Mapping[str, str], line: LedgerLine, present: int) -> str:
    """Say what was decided; of a waiver, what is left of it where the fine has changed since."""
    text = labels[_name(line)].format(amount=_amount(event, labels, line.unit, line.amount))
    if present == line.amount:
        return text
    return labels["of-it-now"].format(what=text, amount=_amount(event, labels, line.unit, present))


def _name(line: LedgerLine) -> str:
    if line.what == "waived":
        return "waived"
    if line.amount < 0:
        return "given-back"
    return "taken" if line.unit in ledger.OFF_SCORE else "fined-by-hand"


def _amount(event: Event, labels: Mapping[str, str], unit: str, amount: int) -> str:
    if unit == ledger.POINTS:
        return f"{abs(amount)}P"
    if unit == ledger.TABLE_POINTS:
        return labels["table-points"].format(points=event.words.number(abs(amount)))
    return money(unit, abs(amount))


def _entry(event: Event, line: LedgerLine) -> journal.JournalEntry:
    [entry] = journal.entries(event.connection, event.id, line.journal_seq - 1, 1)
    return entry

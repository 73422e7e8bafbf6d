"""What the receipt of a payment says."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from datetime import datetime
from typing import NamedTuple
from uuid import UUID
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

import rulings as rules
from models.database import register
from models.event import tournaments
from models.journal import journal
from models.money import ledger, withdrawals
from models.money.ledger import LedgerLine
from models.money.payments import Payment
from models.people import players
from models.people.officials import Official
from models.ruling.rulings import Ruling
from rulings.scores.money import money
from rulings.scores.receipts import Allocation, allocate
from services.ledger.accounts import HOLDERS
from services.receipts.words import WORDS


class Receipt(NamedTuple):
    """A receipt in words: `lines` (name, value), then under `what_for` the `fines` (cause, amount paid).

    `withdrawn`: that it does not count any more, and since when; else nothing.
    """

    tournament: str
    title: str
    withdrawn: str
    lines: list[tuple[str, str]]
    what_for: str
    fines: list[tuple[str, str]]
    remains: tuple[str, str]
    check: str
    hash: str


def receipt(connection: Connection, row: Payment, language: str) -> Receipt:
    """Write the receipt of a payment. Of what came after it, it tells only its withdrawal: else it stays the same."""
    words, way = WORDS[language], "refund-" if row.refund else ""
    tournament = tournaments.require(connection, row.tournament_id)
    withdrawn = withdrawals.withdrawals(connection, row.tournament_id, [row.id]).get(row.id)
    remains, fines = _paid_for(connection, row, language)
    return Receipt(
        tournament.name,
        words[f"{way}title"].format(number=row.receipt),
        "" if withdrawn is None else words["withdrawn"].format(time=_local(withdrawn.at, tournament.time_zone)),
        [(words[name], text) for name, text in _lines(connection, row, tournament.time_zone, words, way)],
        words["for"] if fines else "",
        fines,
        (words[f"{way}remains"], money(row.unit, remains)),
        words["check"],
        journal.hash_of(connection, row.tournament_id, row.journal_seq),
    )


def _lines(
    connection: Connection, row: Payment, time_zone: str, words: Mapping[str, str], way: str
) -> list[tuple[str, str]]:
    taken_by = register.find(connection, Official, row.tournament_id, row.official_id)
    assert taken_by is not None, "a payment has its official"  # noqa: S101 -- for the type checker
    return [
        (f"{way}payer", _holder(connection, row)),
        ("amount", money(row.unit, row.amount)),
        (f"{way}paid-at", _local(row.paid_at, time_zone)),
        ("method", words[row.method]),
        (f"{way}taken-by", taken_by.name),
        *([(f"{way}note", row.note)] if row.note else []),
    ]


def _paid_for(connection: Connection, row: Payment, language: str) -> tuple[int, list[tuple[str, str]]]:
    """Return what remains to be paid, and the fines that it paid; of a refund what remains in credit."""
    accounts = players.entries_then(connection, row.tournament_id, row.account_id, row.journal_seq)
    before = ledger.before(connection, row.tournament_id, accounts, row.unit, row.journal_seq)
    owed = sum(line.amount for line in before)
    if row.refund:
        return -owed - row.amount, []
    by_cause: dict[Hashable, LedgerLine] = {_key(line): line for line in reversed(before)}
    parts = allocate([(_key(line), line.amount) for line in before], row.amount)
    fines = [(_cause(connection, by_cause[part.cause], language), _part(part, row.unit, language)) for part in parts]
    return owed - row.amount, fines


def _key(line: LedgerLine) -> Hashable:
    """Return what a line is about; payments and refunds are one: what was handed back has paid for nothing."""
    return "payment" if line.cause_kind == "payment" else line.fine_id or line.cause_id


def _holder(connection: Connection, row: Payment) -> str:
    holder = register.find(connection, HOLDERS[row.account_kind], row.tournament_id, row.account_id)
    assert holder is not None, "an account has its holder"  # noqa: S101 -- for the type checker
    return f"{holder.name} ({holder.id_number})" if row.account_kind == "player" else str(holder.name)


def _local(at: datetime, time_zone: str) -> str:
    return f"{at.astimezone(ZoneInfo(time_zone)):%Y-%m-%d %H:%M} ({time_zone})"


def _part(part: Allocation, unit: str, language: str) -> str:
    if part.paid == part.charged:
        return money(unit, part.paid)
    return WORDS[language]["part"].format(part=money(unit, part.paid), whole=money(unit, part.charged))


def _cause(connection: Connection, line: LedgerLine, language: str) -> str:
    if line.cause_kind == "ruling":
        form = "ruling" if line.round else "ruling-alone"
        foul = _foul(connection, line.tournament_id, line.cause_id, language)
        return WORDS[language][form].format(foul=foul, round=line.round)
    return WORDS[language][line.cause_kind].format(round=line.round, reason=line.reason)


def _foul(connection: Connection, tournament_id: UUID, ruling: UUID, language: str) -> str:
    found = register.find(connection, Ruling, tournament_id, ruling)
    assert found is not None, "a line names its ruling"  # noqa: S101 -- for the type checker
    words = rules.Words(rules.library(), language)
    return words.name("fouls", found.foul) if found.foul in rules.library().catalogue["fouls"] else str(found.foul)

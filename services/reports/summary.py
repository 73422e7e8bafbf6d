"""The report of an event: its rules, what was ruled, drawn as bars; who was fined, what was waived; every ruling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from uuid import UUID

from reportlab.lib.units import mm
from reportlab.platypus import Flowable
from sqlalchemy import Connection

import rulings as rules
from models.journal import journal
from models.money import ledger
from models.ruling.escalations import QueuedEscalation
from models.ruling.ruling_lists import JournaledRuling, list_all
from models.ruling.rulings import IN_FORCE
from rulings.scores.money import money
from services.errors import Conflict
from services.exports.escalation_history import Step, result_of, sentence
from services.exports.escalations import list_steps
from services.exports.event import Event
from services.exports.rulings import COLUMNS as RULED
from services.exports.rulings import rulings
from services.paper.document import Paper, draw
from services.paper.typesetting import SOFT, rows, text
from services.printables.lateness import lateness_parts
from services.printables.rounds import list_rounds, local_time
from services.printables.standings import standings_parts
from services.printables.words import WORDS
from services.reports.cash_up import counted_days
from services.reports.decisions import decisions
from services.reports.parts import bars, chain, gap, heading, paragraphs, section, table
from services.rulebook_revisions import find_rulebook

LISTED = {
    "seq": 0.05,
    "time": 0.19,
    "table": 0.05,
    "name": 0.16,
    "foul": 0.19,
    "penalty": 0.16,
    "official": 0.1,
    "status": 0.1,
}
DECIDED = {"time": 0.19, "name": 0.2, "amount": 0.24, "reason": 0.24, "official": 0.13}
CASHED_UP = {
    "day": 0.12,
    "method": 0.11,
    "taken_in": 0.15,
    "counted": 0.15,
    "cash_difference": 0.15,
    "note": 0.2,
    "official": 0.12,
}
ASKED = {"time": 0.11, "step": 0.24, "name": 0.11, "foul": 0.14, "reason": 0.25, "stands": 0.15}


class Summary:
    """One event, told part by part."""

    def __init__(self, connection: Connection, event: Event, now: datetime) -> None:
        """`now`: until when who is still awaited is late."""
        self.now = now
        self.event, self.labels, self.connection = event, WORDS[event.language], connection
        self.paper = Paper(self.labels["title.event"], event.row.name, event.language, self.labels["page"])
        self._count()

    def drawn(self) -> bytes:
        """Render the report as a PDF."""
        return draw(self.paper, list(self._flow()))

    def _count(self) -> None:
        """Count the rulings; those in force that were overridden; how often each came."""
        self.number, self.otherwise = 0, 0
        self.by: dict[str, Counter[str]] = {name: Counter() for name in ("penalty", "foul", "referee", "table")}
        for row in list_all(self.connection, self.event.id):
            self.number += 1
            if row.status in IN_FORCE:
                self._add(row)

    def _add(self, row: JournaledRuling) -> None:
        event = self.event
        self.otherwise += not row.prescribed_followed
        kinds = rules.library().catalogue["kinds"]
        self.by["penalty"][event.words.name("kinds", row.kind) if row.kind in kinds else row.kind] += 1
        self.by["foul"][event.foul(row.foul)] += 1
        self.by["referee"][event.official(row.official_id)] += 1
        self.by["table"][event.tables[row.table_id].label] += 1

    def _flow(self) -> Iterator[Flowable]:
        width = self.paper.width
        yield text(self.event.row.name, 10, textColor=SOFT)
        yield text(self.paper.title, 18, spaceAfter=3 * mm)
        yield rows(self._about(), width, 9, 0.3)
        yield from self._officials()
        yield from self._standings()
        yield from section(self.labels["counts"], rows(self._numbers(), width, 9))
        for name, counts in self.by.items():
            if counts:
                yield from heading(self.labels[f"by-{name}"])
                yield from bars(counts, width)
        yield from heading(self.labels["title.lateness"])
        yield from lateness_parts(self.event, self.paper, self.now)
        yield from self._fines()
        yield from self._listed("cash-up", CASHED_UP, counted_days(self.event))
        yield from self._listed("decided", DECIDED, decisions(self.event, self.labels))
        yield from self._listed("escalations", ASKED, (self._step(row, step) for row, step in list_steps(self.event)))
        yield from self._listed("all-rulings", LISTED, self._rulings())
        yield from self._readings()
        head = journal.head(self.connection, self.event.id)
        assert head is not None, "every tournament has a journal"  # noqa: S101 -- for the type checker
        yield chain(self.labels["as-of"], self.labels["chain-text"], f"{head.seq}:{head.hash}", width)

    def _about(self) -> list[tuple[str, str]]:
        row, labels = self.event.row, self.labels
        book = self._book()
        names = self.event.words.book(book.names())
        options = ", ".join(names.get("option_names", names["options"])) or labels["nothing"]
        days = dict.fromkeys(local_time(self.event, one.starts_at)[:10] for one in list_rounds(self.event))
        return [
            (labels["days"], ", ".join(filter(None, days)) or labels["nothing"]),
            (labels["rulebook"], names.get("name", names["id"])),
            (labels["options"], options),
            (labels["standing"], names.get("standing_text", "")),
            (labels["revision"], row.revision),
            (labels["currency"], row.currency),
            (labels["zone"], row.time_zone),
        ]

    def _officials(self) -> Iterator[Flowable]:
        """Set the officials by name, each with their roles."""
        people = sorted(self.event.holders["official"].values(), key=lambda row: row.name.casefold())
        pairs = [
            (row.name, ", ".join(self.labels[f"role.{role}"] for role in row.roles)) for row in people if row.roles
        ]
        yield from section(self.labels["officials"], rows(pairs, self.paper.width, 9))

    def _standings(self) -> Iterator[Flowable]:
        """Set the standings, where there is a scoring."""
        with suppress(Conflict):
            yield from standings_parts(self.event, self.paper)

    def _book(self) -> rules.Rulebook:
        book = find_rulebook(self.connection, self.event.row.revision)
        assert book is not None, "a tournament plays under a revision that is kept"  # noqa: S101 -- for the type checker
        return book

    def _numbers(self) -> list[tuple[str, str]]:
        holders = self.event.holders
        pairs = {
            "players": len(holders["player"]),
            "teams": len(holders["team"]),
            "hanchans": len(self.event.hanchans),
            "rulings": self.number,
            "standing-rulings": self.by["penalty"].total(),
            "not-as-prescribed": self.otherwise,
        }
        return [(self.labels[name], str(number)) for name, number in pairs.items()]

    def _fines(self) -> Iterator[Flowable]:
        """Return each account in each currency: charged, paid, still owed; together at the end."""
        charged, paid = self._money()
        yield from heading(self.labels["fines"])
        if not charged:
            yield from paragraphs([self.labels["nothing"]])
            return
        keys = sorted(charged, key=lambda key: (key[0] == self.labels["everybody"], key))
        pairs = [
            (name, *(self._amount(unit, amount) for amount in (charged[name, unit], paid[name, unit], owed)))
            for name, unit in keys
            for owed in [charged[name, unit] - paid[name, unit]]
        ]
        head = ("", *(self.labels[name] for name in ("fined", "paid", "owed")))
        yield from table(head, pairs, [self.paper.width * part for part in (0.46, 0.18, 0.18, 0.18)], 8)

    def _amount(self, unit: str, amount: int) -> str:
        """Say an amount; one below zero is to be paid back."""
        text = money(unit, abs(amount))
        return text if amount >= 0 else self.labels["paid-back"].format(amount=text)

    def _money(self) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]]]:
        """Return what was charged (less what was waived) and paid (less what was handed back), by name and currency."""
        charged: Counter[tuple[str, str]] = Counter()
        paid: Counter[tuple[str, str]] = Counter()
        for line in ledger.list_all(self.connection, self.event.id):
            if line.unit in ledger.OFF_SCORE:
                continue
            _, number, name, _ = self.event.who(line.account_kind, line.account_id)
            for whose in (f"{name} ({number})" if number else name, self.labels["everybody"]):
                charged[whose, line.unit] += 0 if line.cause_kind == "payment" else line.amount
                paid[whose, line.unit] -= line.amount if line.cause_kind == "payment" else 0
        return charged, paid

    def _rulings(self) -> Iterator[list[str]]:
        """Return some columns of the sheet."""
        places = [RULED.index(column) for column in LISTED]
        yield from ([str(row[place] or "") for place in places] for row in rulings(self.event).rows)

    def _step(self, row: QueuedEscalation, step: Step) -> list[str]:
        event, offender = self.event, row.list_item["offender"]
        evidence = self.labels["evidence-is"].format(text=step.evidence) if step.evidence else ""
        return [
            event.local(step.at),
            sentence(event, step),
            event.who(offender["kind"], UUID(offender["id"])).name,
            event.foul(row.list_item["foul"]),
            " ".join(filter(None, (step.reason, evidence))),
            result_of(event, step),
        ]

    def _listed(self, name: str, widths: dict[str, float], found: Iterable[list[str]]) -> Iterator[Flowable]:
        pairs = list(found)
        yield from heading(self.labels[name])
        if not pairs:
            yield from paragraphs([self.labels["nothing"]])
            return
        head = [self.event.labels[column] for column in widths]
        yield from table(head, pairs, [self.paper.width * width for width in widths.values()], 6.5)

    def _readings(self) -> Iterator[Flowable]:
        """Return where the text was silent or contradicted itself, and what was chosen."""
        words, book = self.event.words, self._book()
        found = [words.reading({"id": name, "chosen": chosen}) for name, chosen in book.readings.items()]
        if found:
            pairs = [(reading["question"], reading["alternatives"][reading["chosen"]]) for reading in found]
            yield from heading(self.labels["readings"])
            yield rows(pairs, self.paper.width, 8, 0.55)
            yield gap()

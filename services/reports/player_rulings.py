"""Everything that was ruled on a player, for an appeal: a list, what is on the account, then each ruling's report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any
from uuid import UUID

from reportlab.lib.units import mm
from reportlab.platypus import Flowable, PageBreak
from sqlalchemy import Connection

import rulings as rules
from models.money import ledger
from models.ruling import rulings
from models.ruling.ruling_lists import JournaledRuling, list_all
from rulings.books.compare import rule_point_text
from rulings.scores.money import money
from services.exports.event import Event
from services.exports.outcome_line import outcome_line
from services.paper.document import Paper, draw
from services.paper.typesetting import SOFT, rows, text
from services.printables.rounds import local_time
from services.printables.words import WORDS
from services.proofs.log import Log
from services.reports.incident import Incident
from services.reports.parts import heading, paragraphs, table

APPEALS = "appeals"
LISTED = {"seq": 0.07, "time": 0.22, "table": 0.07, "foul": 0.26, "penalty": 0.22, "status": 0.16}


class PlayerRulings:
    """One player's rulings, of all their entries where some were joined; `player_id` is that of any of them."""

    def __init__(self, connection: Connection, event: Event, player_id: UUID, log: Log | None) -> None:
        self.event, self.labels = event, WORDS[event.language]
        self.player = event.holders["player"][player_id].id
        self.listed = [row for row in list_all(connection, event.id) if self._is_own(row)]
        self.incidents = [
            Incident(connection, event, row, log)
            for row in (rulings.find(connection, event.id, one.id) for one in self.listed)
            if row is not None
        ]
        self.paper = self._paper()

    @property
    def number(self) -> str:
        """The player's number, as it may stand in the name of a file."""
        letters = self.event.who("player", self.player).id_number
        return "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in letters)

    def drawn(self) -> bytes:
        """Render the report as a PDF; proofs are attached as files."""
        return draw(self.paper, list(self._flow()))

    def _paper(self) -> Paper:
        title = self.labels["title.player"].format(name=self.event.who("player", self.player).name)
        attached = {name: body for one in self.incidents for name, body in one.paper.attached.items()}
        return Paper(title, self.event.row.name, self.event.language, self.labels["page"], attached=attached)

    def _is_own(self, row: JournaledRuling) -> bool:
        return self.event.account(row.offender_kind, row.offender_id) == ("player", self.player)

    def _flow(self) -> Iterator[Flowable]:
        yield text(self.event.row.name, 10, textColor=SOFT)
        yield text(self.paper.title, 18, spaceAfter=3 * mm)
        yield rows(list(self._about()), self.paper.width, 9, 0.3)
        yield from heading(self.labels["rulings"])
        if not self.listed:
            yield from paragraphs([self.labels["no-rulings"]])
        else:
            head = [self.event.labels[column] for column in LISTED]
            widths = [self.paper.width * width for width in LISTED.values()]
            yield from table(head, [self._line(row) for row in self.listed], widths, 8)
        for one in self.incidents:
            yield PageBreak()
            yield from one.flow()

    def _about(self) -> Iterator[tuple[str, str]]:
        event, labels = self.event, self.labels
        _, number, name, team = event.who("player", self.player)
        yield labels["player"], labels["id-number"].format(name=name, number=number)
        if team:
            yield labels["team"], team
        yield labels["on-account"], ", ".join(self._owed()) or labels["nothing"]
        point = rules.library().catalogue["rule_points"][APPEALS]
        answer = event.rulebook.content["rule_points"].get(APPEALS, "not-stated")
        yield labels["how-to-appeal"], rule_point_text(event.words, point, answer)

    def _owed(self) -> Sequence[str]:
        sums: Counter[str] = Counter()
        for line in ledger.list_all(self.event.connection, self.event.id):
            if self.event.account(line.account_kind, line.account_id) == ("player", self.player):
                sums[line.unit] += line.amount
        return [self._amount(unit, amount) for unit, amount in sums.items() if amount]

    def _amount(self, unit: str, amount: int) -> str:
        if unit == ledger.POINTS:
            return f"{amount}P"
        if unit == ledger.TABLE_POINTS:
            return self.labels["table-points"].format(points=self.event.words.number(amount))
        owed = money(unit, abs(amount))
        return owed if amount >= 0 else self.labels["paid-back"].format(amount=owed)

    def _line(self, row: Any) -> list[str]:
        event = self.event
        return [
            str(row.journal_seq),
            local_time(event, row.ruled_at),
            event.tables[row.table_id].label,
            event.foul(row.foul),
            outcome_line(row, event.language),
            event.labels[f"status.{row.status}"],
        ]

"""The report of one ruling: all that is known of it, for who was not there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast
from uuid import UUID

from reportlab.lib.units import mm
from reportlab.platypus import Flowable
from sqlalchemy import Connection

import rulings as rules
from models.journal import journal
from models.ruling import rulings
from models.ruling.rulings import Ruling
from rulings.engine.consequences import departure
from rulings.engine.context import plain
from rulings.engine.shapes import Decision
from rulings.words.wording import Words
from services.exports import escalation_history as steps
from services.exports.event import Event
from services.exports.outcome_line import outcome_line, prescribed
from services.paper.document import Paper, draw
from services.paper.typesetting import SOFT, rows, text
from services.proofs.log import Log
from services.proofs.ruling_proof import prove_ruling, shorten
from services.reports.parts import chain, coded, heading, numbered, paragraphs
from services.reports.print_words import WORDS
from services.ruling import serialise

Lines = list[tuple[str, str]]
LARGE = 62 * mm  # of a code that holds more than a thousand letters


class Incident:
    """One ruling, told part by part."""

    def __init__(self, connection: Connection, event: Event, row: Ruling, log: Log | None) -> None:
        self.event, self.row, self.labels = event, row, WORDS[event.language]
        self.ruling = serialise.ruling(connection, row, event.language)
        self.beside = rulings.beside(connection, row)
        self.entries = sorted(self._entries(connection), key=lambda entry: entry.seq)
        self.decision = self.ruling["final_decision"] or self.ruling["decision"]
        title = self.labels["title.incident"].format(number=row.journal_seq)
        self.proof = None if log is None else prove_ruling(log, row.id)
        attached = {} if self.proof is None else {f"ruling-{row.journal_seq}.tlog-proof": str(self.proof).encode()}
        self.paper = Paper(title, event.row.name, event.language, self.labels["page"], attached=attached)

    def drawn(self) -> bytes:
        """Render the report as a PDF."""
        return draw(self.paper, list(self.flow()))

    def flow(self) -> Iterator[Flowable]:
        """Set the whole report."""
        row, event = self.row, self.event
        yield text(event.row.name, 10, textColor=SOFT)
        yield text(self.paper.title, 18, spaceAfter=3 * mm)
        yield text(event.foul(row.foul), 13)
        yield text(outcome_line(row, event.language), 16, spaceAfter=3 * mm)
        yield rows(self._about(), self.paper.width, 9, 0.3)
        yield from self._part("facts", self._rows(self._facts()))
        yield from self._part("prescribed", paragraphs([prescribed(row, event.language)]))
        yield from self._part("at-first", paragraphs(self._first_decision()))
        yield from self._part(self._departure(), paragraphs([row.reason or ""]))
        yield from self._part("present-rulebook", paragraphs(self._second()))
        yield from self._part("say", paragraphs([self._issued()["say"]]))
        yield from self._part("steps", self._steps())
        yield from self._part("stays", paragraphs(step["text"] for step in self._issued()["stays"]))
        yield from self._part("corrections", self._corrections())
        yield from self._part("readings", self._rows(self._readings()))
        yield from self._part("note", paragraphs([row.note or ""]))
        yield from self._part("notes", list(self._notes()))
        yield from self._part("shown", paragraphs([row.decision["shown"]["text"]]))
        yield from self._part("photos", self._rows(self._photos()))
        yield from self._part("earlier", self._rows(self._earlier()))
        yield from self._part("escalation", self._rows(self._escalation()))
        yield from self._part("history", self._rows(self._history()))
        entry = self.ruling["journal"]
        head = f"{entry['seq']}:{entry['hash']}"
        yield chain(self.labels["chain"], self.labels["chain-text"], head, self.paper.width)
        if self.proof is not None:
            short, key = str(shorten(self.proof, entry["hash"])), self.proof.extra["vkeys"][0]
            yield coded(self.labels["proof"], self.labels["proof-text"], short, key, self.paper.width, LARGE)

    def _entries(self, connection: Connection) -> Iterator[journal.JournalEntry]:
        """Return those of this ruling, of those that it replaced, and of those that replaced it."""
        yield from journal.about(connection, self.event.id, self.row.id)
        for link in ("amends", "amended_by"):
            following = getattr(self.row, link)
            while following is not None:
                yield from journal.about(connection, self.event.id, following)
                row = rulings.find(connection, self.event.id, following)
                following = None if row is None else getattr(row, link)

    def _part(self, name: str, parts: list[Flowable]) -> list[Flowable]:
        """Set a section; nothing where there is nothing to say."""
        return [*heading(self.labels[name]), *parts] if parts else []

    def _rows(self, pairs: Lines) -> list[Flowable]:
        return [rows(pairs, self.paper.width, 9, 0.42)] if pairs else []

    def _about(self) -> Lines:
        row, event, book = self.row, self.event, self.decision["rulebook"]
        pairs = {
            "offender": self._offender(self.row),
            "with": ", ".join(map(self._offender, self.beside)),
            "table": event.tables[row.table_id].label,
            "round": event.round(row.hanchan_id),
            "hand": event.hand(row),
            "seat": event.seat(row.seat),
            "ruled-at": event.local(row.ruled_at),
            "received": event.local(row.server_at),
            "referee": event.official(row.official_id),
            "conflict": self.labels[f"conflict.{self.ruling['conflict']}"] if self.ruling["conflict"] else "",
            "status": event.labels[f"status.{row.status}"],
            "rulebook": " + ".join([book.get("name", book["id"]), *book.get("option_names", book["options"])]),
            "standing": book.get("standing_text", ""),
            "source": self._sources(),
            "revision": row.revision,
        }
        return [(self.labels[name], str(labels)) for name, labels in pairs.items() if labels]

    def _sources(self) -> str:
        """Return where the ruling is written: the row, and the rule on a chonbo with something else."""
        rule = self.decision.get("context_rule")
        found = [self.decision["source"], rule and rule["source"]]
        return "; ".join(" · ".join((source["title"], source["section"])) for source in found if source)

    def _offender(self, row: Ruling) -> str:
        _, number, name, team = self.event.who(row.offender_kind, row.offender_id)
        named = self.labels["id-number"].format(name=name, number=number) if number else name
        return self.labels["of-team"].format(name=named, team=team) if team else named

    def _facts(self) -> Lines:
        words = self.event.words
        facts = [(words.question(fact), words.answer(fact, {"value": value})) for fact, value in self._given()]
        return [*facts, *_context(words, self.row.decision["context"])]

    def _given(self) -> Iterator[tuple[str, Any]]:
        """Return the facts that the catalogue still knows."""
        known = rules.library().catalogue["facts"]
        yield from ((fact, value) for fact, value in self.decision["facts"].items() if fact in known)

    def _first_decision(self) -> list[str]:
        """Return what a ruling that waited was before it was judged."""
        return [] if self.row.final_decision is None else [self.ruling["decision"]["line"]]

    def _departure(self) -> str:
        """Return what the reason that was given is for."""
        decision = cast("Decision", self.row.decision)
        return f"issued.{departure(decision, (self.row.issued or decision)['penalties'])}"

    def _second(self) -> list[str]:
        second = self.ruling["second_decision"]
        return [] if second is None else [second["line"]]

    def _issued(self) -> Mapping[str, Any]:
        issued: Mapping[str, Any] = self.ruling["issued"] or self.decision
        return issued

    def _steps(self) -> list[Flowable]:
        steps = [step["text"] for step in self._issued()["steps"]]
        return [numbered(steps, self.paper.width)] if steps else []

    def _corrections(self) -> list[Flowable]:
        lines = [self._correction(**each) for each in self.ruling["corrections"] or ()]
        return [numbered(lines, self.paper.width)] if lines else []

    def _correction(self, text: str, offender: Mapping[str, Any] | None, **_: str) -> str:
        if offender is None:
            return text
        return f"{self.event.who(offender['kind'], offender['id']).name}: {text}"

    def _readings(self) -> Lines:
        return [
            (reading["question"], reading["alternatives"][reading["chosen"]]) for reading in self.decision["readings"]
        ]

    def _notes(self) -> Iterator[Flowable]:
        event = self.event
        for note in self.ruling["notes"]:
            who = f"{event.local(note['noted_at'])} · {event.official(note['official'])}"
            yield text(who, 8, textColor=SOFT, keepWithNext=1)
            yield from paragraphs([note["note"]])

    def _photos(self) -> Lines:
        return [(self.labels["photo"].format(**photo), photo["sha256"]) for photo in self.ruling["photos"]]

    def _earlier(self) -> Lines:
        event, before = self.event, self.ruling["earlier"]
        return [(event.foul(foul), str(count)) for foul, count in before["counts"].items()]

    def _escalation(self) -> Lines:
        return [line for step in steps.of_ruling(self.event, self.row.id) for line in self._step(step)]

    def _step(self, step: steps.Step) -> Iterator[tuple[str, str]]:
        yield self.event.local(step.at), steps.sentence(self.event, step)
        yield "", step.reason
        if step.evidence:
            yield "", self.labels["evidence-is"].format(text=step.evidence)
        if step.outcome is not None:
            yield "", self.labels["stands-now"].format(text=steps.result_of(self.event, step))

    def _history(self) -> Lines:
        return [(f"{entry.seq} · {self.event.local(entry.at)}", self._entry(entry)) for entry in self.entries]

    def _entry(self, entry: journal.JournalEntry) -> str:
        what = self.labels[f"kind.{entry.kind}"].format(outcome=self.event.outcome(entry.body.get("outcome")))
        player = entry.body.get("player_id")
        who = self.event.by(entry.who, None if player is None else UUID(player))
        if "ruling" in entry.body:
            ruling = entry.body["ruling"]
            foul, penalty = self.event.foul(ruling["foul"]), self.event.penalties(ruling)
            what = self.labels["ruled"].format(what=what, foul=foul, penalty=penalty)
        labels = self.labels["by"].format(what=what, who=who) if who else what
        reason = entry.body.get("reason")
        return self.labels["because"].format(what=labels, reason=reason) if reason else labels


def _context(words: Words, context: Mapping[str, Any]) -> Lines:
    """Return what was said of the circumstances, where it is anything but the usual."""
    usual = plain()
    pairs = [(name, value) for name, value in context.items() if name in usual and value != usual[name]]  # type: ignore[literal-required]
    return [(words.phrase(f"context-{name.replace('_', '-')}"), _answer(words, name, value)) for name, value in pairs]


def _answer(words: Words, name: str, value: Any) -> str:
    if isinstance(value, bool):
        return words.phrase("answer-yes" if value else "answer-no")
    if name == "offenders":
        return str(value)
    return words.phrase(f"answer-{value}" if name == "riichi" else f"{name}-{value}")

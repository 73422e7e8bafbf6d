"""What was done with an escalation after it was opened: taken on to the director, decided, reopened."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Connection,
    ForeignKeyConstraint,
    Index,
    String,
    Text,
    UniqueConstraint,
    bindparam,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, Redactable, table_of
from models.database.row_hash import row_hash, row_key, whole_row
from models.database.typed_rows import all_as, first_as, values_of
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal, Written
from models.ruling.escalations import ESCALATION, Escalation
from models.ruling.rulings import RULING


class EscalationStep(Redactable, Member, Base):
    """One step of an escalation; none is ever changed.

    `what`: appealed, decided, reopened. `status` and `level`: where the escalation stands after it. `outcome`: of a
    decision. `standing_id`: the ruling that stands after it, None where nothing does. `official_id` or `player_id`: who
    took it. `made_at`: when, by the device's corrected clock where it is known. `request`: the body as it was sent.
    """

    __tablename__ = "escalation_step"

    escalation_id: Mapped[UUID]
    journal_seq: Mapped[int]
    what: Mapped[str] = mapped_column(String(10))
    status: Mapped[str] = mapped_column(String(10))
    level: Mapped[str] = mapped_column(String(12))
    outcome: Mapped[str | None] = mapped_column(String(10))
    standing_id: Mapped[UUID | None]
    official_id: Mapped[UUID | None]
    player_id: Mapped[UUID | None]
    reason: Mapped[str] = mapped_column(Text())
    made_at: Mapped[datetime] = mapped_column(UtcDateTime())
    device_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    clock_offset_ms: Mapped[int | None] = mapped_column(BigInteger())
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "escalation_id"], ["escalation.tournament_id", "escalation.id"]),
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "standing_id"], ["ruling.tournament_id", "ruling.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["tournament_id", "player_id"], ["player.tournament_id", "player.id"]),
        CheckConstraint("what IN ('appealed', 'decided', 'reopened')", name="what"),
        CheckConstraint("status IN ('open', 'decided', 'final')", name="status"),
        CheckConstraint("level IN ('head-referee', 'director')", name="level"),
        CheckConstraint("outcome IN ('upheld', 'amended', 'overturned')", name="outcome"),
        CheckConstraint("(what = 'decided') = (outcome IS NOT NULL)", name="decided"),
        CheckConstraint("(official_id IS NULL) <> (player_id IS NULL)", name="by"),
        UniqueConstraint("tournament_id", "journal_seq"),
        Index("ix_escalation_step_escalation", "tournament_id", "escalation_id", "journal_seq"),
        Index("ix_escalation_step_standing", "tournament_id", "standing_id"),
    )


STEP = table_of(EscalationStep)
DETAILS = ("id", "status", "level", "reason", "standing_id", "made_at")
DETAILS_IF_KNOWN = ("outcome", "player_id", "device_at", "clock_offset_ms")
_MADE = select(STEP.c.escalation_id).where(
    STEP.c.tournament_id == bindparam("tournament"), STEP.c.standing_id == bindparam("ruling")
)
_OF_RULING = select(ESCALATION).where(
    ESCALATION.c.tournament_id == bindparam("tournament"),
    (ESCALATION.c.id == bindparam("ruling")) | ESCALATION.c.id.in_(_MADE),
)


def record(journal: Journal, what: str, escalation: Escalation, values: Mapping[str, Any]) -> Entry:
    """Store a step and move its escalation on, entry `escalation.{what}`, whose subject is the escalated ruling.

    `values`: the columns of `EscalationStep` but those that follow from the journal, the escalation and `what`.
    """
    own = {
        "tournament_id": journal.tournament_id,
        "escalation_id": escalation.id,
        "journal_seq": journal.next_seq,
        "what": what,
        "official_id": journal.who,
        "server_at": journal.at,
    }
    step = whole_row(STEP, {**values, **own})
    before = values_of(escalation)
    moved = {"status": step["status"], "level": step["level"]}
    written = [
        Written(row_key(STEP, step["id"]), None, row_hash(STEP, step)),
        Written(
            row_key(ESCALATION, escalation.id),
            row_hash(ESCALATION, before),
            row_hash(ESCALATION, {**before, **moved}),
        ),
    ]
    details = {name: step[name] for name in DETAILS}
    details |= {name: step[name] for name in DETAILS_IF_KNOWN if step[name] is not None}
    entry = journal.append(f"escalation.{what}", escalation.id, details, written)
    journal.connection.execute(insert(STEP), step)
    of_ruling = (ESCALATION.c.tournament_id == journal.tournament_id, ESCALATION.c.id == escalation.id)
    journal.connection.execute(update(ESCALATION).where(*of_ruling).values(**moved))
    return entry


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> EscalationStep | None:
    """Find the step with that id, or None."""
    return register.find(connection, EscalationStep, tournament_id, identity)


def of_escalations(
    connection: Connection, tournament_id: UUID, escalations: Collection[UUID]
) -> Mapping[UUID, Sequence[EscalationStep]]:
    """Return escalation → its steps, oldest first; an escalation without any has none."""
    query = select(STEP).where(STEP.c.tournament_id == tournament_id, STEP.c.escalation_id.in_(escalations))
    steps: defaultdict[UUID, list[EscalationStep]] = defaultdict(list)
    if escalations:
        for row in all_as(EscalationStep, connection.execute(query.order_by(STEP.c.journal_seq))):
            steps[row.escalation_id].append(row)
    return steps


def escalation_of(connection: Connection, tournament_id: UUID, ruling_id: UUID) -> Escalation | None:
    """Return the escalation of that ruling, or the one whose decision made it; None where it was never escalated."""
    return first_as(Escalation, connection.execute(_OF_RULING, {"tournament": tournament_id, "ruling": ruling_id}))


def with_decisions(connection: Connection, tournament_id: UUID) -> list[tuple[Escalation, Sequence[EscalationStep]]]:
    """Return the escalations of a tournament that were decided at least once, each with its steps."""
    decided = select(STEP.c.escalation_id).where(STEP.c.tournament_id == tournament_id, STEP.c.what == "decided")
    query = select(ESCALATION).where(ESCALATION.c.tournament_id == tournament_id, ESCALATION.c.id.in_(decided))
    rows = all_as(Escalation, connection.execute(query.order_by(ESCALATION.c.journal_seq)))
    steps = of_escalations(connection, tournament_id, [row.id for row in rows])
    return [(row, steps[row.id]) for row in rows]


def has_ruled(connection: Connection, tournament_id: UUID, officials: Collection[UUID]) -> bool:
    """Return whether one of these made a ruling in the tournament, but for those that a decision made."""
    own = (RULING.c.tournament_id == tournament_id, RULING.c.official_id.in_(officials))
    decision = (STEP.c.tournament_id == RULING.c.tournament_id) & (STEP.c.id == RULING.c.id)
    return connection.execute(select(RULING.c.id).where(*own, ~exists().where(decision)).limit(1)).first() is not None

"""What a director compares: every ruling of a tournament, or of some of its hours and hanchans, in a few columns."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import JSON, ColumnElement, Connection, cast, func, select, type_coerce

from models.event.hanchans import HANCHAN
from models.ruling.escalation_steps import STEP
from models.ruling.escalations import ESCALATION
from models.ruling.rulings import RULING

PLAIN = ("id", "status", "foul", "official_id", "table_id", "ruled_at", "device_at", "revision", "prescribed_followed")


class Span(NamedTuple):
    """Which rulings: those called from `since` on and before `until`, in a round or a hanchan; None does not filter."""

    since: datetime | None = None
    until: datetime | None = None
    round: str | None = None
    hanchan: UUID | None = None


class ComparedRuling(NamedTuple):
    """A ruling in a few columns, three of them canonical JSON; `judged_again`: by a decision on its escalation."""

    id: UUID
    status: str
    foul: str
    official_id: UUID
    table_id: UUID
    ruled_at: datetime
    device_at: datetime | None
    revision: str
    prescribed_followed: bool
    penalties: str
    facts: str
    context: str
    by_decision: bool
    judged_again: bool


class EscalationCount(NamedTuple):
    """How many rulings were escalated to this status, with this outcome of the last step."""

    status: str
    outcome: str | None
    rulings: int


def compared(connection: Connection, tournament_id: UUID, span: Span) -> Sequence[ComparedRuling]:
    """Return the rulings of a span in the order of the journal: the columns `PLAIN`, and three texts of canonical JSON.

    The texts are `penalties`, what it came to, and the `facts` and `context` that this followed from. The database
    takes them out of what is stored: reading it all takes longer than anything else here. And whether a ruling was
    made `by_decision` on an escalation, or was `judged_again` by one.
    """
    sqlite = connection.dialect.name == "sqlite"
    decided = func.coalesce(RULING.c.final_decision, RULING.c.decision)
    members = {"penalties": RULING.c.list_item, "facts": decided, "context": decided}
    texts = (_member(whole, name, sqlite).label(name) for name, whole in members.items())
    made = RULING.c.id.in_(select(STEP.c.id).where(STEP.c.tournament_id == tournament_id)).label("by_decision")
    judged = select(ESCALATION.c.id).where(ESCALATION.c.tournament_id == tournament_id, ESCALATION.c.status != "open")
    again = RULING.c.id.in_(judged).label("judged_again")
    query: Any = select(*(RULING.c[name] for name in PLAIN), *texts, made, again).where(*_within(tournament_id, span))
    return [ComparedRuling(*row) for row in connection.execute(query.order_by(RULING.c.journal_seq))]


def escalated(connection: Connection, tournament_id: UUID, span: Span) -> Sequence[EscalationCount]:
    """Return how many `rulings` of a span were escalated, by the `status` of that and the `outcome` of its last step.

    One that is open has none, even where it was decided before.
    """
    same = (RULING.c.tournament_id == ESCALATION.c.tournament_id) & (RULING.c.id == ESCALATION.c.id)
    step = STEP.alias()
    later = select(func.max(step.c.journal_seq)).where(
        step.c.tournament_id == ESCALATION.c.tournament_id, step.c.escalation_id == ESCALATION.c.id
    )
    decided = (STEP.c.tournament_id == ESCALATION.c.tournament_id) & (STEP.c.journal_seq == later.scalar_subquery())
    of = (ESCALATION.c.status, STEP.c.outcome)
    query = select(*of, func.count().label("rulings")).join(RULING, same).outerjoin(STEP, decided)
    rows = connection.execute(query.where(*_within(tournament_id, span)).group_by(*of).order_by(*of))
    return [EscalationCount(*row) for row in rows]


def _member(whole: ColumnElement[Any], name: str, sqlite: bool) -> ColumnElement[str]:
    """Return a member of a stored JSON object; SQLite keeps JSON as text, PostgreSQL needs a cast."""
    text: ColumnElement[str] = (type_coerce(whole, JSON) if sqlite else cast(whole, JSON))[name].as_string()
    return text


def _within(tournament_id: UUID, span: Span) -> list[Any]:
    wanted: list[Any] = [RULING.c.tournament_id == tournament_id]
    if span.since is not None:
        wanted.append(RULING.c.ruled_at >= span.since)
    if span.until is not None:
        wanted.append(RULING.c.ruled_at < span.until)
    if span.hanchan is not None:
        wanted.append(RULING.c.hanchan_id == span.hanchan)
    if span.round is not None:
        played = select(HANCHAN.c.id).where(HANCHAN.c.tournament_id == tournament_id, HANCHAN.c.round == span.round)
        wanted.append(RULING.c.hanchan_id.in_(played))
    return wanted

"""Rulings to hold others against: the book left them open, a reading mattered, or an escalation was decided."""

from collections.abc import Generator, Iterator
from typing import cast
from uuid import UUID

from sqlalchemy import Connection, or_, select, type_coerce
from sqlalchemy.types import Text

from models.ruling.escalation_steps import STEP
from models.ruling.rulings import IN_FORCE, RULING, Ruling

AT_ONCE = 100  # rows in memory
READ = '%"readings":[{%'  # how a decision's canonical JSON begins a list that is not empty


def candidates(
    connection: Connection, tournament_id: UUID, foul: str | None = None, after: int | None = None
) -> Generator[Ruling]:
    """List rulings that may be precedents, newest first, older than the entry `after`; all columns.

    Of those that stand, the ones for which a reason was given or a reading mattered; and whatever was escalated and
    decided, or made by such a decision. Whoever stops before the end closes it.
    """
    decided = (STEP.c.tournament_id == tournament_id, STEP.c.what == "decided")
    escalated = RULING.c.id.in_(select(STEP.c.escalation_id).where(*decided))
    made = RULING.c.id.in_(select(STEP.c.standing_id).where(*decided, STEP.c.standing_id.is_not(None)))
    texts = (type_coerce(RULING.c[name], Text) for name in ("decision", "final_decision"))
    matters = or_(RULING.c.reason.is_not(None), *(text.like(READ) for text in texts))
    query = select(RULING).where(RULING.c.tournament_id == tournament_id)
    query = query.where(escalated | made | (RULING.c.status.in_(IN_FORCE) & matters))
    query = query if foul is None else query.where(RULING.c.foul == foul)
    query = query if after is None else query.where(RULING.c.journal_seq < after)
    query = query.order_by(RULING.c.journal_seq.desc()).execution_options(yield_per=AT_ONCE)
    with connection.execute(query) as rows:
        yield from cast("Iterator[Ruling]", rows)

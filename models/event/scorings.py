"""How hanchans are scored where the rulebook is silent, as a director says; every change is in the journal."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Connection, String
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import LATER, Base, Member
from models.database.types import JsonText
from models.journal.journal import Entry, Journal

CHOICES = ("starting_points", "goal", "oka", "uma", "yakitori", "substitute_points")


class ScoringChoice(Member, Base):
    """What a tournament, whose id this bears, scores by; null is what its rulebook states. `uma`: four whole P.

    `substitute_points`: for whom the points of a substitute count, team or nobody.
    """

    __tablename__ = "scoring_choice"

    starting_points: Mapped[int | None]
    goal: Mapped[int | None]
    oka: Mapped[int | None]
    uma: Mapped[list[int] | None] = mapped_column(JsonText())
    yakitori: Mapped[int | None] = mapped_column(info=LATER)
    substitute_points: Mapped[str | None] = mapped_column(String(10), info=LATER)

    __table_args__ = (CheckConstraint("id = tournament_id", name="one"),)


def choose(journal: Journal, choice: Mapping[str, Any], reason: str | None = None) -> Entry | None:
    """Set what holds from now on, entry `scoring.chosen` with why, if said; none where it is so already."""
    values = {name: choice.get(name) for name in CHOICES}
    body = None if reason is None else {**values, "reason": reason}
    row = find(journal.connection, journal.tournament_id)
    if row is None:
        return register.add(journal, ScoringChoice, "scoring.chosen", {"id": journal.tournament_id, **values}, body)
    if chosen(row) == {name: value for name, value in values.items() if value is not None}:
        return None
    return register.change(journal, ScoringChoice, "scoring.chosen", journal.tournament_id, values, body)


def find(connection: Connection, tournament_id: UUID) -> ScoringChoice | None:
    """Return the tournament's choice, or None."""
    return register.find(connection, ScoringChoice, tournament_id, tournament_id)


def chosen(row: ScoringChoice | None) -> dict[str, Any]:
    """Return what somebody chose."""
    found = {} if row is None else {name: getattr(row, name) for name in CHOICES}
    return {name: value for name, value in found.items() if value is not None}

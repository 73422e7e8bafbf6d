"""Appeals to a panel: who may judge them, and when they are taken (RRC 1.5, Structure: Appeals)."""

from __future__ import annotations

from calendar import monthrange
from datetime import date, datetime
from zoneinfo import ZoneInfo

from models.event import schedules, tournaments
from models.journal.journal import Journal
from models.people.credentials import Caller
from models.people.own_people import own_people
from models.ruling import escalation_steps, escalations
from models.ruling.escalations import Escalation
from rulings.escalation import has_panel, months_to_appeal
from services.errors import Conflict
from services.rulebook_revisions import require_rulebook

REFEREES = {"referee", "head-referee"}


def check_in_time(journal: Journal, level: str, at: datetime) -> None:
    """Raise Conflict where the panel is asked before the event is over, and after the last day for appeals.

    The event ends with its last ruling, and with the last hanchan on the schedule that has no result yet.
    """
    event = tournaments.require(journal.connection, journal.tournament_id)
    months = months_to_appeal(require_rulebook(journal.connection, event.revision))
    if months is None:
        return
    zone = ZoneInfo(event.time_zone)
    ended = escalations.last_ruled_at(journal.connection, journal.tournament_id)
    games_end = schedules.last_end(journal.connection, journal.tournament_id)
    if games_end is not None:
        ended = max(ended, games_end)
    if level != "head-referee" and games_end is not None and at < games_end:
        detail = "Appeals are taken after the event: games are still to be played. Until then the ruling is final."
        raise Conflict(detail, slug="appeal-too-early", after=games_end.isoformat())
    day = last_day(ended.astimezone(zone).date(), months)
    if at.astimezone(zone).date() > day:
        detail = f"Appeals were taken until {day}, two months after the event: the rulebook has none later."
        raise Conflict(detail, slug="appeal-too-late", until=day.isoformat())


def last_day(ended: date, months: int) -> date:
    """Return the same day so many months later, or the last of a shorter month."""
    years, month = divmod(ended.month - 1 + months, 12)
    year = ended.year + years
    return date(year, month + 1, min(ended.day, monthrange(year, month + 1)[1]))


def check_on_panel(journal: Journal, row: Escalation, caller: Caller) -> None:
    """Raise Conflict where a panel without the event's referees judges, and the caller is one or ruled there."""
    event = tournaments.require(journal.connection, journal.tournament_id)
    if row.level == "head-referee" or not has_panel(require_rulebook(journal.connection, event.revision)):
        return
    own = own_people(journal.connection, caller).officials
    ruled = escalation_steps.has_ruled(journal.connection, journal.tournament_id, own)
    if ruled or not REFEREES.isdisjoint(caller.roles):
        detail = (
            "Under this rulebook no referee of the event judges its appeals. A director who ruled on nothing decides."
        )
        raise Conflict(detail, slug="event-referee")

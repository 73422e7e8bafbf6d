"""When the hanchans of whole rounds are to begin, set at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import hanchans, results, schedules
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from models.people.credentials import Caller
from services.clocks.approval import Approval, check_approved, check_not_own
from services.clocks.charge import Change, charge_clocks
from services.clocks.double_charge import is_ruled
from services.clocks.lateness_clocks import read_round
from services.clocks.previews import Rounds, answer_preview
from services.clocks.schedules import Schedule, plain
from services.errors import Invalid, field_error, invalid_field
from services.idempotency import check_replaces
from services.tournament.round_labels import order_rounds

ByRound = Mapping[str, Sequence[Hanchan]]
Timetable = dict[UUID, Schedule]
"""Hanchan → its schedule."""


class RoundStart(Schedule):
    """When every hanchan of a round is to begin, and how long each may last."""

    round: str


class Series(TypedDict):
    """When the first of all rounds without a result begins, how long each lasts, and minutes of pause between two."""

    scheduled_at: datetime
    minutes: int
    pause: int


class SeenSchedule(Schedule):
    """The schedule of a hanchan that the caller saw."""

    hanchan: UUID


class NewSchedules(Approval):
    """Rounds by themselves, or a series; and `replaces`, the schedules of their hanchans as the caller saw them."""

    rounds: NotRequired[list[RoundStart]]
    series: NotRequired[Series]
    replaces: list[SeenSchedule]


class Moved(NamedTuple):
    """What other starts change: charges, each round's times before and after, and whether a director has to agree."""

    changes: list[Change]
    rounds: Rounds
    is_guarded: bool


def change_schedules(journal: Journal, caller: Caller, sent: NewSchedules) -> dict[str, Any]:
    """Set when the hanchans of whole rounds begin, and charge anew what their clocks cost; all of it or nothing.

    Raises Invalid for a round without hanchans, Conflict where it replaces other schedules than those in force, and
    what `check_not_own` and `check_approved` do.
    """
    wanted, moved = _set(journal, caller, sent)
    if moved.is_guarded:
        check_approved(caller, sent, moved.changes)
    items = list_schedules(journal.connection, journal.tournament_id)["items"]
    return {"items": [item for item in items if item["hanchan"] in wanted]}


def preview_schedules(journal: Journal, caller: Caller, sent: NewSchedules, language: str) -> dict[str, Any]:
    """Return what `change_schedules` would charge instead of what is; the journal is to be rolled back.

    Raises what it does, but for the approval.
    """
    _, moved = _set(journal, caller, sent)
    return answer_preview(journal, moved.changes, moved.rounds, language)


def list_schedules(connection: Connection, tournament_id: UUID) -> dict[str, Any]:
    """List when each hanchan is to begin, of those that have a schedule, by hanchan."""
    rounds = {row.id: row.round for row in register.list_all(connection, Hanchan, tournament_id)}
    rows = schedules.all_of(connection, tournament_id)
    return {"items": [{"hanchan": id_, "round": rounds[id_], **_stored(rows[id_])} for id_ in sorted(rows)]}


def _set(journal: Journal, caller: Caller, sent: NewSchedules) -> tuple[Timetable, Moved]:
    connection, tournament_id = journal.connection, journal.tournament_id
    by_round: dict[str, list[Hanchan]] = defaultdict(list)
    for hanchan in hanchans.list_all(connection, tournament_id):
        by_round[hanchan.round].append(hanchan)
    starts = _starts(connection, tournament_id, by_round, sent)
    wanted = {hanchan.id: times for round_, times in starts.items() for hanchan in by_round[round_]}
    rows = schedules.all_of(connection, tournament_id)
    stored = {id_: _stored(rows[id_]) for id_ in wanted if id_ in rows}
    named = [one for one in sent["replaces"] if one["hanchan"] in wanted]
    seen = {one["hanchan"]: plain(one["scheduled_at"], one["minutes"]) for one in named}
    check_replaces(_as_items(stored), _as_items(seen), _as_items(wanted))
    moved = [_set_round(journal, caller, by_round[round_], stored, starts[round_], sent) for round_ in starts]
    return wanted, _joined(moved)


def _starts(connection: Connection, tournament_id: UUID, by_round: ByRound, sent: NewSchedules) -> dict[str, Schedule]:
    """Return when each round that is meant begins. Raises Invalid for one without hanchans, and where none is meant."""
    if "series" in sent:
        series = sent["series"]
        finished = results.hanchans_with_result(connection, tournament_id)
        left = {label: rows for label, rows in by_round.items() if finished.isdisjoint(row.id for row in rows)}
        if not left:
            raise invalid_field("series", "No round without a result is seated.", "Seat the rounds first.")
        step = timedelta(minutes=series["minutes"] + series["pause"])
        first, minutes = series["scheduled_at"], series["minutes"]
        return {label: plain(first + step * place, minutes) for place, label in enumerate(order_rounds(left))}
    starts = sent["rounds"]
    errors = [
        field_error(f"rounds.{place}.round", f"Round {one['round']} has no hanchans.", "Seat it first.")
        for place, one in enumerate(starts)
        if one["round"] not in by_round
    ]
    if errors:
        raise Invalid(errors=errors)
    return {one["round"]: plain(one["scheduled_at"], one["minutes"]) for one in starts}


def _set_round(
    journal: Journal, caller: Caller, rows: Sequence[Hanchan], stored: Timetable, new: Schedule, sent: NewSchedules
) -> Moved:
    """Set the schedule of a round's hanchans; return what it changes where their start is moved."""
    connection, tournament_id = journal.connection, journal.tournament_id
    moved = [row for row in rows if row.id in stored and stored[row.id]["scheduled_at"] != new["scheduled_at"]]
    before = read_round(connection, tournament_id, rows[0].round)
    for row in rows:
        reason = sent.get("reason") if row in moved else None
        schedules.set_(journal, row.id, **new, reason=reason)
    after = replace(before, scheduled={**before.scheduled, **{row.id: new["scheduled_at"] for row in moved}})
    check_not_own(connection, caller, before, after)
    charged = [charge_clocks(journal, after, row, sent.get("reason")) for row in moved]
    changes = [change for one in charged for change in one.changes]
    is_guarded = bool(changes) or any(one.booked for one in charged)
    is_guarded = is_guarded or any(is_ruled(connection, tournament_id, row.id) for row in moved)
    return Moved(changes, [(before, after)], is_guarded)


def _joined(moved: Sequence[Moved]) -> Moved:
    """Join what several rounds change, by account and unit."""
    sums: dict[tuple[Any, str], tuple[int, int]] = {}
    for change in (change for one in moved for change in one.changes):
        before, after = sums.get((change.account, change.unit), (0, 0))
        sums[change.account, change.unit] = before + change.before, after + change.after
    changes = [Change(*key, *sums[key]) for key in sorted(sums)]
    rounds = [pair for one in moved for pair in one.rounds]
    return Moved(changes, rounds, any(one.is_guarded for one in moved))


def _stored(row: schedules.Schedule) -> Schedule:
    return plain(row.scheduled_at, row.minutes)


def _as_items(timetable: Timetable) -> dict[str, Any]:
    """Return the schedules by hanchan, as a conflict shows them."""
    return {"items": [{"hanchan": id_, **timetable[id_]} for id_ in sorted(timetable)]}

"""Player-recorded times: what players may record at a table, who of them keeps time, and what a director answers.

When the arbiter is absent the player with the lowest id number keeps time and informs the director (R.League 24/25,
Late for game). What is recorded counts for nothing until a director confirms it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.event import hanchans, kept_times, schedules, tables, tournaments
from models.event.hanchans import VOID, Hanchan, seats_of
from models.event.kept_times import AnsweredKeptTime
from models.event.tables import PlayingTable
from models.journal.journal import Journal
from models.people import players
from models.people.credentials import Caller
from models.people.officials import Official
from models.people.own_people import own_people
from rulings.books.rulebook import Rulebook
from rulings.clocks.timekeeper import lowest_id_keeps_time, timekeeper
from services import lookup
from services.clocks.approval import OWN, Approval, preview
from services.clocks.game_clocks import Game, list_present_games
from services.clocks.lateness_clocks import list_clocks, moment
from services.clocks.timing_request import NewTiming
from services.clocks.timings import preview_timing, record_timing
from services.device_time import DeviceTime, device_time, made_at
from services.errors import Conflict, NotAllowed, NotFound, invalid_field
from services.idempotency import check_same_request
from services.rulebook_revisions import require_rulebook
from services.tournament.in_play import check_in_play

EARLIEST = timedelta(hours=6)  # before the scheduled start: a phone whose clock is that wrong tells nothing
MOST_WAITING = 40  # unanswered at one hanchan: whoever has the code can send, so a director must not drown in them


class NewPlayerTime(DeviceTime):
    """A time that a player records: of the player or arbiter that is late (`who`), or of the whole hanchan."""

    hanchan: UUID
    what: str
    who: NotRequired[str]
    player: NotRequired[UUID]


class PlayerTimeAnswer(Approval):
    """What a director says to it: confirmed (with the arbiter, where it is about one), or dismissed with a reason."""

    confirmed: bool
    arbiter: NotRequired[UUID]


class SeatedPlayer(TypedDict):
    """A player at the table; `seat` is their wind at the start of the hanchan."""

    id: UUID
    name: str
    id_number: str
    seat: str


def require_table(connection: Connection, table_id: UUID, code: str) -> PlayingTable:
    """Return the table whose code was scanned. Raises NotFound."""
    table = tables.find_anywhere(connection, table_id)
    if table is None or table.removed_at is not None or not tables.has_code(connection, table, code):
        raise NotFound("No table has this code: scan the one that lies on the table.")
    return table


def answer_timekeeping(connection: Connection, table_id: UUID, code: str, now: datetime) -> dict[str, Any]:
    """Answer with the hanchan of a table, who sits there, who keeps time, what was recorded so far. Raises NotFound."""
    table = require_table(connection, table_id, code)
    tournament = tournaments.require(connection, table.tournament_id)
    games = list_present_games(connection, tournament.id, now, table.id)
    book = require_rulebook(connection, tournament.revision)
    hanchan = _serialise_hanchan(connection, book, games[0]) if games else None
    return {"tournament": tournament.name, "time_zone": tournament.time_zone, "label": table.label, "hanchan": hanchan}


def put_player_time(
    journal: Journal, caller: Caller | None, table: PlayingTable, identity: UUID, sent: NewPlayerTime
) -> tuple[dict[str, Any], bool]:
    """Store a time that a player recorded; return its answer, and whether it is new. `caller`: where it is known.

    Raises Conflict for another body under the same id, ServiceError for what can't be recorded at this table.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = kept_times.find(connection, tournament_id, identity)
    if row is not None:
        check_same_request(row, sent)
        return serialise_player_time(row), False
    check_player_time(connection, caller, table, sent, journal.at)
    kept_times.record(journal, _columns(identity, sent, journal.at))
    return serialise_player_time(_require(connection, tournament_id, identity)), True


def check_player_time(
    connection: Connection, caller: Caller | None, table: PlayingTable, sent: NewPlayerTime, arrived: datetime
) -> None:
    """Raise ServiceError for a time that can't be recorded at this table, or not by this caller."""
    tournament_id = table.tournament_id
    hanchan = hanchans.find(connection, tournament_id, sent["hanchan"])
    if hanchan is None or hanchan.table_id != table.id:
        raise invalid_field("hanchan", "It is not played at this table.", "Open the table's code again.")
    check_in_play(hanchan)
    schedule = schedules.find(connection, tournament_id, hanchan.id)
    if schedule is None:
        raise invalid_field("hanchan", "Nobody said when it is to begin.", "Ask the director to say so first.")
    if made_at(sent, arrived) < schedule.scheduled_at - EARLIEST:
        raise invalid_field("device_at", "That is long before the game was to begin.", "Set the phone's clock right.")
    if caller is not None and "player" in sent and sent["player"] in own_people(connection, caller).all:
        raise NotAllowed(f"{OWN} Ask another player at the table to record it.", slug="own-clock")
    if "player" in sent and sent["player"] not in seats_of(hanchan).values():
        raise invalid_field("player", "Nobody of that id sits in this hanchan.", "Name one of its four players.")
    book = require_rulebook(connection, tournaments.require(connection, tournament_id).revision)
    if "who" in sent and sent["who"] not in list_timed(book):
        message = f"The tournament's rulebook says nothing of a late {sent['who']}."
        raise invalid_field("who", message, "Call the director to the table.")
    waiting = [row for row in kept_times.of_hanchan(connection, tournament_id, hanchan.id) if row.answered_seq is None]
    if len(waiting) >= MOST_WAITING:
        detail = "More times wait here than a director can look at: call the director to the table."
        raise Conflict(detail, slug="too-many-kept")


def list_player_times(connection: Connection, tournament_id: UUID, hanchan: UUID) -> list[dict[str, Any]]:
    """List the times that players recorded at a hanchan, in the order in which they arrived."""
    return [serialise_player_time(row) for row in kept_times.of_hanchan(connection, tournament_id, hanchan)]


def put_answer(journal: Journal, caller: Caller, identity: UUID, sent: PlayerTimeAnswer) -> tuple[dict[str, Any], bool]:
    """Confirm a time that a player recorded, or dismiss it; return its answer, and whether that is new.

    Confirmed, it becomes a timing. Raises NotFound, Conflict for another answer, ServiceError for a timing that can't
    be recorded.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = _require(connection, tournament_id, identity)
    answered = kept_times.find_answer(connection, tournament_id, identity)
    if answered is not None:
        check_same_request(answered, sent)
        return _serialise_answer(row), False
    if row.player_id is not None and row.player_id in own_people(connection, caller).all:
        raise NotAllowed(f"{OWN} Ask another director to answer.", slug="own-clock")
    timing = _confirm(journal, caller, row, sent) if sent["confirmed"] else None
    kept_times.answer(journal, identity, timing, sent.get("reason"), sent)
    return _serialise_answer(_require(connection, tournament_id, identity)), True


def preview_answer(
    journal: Journal, caller: Caller, identity: UUID, sent: PlayerTimeAnswer, language: str
) -> dict[str, Any]:
    """Return what confirming it would charge instead of what is; the journal is to be rolled back.

    Raises what `put_answer` does, but for the approval.
    """
    row = _require(journal.connection, journal.tournament_id, identity)
    if not sent["confirmed"]:
        return {**preview([]), "running": [], "owed_back": [], "hanchans": []}
    return preview_timing(journal, caller, _timing(journal, row, sent), language, at=row.at)


def find_timekeeper(
    book: Rulebook, seated: Sequence[SeatedPlayer], recorded: Sequence[AnsweredKeptTime]
) -> UUID | None:
    """Find who of those present keeps time while the arbiter is absent; None where the rulebook names nobody."""
    present = [player for player in seated if not _is_absent(player["id"], recorded)]
    if not present or not lowest_id_keeps_time(book):
        return None
    lowest = timekeeper([player["id_number"] for player in present])
    return next(player["id"] for player in present if player["id_number"] == lowest)


def list_timed(book: Rulebook) -> list[str]:
    """List whose lateness the rulebook speaks of: player, arbiter, both or none."""
    return [who for who in kept_times.WHO if who in book.lateness]


def serialise_player_time(row: AnsweredKeptTime) -> dict[str, Any]:
    """Serialise a time that a player recorded."""
    state = "waiting" if row.answered_seq is None else "dismissed" if row.timing_id is None else "confirmed"
    return {
        "id": row.id,
        "hanchan": row.hanchan_id,
        "what": row.what,
        "who": row.who,
        "player": row.player_id,
        "at": row.at,
        "server_at": row.server_at,
        "state": state,
        "reason": row.reason,
    }


def _serialise_answer(row: AnsweredKeptTime) -> dict[str, Any]:
    return {**serialise_player_time(row), "timing": row.timing_id}


def _serialise_hanchan(connection: Connection, book: Rulebook, game: Game) -> dict[str, Any]:
    hanchan = game.hanchan
    seated = _list_seated(connection, hanchan)
    recorded = kept_times.of_hanchan(connection, hanchan.tournament_id, hanchan.id)
    return {
        "id": hanchan.id,
        "round": hanchan.round,
        "scheduled_at": game.scheduled_at,
        "players": seated,
        "timed": list_timed(book),
        "keeper": find_timekeeper(book, seated, recorded),
        "began_at": None if game.began is None else moment(game.began),
        "ends_at": None if game.clock is None else moment(game.clock.ends),
        "cancelled": game.cancelled,
        "void": hanchan.status == VOID,
        "finished": game.finished,
        "known": _list_known(connection, game),
        "times": [serialise_player_time(row) for row in recorded],
    }


def _list_seated(connection: Connection, hanchan: Hanchan) -> list[SeatedPlayer]:
    """List who sits there."""
    seats = seats_of(hanchan)
    found = players.find_all(connection, hanchan.tournament_id, list(seats.values()))
    seated = {seat: found[player] for seat, player in seats.items()}
    return [{"id": row.id, "name": row.name, "id_number": row.id_number, "seat": seat} for seat, row in seated.items()]


def _list_known(connection: Connection, game: Game) -> list[dict[str, Any]]:
    """List whom officials recorded as late there, and whether they have come; an arbiter without a name."""
    known = []
    for clock in list_clocks(connection, game.times):
        if clock.clock is not None and clock.is_of(game.hanchan.id):
            player = UUID(clock.account.id) if clock.who == "player" else None
            known.append({"who": clock.who, "player": player, "there": clock.clock.stopped is not None})
    return known


def _is_absent(player: UUID, recorded: Sequence[AnsweredKeptTime]) -> bool:
    """Return whether what was recorded of a player, and not dismissed, says that they are awaited."""
    what = [row.what for row in recorded if row.player_id == player and (row.answered_seq is None or row.timing_id)]
    return "absent" in what and "arrived" not in what


def _confirm(journal: Journal, caller: Caller, row: AnsweredKeptTime, sent: PlayerTimeAnswer) -> UUID:
    """Record the timing that bears what a player recorded; return its id. Raises ServiceError."""
    identity: UUID = uuid7()
    record_timing(journal, caller, identity, _timing(journal, row, sent), row.at, {"kept_time": row.id})
    return identity


def _timing(journal: Journal, row: AnsweredKeptTime, sent: PlayerTimeAnswer) -> NewTiming:
    """Return what a player recorded, as a director confirms it. Raises Invalid where the arbiter is not named."""
    timing: NewTiming = {"hanchan": row.hanchan_id, "what": row.what}
    if "reason" in sent:
        timing["reason"] = sent["reason"]
    if "preview" in sent:
        timing["preview"] = sent["preview"]
    if row.who == "arbiter":
        if "arbiter" not in sent:
            message = "The player said that the arbiter was meant, not who that is."
            raise invalid_field("arbiter", message, "Name an official of GET …/officials.")
        lookup.check_exists(journal.connection, Official, journal.tournament_id, "arbiter", sent["arbiter"], "official")
        timing["person"] = {"kind": "official", "id": sent["arbiter"]}
    elif "arbiter" in sent:
        raise invalid_field("arbiter", "This time is not about an arbiter.", "Leave it out.")
    if row.player_id is not None:
        timing["person"] = {"kind": "player", "id": row.player_id}
    return timing


def _require(connection: Connection, tournament_id: UUID, identity: UUID) -> AnsweredKeptTime:
    row = kept_times.find(connection, tournament_id, identity)
    if row is None:
        raise NotFound("No player kept such a time.")
    return row


def _columns(identity: UUID, sent: NewPlayerTime, arrived: datetime) -> dict[str, Any]:
    return {
        "id": identity,
        "hanchan_id": sent["hanchan"],
        "what": sent["what"],
        "who": sent.get("who"),
        "player_id": sent.get("player"),
        "at": made_at(sent, arrived),
        **device_time(sent),
        "request": sent,
    }

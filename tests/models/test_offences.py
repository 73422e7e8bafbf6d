"""PriorOffences offences: what stands and counts, within the scope that the reading names."""

from datetime import UTC, datetime, timedelta
from typing import Any

import orjson
import pytest

from models.database.engine import Engines, read, write
from models.ruling import rulings
from models.ruling.hand import Hand
from models.ruling.offences import Moment, count, day_of, list_prior
from tests.models.sample import NOON, Sample, furnish

EAST_2 = {"hand_wind": "east", "hand_number": 2, "hand_counters": 0}
EAST_3 = {"hand_wind": "east", "hand_number": 3, "hand_counters": 0}


def counted(engines: Engines, sample: Sample, scope: Any, without: Any = None, **moment: Any) -> int | None:
    here = {"at": NOON, "time_zone": "Europe/Paris", "hanchan_id": sample.hanchan, "hand": Hand("east", 2, 0), **moment}
    with read(engines) as connection:
        return count(connection, sample.tournament, sample.players[0], "empty-win", scope, Moment(**here), without)


def test_each_scope_counts_its_own(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        sample.issue(connection, **EAST_2)
        sample.issue(connection, **EAST_3)
        sample.issue(connection, hanchan_id=None)
        sample.issue(connection, at=NOON - timedelta(days=1), hanchan_id=None)
        sample.issue(connection, **EAST_2, foul="overtime")
        sample.issue(connection, **EAST_2, offender_id=sample.players[1])
        furnish(connection).issue(connection)
    scopes = ("hand", "hanchan", "day", "tournament", "season")
    assert {scope: counted(engines, sample, scope) for scope in scopes} == {
        "hand": 1,
        "hanchan": 2,
        "day": 3,
        "tournament": 4,
        "season": 4,
    }


def test_what_does_not_stand_does_not_count(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        withdrawn = sample.issue(connection)
        rulings.withdraw(sample.journal(connection), withdrawn, "wrong table")
        sample.issue(connection, amends=sample.issue(connection))
        waiting, dropped = (sample.issue(connection, status="deferred") for _ in range(2))
    assert counted(engines, sample, "tournament") == 1
    with write(engines) as connection:
        journal = sample.journal(connection)
        rulings.close(journal, waiting, {}, {"kind": "chonbo"}, counts=True, hand_end=None)
        rulings.close(journal, dropped, {}, {"kind": "none"}, counts=False, hand_end=None)
    assert counted(engines, sample, "tournament") == 2
    assert counted(engines, sample, "tournament", without=waiting) == 1


def test_an_unnamed_hanchan_or_hand_cannot_be_counted(engines: Engines, sample: Sample) -> None:
    assert counted(engines, sample, "hanchan", hanchan_id=None) is None
    assert counted(engines, sample, "hand", hand=None) is None
    assert counted(engines, sample, "hanchan", hand=None) == 0


def test_counters_left_open_do_not_tell_hands_apart(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        sample.issue(connection, **{**EAST_2, "hand_counters": None})
        sample.issue(connection, **{**EAST_2, "hand_counters": 1})
    assert counted(engines, sample, "hand") == 1
    assert counted(engines, sample, "hand", hand=Hand("east", 2)) == 2


def test_an_unknown_scope_is_refused(engines: Engines, sample: Sample) -> None:
    with pytest.raises(ValueError, match="unknown scope month"):
        counted(engines, sample, "month")


def test_the_day_is_the_tournaments_own(engines: Engines, sample: Sample) -> None:
    late = datetime(2024, 11, 2, 23, 30, tzinfo=UTC)  # the 3rd in Paris
    with write(engines) as connection:
        sample.issue(connection, at=late)
    assert counted(engines, sample, "day", at=NOON) == 0
    assert counted(engines, sample, "day", at=NOON + timedelta(days=1)) == 1
    assert counted(engines, sample, "day", at=NOON, time_zone="UTC") == 1


def test_a_day_may_have_25_hours() -> None:
    start, end = day_of(datetime(2024, 10, 27, 12, tzinfo=UTC), "Europe/Paris")
    assert (start.isoformat(), end - start) == ("2024-10-26T22:00:00+00:00", timedelta(hours=25))


def test_the_list_shows_every_foul_newest_first(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        first = sample.issue(connection)
        withdrawn = sample.issue(connection)
        rulings.withdraw(sample.journal(connection), withdrawn, "wrong table")
        second = sample.issue(connection, foul="overtime")
        sample.issue(connection, offender_id=sample.players[1])
    with read(engines) as connection:
        lines = list_prior(connection, sample.tournament, sample.players[0]).newest
        newest = list_prior(connection, sample.tournament, sample.players[0], limit=1).newest
    assert [orjson.loads(line.item)["id"] for line in lines] == [str(second), str(first)]
    assert newest == lines[:1]


def test_they_are_counted_by_foul_up_to_a_place_in_the_journal(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        sample.issue(connection)
        sample.issue(connection, foul="overtime")
        last = sample.issue(connection)
        sample.issue(connection, offender_id=sample.players[1])
    with read(engines) as connection:
        player = (connection, sample.tournament, sample.players[0])
        row = rulings.find(connection, sample.tournament, last)
        assert row is not None
        assert list_prior(*player).counts == {"empty-win": 2, "overtime": 1}
        until = list_prior(*player, limit=1, before=row.journal_seq)
        assert (until.counts, len(until.newest)) == ({"empty-win": 1, "overtime": 1}, 1)

"""Lists of rulings: each filter, pages without repeats, and a plan that does not grow with the tournament."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import orjson
import pytest

from models.database import register
from models.database.engine import Engines, read, write
from models.event.tables import PlayingTable
from models.ruling import offences, rulings
from models.ruling.ruling_lists import Filters, Page, page, page_query
from tests.models.sample import NOON, Sample, furnish


def listed(engines: Engines, sample: Sample, **filters: Any) -> list[str]:
    with read(engines) as connection:
        return ids(page(connection, sample.tournament, Filters(**filters)))


def ids(part: Page) -> list[str]:
    return [item["id"] for item in orjson.loads(f"[{part.items}]")]


def minutes(number: int) -> datetime:
    return NOON + timedelta(minutes=number)


def test_the_newest_comes_first_as_it_was_stored(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        first, second = sample.issue(connection), sample.issue(connection)
        furnish(connection).issue(connection)
    with read(engines) as connection:
        part = page(connection, sample.tournament)
        nothing = page(connection, sample.tournament, Filters(foul="overtime"))
    assert ids(part) == [str(second), str(first)]
    assert (part.number, part.last) == (2, sample.entries + 1)
    assert nothing == Page("", 0, None)


def test_a_long_page_keeps_its_order(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        made = [str(sample.issue(connection, at=minutes(-number))) for number in range(300)]
    assert listed(engines, sample) == made[:-51:-1]
    with read(engines) as connection:
        assert ids(page(connection, sample.tournament, limit=500)) == made[::-1]
        assert ids(page(connection, sample.tournament, Filters(until=minutes(1)), limit=500)) == made[::-1]


def test_each_filter_finds_its_own(engines: Engines, sample: Sample) -> None:
    table = uuid4()
    with write(engines) as connection:
        register.add(sample.journal(connection), PlayingTable, "table.added", {"id": table, "label": "2"})
        plain = sample.issue(connection)
        on_table = sample.issue(connection, table_id=table, at=minutes(1))
        on_player = sample.issue(connection, offender_id=sample.players[1], at=minutes(2))
        overtime = sample.issue(connection, foul="overtime", at=minutes(3))
        chonbo = sample.issue(connection, kind="chonbo", at=minutes(4))
        withdrawn = sample.issue(connection, at=minutes(5))
        rulings.withdraw(sample.journal(connection, minutes(6)), withdrawn, "wrong table")
    assert listed(engines, sample, table_id=table) == [str(on_table)]
    assert listed(engines, sample, offenders=[sample.players[1]]) == [str(on_player)]
    assert listed(engines, sample, foul="overtime") == [str(overtime)]
    assert listed(engines, sample, kind="chonbo") == [str(chonbo)]
    assert listed(engines, sample, status="withdrawn") == [str(withdrawn)]
    assert str(withdrawn) not in listed(engines, sample, status="issued")
    assert len(listed(engines, sample, status="issued")) == 5
    assert listed(engines, sample, since=minutes(1), until=minutes(3)) == [str(on_player), str(on_table)]
    assert listed(engines, sample, foul="empty-win", until=minutes(1)) == [str(plain)]
    assert listed(engines, sample, foul="overtime", kind="chonbo") == []


def test_pages_follow_on(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection:
        made = [str(sample.issue(connection)) for _ in range(7)]
    seen: list[str] = []
    cursor = None
    with read(engines) as connection:
        while (part := page(connection, sample.tournament, after=cursor, limit=3)).number:
            assert part.number <= 3
            seen += ids(part)
            cursor = part.last
    assert seen == made[::-1]


ANYONE = UUID(int=1)


def rows(filters: Filters) -> Any:
    query, named = page_query(ANYONE, filters, 90_000, 50)
    return query.params(**named)


ORDERED = {
    "": Filters(),
    "table_id": Filters(table_id=ANYONE),
    "offender_id": Filters(offenders=[ANYONE]),
    "foul": Filters(foul="empty-win"),
    "kind": Filters(kind="chonbo"),
    "status": Filters(status="withdrawn"),
}


@pytest.mark.parametrize("column", ORDERED)
def test_a_list_reads_only_its_page(plan_of: Any, column: str) -> None:
    plan = plan_of(rows(ORDERED[column]))
    assert plan.startswith("SEARCH ruling USING INDEX")
    assert plan.endswith(f"(tournament_id=? AND {column}{'=? AND ' if column else ''}journal_seq<?)")


@pytest.mark.parametrize("filters", [Filters(since=NOON), Filters(until=NOON), Filters(since=NOON, until=minutes(60))])
def test_a_stretch_of_time_reads_only_that_time(plan_of: Any, filters: Filters) -> None:
    assert "USING INDEX ix_ruling_ruled_at" in plan_of(rows(filters))


@pytest.mark.parametrize(
    ("place", "read"), [((), ""), (("hanchan",), ""), (("start", "end"), " AND ruled_at>? AND ruled_at<?")], ids=str
)
def test_counting_offences_reads_only_the_offenders(plan_of: Any, place: tuple[str, ...], read: str) -> None:
    named = {
        "tournament": ANYONE,
        "offenders": [ANYONE],
        "foul": "empty-win",
        "hanchan": ANYONE,
        "start": NOON,
        "end": NOON,
    }
    query = offences.count_query(place, False)
    plan = plan_of(query.params(**{name: named[name] for name in query.compile().params}))
    assert (
        f"COVERING INDEX ix_ruling_offences (tournament_id=? AND offender_id=? AND foul=? AND counts=?{read})" in plan
    )


@pytest.mark.parametrize("before", [False, True])
def test_prior_offences_are_counted_without_reading_the_rulings(plan_of: Any, before: bool) -> None:
    named = {"tournament": ANYONE, "offenders": [ANYONE], "limit": 5, "before": 77}
    query = offences.prior_query(before)
    plan = plan_of(query.params(**{name: named[name] for name in named.keys() & query.compile().params.keys()}))
    assert "COVERING INDEX ix_ruling_offences (tournament_id=? AND offender_id=?" in plan


def test_what_waits_on_a_table_is_not_searched_among_all_rulings(plan_of: Any) -> None:
    plan = plan_of(rulings.deferred_query(ANYONE, ANYONE))
    assert "ix_ruling_status (tournament_id=? AND status=?)" in plan

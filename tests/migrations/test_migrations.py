"""The migrations make what the models want, can be taken back, and leave nothing half done."""

import pytest
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.exc import IntegrityError
from uuid_utils.compat import uuid7

from models.database.engine import make_engine, read, write
from models.database.schema import is_current, upgrade
from models.journal.audit import verify
from models.league import leagues, season_settings
from models.people.players import PLAYER
from models.ruling import escalations
from tests.commands import alembic
from tests.models.sample import NOON, furnish


def tables(url: str) -> set[str]:
    engine = create_engine(url)
    try:
        return set(inspect(engine).get_table_names())
    finally:
        engine.dispose()


def test_up_down_and_up_again(empty_database_url: str) -> None:
    upgrade(empty_database_url)
    first = tables(empty_database_url)
    assert {"ruling", "journal_entry"} <= first
    assert alembic(empty_database_url, "downgrade", "base").returncode == 0
    assert tables(empty_database_url) == {"alembic_version"}
    assert alembic(empty_database_url, "upgrade", "head").returncode == 0
    assert tables(empty_database_url) == first
    engines = make_engine(empty_database_url)
    with write(engines) as connection:
        sample = furnish(connection)
    with read(engines) as connection:
        assert verify(connection, sample.tournament) == []
    engines.dispose()


def test_the_models_want_nothing_else(database_url: str) -> None:
    result = alembic(database_url, "check")
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_newest_schema_is_known_as_such(database_url: str, empty_database_url: str) -> None:
    for url, current in ((database_url, True), (empty_database_url, False)):
        engines = make_engine(url)
        with read(engines) as connection:
            assert is_current(connection) is current
        engines.dispose()


def test_escalations_outlive_that_they_got_levels_and_steps(empty_database_url: str) -> None:
    """SQLite copies them into another table; every column is as it was. (The seals of 0011 do not survive the way.)"""
    upgrade(empty_database_url)
    engines = make_engine(empty_database_url)
    with write(engines) as connection:
        sample = furnish(connection)
        ruling = sample.issue(connection)
        escalation = {
            "id": ruling,
            "level": None,
            "escalated_at": NOON,
            "reason": "unclear",
            "request": {"reason": "unclear"},
        }
        escalations.open_(sample.journal(connection), escalation)
        before = escalations.find(connection, sample.tournament, ruling)
    engines.dispose()
    assert alembic(empty_database_url, "downgrade", "0010-1").returncode == 0
    assert "escalation_step" not in tables(empty_database_url)
    upgrade(empty_database_url)
    engines = make_engine(empty_database_url)
    with read(engines) as connection:
        after = escalations.find(connection, sample.tournament, ruling)
    assert before is not None
    assert after is not None
    assert after._asdict() == {**before._asdict(), "seals": None}
    engines.dispose()


def test_people_and_places_outlive_that_they_can_be_put_right(empty_database_url: str) -> None:
    """SQLite copies players, teams and tables into other tables, while all that points to them stays."""
    upgrade(empty_database_url)
    engines = make_engine(empty_database_url)
    with write(engines) as connection:
        sample = furnish(connection)
        sample.issue(connection)
    engines.dispose()
    assert alembic(empty_database_url, "downgrade", "0021").returncode == 0
    upgrade(empty_database_url)
    engines = make_engine(empty_database_url)
    with read(engines) as connection:
        assert verify(connection, sample.tournament) == []
    with pytest.raises(IntegrityError), write(engines) as connection:
        connection.execute(PLAYER.update().values(id_number="1"))
    engines.dispose()


def test_seasons_that_tournaments_name_become_rows(empty_database_url: str) -> None:
    upgrade(empty_database_url)
    engines = make_engine(empty_database_url)
    league = uuid7()
    with write(engines) as connection:
        leagues.create(connection, league, "r-league", "R.League")
        row = leagues.find(connection, league)
        assert row is not None
        for season in ("24/25", "24/25", "25/26"):
            sample = furnish(connection)
            leagues.join(sample.journal(connection), row, season)
    engines.dispose()
    assert alembic(empty_database_url, "downgrade", "0025").returncode == 0
    assert alembic(empty_database_url, "upgrade", "head").returncode == 0
    engines = make_engine(empty_database_url)
    with read(engines) as connection:
        found = season_settings.of_leagues(connection, [league])
        assert {one.name: len(leagues.tournaments_of(connection, one)) for one in found} == {"24/25": 2, "25/26": 1}
        assert verify(connection, sample.tournament) == []
    engines.dispose()


def test_upgrading_twice_changes_nothing(database_url: str) -> None:
    before = tables(database_url)
    upgrade(database_url)
    assert tables(database_url) == before


def test_a_migration_that_fails_leaves_nothing(empty_database_url: str) -> None:
    """Something in the way of the last table: the tables before it must not stay."""
    engine = create_engine(empty_database_url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE ruling (id INTEGER)"))
    engine.dispose()
    with pytest.raises(Exception, match="ruling"):
        upgrade(empty_database_url)
    assert tables(empty_database_url) == {"ruling"}


def test_the_folder_of_a_new_file_is_made(tmp_path: object) -> None:
    url = f"sqlite:///{tmp_path}/new/folder/shinpan.sqlite3"
    upgrade(url)
    assert "ruling" in tables(url)

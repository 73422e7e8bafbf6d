"""Officials: the roles that they had."""

from datetime import timedelta
from typing import Any

from sqlalchemy import event
from uuid_utils.compat import uuid7

from models.database.engine import make_engine, read, write
from models.people import officials
from models.people.officials import roles_at
from tests.models.sample import NOON, furnish


def test_the_roles_of_then_are_found_without_reading_the_journal(sqlite_url: str) -> None:
    engines = make_engine(sqlite_url)
    asked: list[tuple[str, Any]] = []
    official = uuid7()
    with write(engines) as connection:
        sample = furnish(connection)
        officials.add(sample.journal(connection), official, "Rie", ["referee"])
        changing = sample.journal(connection, NOON + timedelta(hours=1))
        changing.append("official.changed", official, {"roles": ["arbiter"], "roles_since": changing.at})
    with read(engines) as connection:
        event.listen(connection, "before_cursor_execute", lambda *given: asked.append(given[2:4]))
        for hours, roles in ((0, {"referee"}), (2, {"arbiter"})):
            assert roles_at(connection, sample.tournament, official, NOON + timedelta(hours=hours)) == roles
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked[0][0]}", asked[0][1]).all()
    assert "USING INDEX ix_journal_entry_roles" in str(plan)
    engines.dispose()

"""The fixtures themselves: the databases are real, fresh and kept apart."""

from sqlalchemy import create_engine, text


def test_postgresql_is_one(empty_postgresql_url: str) -> None:
    engine = create_engine(empty_postgresql_url)
    with engine.connect() as connection:
        assert str(connection.scalar(text("SELECT version()"))).startswith("PostgreSQL")
    engine.dispose()


def test_each_test_has_its_own_database(empty_database_url: str) -> None:
    engine = create_engine(empty_database_url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE left_behind (id INTEGER)"))
    engine.dispose()


test_nothing_is_left_behind = test_each_test_has_its_own_database

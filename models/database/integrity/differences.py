"""What of a database's schema is not what the migrations make: guards that are gone, triggers of somebody else."""

from sqlalchemy import Connection

from models.database.integrity import postgresql_schema, sqlite_schema
from models.database.integrity.catalogue import compare


def find_differences(connection: Connection, revision: str) -> list[str]:
    """Name each difference from what the migrations make up to this revision; on PostgreSQL it must be the newest.

    Raises sqlalchemy.exc.DBAPIError where the schema can't be read.
    """
    if connection.dialect.name == "sqlite":
        return [*compare(sqlite_schema.read_catalogue(connection), sqlite_schema.made_catalogue(revision))]
    return [*compare(postgresql_schema.read_catalogue(connection), postgresql_schema.made_catalogue())]

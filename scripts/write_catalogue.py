"""Write models/database/integrity/postgresql.json: the schema that the migrations make in PostgreSQL."""

from __future__ import annotations

from models.database import schema
from models.database.engine import examine
from models.database.integrity.postgresql_schema import MADE, as_json, read_catalogue
from tests.databases import postgresql


def main() -> None:
    """Migrate a new database and write down what it holds then."""
    with postgresql() as server, server.database() as name:
        schema.upgrade(server.url(name))
        with examine(server.url(name)) as connection:
            MADE.write_text(as_json(read_catalogue(connection)), encoding="utf-8")


if __name__ == "__main__":
    main()

"""What `bench.rulings` is compared with: bare Flask and SQLAlchemy, one row of the same width, as durable.

One connection, for which threads wait in turn: on SQLite this is the fastest way, for there is one writer.
"""

import json
import os

from flask import Flask, Response, jsonify, request
from sqlalchemy import create_engine, event
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from models.database.engine import SQLITE_PRAGMAS

WIDE = "x" * int(os.environ["BARE_WIDTH"])
ANSWER = json.loads(os.environ["BARE_ANSWER"])

app = Flask(__name__)
engine = create_engine(os.environ["SHINPAN_DATABASE_URL"], pool_size=1, max_overflow=0)


class Base(DeclarativeBase):
    """Declarative base of the one table."""


class Row(Base):
    """An id and that many bytes."""

    __tablename__ = "row"

    id: Mapped[str] = mapped_column(primary_key=True)
    wide: Mapped[str]


@event.listens_for(engine, "connect")
def prepare(connection: object, _record: object) -> None:
    for pragma in SQLITE_PRAGMAS:
        connection.execute(pragma).close()  # type: ignore[attr-defined]


Base.metadata.create_all(engine)
engine.dispose()


@app.put("/api/v1/tournaments/<tournament_id>/rulings/<ruling_id>")
def put(tournament_id: str, ruling_id: str) -> tuple[Response, int]:
    request.get_json()
    with Session(engine) as session:
        session.add(Row(id=ruling_id, wide=WIDE))
        session.commit()
    return jsonify(ANSWER), 201

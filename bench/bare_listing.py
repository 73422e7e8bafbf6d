"""What `bench.listing` is compared with: bare Flask and SQLAlchemy, one SELECT of JSON texts, joined and sent."""

import os

from flask import Flask, Response, request
from sqlalchemy import create_engine, event, text

from models.database.engine import SQLITE_PRAGMAS

app = Flask(__name__)
engine = create_engine(os.environ["SHINPAN_DATABASE_URL"], pool_size=16, max_overflow=16)
ITEMS = text("SELECT seq, text FROM item ORDER BY seq DESC LIMIT :limit")


@event.listens_for(engine, "connect")
def prepare(connection: object, _record: object) -> None:
    for pragma in SQLITE_PRAGMAS:
        connection.execute(pragma).close()  # type: ignore[attr-defined]


@app.get("/api/v1/tournaments/<tournament_id>/rulings")
def items(tournament_id: str) -> Response:
    with engine.connect() as connection:
        rows = connection.execute(ITEMS, {"limit": int(request.args["limit"])}).all()
    body = '{"items":[' + ",".join(row.text for row in rows) + f'],"next":{rows[-1].seq}}}'
    return Response(body, content_type="application/json")

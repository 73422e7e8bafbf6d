"""What time it is here: phones measure by it how wrong their own clock is."""

from __future__ import annotations

from datetime import UTC, datetime

import marshmallow as ma

from api.frame.blueprint import Blueprint
from api.frame.schemas import Schema

blp = Blueprint("time", description="The server's clock")


class Now(Schema):
    """The moment in which the server answered."""

    now = ma.fields.String(
        required=True, metadata={"format": "date-time", "example": "2025-11-21T14:02:00.123456+00:00"}
    )


@blp.get("/time")
@blp.answers(200, Now)
def read_time() -> dict[str, str]:
    """The server's time, to the microsecond"""
    return {"now": datetime.now(UTC).isoformat(timespec="microseconds")}

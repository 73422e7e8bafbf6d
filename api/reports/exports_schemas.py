"""What may be asked of an export."""

from __future__ import annotations

import marshmallow as ma

from api.frame.schemas import Query


class CalendarQuery(Query):
    """Whose calendar it is."""

    player = ma.fields.UUID(metadata={"description": "Without it, that of the whole tournament"})

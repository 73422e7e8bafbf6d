"""List items of rulings under the names of now: a stored one keeps those of its time, as its journal entry does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import Connection

from models.event.present_names import find_corrected


class PresentNames:
    """What was corrected in a tournament, and is called otherwise now. Mostly nothing, and then nothing is parsed."""

    def __init__(self, connection: Connection, tournament_id: UUID) -> None:
        self._names = {str(identity): name for identity, name in find_corrected(connection, tournament_id).items()}

    def item(self, item: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a list item with the present names of offender and table."""
        offender, table = item["offender"], item["table"]
        if not {offender["id"], table["id"]} & self._names.keys():
            return item
        return {
            **item,
            "offender": {**offender, "name": self._names.get(offender["id"], offender["name"])},
            "table": {**table, "label": self._names.get(table["id"], table["label"])},
        }

    def text(self, items: str) -> str:
        """Do the same with list items as JSON, with commas between them."""
        if not self._names:
            return items
        return orjson.dumps([self.item(item) for item in orjson.loads(f"[{items}]")])[1:-1].decode()

"""Ids in addresses: who writes one that is no UUID is told so, instead of that there is nothing."""

from __future__ import annotations

import re
from uuid import UUID

from flask import Flask
from werkzeug.routing import UUIDConverter

from api.frame.problems import WrongAddress

CANONICAL = re.compile(UUIDConverter.regex)


class IdConverter(UUIDConverter):
    """`<uuid:name>` in a rule takes anything at that place, and then wants a UUID."""

    regex = "[^/]+"
    part_isolating = True  # else its slash makes werkzeug try all rules one after the other

    def to_python(self, value: str) -> UUID:
        """Parse the UUID. Raises WrongAddress, a 404."""
        if not CANONICAL.fullmatch(value):
            raise WrongAddress("The id in this address must be a UUID, like 0197c0de-0000-7000-8000-000000000001.")
        return UUID(value)


def install(app: Flask) -> None:
    """Call it before any rule is added."""
    app.url_map.converters["uuid"] = IdConverter

"""JSON answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson
from flask import Response


def send_put(answer: Mapping[str, Any], is_new: bool) -> Response:
    """Answer a PUT: 201 when it made something, 200 when that was there already."""
    return send(answer, 201 if is_new else 200)


def send(answer: Mapping[str, Any], status: int = 200) -> Response:
    """Answer with sorted keys: what was just made and what was read back are the same bytes."""
    return Response(orjson.dumps(answer, option=orjson.OPT_SORT_KEYS), status, content_type="application/json")

"""Text of others for a terminal, which would obey the escape sequences in it."""

from __future__ import annotations

import json
import re

OBEYED = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff\U000e0000-\U000e007f]"
)
"""Controls, directions, line separators, tags that nobody sees, and what is no character at all."""


def visible(text: str) -> str:
    """Write out what a terminal would obey, as JSON has it: a JSON text stays the same JSON."""
    return OBEYED.sub(lambda found: json.dumps(found[0])[1:-1], text)

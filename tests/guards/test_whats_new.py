"""pwa/whats-new.json: what people should know of each version, the newest line first."""

import json

from api.phone_app.files import PWA


def test_every_line_has_a_number_of_its_own_and_speaks_each_language() -> None:
    """A phone shows the lines whose number is higher than any it has."""
    changes = json.loads((PWA / "whats-new.json").read_text("utf-8"))["changes"]
    assert [line["number"] for line in changes] == list(range(len(changes), 0, -1))
    for line in changes:
        assert line.keys() == {"number", "en", "ja", "fr", "ru"}
        assert all(line.values())

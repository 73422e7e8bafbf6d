"""Which parts of the phone app know which."""

import re
from pathlib import Path

JS = Path(__file__).parents[2] / "pwa" / "js"
INSIDE_DATA = re.compile(r"""["'](?:\.\./)+data/(?!index\.js)[^"']+""")


def test_screens_know_of_the_data_what_its_index_shows() -> None:
    inside = {
        f"{path.relative_to(JS)}: {found}"
        for path in (JS / "app").rglob("*.js")
        for found in INSIDE_DATA.findall(path.read_text("utf-8"))
    }
    assert not inside, sorted(inside)

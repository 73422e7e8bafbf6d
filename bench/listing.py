"""Listing 300 rulings, against a bare Flask route that sends the same bytes from SQLite; and how small they travel.

python -m bench.listing
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from itertools import repeat
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from bench import hall as halls
from bench.hall import Hall
from bench.load import request
from bench.results import Result, at_most, show
from bench.servers import OURS, in_words, serving, turns

LISTED = 300
MOST_BYTES = 40_000


def measure(number: int = 7, seconds: float = 2) -> list[Result]:
    """Measure in about 45 seconds."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as temporary:
        folder = Path(temporary)
        database, bare_database = folder / "ours.sqlite3", folder / "bare.sqlite3"
        hall = halls.open_hall(database)
        halls.issue(database, hall, LISTED)
        halls.fill(database, hall, 2 * LISTED)
        _copy_items(database, bare_database)
        with (
            serving(folder, OURS, database) as ours,
            serving(folder, "bench.bare_listing:app", bare_database) as bare,
        ):
            assert _fetch(ours, hall, "identity") == _fetch(bare, hall, "identity"), "the two must send the same"
            return [_time(ours, bare, hall, number, seconds), *_sizes(ours, hall)]


def _time(ours: str, bare: str, hall: Hall, number: int, seconds: float) -> Result:
    asked = repeat(request("GET", _path(hall), hall.headers))
    taken = turns(ours, bare, lambda: asked, number, seconds)
    times = median(1 / turn.ratio for turn in taken)
    return at_most(f"GET {LISTED} rulings, time against bare", times, 1.5, details=in_words(taken, "the same bytes"))


def _sizes(address: str, hall: Hall) -> Iterator[Result]:
    plain = len(_fetch(address, hall, "identity"))
    for encoding in ("gzip", "br"):
        size = len(_fetch(address, hall, encoding))
        details = f"{plain:,} bytes uncompressed"
        name = f"GET {LISTED} rulings, bytes by {encoding}"
        yield Result(name, f"{size:,} bytes", f"under {MOST_BYTES:,} bytes", size < MOST_BYTES, details)


def _fetch(address: str, hall: Hall, encoding: str) -> bytes:
    """Fetch the list as it travels."""
    parts = urlsplit(address)
    with closing(HTTPConnection(str(parts.hostname), parts.port, timeout=30)) as connection:
        connection.request("GET", _path(hall), headers={**hall.headers, "Accept-Encoding": encoding})
        answer = connection.getresponse()
        assert answer.status == 200
        assert answer.getheader("Content-Encoding", "identity") == encoding, "the server negotiated something else"
        return answer.read()


def _path(hall: Hall) -> str:
    return f"{hall.path}/rulings?limit={LISTED}"


def _copy_items(database: Path, target: Path) -> None:
    """Copy what the bare route sends: the same items as text, a row each, and as many others."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(target)) as bare, bare:
        bare.execute("CREATE TABLE item (seq INTEGER PRIMARY KEY, text TEXT NOT NULL)")
        rows = source.execute("SELECT journal_seq, list_item FROM ruling")
        bare.executemany("INSERT INTO item VALUES (?, ?)", rows)


if __name__ == "__main__":
    sys.exit(not show(measure()))

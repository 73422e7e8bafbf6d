"""A composed rulebook is kept once, whoever keeps it first."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from models.database.engine import Engines, read, write
from models.event import rulebook_revisions
from tests.models.sample import NOON

AT_ONCE = 4


def test_it_is_kept_once_and_comes_back(engines: Engines) -> None:
    with write(engines) as connection:
        for content in ({"rows": [1]}, {"rows": [2]}):
            rulebook_revisions.save(connection, "c" * 64, "wrc-2022", content, NOON)
    with read(engines) as connection:
        assert rulebook_revisions.content(connection, "c" * 64) == {"rows": [1]}
        assert rulebook_revisions.content(connection, "d" * 64) is None


def test_two_tournaments_may_take_the_same_book_at_the_same_moment(engines: Engines) -> None:
    together = Barrier(AT_ONCE)

    def keep(revision: str) -> None:
        together.wait(10)
        with write(engines) as connection:
            rulebook_revisions.save(connection, revision, "wrc-2022", {}, NOON)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        for digit in "0123456789":
            list(pool.map(keep, [digit * 64] * AT_ONCE))
    with read(engines) as connection:
        assert all(rulebook_revisions.content(connection, digit * 64) == {} for digit in "0123456789")

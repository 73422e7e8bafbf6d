"""Every bench runs, though briefly, so that none rots: what it measures in this time means nothing."""

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from bench import decisions, engine, lighthouse, listing, live, phone, rulings, seating
from bench.attacks import measure as attacks
from bench.results import Result, show
from bench.servers import OURS, UNLIMITED, serving, url_of
from tests.server import forking

# Lighthouse itself comes from npm's registry when it is wanted: this answers as it does, and has looked at the page.
NPX = f"""#!{sys.executable}
import json, sys, urllib.request
options = dict(word.partition("=")[::2] for word in sys.argv)
[address] = [word for word in sys.argv if word.startswith("http")]
assert b"Shinpan" in urllib.request.urlopen(address).read()
names = options["--only-categories"].split(",")
categories = {{name: {{"score": 0.97, "auditRefs": [{{"id": name, "weight": 1}}]}} for name in names}}
audits = {{name: {{"id": name, "title": name, "score": 0.5}} for name in names}}
with open(options["--output-path"], "w") as report:
    json.dump({{"categories": categories, "audits": audits}}, report)
"""


pytestmark = pytest.mark.nightly
BRIEF_ATTACK = attacks.Setting(seconds=(0.1, 0.1), scale=0.02)


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start ours as copies of a preloaded app, which takes a tenth of the time; the bench of decisions does not."""

    def serve(folder: Path, app: str, database: Path | str, **settings: str) -> AbstractContextManager[str]:
        if app == OURS:
            return forking(url_of(database), **UNLIMITED)
        return serving(folder, app, database, **settings)

    for bench in (attacks, listing, live, rulings):
        monkeypatch.setattr(bench, "serving", serve)


def names(results: list[Result]) -> list[str]:
    """Return what was measured, printed as `make bench` does."""
    show(results)
    return [result.name for result in results]


def apart(measure: Callable[[], list[Result]]) -> list[Result]:
    """In a thread of its own: Playwright starts once in each, and tests before these may have started it."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(measure).result()


def test_the_engine() -> None:
    assert len(names(engine.measure(rounds=1, starts=1))) == 2


def test_decisions() -> None:
    assert len(names(decisions.measure(number=1, seconds=0.1))) == 2


def test_seating() -> None:
    assert all(result.met for result in seating.measure(times=1))


@pytest.mark.usefixtures("copied")
def test_listing() -> None:
    _, *sizes = results = listing.measure(number=1, seconds=0.1)
    assert len(names(results)) == 3
    assert all(size.met for size in sizes)


@pytest.mark.usefixtures("copied")
def test_rulings() -> None:
    results = rulings.measure(rulings.BRIEF)
    assert len(names(results)) == 5
    [kept] = [result for result in results if "outboxes" in result.name]
    assert kept.met


@pytest.mark.usefixtures("copied")
def test_attacks() -> None:
    assert len(names(list(attacks.measure(["200 slow bodies"], BRIEF_ATTACK)))) == 2


@pytest.mark.usefixtures("copied")
def test_the_live_feed() -> None:
    assert len(names(live.measure(rulings=2, number=1, seconds=0.1))) == 2


def test_the_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phone, "SLOWER", 1)  # a processor is slowed down by work: it took two thirds of this test
    assert len(names(apart(lambda: phone.measure(rounds=2, starts=1, rulings=2)))) == len(phone.CALLS) + 5


def test_lighthouse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npx = tmp_path / "npx"
    npx.write_text(NPX, encoding="utf-8")
    npx.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    results = apart(lighthouse.measure)
    assert len(names(results)) == 2 * len(lighthouse.CATEGORIES)
    assert all(result.met and result.details for result in results)

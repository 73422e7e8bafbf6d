"""What a referee's phone fetches to be able to rule, in its language, is light."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask.testing import FlaskClient

import rulings
from api.phone_app.files import kept

MOST = 90_000  # bytes, compressed, of everything needed to rule without a network
LANGUAGES = rulings.LANGUAGES
RULING = (
    *("/", "/sw.js", "/precache.js", "/manifest.webmanifest", "/icons/icon.svg"),
    *("/bundle/boot.js", "/bundle/app.js", "/bundle/app.css", "/bundle/large.css"),
)
SPOKEN = ("/bundle/ruling", "/rulebooks/rules")  # per language


def sent(visitor: FlaskClient, addresses: tuple[str, ...]) -> dict[str, int]:
    """Address → bytes, as the server compresses them for a phone."""
    answers = {at: visitor.get(at, headers={"Accept-Encoding": "gzip, deflate, br, zstd"}) for at in addresses}
    assert {answer.status_code for answer in answers.values()} == {200}
    return {at: len(answer.data) for at, answer in answers.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_needed_to_rule_is_light(
    visitor: FlaskClient, lang: str, record_property: Callable[[str, object], None]
) -> None:
    books = sent(visitor, tuple(f"/rulebooks/{book}.json" for book in rulings.library().books))
    heaviest = max(books, key=lambda book: books[book])
    needed = sent(visitor, (*RULING, *(f"{name}.{lang}.json" for name in SPOKEN), heaviest))
    others = tuple(f".{other}.json" for other in LANGUAGES if other != lang)
    every = sent(visitor, (*(at for at in kept() if not at.endswith(others)), "/sw.js", "/precache.js", "/push.js"))
    lines = [f"  {weight:>7,}  {address}" for address, weight in needed.items()]
    totals = f"compressed: {sum(needed.values()):,} bytes to rule with in {lang}, {sum(every.values()):,} in all"
    record_property("summary", "\n".join([totals, *lines]))
    assert sum(needed.values()) <= MOST

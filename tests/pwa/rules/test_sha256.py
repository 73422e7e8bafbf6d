"""The phone's own SHA-256, for a server that speaks plain http, where browsers keep theirs away."""

from __future__ import annotations

from hashlib import sha256

from playwright.sync_api import Page

from rulings.books.rulebook import canonical
from tests.pwa.questions import LIBRARY, composed

WITHOUT_THE_BROWSERS = """async (texts) => {
  Object.defineProperty(crypto, "subtle", { value: undefined });
  const { sha256 } = await import("/pwa/src/rules/books/sha256.js");
  return Promise.all(texts.map(sha256));
}"""


def test_the_same_hash_as_everybody_elses(phone_rules: Page) -> None:
    contents = [canonical(composed({"id": book}).content).decode() for book in LIBRARY.books]
    texts = [*("é" * length for length in range(140)), *("a" * length for length in range(140)), *contents]
    hashes = phone_rules.evaluate(WITHOUT_THE_BROWSERS, texts)
    assert hashes == [sha256(text.encode()).hexdigest() for text in texts]

"""The phone's modules in a real Chromium: a blank page that imports them one by one, and the rulebooks of pwa/.

`agree` asks both engines the same and compares the hashes of what they say.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

from tests.pwa.modules import modules
from tests.pwa.questions import text

PWA = Path(__file__).parents[2] / "pwa"
ORIGIN = "http://localhost"  # answered by `serve_file`, never by a network
MODULES_BELOW = ("pwa/", "tests/", "_virtual/")
TYPES = {".js": "text/javascript", ".json": "application/json", ".css": "text/css"}
MODULES = (
    *("errors", "engine/corrections", "engine/decide", "engine/issue", "clocks/lateness", "scores/casual"),
    *("books/cards", "books/compare", "books/compose", "books/library", "books/rulebook", "books/sha256"),
    *("words/search", "words/speech", "words/vocabulary"),
    *("hands/examine", "hands/inspect", "hanchan/inspect", "draws/inspect", "settlements/inspect", "calls/inspect"),
    *("training/deck", "words/training-card"),
)
START = """async () => {
  const parts = await Promise.all(MODULES.map((name) => import(`/pwa/src/rules/${name}.js`)));
  const engine = Object.assign({}, ...parts);
  const read = async (name) => (await fetch(`/rulebooks/${name}.json`)).json();
  const terms = await read("terms");
  const inLanguage = async (lang) => {
    const { catalogue, books } = await read(`rules.${lang}`);
    const apart = await Promise.all([read(`reading.${lang}`), read(`cards.${lang}`)]);
    const library = new engine.Library(Object.assign({}, catalogue, ...apart), books, lang);
    await Promise.all(Object.keys(books).map(async (id) => library.add(id, await read(id))));
    return [lang, Object.assign(library, { terms })];
  };
  const libraries = Object.fromEntries(await Promise.all(["en", "ja", "fr", "ru"].map(inLanguage)));
  const library = libraries.en;
  const composed = new Map();
  const book = async (named) => {
    const key = JSON.stringify(named);
    if (!composed.has(key)) composed.set(key, await engine.bookOf(library, named));
    return composed.get(key);
  };
  globalThis.rules = { ...engine, library, libraries, book };
}""".replace("MODULES", json.dumps(MODULES))
DIGESTS = """(sent) => {
  const asked = ASKED;
  const digest = async (given) => rules.sha256(rules.canonical(await asked(given)));
  return Promise.all(JSON.parse(sent).map(digest));
}"""
BATCH = 400
RANDOM = int(os.environ.get("SHINPAN_RANDOM", "120"))
"""How many cases made up at random both engines are asked; once in a while, ask 20,000."""


@contextmanager
def blank_page(browser: Browser, others: Mapping[str, str] | None = None) -> Iterator[Page]:
    """A page that can import the files of pwa/, with `others` in the place of some of its rulebooks' files."""
    context = browser.new_context()
    context.route("**/*", serve_file)
    for name, content in (others or {}).items():
        context.route(f"**/rulebooks/{name}", partial(_answer, content))
    page = context.new_page()
    page.goto(ORIGIN)
    yield page
    context.close()


@contextmanager
def rules_page(browser: Browser, others: Mapping[str, str] | None = None) -> Iterator[Page]:
    """A page whose `rules` are all that MODULES export, with `library` (English), `libraries`
    by language, and `book({id, options, …})`.
    """
    with blank_page(browser, others) as page:
        page.evaluate(START)
        yield page


def _answer(content: str, route: Route) -> None:
    route.fulfill(body=content, content_type=TYPES[".json"])


def serve_file(route: Route) -> None:
    """Answer with a module, by its path in the repository, or a file of pwa/, else with an empty page."""
    wanted = route.request.url.removeprefix(ORIGIN).lstrip("/")
    path = (modules() if wanted.startswith(MODULES_BELOW) else PWA) / wanted
    if path.is_file():
        route.fulfill(body=path.read_bytes(), content_type=TYPES[path.suffix])
    else:
        route.fulfill(body="<!doctype html><title>Rules</title>", content_type="text/html")


def agree(page: Page, ask: str, cases: Iterable[tuple[Any, Any]], what: str) -> int:
    """How many cases were compared; each is what is given and what Python answers. The first that differs fails."""
    compared, waiting = 0, iter(cases)
    while batch := list(islice(waiting, BATCH)):
        digests = page.evaluate(DIGESTS.replace("ASKED", ask), text([given for given, _ in batch]))
        for (given, expected), digest in zip(batch, digests, strict=True):
            if digest != sha256(text(expected).encode()).hexdigest():
                answer = page.evaluate(f"(given) => ({ask})(JSON.parse(given))", text(given))
                places = "\n".join(_places(expected, answer))
                raise AssertionError(f"{json.dumps(given, ensure_ascii=False)}\n{places}")
        compared += len(batch)
    report(f"{what}: {compared} compared")
    return compared


def report(figures: str) -> None:
    """Print what was counted."""
    print(figures)  # noqa: T201


def _places(python: Any, javascript: Any, path: str = "") -> Iterator[str]:
    """Where two answers differ."""
    if isinstance(python, dict) and isinstance(javascript, dict):
        for name in {**python, **javascript}:
            yield from _places(python.get(name, "(nothing)"), javascript.get(name, "(nothing)"), f"{path}.{name}")
    elif isinstance(python, list) and isinstance(javascript, list) and len(python) == len(javascript):
        for number, (one, other) in enumerate(zip(python, javascript, strict=True)):
            yield from _places(one, other, f"{path}.{number}")
    elif python != javascript:
        yield f"{path.lstrip('.')}: Python {python!r}, JavaScript {javascript!r}"

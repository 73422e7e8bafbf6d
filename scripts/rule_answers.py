"""Write what the phone's rules should answer, for `make mutants` to compare their mutants with.

The engine: what tests/pwa/rules/test_engine_agrees.py asks, of every book without options, as the server answers it.
All else: what the other tests beside it ask in a browser, as the phone's rules as they are answer there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.books import composed
from tests.pwa.questions import HANGS_ON, LIBRARY, LISTS, Named, digests, everywhere
from tests.pwa.words_page import ORIGIN

FILE = Path(__file__).parents[1] / "build" / "rule-answers.json"
TESTS = [
    f"tests/pwa/rules/test_{what}.py"
    for what in ("engine_refuses", "engine_cases", "clocks_agree", "words_agree", "search_agrees", "sha256")
]
MANY = 100
THINNED = 20  # of so many cases that are asked at once, one in so many: code with mutants in it is slow


class Recorder:
    """Keep what tests evaluate on the page of the rules, and what comes back."""

    def __init__(self) -> None:
        self.evaluated: list[tuple[str, Any, Any]] = []
        self._evaluate = Page.evaluate

    def pytest_configure(self) -> None:
        """Listen at every page."""
        listen = self._listen
        Page.evaluate = lambda page, expression, arg=None: listen(page, expression, arg)  # type: ignore[assignment,method-assign]

    def _listen(self, page: Page, expression: str, arg: Any) -> Any:
        answer = self._evaluate(page, expression, arg)
        if page.url.startswith(ORIGIN) and "/js/app/" not in expression:
            self.evaluated.append((expression, *thinned(expression, arg, answer)))
        return answer


def thinned(expression: str, arg: Any, answer: Any) -> tuple[Any, Any]:
    """Return some of many cases that are asked at once, with their answers; anything else whole."""
    if not isinstance(answer, list) or len(answer) < MANY:
        return arg, answer
    if expression.startswith("(sent) =>"):
        return json.dumps(json.loads(arg)[::THINNED]), answer[::THINNED]
    return arg[::THINNED], answer[::THINNED]


def main() -> None:
    """Ask the server, then the browser."""
    books: list[Named] = [{"id": book} for book in LIBRARY.books]
    asked = [one for question in HANGS_ON for one in everywhere(question, books)]
    asked.append(("issued", books[0], list(composed(books[0]).content["fouls"])))
    answered = [(one, digests(one)) for one in asked]
    recorder = Recorder()
    if code := pytest.main(["--quiet", *TESTS], plugins=[recorder]):
        raise SystemExit(code)
    FILE.parent.mkdir(exist_ok=True)
    written = {"lists": LISTS, "asked": answered, "evaluated": recorder.evaluated}
    FILE.write_text(json.dumps(written), encoding="utf-8")


if __name__ == "__main__":
    main()

"""What the app's screens are made of, in each look: drawn by itself, and photographed by `make gallery`."""

from __future__ import annotations

import os
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, CDPSession, Page, Route

import rulings
from tests.chromium import PHONE
from tests.pwa.words_page import ORIGIN, serve_file

pytestmark = pytest.mark.nightly
PICTURES = os.environ.get("SHINPAN_GALLERY")
HIGH = 2500  # so that each is in sight: a picture of what is not would forget the font size
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/bundle/app.css"><link rel="stylesheet" href="/bundle/areas.css">
<link rel="stylesheet" href="/bundle/large.css">
<style>
  .gallery-piece { padding: 16px; position: relative; }
  .gallery-piece .screen { min-height: 0; }
  .gallery-piece .toasts { position: static; margin: 0; }
  .gallery-winds svg { width: 2.5rem; height: 2.5rem; }
</style><div id="app"></div></html>"""
DRAW = "async (wanted) => (await import('/tests/pwa/gallery/components.js')).draw(wanted)"
WIDE = """() => [...document.querySelectorAll('.gallery-piece')]
  .filter((piece) => piece.scrollWidth > Math.min(piece.clientWidth, innerWidth)).map(({ id }) => id)"""
SMALL = """() => [...document.querySelectorAll('.gallery-piece :is(a, button, select, input, .choice, .row)')]
  .filter((one) => !one.matches('[type=radio], [type=checkbox]') && one.checkVisibility())
  .filter((one) => one.getBoundingClientRect().height < 44).map(({ outerHTML }) => outerHTML)"""
FAULTS = """async () => {
  const runOnly = ["color-contrast", "button-name", "label", "list", "listitem", "svg-img-alt", "nested-interactive"];
  const { violations } = await axe.run(".gallery-piece", { runOnly, resultTypes: ["violations"] });
  const lines = document.querySelectorAll(".call-line").length
    ? await axe.run(".call-line", { runOnly: ["color-contrast-enhanced"], resultTypes: ["violations"] })
    : { violations: [] };
  return [...violations, ...lines.violations].flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""


@dataclass(frozen=True)
class Look:
    """How somebody has the app."""

    lang: str = "en"
    theme: str = "light"
    discreet: bool = False
    large: bool = False

    def __str__(self) -> str:
        return "-".join([self.lang, self.theme, *(name for name in ("discreet", "large") if getattr(self, name))])


LOOKS = [
    *(Look(lang, theme) for lang in rulings.LANGUAGES for theme in ("light", "dark")),
    Look(discreet=True),
    Look(theme="dark", discreet=True),
    Look(large=True),
    Look("ru", large=True),
]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(**{**PHONE, "viewport": {"width": 390, "height": HIGH}})
    context.route("**/*", _serve)
    page = context.new_page()
    page.goto(ORIGIN)
    page.evaluate(AXE_SCRIPT)
    yield page
    context.close()


def _serve(route: Route) -> None:
    path = route.request.url.removeprefix(ORIGIN)
    if path == "/":
        route.fulfill(body=PAGE, content_type="text/html")
    else:
        serve_file(route)


@pytest.mark.parametrize("only", [None, "sheet"], ids=["parts", "sheet"])
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_each_part_in_each_look(page: Page, look: Look, only: str | None) -> None:
    """A sheet lies over all others, so it is drawn alone."""
    size = 32 if look.large else 16
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})
    draw(page, look, only)
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(FAULTS) == []
    if PICTURES and not only:
        photograph(page, session, Path(PICTURES), look)


def draw(page: Page, look: Look, only: str | None) -> list[str]:
    """Draw one part, or all but the sheet; return the names of all."""
    settings = {"lang": look.lang, "theme": look.theme, "discreet": look.discreet}
    return list(page.evaluate(DRAW, {**settings, "only": only}))


def photograph(page: Page, session: CDPSession, folder: Path, look: Look) -> None:
    """A picture of each part, and a page that shows all that there are."""
    for name in draw(page, look, None):
        draw(page, look, name)
        path = folder / name / f"{look}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        clip = page.locator("dialog" if name == "sheet" else f"#piece-{name}").bounding_box()
        picture = session.send("Page.captureScreenshot", {"clip": {**(clip or {}), "scale": 1}})
        path.write_bytes(b64decode(picture["data"]))
    (folder / "index.html").write_text(index(folder), "utf-8")


def index(folder: Path) -> str:
    """The page: a row for each part, its looks beside each other."""
    rows = [
        f"<h2>{part.name}</h2><p>" + "".join(figure(picture) for picture in sorted(part.glob("*.png"))) + "</p>"
        for part in sorted(folder.iterdir())
        if part.is_dir()
    ]
    style = "p{display:flex;gap:1rem;overflow-x:auto;align-items:start}img{width:300px}body{font-family:sans-serif}"
    return f'<!doctype html><meta charset="utf-8"><title>Gallery</title><style>{style}</style>{"".join(rows)}'


def figure(picture: Path) -> str:
    address = picture.relative_to(picture.parents[1]).as_posix()
    return f'<figure><img src="{address}" alt=""><figcaption>{picture.stem}</figcaption></figure>'

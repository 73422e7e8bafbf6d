"""What several guards look at."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.pwa.words_page import blank_page

TEXTS = Path(__file__).parents[2] / "pwa" / "src" / "text"
AREAS = sorted(path.relative_to(TEXTS).with_suffix("").as_posix() for path in TEXTS.rglob("*.js"))


@pytest.fixture(scope="session")
def app_texts(browser: Browser) -> dict[str, dict[str, dict[str, str]]]:
    """Area of the app → key → language → text, as a browser reads them."""
    with blank_page(browser) as page:
        return {
            area: page.evaluate(f"import('/pwa/src/text/{area}.js').then(module => module.default)") for area in AREAS
        }

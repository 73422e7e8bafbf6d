"""`make pictures` still finds its way through the app, and the README and the page of tools show what it takes."""

import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

from scripts.pictures import IMAGES, take
from tests.chromium import PHONE
from tests.databases import ROOT


@pytest.mark.nightly
def test_every_picture_can_be_taken_again_and_is_shown(browser: Browser, tmp_path: Path) -> None:
    take(browser, tmp_path)
    taken = {}
    for path in tmp_path.iterdir():
        with Image.open(path) as picture:
            taken[path.name] = picture.size
    scale = PHONE["device_scale_factor"]
    assert set(taken.values()) == {tuple(scale * length for length in PHONE["viewport"].values())}
    assert {path.name for path in IMAGES.glob("*.png")} == taken.keys()
    pages = [(ROOT / page).read_text("utf-8") for page in ("README.md", "docs/tools.md")]
    assert {name for page in pages for name in re.findall(r"images/(\S+\.png)", page)} == taken.keys()

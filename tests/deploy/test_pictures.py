"""`make pictures` still finds its way through the app, and the README shows what it takes."""

import re
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from scripts.pictures import IMAGES, take
from tests.chromium import PHONE
from tests.databases import ROOT


def test_every_picture_of_the_readme_can_be_taken_again(browser: Browser, tmp_path: Path) -> None:
    take(browser, tmp_path)
    taken = {}
    for path in tmp_path.iterdir():
        with Image.open(path) as picture:
            taken[path.name] = picture.size
    scale = PHONE["device_scale_factor"]
    assert set(taken.values()) == {tuple(scale * length for length in PHONE["viewport"].values())}
    assert {path.name for path in IMAGES.glob("*.png")} == taken.keys()
    readme = (ROOT / "README.md").read_text("utf-8")
    assert set(re.findall(r"docs/images/(\S+)", readme)) == taken.keys()

"""docs/security.md: each requirement of the standard once, and nothing named that is not there."""

import ast
import re
from functools import cache

from api import images
from api.account.guessing import RATES
from api.security import MAX_BODY_BYTES
from api.store import MOST_STREAMS
from api.tournament.photos import MOST_PHOTOS
from config import Config
from models.sessions import LASTS, UNUSED_FOR
from tests.databases import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
NUMBERS = (ROOT / "tests" / "guards" / "asvs-5.0.0.txt").read_text("utf-8")
ROW = re.compile(r"^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| (holds|does not apply|open) \| ([^|]+) \|$", re.MULTILINE)
NAMED = re.compile(r"`((?:[\w.-]+/)*[\w-]+\.(?:py|js|md|yaml|txt|toml|json))(?:::(\w+))?`")
BEGINS = re.compile(r"^\| \d+\.", re.MULTILINE)
ROWS = ROW.findall(PAGE)


@cache
def functions_of(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_every_requirement_of_both_levels_is_there_once() -> None:
    wanted = [tuple(line.split()) for line in NUMBERS.splitlines()]
    assert len(wanted) == 253
    assert [(number, level) for number, level, *_ in ROWS] == wanted
    assert len(BEGINS.findall(PAGE)) == len(ROWS), "a row is not of the form"


def test_what_the_page_names_is_there() -> None:
    named = NAMED.findall(PAGE)
    assert len(named) > 200
    assert [path for path, _ in named if not (ROOT / path).is_file()] == []
    assert [f"{path}::{test}" for path, test in named if test and test not in functions_of(path)] == []


def test_what_holds_says_by_what_and_what_is_open_is_told_first() -> None:
    assert [number for number, _, _, stands, by in ROWS if stands == "holds" and not NAMED.search(by)] == []
    told = PAGE.split("## What is open")[1].split("##")[0]
    open_ones = [number for number, _, _, stands, _ in ROWS if stands == "open"]
    assert re.findall(r"\b\d+\.\d+\.\d+\b", told) == open_ones
    assert f"{len(open_ones)} of {len(ROWS)}" in told


def test_the_limits_on_the_page_are_those_of_the_code() -> None:
    tried = PAGE.split("### What may be tried and sent")[1].split("###")[0]
    rates = [cell for line in tried.splitlines() if "/" in line for cell in line.split(" | ")[1:]]
    default = Config()
    limits = [*RATES.values(), default.rate_limit, default.rate_limit_official]
    assert [rate.rstrip(" |") for rate in rates] == limits
    assert f"live streams of one process | {MOST_STREAMS} |" in tried
    assert f"{MAX_BODY_BYTES:,} bytes, a photo {images.MOST_BYTES:,} bytes and {images.MOST_PIXELS:,} pixels" in tried
    assert f"a ruling has {MOST_PHOTOS} photos" in tried
    sessions = PAGE.split("### Sessions")[1].split("###")[0]
    assert f"{UNUSED_FOR.days} days after it was last used, and {LASTS.days} days after it began" in sessions

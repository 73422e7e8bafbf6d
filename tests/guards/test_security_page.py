"""docs/security.md and its checklist: every requirement of the standard, evidence that exists, figures of the code."""

import ast
import re
from functools import cache
from typing import Any

from api.access.headers import MAX_BODY_BYTES, MOST_PUBLIC_BYTES
from api.access.heavy_requests import LARGE_BODY
from api.account.sign_in_limits import RATES
from api.frame.store import MOST_STREAMS
from config import Config
from models.people.sessions import LASTS, UNUSED_FOR
from rulings.loading import yaml_file
from services import images
from services.photos import MOST_PHOTOS
from tests.databases import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
CHECKLIST: dict[str, dict[str, Any]] = yaml_file.read(ROOT / "docs" / "asvs-5.0.0.yaml", ROOT)
NUMBERS = (ROOT / "tests" / "guards" / "asvs-5.0.0.txt").read_text("utf-8")
VERDICTS = ("met", "not applicable", "open")


@cache
def functions_of(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_every_requirement_of_both_levels_has_a_verdict() -> None:
    wanted = [line.split() for line in NUMBERS.splitlines()]
    assert len(wanted) == 253
    assert [[number, str(item["level"])] for number, item in CHECKLIST.items()] == wanted
    for number, item in CHECKLIST.items():
        assert item.keys() <= {"level", "asks", "verdict", "note", "by"}, number
        assert item["asks"], number
        assert item["verdict"] in VERDICTS, number


def test_what_is_met_names_evidence_and_the_rest_says_why() -> None:
    assert [number for number, item in CHECKLIST.items() if item["verdict"] == "met" and not item.get("by")] == []
    assert [number for number, item in CHECKLIST.items() if item["verdict"] != "met" and not item.get("note")] == []


def test_the_evidence_is_there() -> None:
    evidence = [(number, *entry.split("::")) for number, item in CHECKLIST.items() for entry in item.get("by", [])]
    assert len(evidence) > 300
    assert [(number, path) for number, path, *_ in evidence if not (ROOT / path).is_file()] == []
    assert [entry for entry in evidence if entry[2:] and entry[2] not in functions_of(entry[1])] == []


def test_the_page_counts_the_checklist() -> None:
    met, not_applicable, still_open = (
        sum(item["verdict"] == verdict for item in CHECKLIST.values()) for verdict in VERDICTS
    )
    counts = (
        f"Of {len(CHECKLIST)} requirements, {met} are met, {not_applicable} do not apply and {still_open} are open."
    )
    assert counts in " ".join(PAGE.split()), counts


def test_the_page_discusses_exactly_what_is_open() -> None:
    discussed = re.findall(r"\b\d+\.\d+\.\d+\b", PAGE.split("## What is open")[1].split("\n## ")[0])
    assert sorted(discussed) == sorted(number for number, item in CHECKLIST.items() if item["verdict"] == "open")


def test_the_limits_on_the_page_are_those_of_the_code() -> None:
    limits = PAGE.split("### Limits")[1].split("###")[0]
    rates = [cell for line in limits.splitlines() if "/" in line for cell in line.split(" | ")[1:]]
    default = Config()
    wanted = [*RATES.values(), default.rate_limit, default.rate_limit_official]
    assert [rate.rstrip(" |") for rate in rates] == wanted
    assert f"live streams of one process | {MOST_STREAMS} |" in limits
    limits, sessions = (" ".join(part.split()) for part in (limits, PAGE.split("### Sessions")[1].split("###")[0]))
    assert f"{MAX_BODY_BYTES:,} bytes ({MOST_PUBLIC_BYTES:,} without credentials), a photo" in limits
    assert f"bodies above {LARGE_BODY:,} bytes" in PAGE
    assert f"a photo {images.MOST_BYTES:,} bytes and {images.MOST_PIXELS:,} pixels" in limits
    assert f"a ruling has {MOST_PHOTOS} photos" in limits
    assert f"{UNUSED_FOR.days} days after it was last used, and {LASTS.days} days after it began" in sessions

"""docs/source-sections.yaml: every section of the sources on hands and what follows is built and held by cases."""

from collections import defaultdict
from functools import cache
from typing import Any

import pytest
import yaml

from tests.guards.test_repository import ROOT

TABLE: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "docs/source-sections.yaml").read_text("utf-8"))
CASES = ROOT / "tests/cases"
WIKI = "Riichi wiki, "  # it is no source of a rulebook, so its cases cite it in words
SECTIONS = [(source, section) for source, sections in TABLE.items() for section in sections]


@cache
def cited() -> dict[tuple[str, str], set[str]]:
    """Source and section → the files whose cases cite it."""
    found = defaultdict(set)
    for file in sorted(CASES.rglob("*.yaml")):
        for case in yaml.safe_load(file.read_text("utf-8")):
            source = case.get("source")
            if source is None:
                continue  # a rule point by itself: its source stands in each book
            if isinstance(source, str):
                name = ("riichi-wiki", source.removeprefix(WIKI))
            else:
                name = (source["id"], str(source["section"]))
            found[name].add(file.relative_to(CASES).as_posix())
    return found


@pytest.mark.parametrize(("source", "section"), SECTIONS, ids=str)
def test_a_section_is_built_and_its_cases_cite_it(source: str, section: str) -> None:
    row = TABLE[source][section]
    if "no_rules" in row:
        assert row["no_rules"]
        return
    assert row["built"]
    assert all((ROOT / path).exists() for path in row["built"])
    assert row["cases"]
    assert set(row["cases"]) <= cited()[source, section]


def test_no_section_that_a_case_cites_is_missing() -> None:
    missing = {(source, section) for source, section in cited() if source in TABLE and section != "-"} - set(SECTIONS)
    assert not missing

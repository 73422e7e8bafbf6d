"""The pages for people: short enough to be read, and nothing in them that is not there."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.guards.test_repository import ROOT, tracked

MOST_WORDS = 17_000
LONGEST_LINE = 160
WORD = re.compile(r"\S*\w\S*")  # the bar of a table is none
MADE = ("instance", "build", ".venv", "pwa/types")
"""Folders that only come into being on somebody's machine."""
PATH = re.compile(r"(?!\d)[\w.-]+(?:/[\w.-]+)*/?")
ENDINGS = (
    *(".py", ".js", ".ts", ".tsx", ".md", ".yaml", ".json", ".txt"),
    *(".toml", ".css", ".html", ".sh", ".png", ".ini"),
)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)|^\[\w+\]: (\S+)", re.MULTILINE)
PAGES = [path for path in tracked() if path.suffix == ".md"]
GENERATED = {ROOT / "docs" / "roles.md"}
DOCS = [path for path in PAGES if ROOT / "docs" in path.parents and path not in GENERATED]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def everything() -> frozenset[str]:
    """Every file of the repository, and every folder of one."""
    files = [path.relative_to(ROOT) for path in tracked()]
    return frozenset(part.as_posix() for file in files for part in (file, *file.parents))


def is_there(path: str) -> bool:
    """Whether a file or folder of the repository has this path, or ends with it."""
    wanted = path.rstrip("/")
    return wanted in everything() or any(known.endswith(f"/{wanted}") for known in everything())


def paths_in(text: str) -> list[str]:
    """What stands in backticks and is a path: it names a folder, or a file of a known kind."""
    named = [word.strip(",;") for code in re.findall(r"`([^`\n]+)`", text) for word in code.split()]
    found = [word for word in named if PATH.fullmatch(word) and word.endswith(("/", *ENDINGS))]
    return [path for path in found if not f"{path}/".startswith(tuple(f"{made}/" for made in MADE))]


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_docs_are_short() -> None:
    words = {name_of(path): len(WORD.findall(path.read_text("utf-8"))) for path in DOCS}
    assert len(words) > 40
    assert sum(words.values()) <= MOST_WORDS, sorted(words.items(), key=lambda page: -page[1])[:10]


@pytest.mark.parametrize("page", [*PAGES, *(ROOT / "docs").glob("*.yaml")], ids=name_of)
def test_no_line_is_long(page: Path) -> None:
    lines = enumerate(page.read_text("utf-8").splitlines(), 1)
    assert [number for number, line in lines if len(line) > LONGEST_LINE] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=name_of)
def test_what_a_page_names_and_links_to_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    assert [path for path in paths_in(text) if not is_there(path)] == []
    for path, anchor, picture in LINK.findall(text):
        target = (page.parent / (path or picture)).resolve() if path or picture else page
        assert target.exists(), target
        assert not anchor or anchor in anchors(target), f"{path}#{anchor}"


def test_the_guard_finds_paths() -> None:
    assert paths_in("`api/nowhere.py` and `models/`, `GET /docs`, `3.5/x.md`, `make run`") == [
        "api/nowhere.py",
        "models/",
    ]
    assert not is_there("api/nowhere.py")
    assert is_there("Makefile")


def test_every_decision_is_dated_and_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    records = {path.name: path.read_text("utf-8").splitlines()[0] for path in folder.glob("*.md")}
    index = records.pop("README.md") and (folder / "README.md").read_text("utf-8")
    assert [name for name in records if not re.fullmatch(r"20\d\d-[01]\d-[0-3]\d-[a-z0-9-]+\.md", name)] == []
    listed = re.findall(r"^- \[(.+)\]\((.+)\)$", index, re.MULTILINE)
    assert sorted(listed) == sorted((title.removeprefix("# "), name) for name, title in records.items())

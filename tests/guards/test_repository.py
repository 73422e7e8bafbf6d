"""The repository as a whole: what may lie in it, and what must not be written in it."""

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
LINES_OF_A_FILE = 400
LINES_OF_A_FUNCTION = 45
BYTES_OF_A_FILE = 1_000_000

TOP_LEVEL = {
    *(".ci", ".editorconfig", ".github", ".gitignore", "Makefile", "alembic.ini", "openapi.yaml", "pyproject.toml"),
    *("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md"),
    *("app.py", "config.py"),
    *("api", "bench", "cli", "deploy", "docs", "migrations", "models", "pwa"),
    *("requirements", "rulings", "scripts", "services", "tests"),
}

FORBIDDEN_TEXT = {
    "a package registry or a CDN": r"https?://[\w.-]*(?:pypi|pythonhosted|npmjs|yarnpkg|jsdelivr|unpkg|cdnjs)\b",
    "a pip index or folder": r"(?<!no-emit-)(?<!extra-)(?:extra-)?(?:index-url|find-links)\b",
    "a folder of somebody's machine": r"(?<![\w.~/}-])/(?:home|root|Users|opt|mnt|work|tmp)/\w",
    "a secret": r"-----BEGIN [A-Z ]*PRIVATE KEY|\bsp[tia]_[\w-]{30,}|\b(?:AKIA|ghp_|github_pat_|xox[bap]-)\w{16,}",
    "a merge left open": r"^(?:<{7}|>{7}) ",
}


def tracked() -> list[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [ROOT / name for name in listing.split("\0") if name and (ROOT / name).exists()]


@cache
def tracked_text() -> list[tuple[Path, str]]:
    texts = []
    for path in tracked():
        try:
            texts.append((path, path.read_text("utf-8")))
        except UnicodeDecodeError:
            continue
    return texts


def our_python() -> list[tuple[Path, str]]:
    return [(path, text) for path, text in tracked_text() if path.suffix == ".py"]


def pins(name: str) -> dict[str, str]:
    """Packages a lock file pins, as name and condition → version; refuses a line that is no pin with hashes."""
    text = (ROOT / "requirements" / name).read_text("utf-8")
    pin = re.compile(
        r"(?P<name>[a-z0-9-]+(?:\[[a-z0-9,-]+\])?)==(?P<version>[\w.!+]+)(?P<marker> ; [^\\\n]+)?"
        r"(?: \\\n    --hash=sha256:[0-9a-f]{64})+\n"
    )
    rest = pin.sub("", text)
    assert not rest, f"requirements/{name} holds lines that are no pin with hashes: {rest[:200]!r}"
    return {found["name"] + (found["marker"] or ""): found["version"] for found in pin.finditer(text)}


def wanted(name: str) -> set[str]:
    lines = (ROOT / "requirements" / name).read_text("utf-8").splitlines()
    names = {re.match(r"[\w-]+", line) for line in lines if not line.startswith(("#", "-"))}
    return {found[0].lower() for found in names if found}


def test_only_the_designed_names_lie_at_the_top() -> None:
    names = {path.relative_to(ROOT).parts[0] for path in tracked()}
    assert names <= TOP_LEVEL


@pytest.mark.parametrize("what", FORBIDDEN_TEXT)
def test_no_file_names(what: str) -> None:
    pattern = re.compile(FORBIDDEN_TEXT[what], re.MULTILINE)
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path, text in tracked_text()
        if path != Path(__file__).resolve()
        for match in pattern.finditer(text)
    ]
    assert not found, f"{what} is named in {found}"


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("a package registry or a CDN", "see https://pypi" + ".org/simple"),
        ("a pip index or folder", "--extra-index" + "-url x"),
        ("a pip index or folder", "find" + "-links = y"),
        ("a folder of somebody's machine", "made in /home" + "/me"),
        ("a secret", "Bearer spt" + "_" + "x" * 43),
        ("a merge left open", "a\n" + "<" * 7 + " HEAD"),
    ],
)
def test_the_guard_finds(what: str, text: str) -> None:
    assert re.search(FORBIDDEN_TEXT[what], text, re.MULTILINE)


@pytest.mark.parametrize("name", ["runtime", "dev"])
def test_every_wanted_package_is_pinned_with_hashes(name: str) -> None:
    pinned = {re.split(r"[\[ ]", key)[0] for key in pins(f"{name}.txt")}
    assert wanted(f"{name}.in") <= pinned


def test_tests_run_on_the_versions_that_are_served() -> None:
    assert pins("runtime.txt").items() <= pins("dev.txt").items()


def test_no_data_and_no_big_file_is_tracked() -> None:
    data = {".sqlite3", ".db", ".pem", ".key", ".whl", ".zip", ".gz"}
    assert not [path for path in tracked() if path.suffix in data or path.name.startswith(".env")]
    assert not [path for path in tracked() if path.stat().st_size > BYTES_OF_A_FILE]


def test_python_files_and_functions_stay_short() -> None:
    long = []
    for path, text in our_python():
        name = path.relative_to(ROOT)
        if len(text.splitlines()) > LINES_OF_A_FILE:
            long.append(f"{name}: {len(text.splitlines())} lines")
        for node in ast.walk(ast.parse(text)):
            if name.parts[0] == "migrations":  # one table is one call, however many its columns
                continue
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
                lines = node.end_lineno - node.lineno + 1
                if lines > LINES_OF_A_FUNCTION:
                    long.append(f"{name}: {node.name} {lines} lines")
    assert not long


def test_the_phone_apps_files_stay_short() -> None:
    ours = [*(ROOT / "pwa" / "src").rglob("*.ts*"), *(ROOT / "pwa" / name for name in ("sw.js", "push.js"))]
    lines = {path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines()) for path in ours}
    assert "pwa/src/rules/engine/decide.ts" in lines
    assert not {name: count for name, count in lines.items() if count > LINES_OF_A_FILE}


def test_every_python_that_is_promised_is_tried() -> None:
    promised = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text("utf-8"))
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8"))
    assert workflow["jobs"]["test"]["strategy"]["matrix"]["python"] == promised
    looked_for = (ROOT / "scripts" / "find_python.sh").read_text("utf-8")
    assert all(f"python{version}" in looked_for for version in promised)


def test_make_explains_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    explained = set(re.findall(r"^([a-z]+):.*## \S", makefile, re.MULTILINE))
    assert phony
    assert explained == set(phony[1].split())

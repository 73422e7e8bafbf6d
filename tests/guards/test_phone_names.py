"""What tests in Chromium import from the phone's modules, as JavaScript in a text, is there under that name."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
IMPORT = re.compile(r"""\{ ([\w, ]+) \} (?:= await import\(|from )["'](/pwa/src/[\w/-]+)\.js["']""")
MEMBER = re.compile(r"""\(await import\(["'](/pwa/src/[\w/-]+)\.js["']\)\)\.(\w+)""")
IMPORTED = sorted(
    {
        (module, name)
        for path in (ROOT / "tests" / "pwa").rglob("*")
        if path.suffix in (".py", ".js", ".jsx")
        for module, names in (
            *((module, names) for names, module in IMPORT.findall(path.read_text("utf-8"))),
            *MEMBER.findall(path.read_text("utf-8")),
        )
        for name in names.split(", ")
    }
)


def test_many_are_found() -> None:
    assert len(IMPORTED) > 25


@pytest.mark.parametrize(("module", "name"), IMPORTED)
def test_it_is_exported(module: str, name: str) -> None:
    [source] = [path for ending in ("ts", "tsx") if (path := ROOT / f"{module[1:]}.{ending}").exists()]
    text = source.read_text("utf-8")
    declared = rf"^export (?:default )?(?:async )?(?:function\*?|class|const|let) {name}\b"
    assert re.search(declared, text, re.MULTILINE) or re.search(rf"^export \{{[^}}]*\b{name}\b", text, re.MULTILINE)

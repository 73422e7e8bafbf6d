"""The settings and the demo know nothing of the web layer. They are modules, which import-linter does not look into."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("module", "forbidden"),
    [
        ("config.py", {"api", "app"}),
        ("scripts/demo.py", {"api", "app"}),
    ],
)
def test_a_module_imports_nothing_of_the_web_layer(module: str, forbidden: set[str]) -> None:
    imported = set()
    for node in ast.walk(ast.parse((ROOT / module).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(str(node.module).partition(".")[0])
    assert imported  # else it reads nothing
    assert not imported & forbidden

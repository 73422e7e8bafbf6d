"""openapi.yaml says what the app does."""

import subprocess
import sys
from pathlib import Path

from rulings.loading import yaml_file

ROOT = Path(__file__).resolve().parents[2]


def test_the_committed_description_is_fresh() -> None:
    """Written by another process, in which sets have another order."""
    program = "from api.frame.openapi import as_yaml; from app import create_app; print(as_yaml(create_app()), end='')"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True, text=True)
    assert run.stdout == (ROOT / "openapi.yaml").read_text("utf-8"), "stale: run make openapi"


def test_errors_are_described_as_problem_details() -> None:
    responses = yaml_file.read(ROOT / "openapi.yaml", ROOT)["components"]["responses"]
    assert responses
    for response in responses.values():
        assert list(response["content"]) == ["application/problem+json"]

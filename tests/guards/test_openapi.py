"""openapi.yaml says what the app does."""

import subprocess
import sys
from pathlib import Path

import yaml

from api.frame.openapi import as_yaml
from app import create_app
from config import Config

ROOT = Path(__file__).resolve().parents[2]


def test_the_committed_description_is_fresh() -> None:
    assert (ROOT / "openapi.yaml").read_text("utf-8") == as_yaml(create_app(Config())), "stale: run make openapi"


def test_the_description_is_written_the_same_each_time() -> None:
    program = "from api.frame.openapi import as_yaml; from app import create_app; print(as_yaml(create_app()), end='')"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True, text=True)
    assert run.stdout == (ROOT / "openapi.yaml").read_text("utf-8")


def test_errors_are_described_as_problem_details() -> None:
    responses = yaml.safe_load((ROOT / "openapi.yaml").read_text("utf-8"))["components"]["responses"]
    assert responses
    for response in responses.values():
        assert list(response["content"]) == ["application/problem+json"]

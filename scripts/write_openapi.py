"""Write openapi.yaml from the app as it is wired."""

from __future__ import annotations

from api.frame.docs import OPENAPI
from api.frame.openapi import as_yaml
from app import create_app
from config import Config

if __name__ == "__main__":
    OPENAPI.write_text(as_yaml(create_app(Config())), encoding="utf-8")

"""Texts written side by side, so that a translation is seen beside what it translates."""

from __future__ import annotations

from collections.abc import Mapping

from rulings import LANGUAGES

Texts = Mapping[str, tuple[str, str, str, str]]


def spread(texts: Texts) -> dict[str, dict[str, str]]:
    """Language → key → text."""
    return {
        language: {key: written[place] for key, written in texts.items()} for place, language in enumerate(LANGUAGES)
    }

"""When the indicator of a kan is turned."""

from __future__ import annotations

from rulings.calls.question import CONCEALED_QUAD
from rulings.calls.scene import Scene

EARLY_DORA = "early-dora"
BEFORE_REPLACEMENT, AT_ONCE, AFTER_DISCARD, NEVER = TIMINGS = (
    *("before-replacement", "at-once", "after-discard", "never"),
)


def kan_dora(scene: Scene, kan: str, seat: str) -> str:
    """Return when the indicator of this kan is turned, and offer the foul if it was turned too early."""
    concealed = kan == CONCEALED_QUAD
    facts = {"kan_kind": "concealed" if concealed else "open-or-added"}
    if scene.rules["kan-dora-timing"] == BEFORE_REPLACEMENT:
        return BEFORE_REPLACEMENT
    if concealed and not _is_foul(scene, facts):
        return AT_ONCE
    if scene.asked.indicator_turned:
        scene.offer(seat, EARLY_DORA, facts)
    return AFTER_DISCARD


def _is_foul(scene: Scene, facts: dict[str, str]) -> bool:
    """The book's own row, by which a reading may ask for the discard first."""
    return scene.book.covers(EARLY_DORA) and "none" not in scene.effects(EARLY_DORA, facts)

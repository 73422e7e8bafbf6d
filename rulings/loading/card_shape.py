"""The shape of a file of training cards."""

from __future__ import annotations

from rulings.engine.context import SEATS
from rulings.loading.shape import anything, map_of, one_of, record, some, string, text
from rulings.training.solution import LEVELS

CARDS = some(
    record(
        {"id": string, "level": one_of(*LEVELS), "from": string, "story": text},
        {
            "ruling": record({"foul": string}, {"facts": map_of(anything), "context": map_of(anything)}),
            "hand": map_of(anything),
            "draw": map_of(anything),
            "ask": string,
            "tile": string,
            "seat": one_of(*SEATS),
            "tiles": string,
        },
    )
)

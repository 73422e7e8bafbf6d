"""The ways in which complete tiles can be read as sets and a pair, seven pairs or thirteen orphans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulings.hands.tiles import COPIES, KINDS, Tile, is_honour, rank, text

Arrangement = list[str]  # each set as text: 234m, 555z, 22p
ORPHANS = [kind for kind in range(KINDS) if is_honour(kind) or rank(kind) in (0, 8)]
WHOLE = 14


def arrangements(concealed: Sequence[int]) -> list[Arrangement]:
    """Return each way to arrange the concealed tiles (counts by kind); none where they are not complete.

    A fifth tile of a kind is arranged like any other: a wait may be dead and yet a wait.
    """
    found = [[_text(one) for one in sets] for sets in _sets(list(concealed), 0, paired=False)]
    pairs = [kind for kind in range(KINDS) if concealed[kind] == 2]
    if len(pairs) == 7:
        found.append([_text([kind, kind]) for kind in pairs])
    if sum(concealed) == WHOLE == sum(concealed[kind] for kind in ORPHANS) and all(concealed[kind] for kind in ORPHANS):
        found.append([_text([kind for kind in ORPHANS for _ in range(concealed[kind])])])
    return sorted(sorted(one) for one in found)


def _text(kinds: Sequence[int]) -> str:
    return text(Tile(kind) for kind in kinds)


def _sets(left: list[int], kind: int, *, paired: bool) -> Iterator[list[list[int]]]:
    """Yield the rest's sets and pair: each kind's tiles are split into pair, triplet and runs in every way, once."""
    while kind < KINDS and not left[kind]:
        kind += 1
    if kind == KINDS:
        yield from [[]] if paired else []
        return
    for pair in (0,) if paired else (0, 1):
        for triplets in (0, 1):
            runs = left[kind] - 2 * pair - 3 * triplets
            if runs < 0 or not _has_runs(left, kind, runs):
                continue
            rest = [many - runs * (kind < at <= kind + 2) if at != kind else 0 for at, many in enumerate(left)]
            taken = [[kind] * 2] * pair + [[kind] * 3] * triplets + [[kind, kind + 1, kind + 2]] * runs
            yield from ([*taken, *others] for others in _sets(rest, kind + 1, paired=paired or bool(pair)))


def _has_runs(left: Sequence[int], kind: int, runs: int) -> bool:
    if not runs:
        return True
    fits = not is_honour(kind) and rank(kind) <= 6 and runs <= COPIES
    return fits and min(left[kind + 1 : kind + 3]) >= runs

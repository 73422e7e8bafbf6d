"""What holds of any hand: waits, furiten and quads against brute force, payments that add up."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.hands.arrangements import arrangements
from rulings.hands.furiten import furiten
from rulings.hands.quads import concealed_quad
from rulings.hands.tenpai import complete, shanten, waits
from rulings.hands.tiles import COPIES, KINDS, SEATS, Tile, counts, is_honour, rank, text, tiles
from rulings.hands.win.payments import DEPOSIT, Liability, base_points, payments
from tests.examples import examples

WALL = [kind for kind in range(KINDS) for _ in range(COPIES)]
SUIT = [kind for kind in range(9) for _ in range(COPIES)]
RULES = {"counted-yakuman": "used", "kiriage-mangan": "not-used", "quad-in-riichi": "shape"}


def sets_and_pair(counted: list[int], pair: bool = False) -> Iterator[None]:
    """Take the lowest tile as a pair, a triplet or the start of a run, in every way."""
    kind = next((at for at, many in enumerate(counted) if many), None)
    if kind is None:
        yield from [None] if pair else []
        return
    run = [kind, kind + 1, kind + 2]
    ways = [([kind] * 3, pair)] + ([] if pair else [([kind] * 2, True)])
    if not is_honour(kind) and rank(kind) <= 6:
        ways.append((run, pair))
    for taken, paired in ways:
        left = [many - taken.count(at) for at, many in enumerate(counted)]
        if min(left) >= 0:
            yield from sets_and_pair(left, paired)


def brute_force(counted: list[int]) -> bool:
    orphans = [kind for kind in range(KINDS) if is_honour(kind) or rank(kind) in (0, 8)]
    whole = sum(counted) == 14
    seven = whole and sum(many == 2 for many in counted) == 7
    thirteen = whole and all(counted[kind] for kind in orphans) and sum(counted[kind] for kind in orphans) == 14
    return seven or thirteen or next(sets_and_pair(counted), "no") is None


hands = st.one_of(
    *(
        st.permutations(pool).map(lambda drawn, size=size: sorted(drawn[:size]))
        for pool in (WALL, SUIT)
        for size in (4, 7, 13)
    )
)


@settings(max_examples=examples(150))
@given(hands)
def test_waits_are_what_brute_force_finds(drawn: list[int]) -> None:
    held = counts([Tile(kind) for kind in drawn])
    found = {wait["tile"]: wait["dead"] for wait in waits(held, held)}
    expected = [kind for kind in range(KINDS) if brute_force([many + (at == kind) for at, many in enumerate(held)])]
    assert found == {str(Tile(kind)): held[kind] == COPIES for kind in expected}
    if any(not dead for dead in found.values()):
        assert shanten(held) == 0


@settings(max_examples=examples(150))
@given(hands, st.integers(0, KINDS - 1))
def test_each_arrangement_has_the_tiles_of_the_hand(drawn: list[int], kind: int) -> None:
    held = counts([Tile(one) for one in (*drawn, kind)])
    if max(held) > COPIES:
        return
    found = arrangements(held)
    assert bool(found) == complete(held) == brute_force(held)
    for one in found:
        assert counts([tile for part in one for tile in tiles(part, "set")]) == held


@settings(max_examples=examples(100))
@given(st.permutations(SUIT), st.sets(st.integers(0, KINDS - 1), max_size=12), st.booleans())
def test_furiten_is_any_completing_tile_that_was_let_go(drawn: list[int], gone: set[int], in_riichi: bool) -> None:
    held = counts([Tile(kind) for kind in drawn[:13]])
    on, tiles_gone = waits(held, held), [Tile(kind) for kind in gone]
    completing = {wait["tile"] for wait in on} & {str(tile) for tile in tiles_gone}
    own = furiten(on, tiles_gone, [], in_riichi=in_riichi)
    passed = furiten(on, [], tiles_gone, in_riichi=in_riichi)
    assert set(own["tiles"] if own else []) == set(passed["tiles"] if passed else []) == completing
    if own and passed:
        assert own["until"] == ("end-of-hand" if in_riichi else "waits-change")
        assert passed["kind"] == ("riichi" if in_riichi else "temporary")


@settings(max_examples=examples(200))
@given(st.permutations(SUIT[:28]), st.integers(0, 8))
def test_a_quad_is_good_only_if_no_arrangement_uses_its_tiles_otherwise(drawn: list[int], kind: int) -> None:
    """Before and after: every arrangement of every wait has the triplet, and with the quad the same waits are left."""
    held = counts([*(Tile(one) for one in drawn[:10]), *(Tile(kind) for _ in range(3))])
    on = [wait["tile"] for wait in waits(held, held)]
    if max(held) > COPIES or held[kind] != 3 or not on:
        return
    triplet = text(Tile(kind) for _ in range(3))
    completed = [[many + (str(Tile(at)) == wait) for at, many in enumerate(held)] for wait in on]
    always = all(triplet in one for counted in completed for one in arrangements(counted))
    without = [0 if at == kind else many for at, many in enumerate(held)]
    same = [wait["tile"] for wait in waits(without, without)] == on
    assert concealed_quad(held, kind, kind, None, RULES)["allowed"] == (always and same)


@given(
    st.integers(1, 14), st.sampled_from(range(20, 120, 10)), st.integers(0, 3), st.sampled_from(SEATS),
    st.sampled_from([None, *SEATS]), st.integers(0, 9), st.integers(0, 9), st.sampled_from([None, *SEATS]),
)  # fmt: skip
def test_payments_add_up_to_the_deposits(
    han: int, fu: int, yakuman: int, winner: str, source: str | None, counters: int, deposits: int, liable: str | None
) -> None:
    if winner in (source, liable):
        return
    base, _ = base_points(han, fu, yakuman, RULES)
    who = Liability(liable, yakuman) if liable and yakuman else None
    paid = payments(base, winner, source, counters, deposits, who)
    assert sum(paid.values()) == deposits * DEPOSIT
    assert all(paid[seat] <= 0 for seat in SEATS if seat != winner)
    assert all(points % 100 == 0 for points in paid.values())
    if source and not who:
        assert {seat for seat in SEATS if paid[seat]} <= {winner, source}

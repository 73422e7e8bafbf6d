"""The tree of RFC 6962: as published for the reference tree, and for every size that every proof holds and no other."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.journal.merkle_tree import MerkleTree, leaf_hash, verify_consistency, verify_inclusion
from rulings.loading import yaml_file
from tests.databases import ROOT

VECTORS = yaml_file.read(ROOT / "tests" / "models" / "vectors" / "merkle_tree.yaml", ROOT)
ROOTS = [bytes.fromhex(root) for root in VECTORS["roots"]]
LEAVES = [bytes.fromhex(str(data)) for data in VECTORS["leaves"]]
SIZES = st.integers(1, 300)


def tree(leaves: list[bytes]) -> MerkleTree:
    made = MerkleTree()
    made.extend(leaves)
    return made


REFERENCE = tree(LEAVES)
LARGE = tree([number.to_bytes(2) for number in range(300)])


def test_the_roots_are_those_published() -> None:
    assert [REFERENCE.root(size) for size in range(9)] == ROOTS
    assert [tree(LEAVES[:size]).root(size) for size in range(9)] == ROOTS
    with pytest.raises(IndexError):
        REFERENCE.root(16)


@pytest.mark.parametrize("known", VECTORS["inclusion"])
def test_the_inclusion_proofs_are_those_published(known: dict[str, Any]) -> None:
    index, size, proof = known["index"], known["size"], [bytes.fromhex(text) for text in known["proof"]]
    assert REFERENCE.prove_inclusion(index, size) == proof
    assert verify_inclusion(leaf_hash(LEAVES[index]), index, size, proof, ROOTS[size])


@pytest.mark.parametrize("known", VECTORS["consistency"])
def test_the_consistency_proofs_are_those_published(known: dict[str, Any]) -> None:
    old, size, proof = known["old"], known["size"], [bytes.fromhex(text) for text in known["proof"]]
    assert REFERENCE.prove_consistency(old, size) == proof
    assert verify_consistency(old, size, proof, ROOTS[old], ROOTS[size])


def damaged(draw: Any, proof: list[bytes]) -> list[bytes]:
    """The proof with a bit turned, a hash too few or too many, or in another order."""
    ways = ["longer", *(("bit", "shorter") if proof else ()), *(("swapped",) if len(proof) > 1 else ())]
    way, place = draw(st.sampled_from(ways)), draw(st.integers(0, max(len(proof) - 1, 0)))
    if way == "bit":
        bit = draw(st.integers(0, 255))
        flipped = (int.from_bytes(proof[place]) ^ (1 << bit)).to_bytes(32)
        return [*proof[:place], flipped, *proof[place + 1 :]]
    if way == "swapped":
        return [*proof[1:], proof[0]]
    return [*proof, bytes(32)] if way == "longer" else [*proof[:place], *proof[place + 1 :]]


@given(st.data(), SIZES)
def test_an_inclusion_proof_holds_and_nothing_else(data: st.DataObject, size: int) -> None:
    index = data.draw(st.integers(0, size - 1))
    leaf, root, proof = LARGE.node(0, index), LARGE.root(size), LARGE.prove_inclusion(index, size)
    assert verify_inclusion(leaf, index, size, proof, root)
    assert not verify_inclusion(leaf, index, size, damaged(data.draw, proof), root)
    assert not verify_inclusion(leaf_hash(b"another"), index, size, proof, root)
    assert not verify_inclusion(leaf, index, size, proof, leaf_hash(b"another"))
    other = data.draw(st.integers(-1, size).filter(lambda place: place != index))
    assert not verify_inclusion(leaf, other, size, proof, root)


@given(st.data(), SIZES)
def test_a_consistency_proof_holds_and_nothing_else(data: st.DataObject, size: int) -> None:
    old = data.draw(st.integers(1, size))
    before, after, proof = LARGE.root(old), LARGE.root(size), LARGE.prove_consistency(old, size)
    assert verify_consistency(old, size, proof, before, after)
    assert not verify_consistency(old, size, damaged(data.draw, proof), before, after)
    for one, other in ((leaf_hash(b"another"), after), (before, leaf_hash(b"another"))):
        assert not verify_consistency(old, size, proof, one, other)


@given(st.data(), SIZES)
def test_a_rewritten_past_is_continued_by_nothing(data: st.DataObject, size: int) -> None:
    """One leaf changed: no proof that the new tree gives fits the old root."""
    old = data.draw(st.integers(1, size))
    changed = data.draw(st.integers(0, old - 1))
    forged = tree([b"forged" if place == changed else place.to_bytes(2) for place in range(size)])
    assert not verify_consistency(old, size, forged.prove_consistency(old, size), LARGE.root(old), forged.root(size))


def test_an_empty_tree_proves_nothing() -> None:
    assert LARGE.prove_consistency(0, 5) == []
    assert not verify_consistency(0, 5, [], LARGE.root(0), LARGE.root(5))
    assert not verify_consistency(6, 5, [], LARGE.root(6), LARGE.root(5))

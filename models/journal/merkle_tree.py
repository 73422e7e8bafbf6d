"""Merkle trees of RFC 6962 (and 9162): their roots, and proofs that something stands in one, or that one continues it.

Pure arithmetic. A leaf's hash is SHA-256(0x00 ‖ data), a node's SHA-256(0x01 ‖ left ‖ right).
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from hmac import compare_digest

SIZE = 32  # bytes of a hash


def leaf_hash(data: bytes) -> bytes:
    """Return the hash of a leaf."""
    return sha256(b"\x00" + data).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """Return the hash of a node above two others."""
    return sha256(b"\x01" + left + right).digest()


class MerkleTree:
    """A tree that only grows. It keeps the hash of every complete subtree, 64 bytes for each leaf in all.

    Every question names the size of the tree it is about, so that who grows it disturbs nobody who reads it.
    """

    def __init__(self) -> None:
        self._levels = [bytearray()]  # of the leaves, of the nodes above pairs of them, …

    @property
    def size(self) -> int:
        """Return how many leaves there are."""
        return len(self._levels[0]) // SIZE

    def extend(self, leaves: Iterable[bytes]) -> None:
        """Append leaves with these data."""
        for data in leaves:
            self._append(leaf_hash(data))

    def node(self, level: int, index: int) -> bytes:
        """Return the hash of the complete subtree over 2**level leaves. Raises IndexError when there is none."""
        if level >= len(self._levels) or (index + 1) * SIZE > len(self._levels[level]):
            raise IndexError(f"no node {index} on level {level}")
        return bytes(self._levels[level][index * SIZE : (index + 1) * SIZE])

    def root(self, size: int) -> bytes:
        """Return the root over the first `size` leaves."""
        return self._over(0, size) if size else sha256().digest()

    def prove_inclusion(self, index: int, size: int) -> list[bytes]:
        """Return the proof that leaf `index` stands in the tree of that size, from its sibling up."""
        return [self._over(*beside) for beside in _siblings(index, size)]

    def prove_consistency(self, old: int, size: int) -> list[bytes]:
        """Return the proof that the tree of that size continues the one of `old` leaves; nothing where they are one."""
        return [self._over(*part) for part in _new_parts(old, 0, size, whole=True)] if old else []

    def _append(self, hashed: bytes) -> None:
        for level in self._levels:
            level += hashed
            count = len(level) // SIZE
            if count % 2:
                return
            hashed = node_hash(bytes(level[-2 * SIZE : -SIZE]), hashed)
        self._levels.append(bytearray(hashed))

    def _over(self, start: int, end: int) -> bytes:
        """Return the root over a part that the standard's way of splitting gives."""
        level = (end - start).bit_length() - 1
        if end - start == 1 << level:
            return self.node(level, start >> level)
        middle = start + _split(end - start)
        return node_hash(self._over(start, middle), self._over(middle, end))


def verify_inclusion(leaf: bytes, index: int, size: int, proof: Sequence[bytes], root: bytes) -> bool:
    """Return whether the leaf with this hash is the one at `index` in the tree of that size and root."""
    if not 0 <= index < size or not _are_hashes(leaf, root, *proof):
        return False
    sides = list(_siblings(index, size))
    if len(sides) != len(proof):
        return False
    hashed = leaf
    for (start, _), beside in zip(sides, proof, strict=True):
        hashed = node_hash(beside, hashed) if start < index else node_hash(hashed, beside)
    return compare_digest(hashed, root)


def verify_consistency(old: int, size: int, proof: Sequence[bytes], old_root: bytes, root: bytes) -> bool:
    """Return whether the tree of that size and root continues the one of `old` leaves and `old_root`.

    Every tree continues an empty one, which therefore proves nothing: False.
    """
    if not 0 < old <= size:
        return False
    if old == size:
        return compare_digest(old_root, root) and not proof
    if not _are_hashes(old_root, root, *proof):
        return False
    path = [old_root, *proof] if old & (old - 1) == 0 else list(proof)
    inner, outer = old - 1, size - 1
    while inner % 2:
        inner, outer = inner >> 1, outer >> 1
    if not path:
        return False
    before = after = path[0]
    for beside in path[1:]:
        if outer == 0:
            return False
        if inner % 2 or inner == outer:
            before, after = node_hash(beside, before), node_hash(beside, after)
            while inner % 2 == 0 and inner:
                inner, outer = inner >> 1, outer >> 1
        else:
            after = node_hash(after, beside)
        inner, outer = inner >> 1, outer >> 1
    return outer == 0 and compare_digest(before, old_root) and compare_digest(after, root)


def _are_hashes(*given: bytes) -> bool:
    return all(len(hashed) == SIZE for hashed in given)


def _split(count: int) -> int:
    """Return the largest power of two below `count`."""
    return 1 << ((count - 1).bit_length() - 1)


def _siblings(index: int, size: int) -> Iterator[tuple[int, int]]:
    """Yield the parts beside the way from a leaf up to the root, the lowest first."""
    start, end = 0, size
    beside = []
    while end - start > 1:
        middle = start + _split(end - start)
        left, right = (start, middle), (middle, end)
        (start, end), other = (left, right) if index < middle else (right, left)
        beside.append(other)
    yield from reversed(beside)


def _new_parts(old: int, start: int, end: int, *, whole: bool) -> Iterator[tuple[int, int]]:
    """Yield the parts by which who knows the root over the first `old` leaves works out both roots, the lowest first.

    `whole`: this part is the old tree, so its root is known.
    """
    if old == end:
        if not whole:
            yield start, end
        return
    middle = start + _split(end - start)
    if old <= middle:
        yield from _new_parts(old, start, middle, whole=whole)
        yield middle, end
    else:
        yield from _new_parts(old, middle, end, whole=False)
        yield start, middle

"""What a schema holds, in one form: "trigger journal_entry_no_update" → the parts of its definition."""

from collections.abc import Iterator, Mapping

Catalogue = Mapping[str, frozenset[str]]


def compare(found: Catalogue, wanted: Catalogue) -> Iterator[str]:
    """Yield each difference as a sentence without its full stop."""
    for name in sorted({*found, *wanted}):
        if name not in wanted:
            yield f"{' '.join(name.split())} is not Shinpan's"
        elif name not in found:
            yield f"{name} is missing"
        else:
            yield from _compare_parts(name, found[name], wanted[name])


def _compare_parts(name: str, found: frozenset[str], wanted: frozenset[str]) -> Iterator[str]:
    if len(wanted) == 1 and found != wanted:
        yield f"{name} is not as Shinpan made it"
        return
    yield from (f"{name} lacks `{part}`" for part in sorted(wanted - found))
    yield from (f"{name} has `{' '.join(part.split())}`, which is not Shinpan's" for part in sorted(found - wanted))

"""Lists and mappings of a body. How many they hold is looked at before the first of what they hold: a megabyte of `{}`
is 330,000 objects, and to find the mistakes of each took half a minute.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import marshmallow as ma

MOST_ERRORS = 50
"""As many mistakes are named in an answer, and nobody looks for many more."""

Check = Callable[[Any], Any]


class BoundedList(ma.fields.List[Any]):
    """A list of `least` to `most` items."""

    def __init__(
        self,
        inner: ma.fields.Field[Any] | type[ma.fields.Field[Any]],
        *,
        most: int,
        least: int | None = None,
        validate: Iterable[Check] = (),
        **more: Any,
    ) -> None:
        self.most = most
        self._length = ma.validate.Length(equal=most) if least == most else ma.validate.Length(min=least, max=most)
        super().__init__(inner, validate=[self._length, *validate], **more)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> list[Any]:
        if not isinstance(value, list):
            raise self.make_error("invalid")
        self._length(value)
        loaded, errors = [], {}
        for index, item in enumerate(value):
            try:
                loaded.append(self.inner.deserialize(item, **kwargs))
            except ma.ValidationError as error:
                errors[index] = error.messages
                if len(errors) > MOST_ERRORS:
                    break
        if errors:
            raise ma.ValidationError(errors)
        return loaded


class BoundedDict(ma.fields.Dict):
    """An object of at most `most` names that it chooses itself."""

    def __init__(self, keys: Any = None, values: Any = None, *, most: int, **more: Any) -> None:
        self.most = most
        metadata = {**more.pop("metadata", {}), "maxProperties": most}
        super().__init__(keys, values, metadata=metadata, **more)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, dict):
            raise self.make_error("invalid")
        if len(value) > self.most:
            raise ma.ValidationError(f"Longer than maximum length {self.most}.")
        return super()._deserialize(value, attr, data, **kwargs)  # type: ignore[no-untyped-call]


class BoundedJson(ma.fields.Dict):
    """An object whose names and values somebody else checks; here it is only kept small and shallow.

    So nobody gets a megabyte back in an error's message, and nothing is nested deeper than Python can follow. `most`:
    entries of each object and list in it; `longest`: of a text or name; `deepest`: {option: {parameter: [value]}} is 3.
    """

    def __init__(self, *, most: int, longest: int, deepest: int, metadata: dict[str, Any], **more: Any) -> None:
        self.most, self._longest, self._deepest = most, longest, deepest
        super().__init__(metadata={**metadata, "maxProperties": most}, **more)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.make_error("invalid")
        if value and not self._is_valid(value, self._deepest):
            raise ma.ValidationError(f"Longer than {self.most} entries, or one of them too long or too deep.")
        return value

    def _is_valid(self, value: Any, depth: int) -> bool:
        if isinstance(value, str):
            return len(value) <= self._longest
        if not value or not isinstance(value, (dict, list)):
            return True
        if depth == 0 or len(value) > self.most:
            return False
        if isinstance(value, dict) and len(max(value, key=len)) > self._longest:
            return False
        return all(self._is_valid(item, depth - 1) for item in (value.values() if isinstance(value, dict) else value))

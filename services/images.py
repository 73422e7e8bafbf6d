"""Photos as they are kept: written anew from their pixels, so that nothing else of the file comes along.

No place, no device, no name, no small copy of another picture, and no second file hidden in the first.
"""

from __future__ import annotations

import struct
from io import BytesIO
from typing import Any, NamedTuple

from PIL import Image, ImageOps

from services.errors import ServiceError, TooLarge, invalid_field
from services.sandbox.limits import Limits
from services.sandbox.run import LimitExceeded, run

MOST_BYTES = 500_000
MOST_PIXELS = 16_000_000
MOST_SCANS = 50  # of a progressive JPEG, each of which is all of the picture again; cameras write about ten
JPEG, SCAN = b"\xff\xd8", b"\xff\xda"
LONGEST_SIDE = 2048
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "JPEG": ("image/jpeg", {"quality": 85, "optimize": True}),
    "PNG": ("image/png", {"optimize": True}),
    "WEBP": ("image/webp", {"quality": 85}),
}
SEVERAL = {"MPO": "JPEG"}  # some phones put several pictures into one JPEG file: the first one is the photo
BROKEN = (OSError, ValueError, SyntaxError, TypeError, EOFError, struct.error)  # what Pillow raises for broken files
LIMITS = Limits(processor=10, memory=600, outcome=20)
BOMBS = (Image.DecompressionBombError, Image.DecompressionBombWarning)


class Photo(NamedTuple):
    """An image and its media type."""

    type: str
    image: bytes


def normalise_image(sent: bytes) -> Photo:
    """Write the image anew, in a child process: upright, at most 2048 pixels a side, of the kind that its bytes are.

    Raises TooLarge for too many bytes, Invalid for what is no JPEG, PNG or WebP image or has too many
    pixels.
    """
    if len(sent) > MOST_BYTES:
        raise TooLarge("A photo may have 500 KB: make it smaller before you send it.")
    if sent.startswith(JPEG) and sent.count(SCAN) > MOST_SCANS:
        raise invalid_field("body", "This JPEG is in too many layers.", "Save it anew, as an ordinary JPEG.")
    try:
        kind, image = run(rewrite, sent, LIMITS)
    except LimitExceeded as error:
        raise invalid_field("body", str(error), "Save it anew, as an ordinary JPEG.") from None
    return Photo(kind, image)


def rewrite(sent: bytes) -> tuple[str, bytes]:
    """Return the media type of the image, and its bytes anew. Raises Invalid."""
    try:
        with Image.open(BytesIO(sent), formats=list(KINDS)) as picture:
            if picture.width * picture.height > MOST_PIXELS:
                raise _too_many_pixels()
            return _written(picture)
    except BOMBS:
        raise _too_many_pixels() from None
    except BROKEN:
        cure = "Send the bytes of a JPEG, PNG or WebP image, whole."
        raise invalid_field("body", "This can't be read as an image.", cure) from None


def _written(picture: Image.Image) -> Photo:
    name = SEVERAL.get(str(picture.format), str(picture.format))
    kind, options = KINDS[name]
    picture.thumbnail((LONGEST_SIDE, LONGEST_SIDE))
    upright = ImageOps.exif_transpose(picture)
    transparent = upright.has_transparency_data and kind != "image/jpeg"
    upright = upright.convert("RGBA" if transparent else "RGB")
    pixels = Image.new(upright.mode, upright.size)  # an image that knows nothing but pixels
    pixels.paste(upright)
    written = BytesIO()
    pixels.save(written, name, **options)
    return Photo(kind, written.getvalue())


def _too_many_pixels() -> ServiceError:
    return invalid_field("body", "This image has more than 16 megapixels.", "Make it smaller before you send it.")

"""Photos to send."""

import struct
from io import BytesIO
from zlib import crc32

from PIL import ExifTags, Image, PngImagePlugin

TYPES = {"JPEG": "image/jpeg", "PNG": "image/png", "WEBP": "image/webp"}
SECRET = "taken by Haruna Tanaka"
TURNED = 6  # how a phone marks a photo that was taken upright, so that its rows are the columns


def picture(kind: str = "JPEG", size: tuple[int, int] = (40, 20), **saving: object) -> bytes:
    """A picture that is red on the left and blue on the right."""
    image = Image.new("RGB", size, "red")
    image.paste("blue", (size[0] // 2, 0, *size))
    written = BytesIO()
    image.save(written, kind, **saving)
    return written.getvalue()


def boastful(width: int, height: int) -> bytes:
    """A small PNG that says it is this large."""
    honest = picture("PNG")
    header = b"IHDR" + struct.pack(">II", width, height) + honest[24:29]
    return honest[:12] + header + struct.pack(">I", crc32(header)) + honest[33:]


def talkative(kind: str) -> bytes:
    """A turned picture that says by whom and where it was taken."""
    exif = Image.Exif()
    exif[ExifTags.Base.Artist] = SECRET
    exif[ExifTags.Base.Orientation] = TURNED
    exif.get_ifd(ExifTags.IFD.GPSInfo)[ExifTags.GPS.GPSLatitudeRef] = "N"
    notes = PngImagePlugin.PngInfo()
    notes.add_text("Comment", SECRET)
    more = {"JPEG": {"comment": SECRET.encode()}, "PNG": {"pnginfo": notes}, "WEBP": {"xmp": SECRET.encode()}}[kind]
    return picture(kind, exif=exif, icc_profile=SECRET.encode(), **more)

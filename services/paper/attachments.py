"""Files within a PDF, to be saved by who reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFStream, PDFString
from reportlab.pdfgen.canvas import Canvas


def attach(canvas: Canvas, files: Mapping[str, bytes]) -> None:
    """Attach files by their names (ASCII); reportlab has no call for it."""
    if not files:
        return
    document: Any = canvas._doc  # type: ignore[attr-defined] # the stubs leave it out
    names: list[Any] = []
    for name, content in sorted(files.items()):
        stream = PDFStream(PDFDictionary({"Type": PDFName("EmbeddedFile")}), content)
        inside = PDFDictionary({"F": document.Reference(stream)})
        named = {"Type": PDFName("Filespec"), "F": PDFString(name), "UF": PDFString(name), "EF": inside}
        names += [PDFString(name), document.Reference(PDFDictionary(named))]
    document.Catalog.Names = PDFDictionary({"EmbeddedFiles": PDFDictionary({"Names": PDFArray(names)})})

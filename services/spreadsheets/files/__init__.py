"""Files and text opened as rows of cells: workbooks, text in any usual encoding and separator, JSON."""

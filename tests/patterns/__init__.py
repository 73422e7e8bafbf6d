"""Regular expressions of the code: found, and judged by how their cost grows with the text."""

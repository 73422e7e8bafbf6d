"""The journal, its audit, its live feed, and redaction that keeps the hashes."""

"""Tournaments: created, set up, seated; what the season knows of their people."""

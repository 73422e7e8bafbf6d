"""Seating of whole tournaments: pure, with no database and no clock; the same for the same seed."""

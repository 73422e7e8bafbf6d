"""Rulebooks: composed from base, options and readings, compared, and exported for the phone."""

"""Corrections: one way for every endpoint that puts something right, with a preview."""

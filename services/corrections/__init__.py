"""Corrections: what was entered is put right by an entry that says why, after a look at what follows."""

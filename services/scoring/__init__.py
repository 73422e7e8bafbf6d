"""Results and standings: what was entered and imported, scored by the rules."""

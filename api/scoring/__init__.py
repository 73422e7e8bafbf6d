"""Results and standings: what was entered and imported, brought before the rules."""

"""Results, how they are scored, and standings."""

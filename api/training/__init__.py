"""Training cards."""

"""How a hand ends that nobody wins."""

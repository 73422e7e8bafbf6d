"""A league's seasons, who manages it, and what they changed."""

"""Escalations: what is known of the case, what a decision changes, who may see it."""

"""A score sheet worked out for anyone who asks."""

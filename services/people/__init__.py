"""The people of a tournament: officials, players, teams; and removing personal data."""

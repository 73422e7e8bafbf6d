"""Papers of an event's days: who sits where, slips to write on, standings, lateness."""

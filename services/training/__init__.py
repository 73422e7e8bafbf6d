"""Exams: a director draws training cards for the officials of an event, the server marks what they answer."""

"""Exams of an event's officials."""

"""Lateness and game clocks: schedules, recorded times, extra time, the hall's board."""

"""The tournament, its tables, hanchans, schedules, clocks, results and season."""

"""Players and seating from a sheet: its columns recognised, its rows looked at beside the tournament, then added."""

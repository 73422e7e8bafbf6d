"""Players and seating from a sheet: columns recognised, rows checked against the tournament, then added."""

"""A bridge to Pantheon: its players and seating as sheets, our penalties as its own."""

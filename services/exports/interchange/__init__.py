"""Files in the shape of other tools: for Pantheon, World Riichi, RiichiNomi and the EMA, and for calendars."""

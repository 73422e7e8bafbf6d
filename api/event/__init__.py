"""The tournament itself: its settings, season, tables, hanchans and imported sheets."""

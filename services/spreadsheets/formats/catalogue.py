"""The formats that sheets are taken for: what each looks like, and which tool writes it."""

FORMATS = {
    "columns": "A heading above each column",
    "no-headings": "Columns without headings, told by what they hold",
    "row-per-seat": "A row for each seat, with round, table and player",
    "four-a-line": "Four players a line; an empty line, or a player who comes again, begins the next round",
    "round-per-line": "A round a line, its tables beside each other (mahjong-portal)",
    "round-table-horizontal": "A round a row, tables beside each other (mahjong-tournament-engine)",
    "table-round-horizontal": "A table a row, rounds beside each other (mahjong-tournament-engine)",
    "round-table-vertical": "Four rows a round, a table a column (mahjong-tournament-engine)",
    "table-round-vertical": "Four rows a table, a round a column (mahjong-tournament-engine)",
    "pantheon-prescript": "Local ids with hyphens, a table a line, an empty line between rounds (Pantheon)",
    "world-riichi": "Worksheets players, seating and schedule (World Riichi)",
    "world-riichi-plan": "Seating for several numbers of players, seatings.xlsx or seats_n.py (World Riichi)",
    "riichi-nomi": "Round ID, Table ID, Player ID; or ID, Name, Affiliation (RiichiNomi)",
    "tomas": "Names with Association and Country (TOMAS)",
    "tournament-engine": "A tournament as JSON (mahjong-tournament-engine)",
    "shared-golf": "Tours, tables and seats as JSON (mahjong-portal)",
}

"""What a sheet is taken for: formats of spreadsheets and of the tools that clubs use, recognised by themselves.

`parse` is the way in; what comes out is rows of cells by column, whatever the sheet looked like. Who and what they are
in a tournament is matched elsewhere.
"""

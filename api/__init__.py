"""Thin HTTP: parse, ask `rulings` and `models`, answer. `api.endpoints` lists what there is."""

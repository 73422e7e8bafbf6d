"""Thin HTTP: parse, ask `rulings` and `models`, answer; no decision is taken here. `api.endpoints` lists what there is."""

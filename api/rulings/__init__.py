"""Rulings, their photos and precedents; dead hands and the ends of hands."""

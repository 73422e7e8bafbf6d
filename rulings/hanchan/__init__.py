"""A hanchan hand by hand: what each hand moves, who deals next, and when it is over."""
